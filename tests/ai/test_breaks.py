import random

import pytest

from carrom import Seat, Turn
from carrom.ai import Hand, wobble
from carrom.ai.breaks import break_candidates, drawn_break
from carrom.testing import match, new_board
from tests.ai.boards import view

MASTER = Hand(aim_degrees=0.12, power=0.025, placement_mm=0.4)


@pytest.mark.parametrize("factor", [1.0, 0.78])
@pytest.mark.parametrize("seat", Seat)
def test_every_break_of_the_table_can_be_made(factor: float, seat: Seat) -> None:
    seen = view(match(new_board()))
    for candidate in break_candidates(seat, factor):
        assert candidate.stroke.seat is seat
        if seat is Seat.SOUTH:
            assert seen.fault(candidate.stroke) is None


def test_it_keeps_the_turn_as_often_as_the_table_says_from_either_side() -> None:
    seen = view(match(new_board()))
    rng = random.Random(2)
    for candidate in break_candidates(Seat.SOUTH, 1.0)[:2]:
        kept = 0
        for _ in range(20):
            stroke = MASTER.apply(candidate.stroke, wobble(rng))
            kept += seen.judge(stroke, seen.play(stroke)).turn is Turn.CONTINUES
        assert kept / 20 == pytest.approx(candidate.chance, abs=0.25)


def test_breaks_differ() -> None:
    rng = random.Random(1)
    assert len({drawn_break(Seat.SOUTH, 1.0, rng).stroke for _ in range(20)}) > 1
