import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import Point, to_board
from carrom.core.seats import Seat
from carrom.core.stroke import striker_spot
from carrom.ui.hand.aiming import (
    CANCEL_RADIUS_MM,
    FULL_POWER,
    FULL_PULL_MM,
    Aim,
    Pull,
    pull_length_mm,
    pull_power,
)

seats = st.sampled_from(list(Seat))


def aimed(drag: Pull) -> Aim:
    """The aim of a pull that must have one."""
    assert drag.aim is not None
    return drag.aim


def pull(seat: Seat, dx: float, dy: float, along_mm: float = 0.0) -> Pull:
    """A pull whose pointer is (dx, dy) from the striker in the seat's view."""
    spot = striker_spot(seat, along_mm)
    away = to_board(seat, Point(dx, dy))
    return Pull(seat, spot, Point(spot.x + away.x, spot.y + away.y))


@pytest.mark.parametrize(
    ("dx", "dy", "degrees"),
    [(0, -100, 90), (100, 0, 180), (-100, 0, 0), (-70, -70, 45), (70, -70, 135), (0, 90, 270)],
)
@pytest.mark.parametrize("seat", list(Seat))
def test_striker_flies_opposite_to_the_pull(seat: Seat, dx: float, dy: float, degrees: int) -> None:
    aim = pull(seat, dx, dy).aim
    assert aim is not None
    assert aim.angle == degrees * 100


@given(seats, st.floats(-180, 180), st.floats(-200, 200), st.floats(-400, 400))
def test_velocity_points_from_pointer_through_striker(
    seat: Seat, along: float, dx: float, dy: float
) -> None:
    drag = pull(seat, dx, dy, along)
    if drag.aim is None:
        assert math.hypot(dx, dy) < CANCEL_RADIUS_MM + 1e-6
        return
    velocity = drag.aim.stroke(seat, round(along * 10), TOURNAMENT).velocity
    back = Point(drag.pointer.x - drag.striker.x, drag.pointer.y - drag.striker.y)
    dot = velocity.x * back.x + velocity.y * back.y
    length = math.hypot(*velocity) * math.hypot(*back)
    assert dot / length == pytest.approx(-1, abs=1e-6)


def test_longer_pull_is_stronger_up_to_full_power() -> None:
    powers = [aimed(pull(Seat.SOUTH, 0, -length)).power for length in (30, 60, 120, 200, 260)]
    assert powers == sorted(powers)
    assert powers[0] < powers[1] < powers[2] < powers[3]
    assert powers[-2:] == [FULL_POWER, FULL_POWER]


def test_percentage_is_shown_from_nothing_to_a_hundred() -> None:
    assert Aim(power=0).percent == 0
    assert aimed(pull(Seat.EAST, 0, -FULL_PULL_MM)).percent == 100


def test_returning_to_the_striker_cancels() -> None:
    drag = pull(Seat.NORTH, 0, -150)
    assert drag.aim is not None
    assert drag.moved(Point(drag.striker.x + 5, drag.striker.y - 8)).aim is None


@given(seats, st.floats(40, 190))
def test_longer_pull_turns_more_finely(seat: Seat, length: float) -> None:
    def turn(at: float) -> int:
        return abs(aimed(pull(seat, 2.0, -at)).angle - aimed(pull(seat, 0.0, -at)).angle)

    assert turn(length) >= turn(length + 60)


def test_fine_pull_turns_a_tenth_in_tenths_of_a_degree() -> None:
    drag = pull(Seat.SOUTH, 0, -150)
    start = aimed(drag).angle
    side = Point(drag.striker.x + 150, drag.striker.y - 150)
    coarse = aimed(drag.moved(side))
    fine = aimed(drag.moved(drag.pointer, fine=True).moved(side, fine=True))
    assert coarse.angle - start == 4500
    assert fine.angle - start == 450
    assert fine.angle % 10 == 0


def test_fine_pull_does_not_jump_when_it_starts_or_ends_in_place() -> None:
    drag = pull(Seat.SOUTH, 0, -150)
    fine = drag.moved(drag.pointer, fine=True)
    assert fine.aim == drag.aim
    assert fine.moved(drag.pointer, fine=False).aim == drag.aim


def test_fine_turn_takes_the_short_way_round() -> None:
    drag = pull(Seat.SOUTH, -100, 2)
    over = Point(drag.striker.x - 100, drag.striker.y - 2)
    fine = drag.moved(drag.pointer, fine=True).moved(over, fine=True)
    change = (aimed(fine).angle - aimed(drag).angle + 18000) % 36000 - 18000
    assert abs(change) < 60


@given(st.integers(0, FULL_POWER))
def test_band_length_and_power_are_inverse(power: int) -> None:
    assert pull_power(pull_length_mm(power)) == power


@given(st.integers(-2000, 2000), st.integers(-40_000, 40_000))
def test_keys_keep_the_aim_within_bounds(power: int, angle: int) -> None:
    aim = Aim().strengthened(power).turned(angle)
    assert 0 <= aim.power <= FULL_POWER
    assert 0 <= aim.angle < 36_000
    assert 250 <= aim.stroke(Seat.WEST, 0, TOURNAMENT).speed <= 6500
