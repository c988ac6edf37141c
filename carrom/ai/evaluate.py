"""What a board is worth to a side once the referee has ruled on a stroke.

The rules are the referee's: what follows from a stroke is read off its ruling, and this module only
guesses who will win from there. It is a race: each side needs so many strokes, and whoever is to
strike runs on until the first miss.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from carrom.ai.ease import Ease
from carrom.ai.scene import MEN_MM
from carrom.ai.stakes import Stakes
from carrom.core.geometry import Point
from carrom.core.layout import Layout
from carrom.core.match import MatchState
from carrom.core.pieces import QUEEN, ByColour, Colour, PieceId, QueenAt
from carrom.core.ruling import BoardVerdict, Ruling
from carrom.core.seats import Seat
from carrom.core.tally import Tally

HARD_COIN = 0.7
"""Further strokes that a carromman costs which is nearly impossible to pocket."""
BACK_COIN = 1.3
"""Strokes for a carromman that comes back to the middle, or is owed."""
QUEEN_TASK = 0.8
"""Share of the queen's strokes that a side reckons with while nobody has her."""
WAITING_QUEEN = 0.4
"""Strokes that her cover still costs."""
WAITING_SHARE = 0.6
"""How much of a queen that waits for her cover is as good as covered."""
LAST_COIN = (1.6, 0.5)
"""Strokes that the danger costs to have one, or two, own carrommen left and the queen to come."""
LEAD_SHARE = 0.03
"""Value of a stroke's lead besides the chance to win: also a board that is as good as won, or as
lost, is played on well."""
FINAL_LEAD = 30.0
"""The lead of a won board, more than any other."""
NO_COIN = 0.3
"""The chance of the next stroke where no own carromman is to be seen."""
CROWDED = 0.7
"""What is left of the ease of a carromman with another one close by."""
CROWD_MM = 1.25 * MEN_MM
LONGEST_RUN = 0.9
"""Bound of the chance from stroke to stroke in a run."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a personality likes, beside winning."""

    queen: float = 1.0
    """What a covered queen is worth, in strokes, for each point that she adds."""
    caution: float = 1.0
    """How much the other side's next stroke counts."""


class Coins:
    """What a side's carrommen on a board cost it."""

    __slots__ = ("best", "count", "work")

    def __init__(self, eases: list[float]) -> None:
        """Sum up carrommen by how easy each is to pocket."""
        self.best = max(eases, default=NO_COIN)
        """The ease of its easiest one."""
        self.count = len(eases)
        self.work = 0.0
        """Strokes that they still need."""
        for ease in eases:
            self.work += 1.0 + HARD_COIN * (1.0 - ease)


Sight = ByColour[Coins]


class Valuer:
    """Values of boards for one side: about -1 for a lost board, 1 for one that is won."""

    def __init__(self, match: MatchState, seat: Seat, ease: Ease, taste: Taste) -> None:
        board = match.board
        self._side = match.seats.side(seat)
        self._me = board.colour_of(self._side)
        self._turns = {
            colour: tuple(s.quarter_turns for s in match.seats.seats_of(board.colours[colour]))
            for colour in Colour
        }
        self._ease = ease
        self._taste = taste
        self._laws = match.config.laws
        self._stakes = Stakes(match)
        self._known_prizes: dict[tuple[ByColour[int], QueenAt], tuple[float, float]] = {}
        self._lying = board.layout
        self._lying_eases = {piece: self._own_ease(piece, at) for piece, at in self._lying.items()}
        self._lying_close = [
            (piece, other)
            for piece in self._lying
            for other in _close_to(piece, self._lying)
            if piece < other
        ]
        points = self._laws.piece_points
        self._coin = 1.0 if points is None else max(1.0, (points.white + points.black) / 2.0)
        """What a carromman is worth on average, where pieces score."""
        run = min(LONGEST_RUN, 0.3 + 0.7 * ease.usual)
        self._run = 1.0 / (1.0 - run)

    def value(self, ruling: Ruling, layout: Layout, first: float | None = None) -> float:
        """The value after a ruling.

        Args:
            ruling: What the referee said.
            layout: Where everything rests, before anything comes back.
            first: The chance of the next stroke, where it is known better than by ease.
        """
        if ruling.board is not None:
            if ruling.board.winner is None:
                return 0.0
            return self._final(ruling.board)
        striker = ruling.to_strike or self._me
        lead, scale = self._race(ruling.tally, layout, striker, first)
        chance = _logistic(lead / scale)
        margin = LEAD_SHARE * max(-FINAL_LEAD, min(FINAL_LEAD, lead))
        if self._laws.pieces_score:
            return 2.0 * chance - 1.0 + margin
        good, bad = self._prizes(ruling.tally)
        return chance * good + (1.0 - chance) * bad + margin

    def first_chance(self, ruling: Ruling, layout: Layout) -> float:
        """The chance of the next stroke by the ease of its best carromman."""
        colour = ruling.to_strike or self._me
        return self._first(self._sight(layout), layout, colour)

    def _final(self, board: BoardVerdict) -> float:
        """The value of a finished board."""
        won = board.winner is self._me
        lead = FINAL_LEAD if self._laws.piece_points is None else board.points / self._coin
        value = self._stakes.after(self._side, won, board.points)
        return value + (LEAD_SHARE * lead if won else -LEAD_SHARE * lead)

    def _prizes(self, tally: Tally) -> tuple[float, float]:
        """The values of winning and of losing the board from here, worked out once."""
        key = tally.left, tally.queen
        known = self._known_prizes.get(key)
        if known is None:
            known = self._prize(tally, self._me), self._prize(tally, self._me.other)
            self._known_prizes[key] = known
        return known

    def _prize(self, tally: Tally, winner: Colour) -> float:
        """The value of winning, or losing, the board from here by the usual points."""
        points = round(0.7 * tally.left[winner.other]) + self._queen_points(tally, winner)
        return self._stakes.after(self._side, winner is self._me, max(1, points))

    def _queen_points(self, tally: Tally, winner: Colour) -> int:
        mine = tally.queen is QueenAt.covered_by(winner)
        theirs = tally.queen is QueenAt.covered_by(winner.other)
        if theirs and not self._laws.queen_to_any_winner:
            return 0
        return self._laws.queen_points if mine or theirs else round(0.6 * self._laws.queen_points)

    def _race(
        self, tally: Tally, layout: Layout, striker: Colour, first: float | None
    ) -> tuple[float, float]:
        """By how many strokes the side is ahead, and how much that is of what is uncertain."""
        sight = self._sight(layout)
        if first is None:
            first = self._first(sight, layout, striker)
        run = first * self._run
        me, them = self._me, self._me.other
        if self._laws.pieces_score:
            return self._points_race(tally, layout, striker, run)
        mine, theirs = (self._need(tally, layout, sight, colour) for colour in (me, them))
        run = min(run, mine if striker is me else theirs)
        lead = theirs - mine
        lead += run if striker is me else -run * self._taste.caution
        lead += self._queen_lead(tally, striker)
        return lead, 1.2 + 0.12 * min(20.0, mine + theirs)

    def _queen_lead(self, tally: Tally, striker: Colour) -> float:
        worth = 0.25 * self._laws.queen_points * self._taste.queen
        if self._laws.queen_to_any_winner:
            worth *= 0.5
        if tally.queen is QueenAt.PENDING:
            worth *= WAITING_SHARE
            return worth if striker is self._me else -worth
        if tally.queen is QueenAt.covered_by(self._me):
            return worth
        return -worth if tally.queen is QueenAt.covered_by(self._me.other) else 0.0

    def _points_race(
        self, tally: Tally, layout: Layout, striker: Colour, run: float
    ) -> tuple[float, float]:
        """The lead in carrommen's points, where every piece scores for anyone."""
        points = self._laws.piece_points
        queen = 0 if points is None else points.queen
        left = len(layout)
        lead = (tally.points[self._me] - tally.points[self._me.other]) / self._coin
        ahead = min(run, float(left))
        if striker is not self._me:
            ahead *= self._taste.caution
        if tally.queen is QueenAt.PENDING:
            ahead += WAITING_SHARE * self._taste.queen * queen / self._coin
        return lead + (ahead if striker is self._me else -ahead), 0.8 + 0.25 * left

    def _need(self, tally: Tally, layout: Layout, sight: Sight, colour: Colour) -> float:
        """Strokes that a side still needs for its carrommen, dues and the queen."""
        coins, left = sight[colour], tally.left[colour]
        need = coins.work + BACK_COIN * (left - coins.count + tally.dues[colour])
        if tally.queen is QueenAt.BOARD:
            ease = self._lone_ease(layout[QUEEN], colour) if QUEEN in layout else 0.3
            need += QUEEN_TASK * (1.0 + HARD_COIN * (1.0 - ease))
            if 1 <= left <= len(LAST_COIN):
                need += LAST_COIN[left - 1]
        elif tally.queen is QueenAt.PENDING:
            need += WAITING_QUEEN
        return need

    def _sight(self, layout: Layout) -> Sight:
        """What both sides' carrommen cost them; most strokes leave most of them where they lie."""
        lying = self._lying
        moved = [piece for piece, spot in layout.items() if lying.get(piece) != spot]
        eases = self._lying_eases.copy()
        for piece in moved:
            eases[piece] = self._own_ease(piece, layout[piece])
        for piece in self._crowded(layout, moved):
            eases[piece] *= CROWDED
        return ByColour(
            Coins([eases[piece] for piece in layout if piece[0] == "w"]),
            Coins([eases[piece] for piece in layout if piece[0] == "b"]),
        )

    def _crowded(self, layout: Layout, moved: list[PieceId]) -> set[PieceId]:
        """Those that have another one close by."""
        crowded = set()
        for one, other in self._lying_close:
            if one in layout and other in layout and one not in moved and other not in moved:
                crowded.add(one)
                crowded.add(other)
        for piece in moved:
            close = _close_to(piece, layout)
            if close:
                crowded.update(close)
                crowded.add(piece)
        return crowded

    def _own_ease(self, piece: PieceId, spot: Point) -> float:
        return self._lone_ease(spot, Colour.BLACK if piece[0] == "b" else Colour.WHITE)

    def _first(self, sight: Sight, layout: Layout, colour: Colour) -> float:
        if self._laws.pieces_score:
            turns = self._turns[colour][0]
            return max((self._ease(turns, spot) for spot in layout.values()), default=0.0)
        return sight[colour].best

    def _lone_ease(self, spot: Point, colour: Colour) -> float:
        turns = self._turns[colour]
        if len(turns) == 1:
            return self._ease(turns[0], spot)
        return sum(self._ease(turn, spot) for turn in turns) / len(turns)


def _close_to(piece: PieceId, layout: Layout) -> list[PieceId]:
    """The others close by."""
    x, y = layout[piece]
    return [
        other
        for other, (ox, oy) in layout.items()
        if -CROWD_MM < ox - x < CROWD_MM and -CROWD_MM < oy - y < CROWD_MM and other != piece
    ]


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, x))))
