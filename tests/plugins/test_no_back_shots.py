from dataclasses import replace

import pytest

from carrom import STRIKER, Contact, PieceId, Point, Ruling, Seat, Stroke, Turn
from carrom.host.registry import Registry
from carrom.testing import FakeMatch, board, outcome


def judged(registry: Registry, angle: float, first: str | None) -> Ruling:
    """The verdict on a stroke that pockets an own coin after the striker met something first."""
    match = FakeMatch(registry, {"no_back_shots": {}}, board=board(white=5))
    met = None if first is None else PieceId(first)
    contact = Contact(0.1, STRIKER, met, Point(0, 0), 1.0)
    what = replace(outcome(match.state, "w1"), contacts=(contact,))
    stroke = Stroke.of(Seat.SOUTH, 0.0, angle, 3000.0)
    return match.rules.judge_stroke(match.state, stroke, what)


@pytest.mark.parametrize(
    ("angle", "first"), [(90.0, "w1"), (0.0, "w1"), (180.0, "w1"), (270.0, None)]
)
def test_forward_strokes_and_strokes_off_the_frame_are_good(
    registry: Registry, angle: float, first: str | None
) -> None:
    assert judged(registry, angle, first).turn is Turn.CONTINUES


@pytest.mark.parametrize("angle", [181.0, 270.0, 359.0])
def test_back_shot_is_judged_as_improper(registry: Registry, angle: float) -> None:
    ruling = judged(registry, angle, "w1")
    assert ruling.turn is Turn.PASSES
    assert ruling.returned.white == 2
    assert ruling.reasons[-1].code == "back_shot"


def test_running_out_of_time_is_no_back_shot(registry: Registry) -> None:
    assert FakeMatch(registry, {"no_back_shots": {}}).time_out().turn is not Turn.CONTINUES
