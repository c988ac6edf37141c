import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.core import geometry
from carrom.core.geometry import Point, to_board, to_seat
from carrom.core.seats import Seat

coordinates = st.floats(-370, 370)


def test_the_markings_have_the_measures_of_the_laws() -> None:
    assert geometry.BASE_LINE_LOW_MM == pytest.approx(268.5)
    assert geometry.BASE_LINE_HIGH_MM == pytest.approx(236.7)
    assert pytest.approx(-252.6) == geometry.BASE_LINE_Y_MM
    assert pytest.approx(219.1) == geometry.BASE_CIRCLE_X_MM
    assert pytest.approx(347.75) == geometry.POCKET_OFFSET_MM


def test_pockets_touch_both_frames() -> None:
    for pocket in geometry.POCKETS:
        assert abs(pocket.x) + geometry.POCKET_RADIUS_MM == pytest.approx(geometry.HALF_MM)
        assert abs(pocket.y) + geometry.POCKET_RADIUS_MM == pytest.approx(geometry.HALF_MM)


def test_pockets_are_the_same_seen_from_each_seat() -> None:
    for seat in Seat:
        assert {to_seat(seat, pocket) for pocket in geometry.POCKETS} == set(geometry.POCKETS)


def test_an_arrow_ends_50_mm_from_the_edge_of_its_pocket() -> None:
    tip = geometry.ARROW_TIP_MM / math.sqrt(2)
    gap = geometry.distance(Point(tip, -tip), geometry.POCKETS[0]) - geometry.POCKET_RADIUS_MM
    assert gap == pytest.approx(50)


@given(st.sampled_from(Seat), coordinates, coordinates)
def test_turning_to_a_seat_and_back_changes_no_bit(seat: Seat, x: float, y: float) -> None:
    assert to_seat(seat, to_board(seat, Point(x, y))) == Point(x, y)


def test_each_seat_looks_at_the_centre_from_its_own_side() -> None:
    ahead = {seat: to_board(seat, Point(0.0, -100.0)) for seat in Seat}
    assert ahead == {
        Seat.SOUTH: Point(0, -100),
        Seat.EAST: Point(100, 0),
        Seat.NORTH: Point(0, 100),
        Seat.WEST: Point(-100, 0),
    }
