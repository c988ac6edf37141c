"""The board as one seat sees it: plain numbers, x to the player's right and y straight ahead."""

from __future__ import annotations

import math
from collections.abc import Container
from dataclasses import dataclass

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import (
    BASE_LINE_Y_MM,
    HALF_MM,
    POCKETS,
    to_seat,
)
from carrom.core.layout import Layout
from carrom.core.match import MatchState
from carrom.core.pieces import QUEEN, Colour, PieceId, QueenAt, men_of
from carrom.core.seats import Seat

MAN_MM = TOURNAMENT.man_radius_mm
STRIKER_MM = TOURNAMENT.striker_radius_mm
MEN_MM = 2 * MAN_MM
"""Distance of the centres of two carrommen that touch."""
HIT_MM = MAN_MM + STRIKER_MM
"""Distance of the centres of the striker and a carromman that touch."""
MAN_WALL_MM = HALF_MM - MAN_MM
"""How far from the middle a carromman's centre can be."""
STRIKER_WALL_MM = HALF_MM - STRIKER_MM
"""How far from the middle the striker's centre can be."""
LINE_Y_MM = BASE_LINE_Y_MM
"""Where the striker's centre stands."""

Vector = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Disc:
    """A carromman in the seat's view."""

    piece: PieceId
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that a stroke could meet, and which of it is worth pocketing."""

    seat: Seat
    discs: tuple[Disc, ...]
    targets: tuple[Disc, ...]
    """Own carrommen, and the queen while she is on the board; where pieces score, all."""
    places: tuple[float, ...]
    """Where the striker may stand, mm along the base line."""
    drag: float
    """Deceleration of a sliding piece, mm/s²."""

    def clear(self, start: Vector, end: Vector, reach: float, skip: Container[PieceId]) -> bool:
        """Whether a disc can slide from one place to another without meeting any other.

        Args:
            start: Where its centre is.
            end: Where its centre shall get to.
            reach: Distance of centres at which it meets a carromman, in mm.
            skip: Pieces that do not count.
        """
        sx, sy = start
        dx, dy = end[0] - sx, end[1] - sy
        length = math.hypot(dx, dy)
        if length < 1e-9:
            return True
        ux, uy = dx / length, dy / length
        for disc in self.discs:
            rx, ry = disc.x - sx, disc.y - sy
            aside = rx * uy - ry * ux
            if -reach < aside < reach and disc.piece not in skip:
                along = rx * ux + ry * uy
                if along < 0.0:
                    if rx * rx + ry * ry < reach * reach and along > -1e-6:
                        return False
                elif along <= length:
                    return False
                else:
                    ex, ey = disc.x - end[0], disc.y - end[1]
                    if ex * ex + ey * ey < reach * reach:
                        return False
        return True


POCKETS_IN_VIEW: tuple[Vector, ...] = tuple((pocket.x, pocket.y) for pocket in POCKETS)
"""Pocket centres are the same from every seat, but not their numbers."""


def scene_of(
    layout: Layout, seat: Seat, targets: Container[PieceId], places: tuple[float, ...], drag: float
) -> Scene:
    """The scene of a layout."""
    discs = []
    for piece, centre in layout.items():
        x, y = to_seat(seat, centre)
        discs.append(Disc(piece, x, y))
    return Scene(
        seat, tuple(discs), tuple(disc for disc in discs if disc.piece in targets), places, drag
    )


def targets_of(match: MatchState, colour: Colour) -> frozenset[PieceId]:
    """What a side wants to pocket, as far as the laws let it keep it at all."""
    board = match.board
    queen = {QUEEN} if board.tally.queen is QueenAt.BOARD else set()
    if match.config.laws.pieces_score:
        return frozenset(board.layout)
    own = set(men_of(colour))
    return frozenset((own | queen) & set(board.layout))
