"""What Chipmunk makes of contacts: throw, momentum, energy, slow touches."""

from __future__ import annotations

import math
from random import Random

import pytest

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import Point
from carrom.core.pieces import STRIKER, PieceId
from tests.physics.strokes import flick, kinetic_energy, launch, mid_game, opening_break

COIN = PieceId("w1")
REACH = TOURNAMENT.man_radius_mm + TOURNAMENT.striker_radius_mm


@pytest.mark.parametrize("cut_degrees", [5.0, 15.0, 25.0, 35.0, 50.0, 70.0])
def test_friction_throws_the_coin_off_the_line_of_centres(cut_degrees: float) -> None:
    cut = math.radians(cut_degrees)
    start = Point(-REACH * math.cos(cut) - 50.0, REACH * math.sin(cut))
    stroke = launch({COIN: Point(0.0, 0.0)}, start, Point(2000.0, 0.0))
    stroke.step()
    after = stroke.traces[0].after[COIN]
    thrown = math.degrees(math.atan2(after.vy, after.vx)) + cut_degrees
    grip = math.tan(cut) / (3.0 * (1.0 + TOURNAMENT.disc_restitution))
    expected = math.degrees(math.atan(min(TOURNAMENT.disc_friction, grip)))
    assert thrown == pytest.approx(expected, abs=0.05)


def test_throw_at_fifteen_degrees_is_the_measured_one() -> None:
    cut = math.radians(15.0)
    start = Point(-REACH * math.cos(cut) - 50.0, REACH * math.sin(cut))
    stroke = launch({COIN: Point(0.0, 0.0)}, start, Point(2000.0, 0.0))
    stroke.step()
    after = stroke.traces[0].after[COIN]
    assert math.degrees(math.atan2(after.vy, after.vx)) + 15.0 == pytest.approx(2.7, abs=0.3)


@pytest.mark.parametrize("seed", range(12))
def test_contacts_keep_momentum_and_never_gain_energy(seed: int) -> None:
    layout, stroke = (mid_game if seed % 3 else opening_break)(Random(seed))
    live = flick(layout, stroke)
    live.outcome()
    assert live.traces
    for trace in live.traces:
        energy = [
            sum(kinetic_energy(piece, motion) for piece, motion in motions.items())
            for motions in (trace.before, trace.after)
        ]
        assert energy[1] <= energy[0] * (1 + 1e-9)
        if trace.contact.b is None:
            continue
        for axis in (0, 1):
            before, after = (
                sum(TOURNAMENT.mass_g(piece) * motion[axis] for piece, motion in motions.items())
                for motions in (trace.before, trace.after)
            )
            assert after == pytest.approx(before, rel=1e-6, abs=1e-6)


def test_a_symmetric_hit_on_two_coins_sends_them_off_symmetrically() -> None:
    layout = {PieceId("b1"): Point(-15.6, 0.0), PieceId("w1"): Point(15.6, 0.0)}
    stroke = launch(layout, Point(0.0, -200.0), Point(0.0, 2000.0))
    while not stroke.touched:
        stroke.step()
    after = stroke.traces[-1].after
    left, right = after[PieceId("b1")], after[PieceId("w1")]
    assert left.vx == pytest.approx(-right.vx, rel=1e-3)
    assert left.vy == pytest.approx(right.vy, rel=1e-3)
    assert stroke.outcome().repaired == 0


def test_a_hit_passes_through_touching_coins_to_the_last() -> None:
    row = {PieceId(f"w{n}"): Point(31.0 * n, 0.0) for n in (1, 2, 3)}
    stroke = launch(row, Point(-100.0, 0.0), Point(1000.0, 0.0))
    stroke.step()
    instant = stroke.now
    while stroke.step() and stroke.now == instant:
        speeds = stroke.velocities()
    pairs = [(trace.contact.a, trace.contact.b) for trace in stroke.traces]
    assert pairs[:2] == [(STRIKER, "w1"), ("w1", "w2")]
    assert ("w2", "w3") in pairs
    assert speeds[PieceId("w3")].x > 1.5 * speeds[PieceId("w2")].x


def test_a_coin_on_the_frame_takes_a_full_hit_without_chatter() -> None:
    coin = Point(0.0, 370.0 - TOURNAMENT.man_radius_mm)
    stroke = launch({COIN: coin}, Point(0.0, 200.0), Point(0.0, 5000.0))
    outcome = stroke.outcome()
    assert outcome.repaired == 0
    assert 3 <= len(outcome.contacts) < 60


def test_a_slow_contact_does_not_bounce() -> None:
    speed = 80.0
    stroke = launch({COIN: Point(0.0, 0.0)}, Point(-REACH - 3.59, 0.0), Point(speed, 0.0))
    stroke.step()
    before, after = stroke.traces[0].before[STRIKER], stroke.traces[0].after
    assert 5.0 < before.vx < 10.0
    assert after[COIN].vx == pytest.approx(after[STRIKER].vx)
