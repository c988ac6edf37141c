"""When a board is over, who won it and by how much [Laws, IX and XV]."""

from __future__ import annotations

from dataclasses import replace

from carrom.core.pieces import MEN_A_SIDE, Colour, QueenAt
from carrom.core.ruling import BoardVerdict, Reason, Returned, Ruling, Turn
from carrom.laws import dues, reasons
from carrom.laws.case import Case
from carrom.laws.queen import queen_after
from carrom.laws.turn import foul_reasons

LEAST = 1
"""A decided board is worth at least a point."""


def end_ruling(case: Case) -> Ruling | None:
    """The verdict on a stroke that ends the board; None if the board goes on.

    Nothing is paid or taken out any more: dues are written off [IX], and own carrommen that fell
    with the striker stay in unless the rule set brings them back before it looks.
    """
    end = _end(case)
    if end is None:
        return None
    verdict, why = end
    covered = queen_after(case)
    queen = covered if covered.is_covered else QueenAt.BOARD
    back = case.own - _kept(case)
    tally = dues.written_off(dues.brought_back(case.pocketed, case.me, back))
    white, black = (back, 0) if case.me is Colour.WHITE else (0, back)
    queen_back = queen is QueenAt.BOARD and (case.covering or case.queen_fell)
    return Ruling(
        turn=Turn.BOARD_OVER,
        to_strike=None,
        tally=replace(tally, queen=queen),
        returned=Returned(white, black, queen_back),
        fouls=case.fouls,
        reasons=(*_foul_reasons(case, back), *why, *_score_reasons(case, verdict)),
        board=verdict,
    )


def _end(case: Case) -> tuple[BoardVerdict, tuple[Reason, ...]] | None:
    own_gone = _kept(case) > 0 and _own_left(case) == 0
    others_gone = case.others > 0 and case.pocketed.left[case.them] == 0
    if others_gone and own_gone and not case.fouls:
        return both_last(case)
    if others_gone:
        return others_last(case)
    if own_gone:
        return own_last(case)
    return None


def own_last(case: Case) -> tuple[BoardVerdict, tuple[Reason, ...]] | None:
    """The own last carromman: won once the queen is covered, lost while she is on the board.

    With the striker, or by an improper stroke, the carromman comes back and the board goes on
    [XIV], unless she is on the board and did not fall with it: then it is lost [XV].
    """
    if case.fouls:
        if case.before.queen is QueenAt.BOARD and not case.queen_fell:
            return _finished_early(case), (reasons.LOST_OWN_LAST,)
        return None
    covered = queen_after(case)
    if not covered.is_covered:
        return _finished_early(case), (reasons.LOST_OWN_LAST,)
    counts = covered is QueenAt.covered_by(case.me) or case.laws.queen_to_any_winner
    coins = case.pocketed.left[case.them]
    return score(case, case.me, coins, queen=counts), (reasons.WON,)


def _finished_early(case: Case) -> BoardVerdict:
    """Own last carromman with the queen on the board: the other side gets her points [XV]."""
    coins = case.pocketed.left[case.them] if case.laws.early_finish_adds_coins else 0
    return score(case, case.them, coins, any_score=case.laws.early_finish_ignores_limit)


def both_last(case: Case) -> tuple[BoardVerdict, tuple[Reason, ...]]:
    """Both last carrommen by a proper stroke, the striker not with them [IX, XV].

    With the queen on the board the other side gets her points; otherwise the shooter has completed
    theirs. Covered by this stroke she counts; covered earlier she counts as for any winner.
    """
    covered = queen_after(case)
    any_score = case.laws.early_finish_ignores_limit
    if case.before.queen.is_covered:
        counts = covered is QueenAt.covered_by(case.me) or case.laws.queen_to_any_winner
        return score(case, case.me, 0, queen=counts), (reasons.WON_BOTH_LAST,)
    if covered.is_covered:
        return score(case, case.me, 0, any_score=any_score), (reasons.WON_BOTH_LAST,)
    return score(case, case.them, 0, any_score=any_score), (reasons.LOST_BOTH_LAST,)


def others_last(case: Case) -> tuple[BoardVerdict, tuple[Reason, ...]]:
    """The other side's last carromman: lost by the own carrommen left and the queen's points [XV].

    She counts unless the shooter's side has covered her, in this stroke at the latest. A foul in
    this stroke undoes nothing of it, but neither does it cover her; it makes also both last ones a
    loss, with no own carromman left.
    """
    covered_by_me = queen_after(case) is QueenAt.covered_by(case.me)
    counts = not covered_by_me or case.laws.queen_to_any_winner
    why = reasons.LOST_BOTH_LAST if _own_left(case) == 0 else reasons.LOST_OTHERS_LAST
    return score(case, case.them, _own_left(case), queen=counts), (why,)


def _kept(case: Case) -> int:
    """Own carrommen that stay in for the end of the board."""
    return 0 if case.striker_fell and case.laws.striker_returns_first else case.own


def _own_left(case: Case) -> int:
    """Own carrommen on the board at its end."""
    return case.before.left[case.me] - _kept(case)


def score(
    case: Case, winner: Colour, coins: int, *, queen: bool = True, any_score: bool = False
) -> BoardVerdict:
    """The points of a board [IX].

    The queen adds nothing for a winner whose score has reached her limit. The points that may be
    asked for besides, one for each foul, cannot lift a board above the most there is: nine
    carrommen and the queen.
    """
    below = any_score or case.position.score[winner] < case.laws.queen_limit
    queen_points = case.laws.queen_points if queen and below else 0
    points = max(LEAST, coins + queen_points)
    most = max(LEAST, MEN_A_SIDE + case.laws.queen_points)
    demandable = min(len(case.fouls), most - points) if case.laws.points_on_demand else 0
    return BoardVerdict(winner, points, queen_points, demandable)


def _foul_reasons(case: Case, back: int) -> tuple[Reason, ...]:
    return tuple(why for why in foul_reasons(case) if back or why != reasons.COINS_BACK)


def _score_reasons(case: Case, verdict: BoardVerdict) -> tuple[Reason, ...]:
    found = []
    if verdict.queen_points:
        found.append(reasons.QUEEN_COUNTS)
    elif verdict.winner and case.position.score[verdict.winner] >= case.laws.queen_limit:
        found.append(reasons.QUEEN_LIMIT)
    if verdict.demandable:
        found.append(reasons.POINTS_ON_DEMAND)
    if any(case.before.dues) or (case.fouls and not verdict.demandable):
        found.append(reasons.DUES_WRITTEN_OFF)
    return tuple(found)
