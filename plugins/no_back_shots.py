"""House rule: the striker may not be flicked backwards at a coin."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import replace

from carrom import (
    STRIKER,
    HouseRule,
    MatchState,
    Options,
    Reason,
    Ruling,
    Stroke,
    StrokeOutcome,
    hookimpl,
    judge,
)

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"

BACK_SHOT = Reason("back_shot", "A back shot: the striker went straight back at a coin.")

HALF_TURN_DEGREES = 180.0


class NoBackShots:
    """Judges a back shot as the Laws judge an improper stroke."""

    def __init__(self, options: Options) -> None:
        """It has no options."""

    @hookimpl(wrapper=True)
    def judge_stroke(
        self, match: MatchState, stroke: Stroke | None, outcome: StrokeOutcome
    ) -> Generator[None, Ruling, Ruling]:
        """Own coins, the queen and one more come back, and the turn is lost."""
        ruling = yield
        if stroke is None or not _is_back_shot(stroke, outcome):
            return ruling
        improper = replace(outcome.facts, proper=False)
        ruling = judge(match.config.laws, match.position, improper)
        return replace(ruling, reasons=(*ruling.reasons, BACK_SHOT))


def _is_back_shot(stroke: Stroke, outcome: StrokeOutcome) -> bool:
    """Whether the striker left backwards and met a coin before anything else."""
    first = next((c for c in outcome.contacts if STRIKER in (c.a, c.b)), None)
    return stroke.angle_degrees > HALF_TURN_DEGREES and first is not None and first.b is not None


@hookimpl
def register_house_rules() -> Iterable[HouseRule]:
    """One rule."""
    yield HouseRule(
        id="no_back_shots",
        title="No back shots",
        summary="A striker flicked backwards has to meet the frame before a coin.",
        create=NoBackShots,
    )
