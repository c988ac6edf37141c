"""Time to the first frame beside a bare arcade window: `python -m tests.benchmarks.first_frame`.

Both are started in turn on a screen that nobody sees, as `packaging/first_frame.py` does it, and
the best of the runs is compared. Needs Xvfb. Prints a table, then JSON; ends with 1 if the game
takes too long.
"""

from __future__ import annotations

import json
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))

from first_frame import first_frame_s

USUAL_RUNS = 5
MOST_RATIO = 1.3

BARE = """
import arcade

class Bare(arcade.View):
    def on_draw(self):
        self.clear()
        for x in range(0, 1280, 40):
            arcade.draw_lbwh_rectangle_filled(x, 0, 40, 720, (x // 6, 80, 40))

window = arcade.Window(1280, 720, "Bare")
window.show_view(Bare())
window.run()
"""
"""As many shades across the middle as the measurement takes for a picture."""

COMMANDS = {
    "a bare arcade window": [sys.executable, "-c", BARE],
    "the game": [sys.executable, "-m", "carrom"],
}


def main(runs: int) -> int:
    """Measure in turn, and print what came of it."""
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for run in range(runs + 1):
        for name, command in COMMANDS.items():
            seconds = first_frame_s(command)
            if run:  # the first run fills the system's caches
                times[name].append(seconds)
    for name, taken in times.items():
        print(f"{name:<22}best {min(taken):6.2f} s   median {statistics.median(taken):6.2f} s")
    bare, game = (min(taken) for taken in times.values())
    print(f"{'ratio':<22}{game / bare:11.2f}     (at most {MOST_RATIO})")
    told = {"seconds": times, "ratio": round(game / bare, 3), "most": MOST_RATIO}
    print(json.dumps(told))
    return int(game / bare > MOST_RATIO)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else USUAL_RUNS))
