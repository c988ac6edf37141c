"""House rule: the queen and her cover may not go into the same pocket."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import replace

from carrom import (
    QUEEN,
    HouseRule,
    Kind,
    MatchEvent,
    MatchState,
    Options,
    QueenAt,
    Reason,
    RuleData,
    Ruling,
    StrokeJudged,
    StrokeOutcome,
    hookimpl,
    judge,
    kind_of,
    remembered,
)

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"

SAME_POCKET = Reason("same_pocket", "The queen goes back: her cover fell into her own pocket.")


class CoverElsewhere:
    """Remembers the queen's pocket, and refuses a cover that falls there."""

    def __init__(self, options: Options) -> None:
        """It has no options."""

    @hookimpl
    def update_rule_data(self, event: MatchEvent) -> RuleData | None:
        """The pocket that the queen fell into last."""
        if isinstance(event, StrokeJudged) and event.outcome is not None:
            pocket = _queens_pocket(event.outcome)
            return None if pocket is None else {"pocket": pocket}
        return None

    @hookimpl(wrapper=True)
    def judge_stroke(
        self, match: MatchState, outcome: StrokeOutcome
    ) -> Generator[None, Ruling, Ruling]:
        """Judge a stroke that covered her badly as if she had not fallen, and put her back."""
        ruling = yield
        position, me = match.position, match.striking_colour
        before = position.tally
        if before.queen.is_covered or ruling.tally.queen is not QueenAt.covered_by(me):
            return ruling
        pocket = _queens_pocket(outcome)
        if pocket is None:
            pocket = remembered(match, "cover_elsewhere").get("pocket")
        if any(
            drop.pocket != pocket for drop in outcome.pocketed if kind_of(drop.piece) == me.value
        ):
            return ruling
        facts = outcome.facts
        without = replace(
            facts, pocketed=tuple(kind for kind in facts.pocketed if kind is not Kind.QUEEN)
        )
        there = replace(before, queen=QueenAt.BOARD)
        ruling = judge(match.config.laws, replace(position, tally=there), without)
        return replace(
            ruling,
            returned=replace(ruling.returned, queen=True),
            reasons=(*ruling.reasons, SAME_POCKET),
        )


def _queens_pocket(outcome: StrokeOutcome) -> int | None:
    return next((drop.pocket for drop in outcome.pocketed if drop.piece == QUEEN), None)


@hookimpl
def register_house_rules() -> Iterable[HouseRule]:
    """One rule."""
    yield HouseRule(
        id="cover_elsewhere",
        title="Cover in another pocket",
        summary="The queen and her cover may not go into the same pocket.",
        create=CoverElsewhere,
        excludes=("family_points",),
    )
