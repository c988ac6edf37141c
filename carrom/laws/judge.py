"""The referee: one stroke in, one ruling out."""

from __future__ import annotations

from carrom.core.params import Laws
from carrom.core.ruling import Ruling
from carrom.core.tally import Position, StrokeFacts
from carrom.laws import reasons
from carrom.laws.board_end import end_ruling
from carrom.laws.break_ import missed_break
from carrom.laws.case import Case
from carrom.laws.no_stroke import let_go, out_of_time
from carrom.laws.piece_points import points_ruling
from carrom.laws.turn import turn_ruling


def judge(laws: Laws, position: Position, facts: StrokeFacts) -> Ruling:
    """Rule on a stroke once everything rests, or on a turn that ran out of time.

    A stroke is judged once, on what fell in it together; the order of the falls is for the record.
    Whether such a position and stroke can be is not asked here.
    """
    case = Case(laws, position, facts)
    if facts.timed_out:
        return out_of_time(case)
    if case.break_missed:
        return missed_break(case)
    if laws.piece_points is not None:
        return points_ruling(case, laws.piece_points)
    return end_ruling(case) or turn_ruling(case)


def judge_pass(laws: Laws, position: Position) -> Ruling:
    """Rule on a turn that is declined: it passes, a queen without her cover goes back [XVI]."""
    return let_go(Case(laws, position, StrokeFacts(touched=False)), reasons.TURN_DECLINED)
