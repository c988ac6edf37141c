from __future__ import annotations

from dataclasses import replace

import pytest

from carrom import MatchAction, MatchState, Phase, PieceId, Seat, distance
from carrom.ai.choices import answer
from carrom.core.equipment import TOURNAMENT
from carrom.core.inputs import DeclinePlacing, PlacePiece, TakeAction
from carrom.core.match import Placing
from carrom.core.params import Laws, Placer, ReturnSpot
from carrom.laws.spots import CENTRE, spot_fault
from carrom.testing import match, new_board
from tests.ai.boards import at, match_of, scattered

STRICT = Laws(placer=Placer.PLAYER, strict_spots=True, return_spot=ReturnSpot.IN_OUTER_CIRCLE)


def placing(state: MatchState, seat: Seat, piece: str, *, may_decline: bool = False) -> MatchState:
    asked = Placing(seat, (PieceId(piece),), may_decline)
    return replace(state, phase=Phase.PLACING, placing=asked)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("piece", ["w9", "b9"])
def test_what_is_placed_lies_where_the_laws_allow_it(seed: int, piece: str) -> None:
    layout = {p: spot for p, spot in scattered(seed, 17).items() if p != piece}
    state = placing(match_of(layout, laws=STRICT), Seat.NORTH, piece)
    placed = answer(state)
    assert isinstance(placed, PlacePiece)
    assert spot_fault(STRICT, layout, TOURNAMENT, placed.piece, placed.spot) is None


def test_the_others_carromman_goes_far_from_their_hand_and_an_own_one_does_not() -> None:
    layout = at(w1=(200, 0), b1=(-200, 0))
    hindered = answer(placing(match_of(layout, laws=STRICT), Seat.NORTH, "w9"))
    helped = answer(placing(match_of(layout, laws=STRICT), Seat.SOUTH, "w9"))
    assert isinstance(hindered, PlacePiece) and isinstance(helped, PlacePiece)
    assert distance(hindered.spot, helped.spot) > 30.0
    assert distance(hindered.spot, CENTRE) < 85.0


def test_own_carrommen_stay_in_the_pocket_if_they_may() -> None:
    state = placing(match_of(at(w1=(0, 0))), Seat.SOUTH, "w9", may_decline=True)
    assert answer(state) == DeclinePlacing()
    theirs = placing(match_of(at(w1=(0, 0))), Seat.SOUTH, "b9", may_decline=True)
    assert isinstance(answer(theirs), PlacePiece)


def test_buttons_that_nobody_knows_are_left_alone() -> None:
    state = match(new_board())
    assert answer(state, [MatchAction("odd.thing", "Odd")]) is None
    powder = answer(state, [MatchAction("powder.sprinkle", "Powder")])
    assert powder in (None, TakeAction("powder.sprinkle"))
    assert answer(match_of(at(w1=(0, 0))), [MatchAction("powder.sprinkle", "Powder")]) is None
