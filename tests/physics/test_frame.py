"""Runs of the board, corners, and sliding along the frame."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from carrom.core.geometry import HALF_MM, POCKET_OFFSET_MM, POCKET_RADIUS_MM, Point
from carrom.core.pieces import STRIKER, PieceId
from carrom.physics.flight import Disc
from carrom.physics.frame import inside, keep_inside
from carrom.physics.surface import BARE_MU, NORMAL_MU, POWDERED_MU, deceleration_mm_s2
from tests.physics.strokes import launch


def runs(mu: float) -> float:
    """Crossings of the board at full power, straight up, on an empty board."""
    stroke = launch({}, Point(0.0, -252.6), Point(0.0, 6500.0), deceleration_mm_s2(mu))
    stroke.outcome()
    places = [trace.contact.position.y for trace in stroke.traces] + [stroke.place(STRIKER).y]
    way = abs(places[0] + 252.6) + sum(abs(b - a) for a, b in pairwise(places))
    return way / (2 * HALF_MM)


def test_full_power_makes_the_runs_that_the_laws_ask_for() -> None:
    bare, normal, powdered = runs(BARE_MU), runs(NORMAL_MU), runs(POWDERED_MU)
    assert 3.5 <= bare < normal < powdered < 9.0


@pytest.mark.parametrize("speed", [900.0, 2500.0, 6000.0])
def test_a_disc_along_the_frame_stays_on_the_board_through_the_corner(speed: float) -> None:
    edge = HALF_MM - 20.65
    outcome = launch({}, Point(0.0, -edge), Point(speed, 0.0)).outcome()
    assert outcome.repaired == 0
    fell = [drop.piece for drop in outcome.pocketed]
    assert fell == ([STRIKER] if speed < 1000.0 else fell)


def test_a_slight_slant_into_the_frame_ends_in_sliding_along_it() -> None:
    edge = HALF_MM - 20.65
    stroke = launch({}, Point(-200.0, -edge + 0.5), Point(600.0, -6.0))
    stroke.outcome()
    at = stroke.place(STRIKER)
    assert -edge - 0.021 <= at.y < -edge + 2.0
    assert len(stroke.traces) < 20


@pytest.mark.parametrize("quarter", range(4))
def test_the_corner_is_an_arc_around_the_pocket(quarter: int) -> None:
    angle = math.radians(30.0 + 90.0 * quarter)
    pocket = Point(
        math.copysign(POCKET_OFFSET_MM, math.cos(angle)),
        math.copysign(POCKET_OFFSET_MM, math.sin(angle)),
    )
    velocity = Point(4000.0 * math.cos(angle), 4000.0 * math.sin(angle))
    start = Point(pocket.x - 0.05 * velocity.x, pocket.y - 0.05 * velocity.y)
    stroke = launch({}, start, velocity)
    while not stroke.traces:
        stroke.step()
    (trace,) = stroke.traces
    out = math.dist(trace.contact.position, pocket)
    assert out == pytest.approx(POCKET_RADIUS_MM, abs=1e-6)
    after = trace.after[STRIKER]
    assert math.atan2(-after.vy, -after.vx) == pytest.approx(
        math.atan2(velocity.y, velocity.x), abs=1e-6
    )


def test_what_is_not_a_number_is_not_inside() -> None:
    assert inside(0.0, 0.0, 15.5)
    assert not inside(math.nan, 0.0, 15.5)
    assert not inside(355.0, 0.0, 15.5)
    assert not inside(353.5, 353.5, 15.5)


def test_pressing_into_the_frame_is_taken_back() -> None:
    disc = Disc(0, PieceId("w1"), 15.5, 5.4, 354.51, 100.0)
    keep_inside(disc)
    assert (disc.x, disc.y) == (354.5, 100.0)
    disc = Disc(0, PieceId("w1"), 15.5, 5.4, 353.0, -353.0)
    keep_inside(disc)
    assert inside(disc.x, disc.y, 15.5, 1e-9)
