from __future__ import annotations

import math
from dataclasses import replace

import pytest

from carrom.core.events import PieceReturned, PlacingDeclined
from carrom.core.geometry import Point
from carrom.core.inputs import DeclinePlacing, PlaceAuto, PlacePiece, PlayStroke
from carrom.core.match import Phase
from carrom.core.outcome import StrokeOutcome
from carrom.core.pieces import QUEEN, STRIKER, ByColour, PieceId, QueenAt
from carrom.core.seats import Seat
from carrom.session.refusal import Refused
from tests.session.builders import Play, config, legal_stroke

MIDGAME = ("w5", "w6", "w7", "w8", "w9", "b5", "b6", "b7", "b8", "b9", QUEEN)
FREE = Point(0.0, 45.0)


def midgame(rule_set: str, *, doubles: bool = False) -> Play:
    """Some coins of each side in the pockets, and those on the board out of the outer circle."""
    play = Play.of(config(rule_set, doubles=doubles)).set_up(*MIDGAME)
    men = [piece for piece in MIDGAME if piece != QUEEN]
    layout = {PieceId(m): Point(-200.0 + 40.0 * n, 180.0) for n, m in enumerate(sorted(men))}
    layout[QUEEN] = Point(0.0, 0.0)
    play.match = replace(play.match, board=replace(play.match.board, layout=layout))
    return play


def test_the_game_puts_back_the_lowest_ids_first() -> None:
    play = midgame("standard").stroke("w5", "w6", STRIKER)
    assert [event.piece for event in play.told(PieceReturned)] == ["w1", "w2", "w3"]
    assert play.match.phase is Phase.AIMING
    assert play.match.board.tally.left.white == 6


def test_the_queen_comes_back_before_the_carrommen() -> None:
    play = midgame("standard").stroke(QUEEN, STRIKER)
    assert [event.piece for event in play.told(PieceReturned)] == [QUEEN, "w1"]


@pytest.mark.parametrize(("doubles", "placer"), [(False, Seat.NORTH), (True, Seat.EAST)])
@pytest.mark.parametrize("pieces", [(STRIKER,), (STRIKER, "w5")])
def test_the_player_to_the_right_places(
    doubles: bool, placer: Seat, pieces: tuple[str, ...]
) -> None:
    play = midgame("laws", doubles=doubles).stroke(*pieces)
    assert play.match.phase is Phase.PLACING
    assert play.match.placing is not None
    assert play.match.placing.seat is placer


@pytest.mark.parametrize(("doubles", "next_seat"), [(False, Seat.NORTH), (True, Seat.EAST)])
def test_whoever_pockets_the_coin_that_pays_the_others_due_places_it(
    doubles: bool, next_seat: Seat
) -> None:
    play = Play.of(config("laws", doubles=doubles))
    play.set_up("w8", "w9", *(f"b{n}" for n in range(1, 10)), QUEEN, dues=ByColour(0, 1))
    play.stroke("b1")
    assert play.match.placing is not None
    assert play.match.placing.seat is Seat.SOUTH
    assert play.match.placing.pieces == ("b1",)
    assert play.match.board.to_strike is next_seat


@pytest.mark.parametrize(
    ("piece", "spot", "why"),
    [
        ("w1", FREE, None),
        ("w1", Point(0.0, 75.0), Refused.SPOT),
        ("w1", Point(20.0, 0.0), Refused.SPOT),
        ("w5", FREE, Refused.PIECE),
        ("b1", FREE, Refused.PIECE),
        ("w2", FREE, Refused.PIECE),
    ],
)
def test_where_a_coin_may_be_placed(piece: str, spot: Point, why: Refused | None) -> None:
    play = midgame("laws").stroke(STRIKER)
    assert play.refused(PlacePiece(PieceId(piece), spot)) is why


def test_placing_hands_the_turn_on_and_moves_nothing_else() -> None:
    play = midgame("laws").stroke(STRIKER)
    before = play.match.board.layout
    play.do(PlacePiece(PieceId("w1"), FREE))
    assert play.match.board.layout == {**before, "w1": FREE}
    assert play.match.phase is Phase.AIMING
    assert play.match.placing is None
    assert play.match.board.to_strike is Seat.NORTH


def test_no_stroke_while_a_coin_has_to_be_placed() -> None:
    play = midgame("laws").stroke(STRIKER)
    assert play.refused(PlayStroke(legal_stroke(play.match))) is Refused.PHASE


def test_auto_places_all_that_are_left_where_a_player_could() -> None:
    play = midgame("laws").stroke(STRIKER, "w5")
    assert play.match.placing is not None
    play.do(PlacePiece(play.match.placing.pieces[0], FREE))
    assert play.match.phase is Phase.PLACING
    play.do(PlaceAuto())
    assert play.match.phase is Phase.AIMING
    assert play.match.board.tally.left.white == 6
    assert play.match.board.to_strike is Seat.SOUTH


def test_the_player_may_waive_all_of_them_but_not_the_rest() -> None:
    play = midgame("laws").stroke(STRIKER, "w5")
    pieces = play.match.placing.pieces
    declined = midgame("laws").stroke(STRIKER, "w5").do(DeclinePlacing())
    assert declined.told(PlacingDeclined) == [PlacingDeclined(Seat.NORTH, pieces)]
    assert declined.match.board.tally.left.white == 4
    assert declined.match.board.tally.dues.white == 0
    play.do(PlacePiece(pieces[0], FREE))
    assert play.refused(DeclinePlacing()) is Refused.DECLINE


def test_the_last_coins_of_a_side_and_those_of_the_icf_rules_are_not_waived() -> None:
    last = Play.of(config("laws")).set_up("w9", "b8", "b9", queen=QueenAt.WHITE)
    last.stroke("w9", STRIKER)
    assert last.match.phase is Phase.PLACING
    assert last.refused(DeclinePlacing()) is Refused.DECLINE
    assert midgame("icf").stroke(STRIKER).refused(DeclinePlacing()) is Refused.DECLINE


def test_a_coin_without_room_waits_and_is_placed_when_there_is_some() -> None:
    play = midgame("laws")
    ring = {
        piece: Point(50.0 * math.cos(n * math.tau / 9), 50.0 * math.sin(n * math.tau / 9))
        for n, piece in enumerate(p for p in play.match.board.layout if p not in (QUEEN, "w9"))
    }
    full = {**play.match.board.layout, **ring}
    spread = play.match.board.layout
    play.match = replace(play.match, board=replace(play.match.board, layout=full))
    play.stroke(STRIKER)
    assert play.match.phase is Phase.AIMING
    assert play.match.board.to_strike is Seat.NORTH
    assert [entry.pieces for entry in play.match.board.waiting] == [("w1",)]
    assert play.match.board.tally.left.white == 6

    play.do(PlayStroke(legal_stroke(play.match)), StrokeOutcome(spread, touched=True))
    assert play.match.phase is Phase.PLACING
    assert play.match.placing is not None
    assert play.match.placing.seat is Seat.NORTH
    play.do(PlaceAuto())
    assert play.match.board.waiting == ()
    assert "w1" in play.match.board.layout
