"""A turn in which no stroke was made: out of time, or declined [Laws, VIII, XI and XVI]."""

from __future__ import annotations

from dataclasses import replace

from carrom.core.params import TimeOver
from carrom.core.pieces import QueenAt
from carrom.core.ruling import Foul, Reason, Returned, Ruling, Turn
from carrom.core.tally import Tally
from carrom.laws import dues, piece_points, reasons
from carrom.laws.break_ import break_passes, failed_try
from carrom.laws.case import Case


def out_of_time(case: Case) -> Ruling:
    """The verdict when the clock of a turn ran out.

    Where it is a foul, a break that is not made is a failed try and nothing else. A queen that
    waits was pocketed in this turn, so the turn has had a stroke, whatever `first_stroke` says.
    """
    if case.laws.time_over is TimeOver.PASS:
        return let_go(case, reasons.TIME_PASSED)
    if not case.before.break_.made:
        return failed_try(case, reasons.BREAK_OUT_OF_TIME)
    if case.position.first_stroke and not case.covering:
        return _technical_foul(case)
    return _foul(case)


def let_go(case: Case, why: Reason) -> Ruling:
    """The turn passes and no carromman comes back; a queen without her cover does."""
    if not case.before.break_.made:
        return break_passes(case, why)
    queen, back = _uncovered(case)
    return Ruling(
        turn=Turn.PASSES,
        to_strike=case.them,
        tally=replace(case.before, queen=queen),
        returned=Returned(queen=back),
        reasons=(why, reasons.QUEEN_NOT_COVERED) if back else (why,),
    )


def _technical_foul(case: Case) -> Ruling:
    """Before the first stroke of a turn: a carromman comes back, the turn goes on [XI]."""
    tally, returned = _penalised(case)
    return Ruling(
        turn=Turn.CONTINUES,
        to_strike=case.me,
        tally=tally,
        returned=returned,
        fouls=(Foul.TECHNICAL,),
        reasons=(reasons.TIME_TECHNICAL_FOUL,),
    )


def _foul(case: Case) -> Ruling:
    """Later in a turn: a carromman comes back, the turn and the right to cover are lost [XI]."""
    tally, returned = _penalised(case)
    queen, back = _uncovered(case)
    return Ruling(
        turn=Turn.PASSES,
        to_strike=case.them,
        tally=replace(tally, queen=queen),
        returned=replace(returned, queen=back),
        fouls=(Foul.TIME,),
        reasons=(reasons.TIME_FOUL, reasons.QUEEN_NOT_COVERED) if back else (reasons.TIME_FOUL,),
    )


def _penalised(case: Case) -> tuple[Tally, Returned]:
    """One carromman comes back, or is owed."""
    values = case.laws.piece_points
    if values is not None:
        return piece_points.penalised(case, values)
    tally, paid = dues.paid(dues.charged(case.before, case.me, 1))
    return tally, Returned(paid.white, paid.black)


def _uncovered(case: Case) -> tuple[QueenAt, bool]:
    return (QueenAt.BOARD, True) if case.covering else (case.before.queen, False)
