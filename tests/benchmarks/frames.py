"""What a frame of a break costs beside an empty window: `python -m tests.benchmarks.frames`.

All windows are 1280x720 and hidden, and are measured in one run: CPU time from the update to the
finished picture, software rendering included. Prints a table, with the costliest frames of the
break last, then JSON.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
    os.environ["ARCADE_HEADLESS"] = "1"

import pyglet

pyglet.options.debug_gl = False

import arcade  # noqa: E402

from carrom import app  # noqa: E402
from carrom.paths import UserFolders  # noqa: E402
from carrom.ui import selftest  # noqa: E402

FRAMES = 120
ROUNDS = 3
WORST = 5
"""So many of the costliest frames are printed."""

MOST_RATIO = 2.5
"""A frame of a break may cost this many times an empty window's, opened as arcade opens it."""


class EmptyView(arcade.View):
    """Clears the window."""

    def on_draw(self) -> None:
        """One empty frame."""
        self.clear()


def empty_frame_ms(*, antialiasing: bool) -> float:
    """Median CPU time of a frame of an empty arcade window."""
    window = arcade.Window(*selftest.SIZE, "Empty", visible=False, antialiasing=antialiasing)
    window.show_view(EmptyView())
    costs = [cpu for cpu, _ in selftest.measure(window, FRAMES)]
    window.close()
    return selftest.summary(costs)["median"]


def break_frames_ms() -> list[float]:
    """CPU time of each frame while the opening pack flies apart, the one that opens it aside."""
    with TemporaryDirectory() as folder:
        home = Path(folder)
        with app.opened(UserFolders(home, home, home), selftest.SIZE, visible=False) as game:
            selftest.break_off(game)
            costs = [cpu for cpu, _ in selftest.measure(game.window, selftest.FRAMES)]
            game.window.close()
    return costs[1:]


def main() -> None:
    """Measure in turn, and print the best of each."""
    breaks = [break_frames_ms() for _ in range(ROUNDS)]
    figures = {
        "empty window, arcade's defaults": min(
            empty_frame_ms(antialiasing=True) for _ in range(ROUNDS)
        ),
        "empty window, no antialiasing": min(
            empty_frame_ms(antialiasing=False) for _ in range(ROUNDS)
        ),
        "a break in play": min(selftest.summary(costs)["median"] for costs in breaks),
    }
    for name, value in figures.items():
        print(f"{name:<34}{value:8.2f} ms of CPU a frame")
    ratio = figures["a break in play"] / figures["empty window, arcade's defaults"]
    print(f"{'ratio to the first':<34}{ratio:8.2f}    (at most {MOST_RATIO})")
    best = [min(costs) for costs in zip(*breaks, strict=True)]
    worst = sorted(enumerate(best, start=2), key=lambda frame: -frame[1])[:WORST]
    for number, cost in worst:
        print(f"{f'frame {number} of the break':<34}{cost:8.2f} ms of CPU")
    print(json.dumps({"cpu_ms": figures, "ratio": round(ratio, 3), "most": MOST_RATIO}))


if __name__ == "__main__":
    main()
