from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.core.geometry import HALF_MM, Point, distance, to_board
from carrom.core.seats import Seat
from carrom.ui.art.board_camera import BOARD_HALF_MM, BoardCamera, Rect

on_board = st.floats(-HALF_MM, HALF_MM)
cameras = st.builds(
    BoardCamera.fitting,
    st.builds(
        Rect,
        st.integers(0, 2000),
        st.integers(0, 1000),
        st.integers(200, 3840),
        st.integers(200, 2160),
    ),
    st.sampled_from(Seat),
    st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0]),
)


@given(cameras, on_board, on_board)
def test_to_the_window_and_back_is_where_it_was(camera: BoardCamera, x: float, y: float) -> None:
    back = camera.to_board(*camera.to_window(Point(x, y)))
    assert math.isclose(back.x, x, abs_tol=1e-6)
    assert math.isclose(back.y, y, abs_tol=1e-6)


@given(cameras, on_board, on_board, on_board, on_board)
def test_distances_scale_alike_everywhere(
    camera: BoardCamera, ax: float, ay: float, bx: float, by: float
) -> None:
    a, b = Point(ax, ay), Point(bx, by)
    seen = distance(camera.to_window(a), camera.to_window(b))
    assert math.isclose(seen, distance(a, b) * camera.px_per_mm, abs_tol=1e-6)


@given(cameras)
def test_the_board_lies_whole_and_on_real_pixels_in_its_space(camera: BoardCamera) -> None:
    for edge in (camera.area.left, camera.area.bottom, camera.area.width):
        real = edge * camera.pixel_ratio
        assert math.isclose(real, round(real), abs_tol=1e-6)
    assert camera.area.width == camera.area.height


@pytest.mark.parametrize("seat", Seat)
def test_any_seat_can_be_at_the_bottom(seat: Seat) -> None:
    camera = BoardCamera.fitting(Rect(0, 0, 800, 600), seat)
    place = camera.to_window(to_board(seat, Point(0, -HALF_MM)))
    assert place.x == pytest.approx(400)
    assert place.y == pytest.approx(300 - HALF_MM * 600 / (2 * BOARD_HALF_MM))


@pytest.mark.parametrize("space", [Rect(0, 0, 800, 600), Rect(100, 20, 500, 900)])
def test_the_board_is_as_large_as_its_space_allows(space: Rect) -> None:
    area = BoardCamera.fitting(space).area
    assert area.width == min(space.width, space.height)
    assert space.left <= area.left
    assert space.bottom <= area.bottom
    assert area.right <= space.right
    assert area.top <= space.top


def test_a_space_of_nothing_makes_no_camera_that_divides_by_zero() -> None:
    camera = BoardCamera.fitting(Rect(0, 0, 0, 0))
    assert math.isfinite(camera.to_board(5, 5).x)
