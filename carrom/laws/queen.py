"""The queen: who may take her, what covers her, when she goes back [Laws, XV]."""

from __future__ import annotations

from carrom.core.params import QueenWithStriker
from carrom.core.pieces import QueenAt
from carrom.core.ruling import Reason
from carrom.laws import reasons
from carrom.laws.case import Case


def may_take(case: Case) -> bool:
    """An own carromman was pocketed in this board, or falls with her, and no due is outstanding.

    The right survives dues that bring all nine back [XV]. An own carromman in the same stroke is
    enough under every rule set: where it does not cover her (`covers`) she waits for her cover.
    """
    return not case.owing and (case.before.opened[case.me] or case.own > 0)


def covers(case: Case) -> bool:
    """Own carrommen that fall with her cover her, in whatever order; with nine it takes two [XV].

    "Nine" asks what is on the board, also after dues have brought all nine back.
    """
    needed = 2 if case.nine and not case.laws.first_coin_covers else 1
    return case.own >= needed


def queen_after(case: Case) -> QueenAt:
    """Where she is after the stroke.

    A due that is outstanding forbids to take her, not to cover one that already waits: such a
    due can only come from a stroke made while covering.
    """
    covered = QueenAt.covered_by(case.me)
    if case.covering:
        if not case.own or not case.facts.proper:
            return QueenAt.BOARD
        if case.striker_fell:
            outlasts = case.laws.cover_outlasts_striker
            return QueenAt.PENDING if outlasts else QueenAt.BOARD
        return covered
    if not case.queen_fell:
        return case.before.queen
    if case.fouls or not may_take(case):
        return QueenAt.BOARD
    return covered if covers(case) else QueenAt.PENDING


def goes_back(case: Case) -> bool:
    """Whether the stroke puts her back on the board."""
    return (case.covering or case.queen_fell) and queen_after(case) is QueenAt.BOARD


def keeps_turn(case: Case) -> bool:
    """Whether the queen alone, without an own carromman, keeps the turn [VIII, XV].

    The other side's carrommen beside her change nothing: VIII goes before XVI.
    """
    if not case.queen_fell:
        return False
    if not case.striker_fell:
        return may_take(case)
    match case.laws.queen_with_striker:
        case QueenWithStriker.ALWAYS:
            return True
        case QueenWithStriker.IF_ALLOWED:
            return may_take(case)
        case QueenWithStriker.UNLESS_NINE:
            return not case.nine


def ends_turn(case: Case) -> bool:
    """Whether taking her without the right costs the turn, even if an own carromman fell [XV]."""
    return case.queen_fell and not may_take(case) and case.laws.refused_queen_ends_turn


def queen_reasons(case: Case) -> tuple[Reason, ...]:
    """What to say of her."""
    after = queen_after(case)
    if after.is_covered and not case.before.queen.is_covered:
        return (reasons.QUEEN_COVERED,)
    if case.covering:
        if after is QueenAt.PENDING:
            return (reasons.QUEEN_WAITS_AGAIN,)
        return (reasons.QUEEN_NOT_COVERED,)
    if not case.queen_fell:
        return ()
    if after is QueenAt.PENDING:
        return (reasons.QUEEN_NEEDS_ANOTHER if case.own else reasons.QUEEN_WAITS,)
    if case.owing:
        return (reasons.QUEEN_WHILE_OWING,)
    if not may_take(case):
        return (reasons.QUEEN_TOO_EARLY,)
    return (reasons.QUEEN_WITH_FOUL,)
