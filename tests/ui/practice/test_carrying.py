"""A coin in the fingers."""

from __future__ import annotations

import pytest

from carrom.core.geometry import Point
from carrom.core.pieces import CARROMMEN, PieceId
from carrom.core.seats import Seat
from carrom.practice.placing import PutFault
from carrom.ui.practice.carrying import REACH_MM, Carried, at_pointer, in_tray, next_in_hand
from tests.practice.strokes import board

LAYOUT = board(w1=(0, 0), b1=(200, 0), queen=(0, 150)).layout
W1, W2, B1 = PieceId("w1"), PieceId("w2"), PieceId("b1")


def test_a_lifted_coin_keeps_its_place_under_the_finger() -> None:
    carried = Carried.lifted(LAYOUT, W1, Point(5, -4))
    assert carried.spot == Point(0, 0)
    moved = carried.moved(Point(105, 96))
    assert moved.spot == Point(100, 100)
    assert moved.fault is None
    assert moved.put()[W1] == Point(100, 100)
    assert list(moved.put()) == sorted(moved.put())


def test_faults_where_it_cannot_lie() -> None:
    carried = Carried(W2, Point(0, 0), LAYOUT)
    assert carried.fault is PutFault.OVERLAPS
    assert carried.moved(Point(600, 0)).fault is PutFault.OFF_BOARD
    assert carried.moved(Point(346, 346)).fault is PutFault.OVER_POCKET


def test_it_may_be_put_back_where_it_was() -> None:
    assert Carried.lifted(LAYOUT, B1, Point(200, 0)).fault is None


@pytest.mark.parametrize(
    ("seat", "ahead"),
    [(Seat.SOUTH, Point(0, 6)), (Seat.EAST, Point(-6, 0)), (Seat.NORTH, Point(0, -6))],
)
def test_keys_move_it_as_the_seat_sees_the_board(seat: Seat, ahead: Point) -> None:
    carried = Carried(W2, Point(0, 0), board().layout).stepped(seat, 0, 1, fine=False)
    assert carried.at == ahead


def test_keys_do_not_lose_it_beside_the_board() -> None:
    carried = Carried(W2, Point(0, 0), LAYOUT)
    for _ in range(200):
        carried = carried.stepped(Seat.SOUTH, 1, 0, fine=False)
    assert carried.at.x == REACH_MM


def test_coins_under_the_pointer_and_in_the_tray() -> None:
    assert at_pointer(LAYOUT, Point(210, 8)) == B1
    assert at_pointer(LAYOUT, Point(100, 0)) is None
    assert len(in_tray(LAYOUT)) == 16
    assert W2 in in_tray(LAYOUT)


def test_grabbing_goes_round_the_coins_on_the_board() -> None:
    held = None
    grabbed = []
    for _ in range(4):
        held = next_in_hand(LAYOUT, held, CARROMMEN)
        grabbed.append(held)
    assert grabbed == ["b1", "queen", "w1", "b1"]
    assert next_in_hand({}, None, CARROMMEN) is None
