"""A watch at 4x: a short one here, as long as one likes by `CARROM_SOAK_S`, in seconds."""

from __future__ import annotations

import json
import os
import subprocess
import sys

SECONDS = float(os.environ.get("CARROM_SOAK_S", "15"))


def test_a_watch_leaks_nothing_and_logs_no_error() -> None:
    command = [sys.executable, "-m", "tests.benchmarks.watch", str(SECONDS)]
    watch = subprocess.run(command, capture_output=True, text=True, check=False)
    assert watch.returncode == 0, watch.stdout + watch.stderr
    told = json.loads(watch.stdout)
    assert told["errors"] == []
    assert told["thinking"]["frames"] > 30
    assert told["other"]["frames"] > 30
