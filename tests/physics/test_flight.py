"""Sliding between contacts."""

from __future__ import annotations

import math
from random import Random

import pytest

from carrom.core.geometry import Point
from carrom.core.pieces import STRIKER, PieceId
from carrom.physics.flight import Disc
from carrom.physics.stroke import TableStroke
from carrom.physics.surface import SURFACES, deceleration_mm_s2
from tests.physics.strokes import DRAG


@pytest.mark.parametrize("mu", SURFACES.values())
@pytest.mark.parametrize("frame_times", [(1.0,), (1 / 30,), (1 / 144, 0.0213, 0.0004)])
def test_striker_stops_where_coulomb_friction_stops_it(
    mu: float, frame_times: tuple[float, ...]
) -> None:
    drag = deceleration_mm_s2(mu)
    stroke = TableStroke({}, Point(-300.0, 20.0), Point(850.0, 100.0), drag)
    frame = 0
    while not stroke.at_rest:
        stroke.advance(frame_times[frame % len(frame_times)])
        frame += 1
    way = math.dist(stroke.place(STRIKER), (-300.0, 20.0))
    assert way == pytest.approx((850.0**2 + 100.0**2) / (2 * drag), abs=1e-6)
    assert stroke.outcome().duration == pytest.approx(math.hypot(850.0, 100.0) / drag)


def test_places_on_the_way_follow_the_closed_form() -> None:
    stroke = TableStroke({}, Point(-300.0, 0.0), Point(800.0, 0.0), DRAG)
    stroke.advance(0.5)
    assert stroke.place(STRIKER).x == pytest.approx(-300.0 + 400.0 - 0.5 * DRAG * 0.25)
    assert stroke.velocities()[STRIKER].x == pytest.approx(800.0 - 0.5 * DRAG)


def test_sliding_and_turning_end_together() -> None:
    disc = Disc(0, PieceId("w1"), 15.5, 5.4, 0.0, 0.0)
    disc.set_off(500.0, 0.0, 12.0, 0.0, DRAG)
    half = disc.rest_at / 2
    assert disc.turned(0.0, disc.rest_at) == pytest.approx(6.0 * disc.rest_at)
    assert disc.carry(0.0, half, DRAG)
    assert disc.speed == pytest.approx(250.0)
    assert disc.spin == pytest.approx(6.0)
    assert not disc.carry(half, disc.rest_at, DRAG)
    assert (disc.speed, disc.spin) == (0.0, 0.0)


def test_a_disc_that_only_turns_comes_to_rest_in_place() -> None:
    disc = Disc(0, PieceId("w1"), 15.5, 5.4, 3.0, 4.0)
    disc.set_off(0.0, 0.0, -20.0, 1.0, DRAG)
    assert disc.rest_at == pytest.approx(1.0 + 20.0 * 0.75 * 15.5 / DRAG)
    assert not disc.carry(1.0, disc.rest_at, DRAG)
    assert (disc.x, disc.y, disc.spin) == (3.0, 4.0, 0.0)
    assert disc.angle < 0.0


def test_stopping_on_the_way_does_not_change_the_way() -> None:
    rng = Random(5)
    whole = Disc(0, PieceId("w1"), 15.5, 5.4, 0.0, 0.0)
    parts = Disc(0, PieceId("w1"), 15.5, 5.4, 0.0, 0.0)
    for disc in (whole, parts):
        disc.set_off(1200.0, -700.0, 3.0, 0.0, DRAG)
    now = 0.0
    for _ in range(20):
        later = now + rng.uniform(0.0, 0.05)
        parts.carry(now, later, DRAG)
        now = later
    whole.carry(0.0, now, DRAG)
    assert (parts.x, parts.y, parts.angle) == pytest.approx((whole.x, whole.y, whole.angle))
