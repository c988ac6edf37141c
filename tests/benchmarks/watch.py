"""A long watch at 4x: `python -m tests.benchmarks.watch [SECONDS]`, 7200 unless told otherwise.

Match follows on match. Prints JSON: memory once everything was used for a while and at the end,
the CPU time of frames while somebody thinks beside all others, and what was logged as an error.
Ends with 1 if memory grew by more than `MOST_GROWTH_MB` or an error was logged.
"""

from __future__ import annotations

import json
import logging
import os
import resource
import statistics
import sys
import time
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
WARM_S = 90.0
"""After so long, or half of a shorter watch, everything has been used that is kept."""

MOST_GROWTH_MB = 24.0


class Errors(logging.Handler):
    """Notes what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the message."""
        self.messages.append(record.getMessage())


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
        self.thinking_ms: list[float] = []
        self.other_ms: list[float] = []
        self._next()

    def frame(self) -> None:
        """One frame, and the next match where one is over."""
        start, cpu = time.monotonic(), time.process_time()
        self._game.window.dispatch_event("on_update", FRAME_S)
        self._game.window.dispatch_event("on_draw")
        cost = 1000 * (time.process_time() - cpu)
        thinking = self._screen.flow.thinking_s > 0 and self._screen.flow.other_hand is None
        (self.thinking_ms if thinking else self.other_ms).append(cost)
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


def memory_mb() -> float:
    """What this process holds now; at its most, where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 2**20
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main(seconds: float) -> int:
    """Watch for so long, and print what came of it."""
    errors = Errors()
    logging.getLogger().addHandler(errors)
    with TemporaryDirectory() as folder:
        home = Path(folder)
        folders = UserFolders(home, home, home)
        with app.opened(folders, selftest.SIZE, visible=False) as game:
            watch, start, warm = Watch(game), time.monotonic(), 0.0
            while (passed := time.monotonic() - start) < seconds:
                watch.frame()
                if not warm and passed > min(WARM_S, seconds / 2):
                    warm = memory_mb()
            grown = memory_mb() - warm
            game.window.close()
    print(
        json.dumps(
            {
                "seconds": seconds,
                "matches": watch.matches,
                "frames": len(watch.thinking_ms) + len(watch.other_ms),
                "memory_mb": round(warm, 1),
                "grown_mb": round(grown, 1),
                "thinking_frame_ms": _figures(watch.thinking_ms),
                "other_frame_ms": _figures(watch.other_ms),
                "errors": errors.messages,
            }
        )
    )
    return int(grown > MOST_GROWTH_MB or bool(errors.messages))


def _figures(costs: list[float]) -> dict[str, float]:
    """Median and 99th percentile."""
    if len(costs) < 2:
        return {}
    return {
        "median": round(statistics.median(costs), 2),
        "p99": round(statistics.quantiles(costs, n=100)[98], 2),
    }


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else USUAL_S))
