"""The closed forms against the physics that they stand in for."""

import math

import pytest

from carrom import Point, Seat
from carrom.ai.contact import cushion_point, line_of_centres, throw
from carrom.ai.scene import HIT_MM, STRIKER_WALL_MM
from carrom.core.stroke import launch_velocity, striker_spot
from carrom.physics.simulator import Simulator
from tests.ai.boards import at


def test_throw_is_that_of_discs_with_friction() -> None:
    assert math.degrees(throw(math.radians(15.0))) == pytest.approx(2.7, abs=0.1)
    assert math.degrees(throw(math.radians(60.0))) == pytest.approx(6.8, abs=0.1)


@pytest.mark.parametrize("degrees", [70.0, 90.0, 115.0, 140.0])
def test_a_carromman_leaves_the_wanted_way(degrees: float) -> None:
    coin = Point(30.0, 40.0)
    wanted = math.radians(degrees)
    start = striker_spot(Seat.SOUTH, -20.0)
    aim = math.pi / 2
    for _ in range(20):
        line = line_of_centres(aim, wanted)
        ghost = coin.x - HIT_MM * math.cos(line), coin.y - HIT_MM * math.sin(line)
        aim = math.atan2(ghost[1] - start.y, ghost[0] - start.x)
    velocity = launch_velocity(Seat.SOUTH, math.degrees(aim), 2000.0)
    path = Simulator().path_to_contact(at(w1=(30.0, 40.0)), start, velocity, 1.0)
    went = math.degrees(math.atan2(path.struck_velocity.y, path.struck_velocity.x))
    assert went == pytest.approx(degrees, abs=0.3)


@pytest.mark.parametrize("end_x", [-60.0, 40.0, 150.0, 320.0])
def test_a_cushion_sends_the_striker_where_it_is_meant_to_go(end_x: float) -> None:
    start = striker_spot(Seat.SOUTH, -20.0)
    x = cushion_point(start, (end_x, 100.0), STRIKER_WALL_MM)
    assert x is not None
    angle = math.degrees(math.atan2(STRIKER_WALL_MM - start.y, x - start.x))
    path = Simulator().path_to_contact({}, start, launch_velocity(Seat.SOUTH, angle, 4000.0), 1.0)
    bounce, after = path.striker[1], path.striker[2]
    share = (100.0 - bounce.y) / (after.y - bounce.y)
    assert bounce.x + share * (after.x - bounce.x) == pytest.approx(end_x, abs=3.0)


def test_both_ends_have_to_be_on_one_side_of_the_wall() -> None:
    assert cushion_point((0.0, 0.0), (50.0, STRIKER_WALL_MM + 10.0), STRIKER_WALL_MM) is None
