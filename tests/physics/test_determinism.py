"""A stroke has one result, however and wherever it is played."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import cycle
from random import Random

import pytest

from carrom.core.outcome import StrokeOutcome
from carrom.core.stroke import Stroke
from carrom.physics.simulator import Simulator
from tests.physics.strokes import mid_game, opening_break

CASES = [opening_break(Random(1)), opening_break(Random(2)), mid_game(Random(3))]


def jitter(seed: int) -> list[float]:
    rng = Random(seed)
    return [rng.uniform(0.0, 0.03) for _ in range(97)]


def played_in_frames(case: int, frames: list[float]) -> StrokeOutcome:
    layout, stroke = CASES[case]
    live = Simulator().start(layout, stroke, 1.0)
    for seconds in cycle(frames):
        if live.at_rest:
            return live.outcome()
        live.advance(seconds)
        live.layout()
        live.velocities()
        live.pose()
    raise AssertionError


@pytest.mark.parametrize("frames", [[1 / 30], [1 / 60], [1 / 144], jitter(7), [100.0]])
@pytest.mark.parametrize("case", range(len(CASES)))
def test_frame_times_and_drawing_change_no_bit(case: int, frames: list[float]) -> None:
    layout, stroke = CASES[case]
    assert played_in_frames(case, frames) == Simulator().play(layout, stroke, 1.0)


def test_another_process_and_json_change_no_bit() -> None:
    documents = []
    for layout, stroke in CASES:
        flick = {
            "seat": stroke.seat,
            "placement": stroke.along_mm,
            "angle": stroke.angle_degrees,
            "speed": stroke.speed,
        }
        documents.append(json.dumps({"layout": layout, "stroke": flick}))
    answer = subprocess.run(
        [sys.executable, "-m", "carrom", "simulate"],
        input="\n".join(documents),
        capture_output=True,
        text=True,
        check=True,
    )
    for line, (layout, stroke) in zip(answer.stdout.splitlines(), CASES, strict=True):
        outcome = Simulator().play(layout, stroke, 1.0)
        told = json.loads(line)
        assert told["final"] == {piece: list(spot) for piece, spot in outcome.final.items()}
        assert [contact["impulse"] for contact in told["contacts"]] == [
            contact.impulse for contact in outcome.contacts
        ]


def test_a_stroke_read_back_from_its_notation_is_the_same_stroke() -> None:
    layout, stroke = CASES[2]
    again = Simulator().play(layout, Stroke.parse(str(stroke)), 1.0)
    assert again == Simulator().play(layout, stroke, 1.0)


def test_the_order_of_the_layout_does_not_matter() -> None:
    layout, stroke = CASES[0]
    other = dict(reversed(layout.items()))
    assert Simulator().play(other, stroke, 1.0) == Simulator().play(layout, stroke, 1.0)


def test_news_tells_everything_once_and_in_order() -> None:
    layout, stroke = CASES[0]
    live = Simulator().start(layout, stroke, 1.0)
    told = []
    while not live.at_rest:
        live.advance(1 / 60)
        told += live.news()
    outcome = live.outcome()
    assert sorted(told, key=lambda event: event.t) == told
    assert len(told) == len(outcome.contacts) + len(outcome.pocketed)
    assert set(outcome.contacts) <= set(told)
