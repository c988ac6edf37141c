"""What a board is worth to a side that clears it while nobody replies, in few strokes.

Every carromman costs a stroke, and one that is hard to pocket costs more, as it has to be brought
to a better place first. So a stroke that pockets nothing may still be a good one.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files

from carrom.core.geometry import Point, to_seat
from carrom.core.layout import Layout
from carrom.core.match import MatchState
from carrom.core.pieces import QUEEN, Colour, QueenAt, men_of
from carrom.core.ruling import Ruling
from carrom.core.seats import Seat

SPACING_MM = 20.0
COLUMNS, ROWS = 18, 36
"""Points of the grid on the right half of the board; the left half is its mirror image."""
NEAREST_MM = SPACING_MM / 2.0
"""x of the first column."""
LOWEST_MM = -SPACING_MM * (ROWS - 1) / 2.0
"""y of the first row, at the seat's own frame."""
CENTRE = Point(0.0, 0.0)
"""Where pieces come back."""
COVER_SHARE = 0.6
"""Of the queen's strokes while she waits for her cover."""
LATE_QUEEN = (3.2, 3.0, 2.4, 2.0, 1.7, 1.5, 1.3, 1.2, 1.1, 1.0)
"""Strokes for the covers that will fail, the queen coming back each time, by how many carrommen
are left of which the easiest may cover her; the last one for more than that."""
FULL_BOARD = 20.0
"""Strokes that make a value of 1."""


class Costs:
    """Strokes that a lone carromman takes, by where the seat to strike sees it."""

    def __init__(self, rows: Sequence[Sequence[float]]) -> None:
        """Take the strokes at the points of the grid, row by row."""
        self.rows = rows

    def __call__(self, spot: Point) -> float:
        """The strokes from a spot in mm, between those of the four points around it."""
        across = min(max((abs(spot.x) - NEAREST_MM) / SPACING_MM, 0.0), COLUMNS - 1.001)
        up = min(max((spot.y - LOWEST_MM) / SPACING_MM, 0.0), ROWS - 1.001)
        column, row = int(across), int(up)
        right, above = across - column, up - row
        low, high = self.rows[row], self.rows[row + 1]
        below = low[column] + right * (low[column + 1] - low[column])
        upper = high[column] + right * (high[column + 1] - high[column])
        return below + above * (upper - below)


def stored_costs() -> Costs:
    """The costs that come with the game; `python -m carrom.arena.lone` makes them."""
    text = files("carrom.ai").joinpath("data/lone.json").read_text("utf-8")
    return Costs(json.loads(text)["strokes"])


class Clearing:
    """Values of boards for one seat: 1 for a cleared board, less for each stroke still needed."""

    def __init__(self, match: MatchState, seat: Seat, costs: Costs) -> None:
        self._me = match.board.colour_of(match.seats.side(seat))
        self._seat = seat
        self._costs = costs
        self._known: dict[Point, float] = {}
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
        """Nothing: whatever the next stroke brings is in the strokes already."""
        return 0.0

    def _strokes(self, ruling: Ruling, layout: Layout) -> float:
        """Strokes that the board still takes."""
        tally, queen = ruling.tally, ruling.tally.queen
        men = [spot for piece, spot in layout.items() if piece in self._men]
        left = sum(tally.left[colour] + tally.dues[colour] for colour in self._colours)
        need = sum(self._piece(spot) for spot in men)
        back = self._piece(CENTRE)
        need += back * (left - len(men))
        if queen.is_covered:
            return need
        late = LATE_QUEEN[min(len(men), len(LATE_QUEEN) - 1)]
        if queen is QueenAt.BOARD:
            return need + late + self._piece(layout.get(QUEEN, CENTRE))
        return need + (late + back) * (COVER_SHARE if ruling.to_strike is self._me else 1.0)

    def _piece(self, spot: Point) -> float:
        """Strokes for a piece that lies there; most lie where they lay before."""
        known = self._known.get(spot)
        if known is None:
            known = self._known[spot] = self._costs(to_seat(self._seat, spot))
        return known
