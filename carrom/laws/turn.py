"""A stroke after which the board goes on: what comes back, whose turn it is [Laws, VIII, XIV]."""

from __future__ import annotations

from dataclasses import replace

from carrom.core.pieces import ByColour
from carrom.core.ruling import Foul, Reason, Returned, Ruling, Turn
from carrom.laws import dues, queen, reasons
from carrom.laws.case import Case


def turn_ruling(case: Case) -> Ruling:
    """The verdict on a stroke that does not end the board."""
    back = own_back(case)
    tally = dues.brought_back(case.pocketed, case.me, back)
    tally, paid = dues.paid(dues.charged(tally, case.me, len(case.fouls)))
    returned = paid.with_(case.me, paid[case.me] + back)
    keeps = keeps_turn(case)
    return Ruling(
        turn=Turn.CONTINUES if keeps else Turn.PASSES,
        to_strike=case.me if keeps else case.them,
        tally=replace(tally, queen=queen.queen_after(case)),
        returned=Returned(returned.white, returned.black, queen.goes_back(case)),
        fouls=case.fouls,
        reasons=(
            *foul_reasons(case),
            *queen.queen_reasons(case),
            *_due_reasons(case, paid),
            *_turn_reasons(case, keeps),
        ),
    )


def own_back(case: Case) -> int:
    """Own carrommen that fell with the striker, or by an improper stroke, come back [XI, XIV]."""
    return case.own if case.fouls else 0


def keeps_turn(case: Case) -> bool:
    """Pocketing an own carromman or the queen by a proper stroke keeps the turn [VIII].

    The striker beside an own carromman does not lose it, nor does the other side's carromman, for
    VIII goes before XVI; while covering only an own carromman keeps it, since she is off the board.
    """
    if not case.facts.proper or queen.ends_turn(case):
        return False
    return case.own > 0 or queen.keeps_turn(case)


def foul_reasons(case: Case) -> tuple[Reason, ...]:
    """What to say of the fouls and of what comes back for them."""
    found = []
    if Foul.STRIKER in case.fouls:
        found.append(reasons.STRIKER_POCKETED)
    if Foul.IMPROPER in case.fouls:
        found.append(reasons.IMPROPER_STROKE)
    if own_back(case):
        found.append(reasons.COINS_BACK)
    return tuple(found)


def _due_reasons(case: Case, paid: ByColour[int]) -> tuple[Reason, ...]:
    found = []
    if paid[case.me] and not case.fouls:
        found.append(reasons.DUE_PAID)
    if paid[case.them]:
        found.append(reasons.OTHERS_DUE_PAID)
    if case.fouls and paid[case.me] < len(case.fouls):
        found.append(reasons.DUE_OUTSTANDING)
    return tuple(found)


def _turn_reasons(case: Case, keeps: bool) -> tuple[Reason, ...]:
    found = []
    if not case.before.break_.made:
        found.append(reasons.BREAK_MADE)
    if case.others:
        found.append(reasons.OTHERS_COINS_STAY)
    if keeps:
        found.append(reasons.OWN_COIN if case.own else reasons.QUEEN_KEEPS_TURN)
    elif not case.facts.pocketed:
        found.append(reasons.NOTHING_POCKETED)
    else:
        found.append(reasons.TURN_LOST)
    return tuple(found)
