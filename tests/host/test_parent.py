from __future__ import annotations

import os
import subprocess
import sys

import pytest

from carrom.host.parent import cores

GIVEN_WAY = """
import os
from carrom.host.parent import give_way
before = os.nice(0)
give_way()
print(os.nice(0) - before)
"""


def test_there_is_a_core_to_run_on() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has classes of priority instead")
def test_who_gives_way_comes_after_all_others() -> None:
    run = subprocess.run([sys.executable, "-c", GIVEN_WAY], capture_output=True, text=True)
    assert run.stderr == ""
    assert int(run.stdout) > 0
