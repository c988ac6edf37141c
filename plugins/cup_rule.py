"""House rule: the queen may go in after the last coin, and then needs no cover."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from carrom import (
    BoardVerdict,
    ByColour,
    Colour,
    HouseRule,
    Kind,
    MatchState,
    Options,
    QueenAt,
    Reason,
    Ruling,
    StrokeOutcome,
    Turn,
    hookimpl,
    judge,
)

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"

GOES_ON = Reason("cup_goes_on", "The last coin is in, and the queen is still to come.")
WON = Reason("cup_won", "The queen is in after the last coin: the board is won.")

LEAST_POINTS = 1
"""What a won board is worth at least."""


class CupRule:
    """Lets the board go on when a side's last coin falls before the queen."""

    def __init__(self, options: Options) -> None:
        """It has no options."""

    @hookimpl
    def judge_stroke(self, match: MatchState, outcome: StrokeOutcome) -> Ruling | None:
        """Judge as if each side that has pocketed its last coin had one more on the board."""
        position, facts = match.position, outcome.facts
        me, before = position.to_strike, position.tally
        gone = ByColour(
            before.left.white == facts.count(Kind.WHITE),
            before.left.black == facts.count(Kind.BLACK),
        )
        if before.queen is not QueenAt.BOARD or not any(gone):
            return None
        more = ByColour(int(gone.white), int(gone.black))
        longer = replace(before, left=_sum(before.left, more))
        ruling = judge(match.config.laws, replace(position, tally=longer), facts)
        tally = replace(ruling.tally, left=_sum(ruling.tally.left, more.map(lambda n: -n)))
        finished = ByColour(tally.left.white == 0, tally.left.black == 0)
        if tally.queen is QueenAt.PENDING and finished[me]:
            tally = replace(tally, queen=QueenAt.covered_by(me))
        ruling = replace(ruling, tally=tally)
        if not any(finished):
            return ruling
        if not tally.queen.is_covered:
            return replace(ruling, reasons=(*ruling.reasons, GOES_ON))
        return _over(match, ruling, me if finished[me] else me.other)


def _over(match: MatchState, ruling: Ruling, winner: Colour) -> Ruling:
    """The board ends: the winner gets the other side's coins, and the queen as the laws say."""
    laws, tally = match.config.laws, ruling.tally
    counts = laws.queen_to_any_winner or tally.queen is QueenAt.covered_by(winner)
    below = match.position.score[winner] < laws.queen_limit
    queen = laws.queen_points if counts and below else 0
    points = max(LEAST_POINTS, tally.left[winner.other] + queen)
    return replace(
        ruling,
        turn=Turn.BOARD_OVER,
        to_strike=None,
        tally=replace(tally, dues=ByColour(0, 0)),
        reasons=(*ruling.reasons, WON),
        board=BoardVerdict(winner, points, queen),
    )


def _sum(a: ByColour[int], b: ByColour[int]) -> ByColour[int]:
    return ByColour(a.white + b.white, a.black + b.black)


@hookimpl
def register_house_rules() -> Iterable[HouseRule]:
    """One rule."""
    yield HouseRule(
        id="cup_rule",
        title="Queen last",
        summary="The queen may go in after the last coin, and then needs no cover.",
        create=CupRule,
        excludes=("family_points", "no_back_shots", "cover_elsewhere"),
    )
