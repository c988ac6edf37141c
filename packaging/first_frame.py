"""Measures how long the frozen game takes to its first frame, beside the game from a checkout.

    python packaging/first_frame.py

Both are started in turn on a screen that nobody sees, whose memory is watched from outside, so
that neither has to do anything for it. The best of the runs is compared, since everything else
that the machine does can only add to a run. The exit status is 1 if the first takes too long.
"""

from __future__ import annotations

import argparse
import mmap
import os
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from project import ROOT

MOST_TIMES_THE_CHECKOUT = 1.15
WIDTH, HEIGHT = 1280, 720
FEWEST_SHADES = 12
"""Of a row across the middle, for a frame to be drawn and not just cleared."""

_PATIENCE_S = 60.0


def main() -> int:
    """Measure, print both, and compare."""
    parser = argparse.ArgumentParser(description="Measure the time to the first frame.")
    parser.add_argument("--game", type=Path, default=ROOT / "dist/carrom/carrom")
    parser.add_argument("--runs", type=int, default=7)
    args = parser.parse_args()
    commands = [[str(args.game)], [sys.executable, "-m", "carrom"]]
    runs = [[first_frame_s(command) for command in commands] for _ in range(args.runs + 1)]
    frozen, checkout = zip(*runs[1:], strict=True)  # the first run fills the system's caches
    for name, times in (("frozen", frozen), ("checkout", checkout)):
        print(f"{name:9} best {min(times):.2f} s, median {statistics.median(times):.2f} s")
    ratio = min(frozen) / min(checkout)
    print(f"the frozen game takes {ratio:.2f} times as long, {MOST_TIMES_THE_CHECKOUT} at most")
    return 0 if ratio <= MOST_TIMES_THE_CHECKOUT else 1


def first_frame_s(command: Sequence[str]) -> float:
    """Seconds from the start of a program until its window shows a picture."""
    with tempfile.TemporaryDirectory() as folder:
        reading, writing = os.pipe()
        size = f"{WIDTH}x{HEIGHT}x24"
        screen = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-fbdir", folder]
        server = subprocess.Popen(screen, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as answer:
            display = f":{answer.readline().strip()}"
        env = os.environ | {"DISPLAY": display, "CARROM_HOME": folder}
        try:
            started = time.perf_counter()
            game = subprocess.Popen(command, env=env)
            try:
                _wait_for_picture(Path(folder) / "Xvfb_screen0", started + _PATIENCE_S)
                return time.perf_counter() - started
            finally:
                game.kill()
                game.wait()
        finally:
            server.terminate()
            server.wait()


def _wait_for_picture(memory: Path, deadline: float) -> None:
    with memory.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as pixels:
        header_bytes = struct.unpack(">I", pixels[:4])[0]
        row_bytes = struct.unpack(">I", pixels[48:52])[0]
        colours = struct.unpack(">I", pixels[76:80])[0]
        row = header_bytes + 12 * colours + row_bytes * (HEIGHT // 2)
        while len({pixels[at : at + 3] for at in range(row, row + 4 * WIDTH, 4)}) < FEWEST_SHADES:
            if time.perf_counter() > deadline:
                sys.exit("no picture came")
            time.sleep(0.002)


if __name__ == "__main__":
    sys.exit(main())
