"""How long a stroke lets a player wait: `python -m tests.benchmarks.thinking [STROKES]`.

Asks the process in which personalities think, as the window does, on boards from full to nearly
cleared, and prints the median, the 95th percentile and the longest wait beside the most that each
level may take at its 95th percentile. Asks for STROKES of each level, 60 unless told otherwise.
"""

from __future__ import annotations

import statistics
import sys
import time
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from carrom import paths
from carrom.arena.hall import hall
from carrom.composition import THINKING_S
from carrom.core.match import MatchState
from carrom.core.seats import Player
from carrom.host.ai_process import AiProcess
from carrom.worker import WorkerSetup, help_think, run
from tests.ai.boards import match_of, scattered

MOST_S = {"easy": 0.3, "normal": 0.8, "hard": 2.0, "master": 4.0}
COUNTS = (19, 16, 13, 10, 7, 4)
"""Carrommen on the boards, in turn."""
NAP_S = 0.002


def main(strokes: int) -> None:
    """Print a line for each level."""
    with TemporaryDirectory() as folder:
        work = partial(run, WorkerSetup(paths.shipped("plugins"), Path(folder)))
        with closing(AiProcess(work, budget_s=THINKING_S, report=print, aid=help_think)) as process:
            wait_s(process, 0, board_of("random", 0))  # The first question finds nobody there yet.
            for level, most_s in MOST_S.items():
                waits = [wait_s(process, n, board_of(level, n)) for n in range(1, strokes + 1)]
                print(
                    f"{level:8} median {statistics.median(waits):5.2f} s, "
                    f"95 % {statistics.quantiles(waits, n=20)[18]:5.2f} s of {most_s} s, "
                    f"longest {max(waits):5.2f} s"
                )


def board_of(level: str, number: int) -> MatchState:
    """A board on which a level is to strike."""
    config = hall().config("standard", {Player.A1: level, Player.B1: level}, number)
    return replace(match_of(scattered(number, COUNTS[number % len(COUNTS)])), config=config)


def wait_s(process: AiProcess, number: int, match: MatchState) -> float:
    """Seconds until the answer is there."""
    began = time.monotonic()
    process.ask(number, match)
    while not list(process.answers()):
        time.sleep(NAP_S)
    return time.monotonic() - began


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
