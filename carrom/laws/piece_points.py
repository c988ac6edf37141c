"""Where any carromman counts for whoever pockets it (family points), and colours are nobody's."""

from __future__ import annotations

from dataclasses import dataclass, replace

from carrom.core.params import PiecePoints
from carrom.core.pieces import ByColour, Colour, QueenAt
from carrom.core.ruling import BoardVerdict, Foul, Reason, Returned, Ruling, Turn
from carrom.core.tally import Tally
from carrom.errors import BadInputError
from carrom.laws import dues, reasons
from carrom.laws.case import Case

NONE = ByColour(0, 0)


@dataclass(frozen=True, slots=True)
class Account:
    """The tally, and what the side that struck has in hand by colour; None if it is not known."""

    case: Case
    values: PiecePoints
    tally: Tally
    hand: ByColour[int] | None

    @classmethod
    def opened(cls, case: Case, values: PiecePoints) -> Account:
        """Before the stroke."""
        tally = case.before
        if tally.hand is not None:
            return cls(case, values, tally, tally.hand[case.me])
        queen = values.queen if tally.queen is QueenAt.covered_by(case.me) else 0
        empty = tally.points[case.me] == queen and values.white > 0 and values.black > 0
        return cls(case, values, tally, NONE if empty else None)

    @property
    def closed(self) -> Tally:
        """The tally with the hand written into it, if hands are known."""
        if self.tally.hand is None or self.hand is None:
            return self.tally
        return replace(self.tally, hand=self.tally.hand.with_(self.case.me, self.hand))

    def keeping(self, fell: ByColour[int]) -> Account:
        """Carrommen that stay in: they are in hand, and score."""
        points = fell.white * self.values.white + fell.black * self.values.black
        hand = None if self.hand is None else _sum(self.hand, fell)
        return replace(self.scored(points), hand=hand)

    def scored(self, points: int) -> Account:
        """More points for the side that struck, or fewer."""
        me, before = self.case.me, self.tally.points
        return replace(
            self, tally=replace(self.tally, points=before.with_(me, before[me] + points))
        )

    def charged(self, count: int) -> tuple[Account, ByColour[int]]:
        """Owe so many more, bring back what the hand can pay, and say what that is by colour.

        The cheapest in hand come back first, and what they are worth is deducted; the rest stays
        owed, to be paid by the next carrommen that the side pockets.

        Raises:
            BadInputError: What the side has in hand is not known.
        """
        me = self.case.me
        account = replace(self, tally=dues.charged(self.tally, me, count))
        paid = NONE
        while account.tally.dues[me] and account.hand != NONE:
            if account.hand is None:
                raise BadInputError(
                    precisely="state.hand: a coin has to come back; say which ones each side has "
                    "in hand"
                )
            colour = account._cheapest(account.hand)
            one = NONE.with_(colour, 1)
            tally = dues.charged(dues.brought_back(account.tally, colour, 1), me, -1)
            account = replace(account, tally=tally).keeping(NONE.with_(colour, -1))
            paid = _sum(paid, one)
        return account, paid

    def _cheapest(self, hand: ByColour[int]) -> Colour:
        """The colour in hand that is worth least; of two worth the same, the own one."""
        worth = ByColour(self.values.white, self.values.black)
        there = [colour for colour in (self.case.me, self.case.them) if hand[colour]]
        return min(there, key=lambda colour: worth[colour])


def points_ruling(case: Case, values: PiecePoints) -> Ruling:
    """The verdict on a stroke: what stays in scores, what fell with a foul comes back.

    Any carromman keeps the turn, also beside the striker; so does the queen, but not beside him.
    What a side owes it pays itself: carrommen that the other side pockets are that side's. A coin
    in hand, of either colour, pays at once, however many of a colour are on the board.
    """
    fell = ByColour(case.own, case.others)
    if case.me is Colour.BLACK:
        fell = ByColour(case.others, case.own)
    back = fell if case.fouls else NONE
    queen = queen_after(case, any_fell=fell != NONE)
    covered = queen.is_covered and not case.before.queen.is_covered

    account = Account.opened(case, values)
    tally = replace(case.pocketed, queen=queen)
    account = replace(account, tally=replace(tally, left=_sum(tally.left, back)))
    account = account.keeping(NONE if case.fouls else fell).scored(values.queen * covered)
    account, paid = account.charged(len(case.fouls))

    returned = _sum(back, paid)
    over = account.closed.left == NONE
    keeps = case.facts.proper and (fell != NONE or (case.queen_fell and not case.striker_fell))
    turn = Turn.BOARD_OVER if over else Turn.CONTINUES if keeps else Turn.PASSES
    tally = dues.written_off(account.closed) if over else account.closed
    return Ruling(
        turn=turn,
        to_strike=None if over else case.me if keeps else case.them,
        tally=tally,
        returned=Returned(
            returned.white,
            returned.black,
            queen is QueenAt.BOARD and (case.covering or case.queen_fell),
        ),
        fouls=case.fouls,
        reasons=(
            *_foul_reasons(case, back, paid),
            *_queen_reasons(case, queen),
            _turn_reason(case, turn, any_fell=fell != NONE),
        ),
        board=_verdict(tally) if over else None,
    )


def penalised(case: Case, values: PiecePoints) -> tuple[Tally, Returned]:
    """One carromman for a foul without a stroke, out of the hand of the side to strike."""
    account, paid = Account.opened(case, values).charged(1)
    return account.closed, Returned(paid.white, paid.black)


def queen_after(case: Case, *, any_fell: bool) -> QueenAt:
    """She may be taken at any time, and any carromman covers her, in the same stroke or the next.

    A foul in either of the two strokes sends her back.
    """
    if not case.covering and not case.queen_fell:
        return case.before.queen
    if case.fouls or (case.covering and not any_fell):
        return QueenAt.BOARD
    return QueenAt.covered_by(case.me) if any_fell else QueenAt.PENDING


def _verdict(tally: Tally) -> BoardVerdict:
    """The higher total wins, by the difference; level totals are a draw.

    The eighteenth carromman that stays in ends the board; a queen that is not covered by then
    counts for nobody.
    """
    white, black = tally.points
    winner = None if white == black else Colour.WHITE if white > black else Colour.BLACK
    return BoardVerdict(winner, abs(white - black))


def _sum(a: ByColour[int], b: ByColour[int]) -> ByColour[int]:
    return ByColour(a.white + b.white, a.black + b.black)


def _foul_reasons(case: Case, back: ByColour[int], paid: ByColour[int]) -> tuple[Reason, ...]:
    said = {
        reasons.STRIKER_POCKETED: Foul.STRIKER in case.fouls,
        reasons.IMPROPER_STROKE: Foul.IMPROPER in case.fouls,
        reasons.COINS_BACK: back != NONE,
        reasons.DUE_PAID: not case.fouls and paid != NONE,
        reasons.DUE_OUTSTANDING: len(case.fouls) > sum(paid),
    }
    return tuple(reason for reason, applies in said.items() if applies)


def _queen_reasons(case: Case, after: QueenAt) -> tuple[Reason, ...]:
    if not case.covering and not case.queen_fell:
        return ()
    if after.is_covered:
        return (reasons.QUEEN_COVERED,)
    if after is QueenAt.PENDING:
        return (reasons.QUEEN_WAITS,)
    return (reasons.QUEEN_NOT_COVERED if case.covering else reasons.QUEEN_WITH_FOUL,)


def _turn_reason(case: Case, turn: Turn, *, any_fell: bool) -> Reason:
    if turn is Turn.BOARD_OVER:
        return reasons.POINTS_DECIDE
    if turn is Turn.CONTINUES:
        return reasons.ANY_COIN if any_fell else reasons.QUEEN_KEEPS_TURN
    return reasons.TURN_LOST if case.facts.pocketed else reasons.NOTHING_POCKETED
