from __future__ import annotations

import os
import subprocess
import sys

import pytest

from carrom.host.parent import cores

GIVEN_WAY = """
import os
from carrom.host.parent import give_way
give_way()
print(os.sched_getscheduler(0) == os.SCHED_IDLE if hasattr(os, "SCHED_IDLE") else os.nice(0) > 0)
"""


def test_there_is_a_core_to_run_on() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has classes of priority instead")
def test_who_gives_way_comes_after_all_others() -> None:
    run = subprocess.run([sys.executable, "-c", GIVEN_WAY], capture_output=True, text=True)
    assert run.stderr == ""
    assert run.stdout == "True\n"
