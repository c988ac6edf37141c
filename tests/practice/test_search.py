"""Finding solutions."""

from __future__ import annotations

import random

from carrom.core.geometry import Point
from carrom.core.pieces import PieceId
from carrom.physics.simulator import Simulator
from carrom.practice.challenge import Challenge, Kind, Position
from carrom.practice.goal import Goal
from carrom.practice.search import Search

COINS = {PieceId("w1"): Point(280, 280), PieceId("b1"): Point(-200, 0)}


def challenge(goal: Goal) -> Challenge:
    return Challenge("", Kind.CUT, "", Position(COINS), (goal,))


def test_an_easy_coin_is_found_with_a_good_chance() -> None:
    easy = challenge(Goal("", pocket=(PieceId("w1"),), no_foul=True))
    found = Search(easy, Simulator(), random.Random(3), 60).run()
    assert found is not None
    assert found.stars == 1
    assert found.chance > 0.5


def test_what_cannot_be_done_is_not_found() -> None:
    absurd = challenge(Goal("", most_power=1, pocket=(PieceId("w1"),)))
    assert Search(absurd, Simulator(), random.Random(3), 30).run() is None
