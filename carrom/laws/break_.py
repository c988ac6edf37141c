"""A try at the break that touches nothing [Laws, VII]."""

from __future__ import annotations

from dataclasses import replace

from carrom.core.ruling import Reason, Ruling, Turn
from carrom.core.tally import BreakState
from carrom.laws import reasons
from carrom.laws.case import Case


def missed_break(case: Case) -> Ruling:
    """An improper stroke or a pocketed striker loses the turn; otherwise there are more tries.

    Nothing comes back and nothing is owed, whatever the stroke was; the colours stay [VII].
    """
    if not case.facts.proper:
        return break_passes(case, reasons.BREAK_IMPROPER)
    if case.striker_fell:
        return break_passes(case, reasons.BREAK_STRIKER)
    return failed_try(case, reasons.BREAK_MISSED)


def failed_try(case: Case, why: Reason) -> Ruling:
    """The same player tries again, until the tries are used up [VII]."""
    tries = case.before.break_.tries + 1
    if tries >= case.laws.break_tries:
        return break_passes(case, why, reasons.BREAK_LOST)
    return Ruling(
        turn=Turn.RETRIES,
        to_strike=case.me,
        tally=replace(case.before, break_=BreakState(made=False, tries=tries)),
        reasons=(why,),
    )


def break_passes(case: Case, *why: Reason) -> Ruling:
    """The other side breaks, with all its tries, the carrommen and colours as they are [VII]."""
    return Ruling(
        turn=Turn.PASSES,
        to_strike=case.them,
        tally=replace(case.before, break_=BreakState(made=False)),
        reasons=why,
    )
