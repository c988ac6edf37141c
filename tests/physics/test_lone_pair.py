"""A striker and one carromman, without disc friction: textbook mechanics."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import Point
from carrom.core.pieces import STRIKER, PieceId
from carrom.physics.stroke import TableStroke
from tests.physics.strokes import DRAG

COIN = PieceId("w1")
SMOOTH = replace(TOURNAMENT, disc_friction=0.0, frame_friction=0.0)
REACH = TOURNAMENT.man_radius_mm + TOURNAMENT.striker_radius_mm
SPEEDS = (100.0, 300.0, 1000.0, 3000.0, 8000.0)
CUTS = (0.0, 0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95)


def shot(cut: float, speed: float, heading: float, distance: float = 60.0) -> TableStroke:
    """The striker passes the coin's centre at `cut` of the sum of the radii."""
    ahead = Point(math.cos(heading), math.sin(heading))
    aside = cut * REACH
    back = math.sqrt(max(0.0, REACH**2 - aside**2)) + distance
    start = Point(-back * ahead.x - aside * ahead.y, -back * ahead.y + aside * ahead.x)
    velocity = Point(speed * ahead.x, speed * ahead.y)
    return TableStroke({COIN: Point(0.0, 0.0)}, start, velocity, DRAG, SMOOTH)


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("cut", CUTS)
def test_coin_leaves_along_the_line_of_centres_at_the_textbook_speed(
    cut: float, speed: float
) -> None:
    for heading in (0.0, 0.4, 2.0, 4.5):
        stroke = shot(cut, speed, heading, distance=5.0 if speed < 1000.0 else 60.0)
        assert stroke.step()
        (trace,) = stroke.traces
        before, after = trace.before[STRIKER], trace.after[COIN]
        striker = stroke.place(STRIKER)
        centres = math.atan2(-striker.y, -striker.x)
        assert math.hypot(*striker) == pytest.approx(REACH, abs=1e-8)
        if cut < 0.9 or speed > 200.0:
            off = math.degrees(math.atan2(after.vy, after.vx) - centres)
            assert abs((off + 180.0) % 360.0 - 180.0) < 0.05
        closing = before.vx * math.cos(centres) + before.vy * math.sin(centres)
        bounce = 1.86 if closing >= TOURNAMENT.dead_speed_mm_s else 1.0
        expected = bounce * closing * 15.0 / (15.0 + 5.4)
        assert math.hypot(after.vx, after.vy) == pytest.approx(expected, rel=1e-3)


@pytest.mark.parametrize("speed", [300.0, 1000.0, 3000.0, 8000.0])
def test_the_thinnest_contact_is_not_missed(speed: float) -> None:
    for heading in (0.0, 0.1, 0.7, 1.9, 3.3, 5.1):
        distance = 5.0 if speed < 1000.0 else 60.0
        assert shot(0.99, speed, heading, distance).outcome().touched


def test_a_miss_by_a_hair_is_a_miss() -> None:
    assert not shot(1.0001, 3000.0, 0.3).outcome().touched


@pytest.mark.parametrize("quarter", range(4))
@pytest.mark.parametrize("degrees", [2.0, 20.0, 45.0, 80.0, 90.0])
def test_frame_returns_the_striker_at_the_textbook_angle(quarter: int, degrees: float) -> None:
    out = Point(math.cos(math.pi / 2 * quarter), math.sin(math.pi / 2 * quarter))
    start = Point(340.0 * out.x, 340.0 * out.y)
    heading = math.pi / 2 * (quarter + 1) - math.radians(degrees)
    velocity = Point(2000.0 * math.cos(heading), 2000.0 * math.sin(heading))
    stroke = TableStroke({}, start, velocity, DRAG, SMOOTH)
    while not stroke.traces:
        assert stroke.step()
    before, after = stroke.traces[0].before[STRIKER], stroke.traces[0].after[STRIKER]
    into = before.vx * out.x + before.vy * out.y
    back = -(after.vx * out.x + after.vy * out.y)
    assert back == pytest.approx(TOURNAMENT.frame_restitution * into, rel=1e-6)
    along_before = -before.vx * out.y + before.vy * out.x
    along_after = -after.vx * out.y + after.vy * out.x
    assert along_after == pytest.approx(along_before, abs=1e-6)
