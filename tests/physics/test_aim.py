"""The aim line is the stroke."""

from __future__ import annotations

import math
from random import Random

import pytest

from carrom.core.geometry import Point
from carrom.core.pieces import STRIKER
from carrom.physics.simulator import Simulator
from tests.physics.strokes import flick, mid_game, random_men, random_stroke


def test_the_aim_line_shows_what_the_stroke_does() -> None:
    simulator = Simulator()
    met = 0
    for seed in range(200):
        rng = Random(seed)
        layout, stroke = mid_game(rng)
        if seed % 2:
            stroke = random_stroke(rng)
            layout = random_men(rng, 8, clear_of=stroke.position)
        path = simulator.path_to_contact(layout, stroke.position, stroke.velocity, 1.0)
        live = flick(layout, stroke)
        while not live.touched and live.step():
            pass
        assert path.striker[0] == stroke.position
        if not live.touched:
            assert path.struck is None
            continue
        met += 1
        trace = max(
            (t for t in live.traces if t.contact.b and STRIKER in (t.contact.a, t.contact.b)),
            key=lambda t: t.contact.impulse,
        )
        assert path.struck in (trace.contact.a, trace.contact.b)
        after = trace.after[path.struck]
        shown = math.atan2(path.struck_velocity.y, path.struck_velocity.x)
        assert shown == pytest.approx(math.atan2(after.vy, after.vx), abs=1e-9)
        frame_hits = sum(t.contact.b is None for t in live.traces)
        assert len(path.striker) == 2 + frame_hits
        assert path.striker[-1] == live.place(STRIKER)
    assert met > 120


def test_bounces_off_the_frame_are_corners_of_the_line() -> None:
    path = Simulator().path_to_contact({}, Point(0.0, -252.6), Point(3000.0, 2500.0), 1.0)
    assert path.struck is None
    assert len(path.striker) > 3
    assert path.striker[1].x == pytest.approx(349.35)


def test_a_line_into_a_pocket_ends_there() -> None:
    path = Simulator().path_to_contact({}, Point(0.0, 0.0), Point(900.0, 900.0), 1.0)
    assert math.dist(path.striker[-1], (347.75, 347.75)) < 25.0
    assert path.struck is None
