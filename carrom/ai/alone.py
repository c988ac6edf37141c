"""What a board is worth to a side that clears it while nobody replies, in few strokes.

Every carromman costs a stroke, and one that is hard to pocket costs more, as it has to be brought
to a better place first. So a stroke that pockets nothing may still be a good one.
"""

from __future__ import annotations

from carrom.ai.ease import Ease
from carrom.core.geometry import Point
from carrom.core.layout import Layout
from carrom.core.match import MatchState
from carrom.core.pieces import QUEEN, Colour, QueenAt, men_of
from carrom.core.ruling import Ruling
from carrom.core.seats import Seat

CENTRE = Point(0.0, 0.0)
"""Where pieces come back."""
FAR_COIN = 1.35
"""Further strokes for a carromman that is nearly impossible to pocket where it lies.

The best play of lone carrommen by a hand that errs by 2 degrees takes 1 + 1.35 (1 - ease)² strokes,
give or take 0.25."""
WAITING_SHARE = 0.6
"""Of the queen's strokes while she waits for her cover."""
LATE_QUEEN = (1.6, 1.0, 0.6, 0.3)
"""Strokes that the danger costs to have so few carrommen left and the queen to come."""
FULL_BOARD = 20.0
"""Strokes that make a value of 1."""


class Clearing:
    """Values of boards for one seat: 1 for a cleared board, less for each stroke still needed."""

    def __init__(self, match: MatchState, seat: Seat, ease: Ease) -> None:
        self._me = match.board.colour_of(match.seats.side(seat))
        self._turns = seat.quarter_turns
        self._ease = ease
        scores = match.config.laws.pieces_score
        self._colours = tuple(Colour) if scores else (self._me,)
        self._men = frozenset(piece for colour in self._colours for piece in men_of(colour))

    def value(self, ruling: Ruling, layout: Layout, first: float | None = None) -> float:
        """The value after a ruling.

        Args:
            ruling: What the referee said.
            layout: Where everything rests, before anything comes back.
            first: Does not matter: nobody else strikes next.
        """
        if ruling.board is not None:
            return 1.0 if ruling.tally.queen.is_covered else -1.0
        return 1.0 - self._strokes(ruling, layout) / FULL_BOARD

    def first_chance(self, ruling: Ruling, layout: Layout) -> float:
        """The chance of the next stroke by the ease of the easiest piece."""
        return max(
            (self._ease(self._turns, layout[p]) for p in layout if p in self._men), default=0.0
        )

    def _strokes(self, ruling: Ruling, layout: Layout) -> float:
        """Strokes that the board still takes."""
        tally, queen = ruling.tally, ruling.tally.queen
        men = [spot for piece, spot in layout.items() if piece in self._men]
        left = sum(tally.left[colour] + tally.dues[colour] for colour in self._colours)
        need = sum(self._piece(spot) for spot in men)
        back = self._piece(CENTRE)
        need += back * (left - len(men))
        if queen is QueenAt.PENDING:
            need += back * (WAITING_SHARE if ruling.to_strike is self._me else 1.0)
        elif queen is QueenAt.BOARD:
            need += self._piece(layout.get(QUEEN, CENTRE))
            if len(men) < len(LATE_QUEEN):
                need += LATE_QUEEN[len(men)]
        return need

    def _piece(self, spot: Point) -> float:
        """Strokes for a piece that lies there."""
        hard = 1.0 - self._ease(self._turns, spot)
        return 1.0 + FAR_COIN * hard * hard
