"""House rule: with family points a pocketed striker costs points instead of a coin."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import replace

from carrom import (
    Foul,
    HouseRule,
    Kind,
    MatchState,
    Option,
    Options,
    Reason,
    Returned,
    Ruling,
    StrokeOutcome,
    hookimpl,
)

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"

MINUS = Reason("striker_minus", "The striker fell: it costs points instead of a coin.")


class StrikerMinus:
    """Takes points off where the referee would take a coin."""

    def __init__(self, options: Options) -> None:
        self._points = options["points"]

    @hookimpl(wrapper=True)
    def judge_stroke(
        self, match: MatchState, outcome: StrokeOutcome
    ) -> Generator[None, Ruling, Ruling]:
        """What fell with the striker still comes back, so the tally is as before the stroke."""
        ruling = yield
        if Foul.STRIKER not in ruling.fouls:
            return ruling
        before, me, facts = match.board.tally, match.striking_colour, outcome.facts
        back = Returned(facts.count(Kind.WHITE), facts.count(Kind.BLACK), ruling.returned.queen)
        return replace(
            ruling,
            tally=replace(
                ruling.tally,
                left=before.left,
                dues=before.dues,
                hand=before.hand,
                points=before.points.with_(me, before.points[me] - self._points),
            ),
            returned=back,
            reasons=(*ruling.reasons, MINUS),
        )


@hookimpl
def register_house_rules() -> Iterable[HouseRule]:
    """One rule."""
    yield HouseRule(
        id="striker_minus",
        title="Striker costs points",
        summary="A pocketed striker costs points instead of a coin.",
        create=StrikerMinus,
        options=(Option("points", 10, title="Points", low=1, high=1000),),
        needs=("family_points",),
    )
