"""What lone carrommen cost the hand of the course task, by where they lie.

`python -m carrom.arena.lone > carrom/ai/data/lone.json` works it out in some ten minutes, by value
iteration: a stroke costs one, and then what it costs from where the carromman comes to rest.
"""

from __future__ import annotations

import heapq
import json
import math
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, product

from carrom.ai import wobble
from carrom.ai.alone import CENTRE, COLUMNS, LOWEST_MM, NEAREST_MM, ROWS, SPACING_MM, Costs
from carrom.ai.legal import settle, spots
from carrom.ai.scene import HIT_MM, LINE_Y_MM
from carrom.arena.solo import COURSE_HAND
from carrom.core.geometry import Point
from carrom.core.params import Laws
from carrom.core.pieces import STRIKER, PieceId
from carrom.core.ports import StrokeSimulator
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.physics.simulator import Simulator

LAWS = Laws()
PLACES = 13
FULLNESS = (-0.9, -0.6, -0.3, 0.0, 0.3, 0.6, 0.9)
"""How far beside the middle the carromman is hit, in radii of both discs."""
WILD = 3
"""Further directions from each place, drawn at random."""
SPEEDS_MM_S = (700.0, 1200.0, 2000.0, 3200.0, 5000.0)
FIRST_TRIES, MORE_TRIES, LAST_TRIES = 5, 12, 40
BEST, VERY_BEST = 12, 2
"""Strokes of a cell that get more tries in each round, and those of them that get the last ones."""
WELL_TRIED = FIRST_TRIES + MORE_TRIES + LAST_TRIES
ROUNDS, SETTLING_ROUNDS = 4, 12
GUESS = 2.5
"""Strokes for a carromman before anything is known."""
SEED = 5
MAN = PieceId("w1")

Landing = tuple[float, Point | None]
"""Strokes that a try costs beside itself, and where the carromman is then; None in a pocket."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A stroke at a carromman and what came of it."""

    stroke: Stroke
    landings: list[Landing] = field(default_factory=list)

    def cost(self, costs: Costs) -> float:
        """The strokes that it takes on average until the carromman is in a pocket."""
        then = sum(extra + (0.0 if at is None else costs(at)) for extra, at in self.landings)
        return 1.0 + then / len(self.landings)


class Cell:
    """The strokes at a carromman at a point of the grid."""

    def __init__(self, spot: Point, simulator: StrokeSimulator, rng: random.Random) -> None:
        """Draw the strokes, and try each a few times."""
        self._layout = {MAN: spot}
        self._simulator = simulator
        self._rng = rng
        self._tried = [Tried(stroke) for stroke in _strokes(spot, rng)]
        for tried in self._tried:
            self._try(tried, FIRST_TRIES)

    def improve(self, costs: Costs) -> None:
        """Try the best strokes more often."""
        best = self._best(self._tried, BEST, costs)
        for tried in best:
            self._try(tried, MORE_TRIES)
        for tried in self._best(best, VERY_BEST, costs):
            self._try(tried, max(0, WELL_TRIED - len(tried.landings)))

    def cost(self, costs: Costs) -> float:
        """What the best one costs, of those that were tried often."""
        return min(t.cost(costs) for t in self._tried if len(t.landings) >= WELL_TRIED)

    def _best(self, among: list[Tried], count: int, costs: Costs) -> list[Tried]:
        return heapq.nsmallest(count, among, key=lambda tried: tried.cost(costs))

    def _try(self, tried: Tried, count: int) -> None:
        for _ in range(count):
            meant = COURSE_HAND.apply(tried.stroke, wobble(self._rng))
            stroke = settle(LAWS, self._layout, meant)
            outcome = self._simulator.play(self._layout, stroke, 1.0)
            at = outcome.final.get(MAN)
            if any(drop.piece == STRIKER for drop in outcome.pocketed):
                # Whatever fell with the striker comes back, and so does a penalty.
                tried.landings.append((1.0, CENTRE))
            else:
                tried.landings.append((0.0, at))


def found_costs(simulator: StrokeSimulator, rng: random.Random) -> Costs:
    """What carrommen cost from each point of the grid; smoothed, as chance helps to be the best."""
    cells = [[Cell(spot, simulator, rng) for spot in row] for row in _points()]
    costs = Costs([[GUESS] * COLUMNS] * ROWS)
    for number in range(ROUNDS + SETTLING_ROUNDS):
        if number < ROUNDS:
            for cell in chain.from_iterable(cells):
                cell.improve(costs)
        costs = Costs([[cell.cost(costs) for cell in row] for row in cells])
    return _smoothed(costs)


def _points() -> Iterator[list[Point]]:
    """The points of the grid, row by row."""
    for row in range(ROWS):
        y = LOWEST_MM + row * SPACING_MM
        yield [Point(NEAREST_MM + column * SPACING_MM, y) for column in range(COLUMNS)]


def _smoothed(costs: Costs) -> Costs:
    """Each cost averaged with those around it."""
    return Costs(
        [[_around(costs, column, row) for column in range(COLUMNS)] for row in range(ROWS)]
    )


def _around(costs: Costs, column: int, row: int) -> float:
    total = weights = 0.0
    for aside, beside in product((-1, 0, 1), repeat=2):
        x, y = abs(2 * (column + aside) + 1) // 2, row + beside
        if x < COLUMNS and 0 <= y < ROWS:
            weight = (2 - abs(aside)) * (2 - abs(beside))
            total += weight * costs.rows[y][x]
            weights += weight
    return total / weights


def _strokes(man: Point, rng: random.Random) -> Iterator[Stroke]:
    """Strokes at it from everywhere: full and thin, soft and hard, and some that chance draws."""
    for along in spots(LAWS, {MAN: man}, Seat.SOUTH, PLACES):
        dx, dy = man.x - along, man.y - LINE_Y_MM
        far = math.hypot(dx, dy)
        middle = math.atan2(dy, dx)
        aims = [middle + math.asin(share * HIT_MM / far) for share in FULLNESS]
        aims += [rng.uniform(0.0, 2.0 * math.pi) for _ in range(WILD)]
        for aim in aims:
            for speed in SPEEDS_MM_S:
                flick = speed * rng.uniform(0.8, 1.25)
                yield Stroke.of(Seat.SOUTH, along, math.degrees(aim), flick)


if __name__ == "__main__":
    found = found_costs(Simulator(), random.Random(SEED))
    rows = [[round(cost, 2) for cost in row] for row in found.rows]
    print(json.dumps({"spacing_mm": SPACING_MM, "strokes": rows}))
