"""A stroke made in practice: what it did, what the referee says, and how the board lies then."""

from __future__ import annotations

from dataclasses import dataclass, replace

from carrom.core.equipment import TOURNAMENT
from carrom.core.layout import Layout
from carrom.core.match import BoardState, MatchState
from carrom.core.outcome import StrokeOutcome
from carrom.core.pieces import QUEEN, PieceId
from carrom.core.ruling import Returned, Ruling
from carrom.core.stroke import Stroke
from carrom.laws.judge import judge
from carrom.laws.returns import free_spot
from carrom.practice.board import LAWS, PracticeBoard, as_match
from carrom.session.placing import in_hand


@dataclass(frozen=True, slots=True)
class Played:
    """One stroke of practice."""

    before: PracticeBoard
    stroke: Stroke
    outcome: StrokeOutcome
    ruling: Ruling | None
    """None where the rules do not know the position."""
    after: PracticeBoard


def played(before: PracticeBoard, stroke: Stroke, outcome: StrokeOutcome) -> Played:
    """Judge a stroke; the same side is to strike again, whatever the verdict says of the turn."""
    after = before.with_layout(outcome.final)
    if not before.can_be_judged:
        return Played(before, stroke, outcome, None, after)
    match = as_match(before)
    ruling = judge(LAWS, match.position, outcome.facts)
    layout = _with_returned(match, outcome.final, ruling.returned)
    after = replace(
        before.with_layout(layout),
        queen=ruling.tally.queen,
        break_made=ruling.tally.break_.made,
    )
    return Played(before, stroke, outcome, ruling, after)


def _with_returned(match: MatchState, final: Layout, returned: Returned) -> Layout:
    """The board after the pieces that come back were put down; what has no room stays off."""
    layout = dict(final)
    for piece in _coming(replace(match.board, layout=final), match, returned):
        spot = free_spot(LAWS, layout, TOURNAMENT, piece, match.board.to_strike)
        if spot is not None:
            layout[piece] = spot
    return layout


def _coming(board: BoardState, match: MatchState, returned: Returned) -> list[PieceId]:
    own = match.striking_colour
    coming = [QUEEN] if returned.queen else []
    for colour in (own, own.other):
        coming += in_hand(board, colour)[: returned[colour]]
    return coming
