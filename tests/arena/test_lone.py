from __future__ import annotations

import random

from carrom import Point
from carrom.ai.alone import COLUMNS, ROWS, Costs
from carrom.arena.lone import Cell
from carrom.physics.simulator import Simulator

GUESS = Costs([[2.5] * COLUMNS] * ROWS)


def cost_of(spot: Point) -> float:
    cell = Cell(spot, Simulator(), random.Random(1))
    cell.improve(GUESS)
    return cell.cost(GUESS)


def test_a_carromman_at_a_near_pocket_takes_hardly_more_than_a_stroke() -> None:
    assert 1.0 <= cost_of(Point(330.0, -330.0)) < 1.2


def test_one_far_off_takes_another_to_bring_it_closer() -> None:
    assert 2.0 < cost_of(Point(10.0, 330.0)) < 3.6
