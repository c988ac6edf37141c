"""What stars ask for, each condition met and missed."""

from __future__ import annotations

from typing import Any

import pytest

from carrom.core.geometry import POCKETS, Point
from carrom.core.pieces import Kind, PieceId
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.practice.goal import Corner, Goal, Spot, corner_of, cushions, met
from carrom.practice.played import Played
from tests.practice.strokes import board, cushion, hit, made

W1, B1, STRIKER = PieceId("w1"), PieceId("b1"), PieceId("striker")
BOARD = board(w1=(300, 300), w2=(0, 150), b1=(100, 0))
PLAIN = made(BOARD, "w1")
NOTHING = made(BOARD)
FOUL = made(BOARD, "w1", "striker")
QUEENS = board(w1=(300, 300), w2=(0, 150), b1=(100, 0), queen=(-200, 200))
HARD = Stroke.parse("S+0000 9000 6400")
BANKED = made(BOARD, "w1", contacts=(cushion("striker", 370, 100), hit("striker", "w1")))
STRAIGHT = made(BOARD, "w1", contacts=(hit("striker", "w1"), cushion("striker", 370, 100)))


@pytest.mark.parametrize(
    ("conditions", "yes", "no"),
    [
        ({"pocket": (W1,)}, PLAIN, NOTHING),
        ({"into": {W1: Corner.FAR_RIGHT}}, PLAIN, made(BOARD, "w1", pocket=2)),
        ({"keep": (B1,)}, PLAIN, made(BOARD, "w1", "b1")),
        ({"keep": (STRIKER,)}, PLAIN, FOUL),
        ({"at_least": {Kind.WHITE: 2}}, made(BOARD, "w1", "w2"), PLAIN),
        ({"cover_queen": True}, made(QUEENS, "queen", "w1"), made(QUEENS, "queen")),
        ({"keep_turn": True}, PLAIN, NOTHING),
        ({"no_foul": True}, PLAIN, FOUL),
        ({"first": W1}, STRAIGHT, made(BOARD, contacts=(hit("b1", "striker"),))),
        ({"untouched": (B1,)}, STRAIGHT, made(BOARD, contacts=(hit("b1", "striker"),))),
        ({"cushions": {STRIKER: 1}}, BANKED, STRAIGHT),
        ({"most_power": 50}, PLAIN, made(BOARD, stroke=HARD)),
        (
            {"rest": {B1: Spot(Point(200, 0), 20)}},
            made(BOARD, moved={"b1": (210, 5)}),
            NOTHING,
        ),
        ({"from_pockets": {Kind.BLACK: 200}}, PLAIN, made(BOARD, moved={"b1": (330, 280)})),
        ({"out_of_circle": 3}, made(BOARD, "w1"), made(BOARD, moved={"w2": (0, 60)})),
    ],
)
def test_each_condition(conditions: dict[str, Any], yes: Played, no: Played) -> None:
    goal = Goal("", **conditions)
    assert met(goal, [yes])
    assert not met(goal, [no])


def test_nothing_is_met_before_a_stroke() -> None:
    assert not met(Goal(""), [])


def test_strokes_count_together() -> None:
    second = made(PLAIN.after, "w2")
    both = Goal("", at_least={Kind.WHITE: 2})
    assert met(both, [PLAIN, second])
    assert not met(Goal("", at_least={Kind.WHITE: 2}, most_strokes=1), [PLAIN, second])


def test_covering_ends_what_is_asked_of_the_queen_in_two_strokes() -> None:
    first = made(QUEENS, "queen")
    assert met(
        Goal("", cover_queen=True, pocket=(PieceId("queen"),)), [first, made(first.after, "w1")]
    )


def test_corners_as_each_seat_sees_them() -> None:
    assert [corner_of(Seat.SOUTH, n) for n in range(4)] == [
        Corner.NEAR_RIGHT,
        Corner.FAR_RIGHT,
        Corner.FAR_LEFT,
        Corner.NEAR_LEFT,
    ]
    assert corner_of(Seat.NORTH, 0) is Corner.FAR_LEFT
    assert corner_of(Seat.EAST, 1) is Corner.NEAR_RIGHT


def test_cushions_of_a_coin_leave_out_the_jaws_and_count_a_side_once() -> None:
    pocket = POCKETS[1]
    along = (
        cushion("w1", 370, -100),
        cushion("w1", 370, 0),
        cushion("w1", 0, 370),
        cushion("w1", 370, pocket.y - 40),
    )
    assert cushions(W1, along) == 2


def test_cushions_of_the_striker_end_with_its_first_coin() -> None:
    contacts = (cushion("striker", 0, 370), hit("striker", "b1"), cushion("striker", 370, 0))
    assert cushions(STRIKER, contacts) == 1
