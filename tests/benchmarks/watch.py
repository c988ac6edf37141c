"""A long watch at 4x: `python -m tests.benchmarks.watch [SECONDS]`, 7200 unless told otherwise.

Match follows on match. Prints JSON: memory of the game and of the processes that think for it, once
everything was used for a while and at the end; the CPU time of frames, and how many came late,
while somebody thinks beside all others; the costliest frames, those aside that open a match, each
with its stroke; and what was logged as an error. Every ten minutes a line says how it stands. Ends
with 1 if memory grew by more than `most_growth_mb` or an error was logged. The tests watch for a
short while; `CARROM_SOAK_S=7200 pytest tests/ui/test_soak.py` is the same as this.
"""

from __future__ import annotations

import json
import logging
import os
import resource
import statistics
import sys
import time
from array import array
from pathlib import Path
from tempfile import TemporaryDirectory

if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
    os.environ["ARCADE_HEADLESS"] = "1"

from carrom import app
from carrom.paths import UserFolders
from carrom.storage.settings import WatchSettings
from carrom.ui import selftest, watch_model
from carrom.ui.game import Game
from carrom.ui.screens.watch import WatchScreen

USUAL_S = 7200.0
FRAME_S = 1 / 60
SPEED = 4
WARM_S = 600.0
"""After so long, or half of a shorter watch, everything has been used that is kept."""

REPORT_S = 600.0
LATE_S = 1.5 * FRAME_S
"""A frame that took longer from its start to the next one came late."""

MOST_MS = 25.0
"""What no frame should cost but the one that opens a screen."""

WORST = 10
"""So many of the costliest frames are told."""

FEW, LONGER = 60, 8
"""A watch with no more frames of a sort, on a crowded machine, may last so many times as long."""

LONG_S = 600.0
"""In a shorter watch letters are still being drawn for the first time."""


class Errors(logging.Handler):
    """Notes what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the message."""
        self.messages.append(record.getMessage())


class Frames:
    """What frames of one sort cost."""

    def __init__(self) -> None:
        # An array, since a list of a million floats would pass for a leak of its own.
        self.costs_ms = array("f")
        self.late = 0

    def add(self, cost_ms: float, late: bool) -> None:
        """Count a frame."""
        self.costs_ms.append(cost_ms)
        self.late += late

    def figures(self) -> dict[str, float]:
        """How many, the median and 99th percentile of their cost, and how many came late."""
        if len(self.costs_ms) < 2:
            return {"frames": len(self.costs_ms)}
        return {
            "frames": len(self.costs_ms),
            "median_ms": round(statistics.median(self.costs_ms), 2),
            "p99_ms": round(statistics.quantiles(self.costs_ms, n=100)[98], 2),
            "late": self.late,
        }


class Costliest:
    """The frames that cost most, and how many cost too much."""

    def __init__(self) -> None:
        self.too_much = 0
        self.worst: list[tuple[float, str]] = []

    def add(self, cost_ms: float, where: str) -> None:
        """Note a frame."""
        self.too_much += cost_ms > MOST_MS
        if len(self.worst) < WORST or cost_ms > self.worst[-1][0]:
            self.worst = sorted([*self.worst, (round(cost_ms, 1), where)], reverse=True)[:WORST]


class Watch:
    """Looks on, frame by frame."""

    def __init__(self, game: Game) -> None:
        game.window._enable_event_queue = False
        self._game = game
        self._config = watch_model.config(
            watch_model.repaired(WatchSettings(), game.services.registry),
            game.services.registry,
            {},
            seed=1,
        )
        self.matches = 0
        self.thinking = Frames()
        self.other = Frames()
        self.costliest = Costliest()
        self._opens = True
        self._next()

    @property
    def has_seen_enough(self) -> bool:
        """Whether there are frames of both sorts to speak of."""
        return min(len(self.thinking.costs_ms), len(self.other.costs_ms)) > FEW

    def frame(self) -> None:
        """One frame, and the next match where one is over."""
        start, cpu = time.monotonic(), time.process_time()
        self._game.window.dispatch_event("on_update", FRAME_S)
        self._game.window.dispatch_event("on_draw")
        self._game.window.ctx.finish()
        self._game.window.ctx.gc()
        cost = 1000 * (time.process_time() - cpu)
        thinking = self._screen.flow.thinking_s > 0 and self._screen.flow.other_hand is None
        (self.thinking if thinking else self.other).add(cost, time.monotonic() - start > LATE_S)
        if not self._opens:
            self.costliest.add(cost, self._where("thinking" if thinking else "shown"))
        self._opens = False
        if self._screen.over:
            self.matches += 1
            self._next()
        time.sleep(max(0.0, FRAME_S - (time.monotonic() - start)))

    def _next(self) -> None:
        self._game.watch(self._config)
        screen = self._game.window.current_view
        assert isinstance(screen, WatchScreen)
        screen.speed = SPEED
        self._screen = screen
        self._opens = True

    def _where(self, doing: str) -> str:
        """Which stroke a frame belongs to."""
        state = self._screen.state
        doing = "moving" if self._screen.flow.moving else doing
        return f"match {self.matches + 1}, board {state.board_no}, {state.board.stroke_no}: {doing}"


def memory_mb(process: str = "self") -> float:
    """What a process holds now; for this one at its most, where the system does not tell."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 2**20
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024 if process == "self" else 0


def thinkers_mb() -> float:
    """What the processes hold that this one has started."""
    children = Path("/proc/self/task").glob("*/children")
    return sum(memory_mb(child) for path in children for child in path.read_text().split())


def main(seconds: float) -> int:
    """Watch for so long, and print what came of it."""
    errors = Errors()
    logging.getLogger().addHandler(errors)
    with TemporaryDirectory() as folder:
        home = Path(folder)
        folders = UserFolders(home, home, home)
        with app.opened(folders, selftest.SIZE, visible=False) as game:
            watch, start, warm, reported = Watch(game), time.monotonic(), (0.0, 0.0), 0.0
            while (passed := time.monotonic() - start) < seconds or (
                passed < LONGER * seconds and not watch.has_seen_enough
            ):
                watch.frame()
                if not warm[0] and passed > min(WARM_S, seconds / 2):
                    warm = memory_mb(), thinkers_mb()
                if passed > reported + REPORT_S:
                    reported = passed
                    held = f"{memory_mb():.0f} MB, thinkers {thinkers_mb():.0f} MB"
                    print(f"{passed:.0f} s, {watch.matches} matches, {held}", file=sys.stderr)
            end = memory_mb(), thinkers_mb()
            game.window.close()
    grown = [after - before for before, after in zip(warm, end, strict=True)]
    told = {
        "seconds": seconds,
        "matches": watch.matches,
        "memory_mb": [round(held, 1) for held in warm],
        "grown_mb": [round(more, 1) for more in grown],
        "thinking": watch.thinking.figures(),
        "other": watch.other.figures(),
        "costliest_ms": watch.costliest.worst,
        f"over_{MOST_MS:.0f}_ms": watch.costliest.too_much,
        "errors": errors.messages,
    }
    print(json.dumps(told))
    return int(max(grown) > most_growth_mb(seconds) or bool(errors.messages))


def most_growth_mb(seconds: float) -> float:
    """By how much memory may grow in so long a watch, once it is warm."""
    return 24.0 if seconds >= LONG_S else 96.0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else USUAL_S))
