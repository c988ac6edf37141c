"""Whatever is wrong at the start, the next stroke can be played."""

from __future__ import annotations

import logging
import math

import pytest

from carrom.core.geometry import Point
from carrom.core.pieces import PieceId
from carrom.physics import stroke as stroke_module
from carrom.physics.frame import inside
from tests.physics.strokes import launch, worst_overlap

NAN = math.nan


def test_a_piece_that_is_nowhere_is_put_back_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    layout = {PieceId("w1"): Point(NAN, 0.0), PieceId("w2"): Point(0.0, 0.0)}
    with caplog.at_level(logging.ERROR):
        outcome = launch(layout, Point(0.0, -252.6), Point(0.0, 300.0)).outcome()
    assert outcome.repaired == 1
    assert sorted(outcome.final) == ["w1", "w2"]
    assert all(inside(*spot, 15.5) for spot in outcome.final.values())
    assert worst_overlap(dict(outcome.final)) <= 0.0
    assert "w1" in caplog.text


def test_a_piece_outside_comes_back_to_the_nearest_place() -> None:
    outcome = launch(
        {PieceId("w1"): Point(500.0, 30.0)}, Point(0.0, 0.0), Point(0.0, 0.0)
    ).outcome()
    assert outcome.repaired == 1
    assert math.dist(outcome.final[PieceId("w1")], (354.5, 30.0)) < 5.0


@pytest.mark.parametrize("velocity", [Point(NAN, 0.0), Point(math.inf, 0.0)])
def test_a_striker_without_a_speed_ends_the_stroke(velocity: Point) -> None:
    stroke = launch({PieceId("w1"): Point(0.0, 0.0)}, Point(0.0, -252.6), velocity)
    assert stroke.at_rest
    outcome = stroke.outcome()
    assert outcome.repaired == 1
    assert outcome.final == {PieceId("w1"): Point(0.0, 0.0)}


def test_a_stroke_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stroke_module, "MOST_EVENTS", 2)
    outcome = launch({}, Point(0.0, 0.0), Point(100.0, 6000.0)).outcome()
    assert outcome.repaired == 1
    assert len(outcome.contacts) == 2
