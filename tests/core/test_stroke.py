import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.core.geometry import Point
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke, launch_velocity

strokes = st.builds(
    Stroke,
    st.sampled_from(Seat),
    st.integers(-2191, 2191),
    st.integers(0, 35999),
    st.integers(250, 6500),
)


@given(strokes)
def test_notation_reads_back(stroke: Stroke) -> None:
    assert Stroke.parse(str(stroke)) == stroke


@pytest.mark.parametrize("text", ["", "S+1250", "X+1250 8730 3100", "S+1250 -5 3100"])
def test_what_is_no_stroke_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(ValueError, match=r"S\+1250 8730 3100"):
        Stroke.parse(text)


def test_the_notation_of_an_example() -> None:
    assert str(Stroke.of(Seat.EAST, -12.5, 92.35, 3100.2)) == "E-0125 9235 3100"


def test_straight_ahead_is_exactly_straight() -> None:
    directions = [launch_velocity(seat, 90.0, 1000.0) for seat in Seat]
    assert directions == [Point(0, 1000), Point(-1000, 0), Point(0, -1000), Point(1000, 0)]


@given(strokes)
def test_the_striker_leaves_at_its_speed(stroke: Stroke) -> None:
    assert math.hypot(*stroke.velocity) == pytest.approx(stroke.speed)
