"""How many strokes a processor second is worth, beside a plain fixed-step Chipmunk loop.

    python -m tests.benchmarks.physics [--strokes N]

Plays the same seeded breaks and mid-game strokes on both tables in turn, in one process, and prints
a table and then a line of JSON with strokes per CPU-second. The plain loop (joints for friction,
steps of 1/240 s) is `tests.physics.oracle`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from random import Random

from carrom.core.geometry import Point
from carrom.core.pieces import PieceId
from carrom.core.stroke import Stroke
from carrom.physics.simulator import Simulator
from tests.physics.oracle import FixedStepTable
from tests.physics.strokes import mid_game, opening_break

STEP_S = 1 / 240

Case = tuple[dict[PieceId, Point], Stroke]


def main() -> None:
    parser = argparse.ArgumentParser(description="Strokes per CPU-second.")
    parser.add_argument("--strokes", type=int, default=100, help="of each kind")
    count = parser.parse_args().strokes
    simulator = Simulator()
    rates = {}
    for name, make in (("break", opening_break), ("mid-game", mid_game)):
        cases = [make(Random(seed)) for seed in range(count)]
        ours, plain = _rates(
            cases,
            lambda case: simulator.play(*case, 1.0),
            lambda case: FixedStepTable(case[0], case[1].position, case[1].velocity).play(STEP_S),
        )
        rates[name] = {"ours": ours, "plain": plain, "ratio": ours / plain}
    aim = _rate(
        [mid_game(Random(seed)) for seed in range(count)], lambda case: _aim(simulator, case)
    )
    print(f"{'per CPU-second':16}{'ours':>10}{'plain':>10}{'ratio':>8}")
    for name, rate in rates.items():
        print(f"{name:16}{rate['ours']:10.0f}{rate['plain']:10.0f}{rate['ratio']:8.1f}")
    print(f"{'aim lines':16}{aim:10.0f}")
    print(json.dumps({**rates, "aim": aim}))


def _aim(simulator: Simulator, case: Case) -> None:
    layout, stroke = case
    simulator.path_to_contact(layout, stroke.position, stroke.velocity, 1.0)


def _rates(
    cases: list[Case], first: Callable[[Case], object], second: Callable[[Case], object]
) -> tuple[float, float]:
    """Both in turn, stroke by stroke, so that a busy machine is fair to both."""
    spent = [0.0, 0.0]
    for case in cases:
        for n, play in enumerate((first, second)):
            start = time.process_time()
            play(case)
            spent[n] += time.process_time() - start
    return len(cases) / spent[0], len(cases) / spent[1]


def _rate(cases: list[Case], play: Callable[[Case], object]) -> float:
    start = time.process_time()
    for case in cases:
        play(case)
    return len(cases) / (time.process_time() - start)


if __name__ == "__main__":
    main()
