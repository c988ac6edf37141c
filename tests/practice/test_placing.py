"""Where coins may be put by hand."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import Point, distance
from carrom.core.pieces import PieceId
from carrom.practice.placing import MAGNET_MM, PutFault, drawn_to, put_fault
from tests.practice.strokes import board

LAYOUT = board(w1=(0, 0), b1=(200, 0)).layout
W2 = PieceId("w2")


@pytest.mark.parametrize(
    ("spot", "fault"),
    [
        (Point(100, 100), None),
        (Point(354.5, 0), None),
        (Point(354.6, 0), PutFault.OFF_BOARD),
        (Point(0, -360), PutFault.OFF_BOARD),
        (Point(345, 345), PutFault.OVER_POCKET),
        (Point(20, 0), PutFault.OVERLAPS),
        (Point(31, 0), None),
        (Point(210, 25), PutFault.OVERLAPS),
    ],
)
def test_places(spot: Point, fault: PutFault | None) -> None:
    assert put_fault(LAYOUT, W2, spot) is fault


def test_a_coin_is_not_in_its_own_way() -> None:
    assert put_fault(LAYOUT, PieceId("w1"), Point(5, 5)) is None


def test_a_coin_is_drawn_to_touch_its_neighbour_or_the_frame() -> None:
    beside = drawn_to(LAYOUT, W2, Point(26, 0))
    assert distance(beside, Point(0, 0)) == pytest.approx(2 * TOURNAMENT.man_radius_mm, abs=0.02)
    assert put_fault(LAYOUT, W2, beside) is None
    assert drawn_to(LAYOUT, W2, Point(360, 100)) == Point(354.5, 100)


def test_a_coin_far_within_another_is_refused_where_it_is() -> None:
    assert drawn_to(LAYOUT, W2, Point(10, 0)) == Point(10, 0)
    assert drawn_to(LAYOUT, W2, Point(500, 0)) == Point(500, 0)


@given(st.floats(-380, 380), st.floats(-380, 380))
def test_drawing_moves_a_coin_little_and_only_to_where_it_may_lie(x: float, y: float) -> None:
    wish = Point(x, y)
    spot = drawn_to(LAYOUT, W2, wish)
    if spot != wish and put_fault(LAYOUT, W2, spot) is None:
        assert distance(spot, wish) <= MAGNET_MM * math.sqrt(2) + MAGNET_MM
    if put_fault(LAYOUT, W2, wish) is None:
        assert spot == wish
