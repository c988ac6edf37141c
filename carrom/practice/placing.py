"""Where a piece may be put when a position is set by hand."""

from __future__ import annotations

from enum import StrEnum

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import HALF_MM, POCKETS, Point, distance
from carrom.core.layout import Layout
from carrom.core.pieces import PieceId
from carrom.laws.free_spot import around, nearest

MAGNET_MM = 8.0
"""A piece that is put down so far from where it would just touch others moves there."""


class PutFault(StrEnum):
    """Why a piece may not be put somewhere."""

    OFF_BOARD = "off_board"
    OVER_POCKET = "over_pocket"
    OVERLAPS = "overlaps"


def put_fault(layout: Layout, piece: PieceId, spot: Point) -> PutFault | None:
    """Why `piece` may not lie at `spot`; None if it may. Touching is allowed."""
    radius = TOURNAMENT.radius_mm(piece)
    if max(abs(spot.x), abs(spot.y)) > HALF_MM - radius:
        return PutFault.OFF_BOARD
    if any(distance(spot, pocket) <= TOURNAMENT.drop_radius_mm(piece) for pocket in POCKETS):
        return PutFault.OVER_POCKET
    for other, centre in layout.items():
        if other != piece and distance(spot, centre) < radius + TOURNAMENT.radius_mm(other):
            return PutFault.OVERLAPS
    return None


def drawn_to(layout: Layout, piece: PieceId, wish: Point) -> Point:
    """The free place next to a wish that overlaps others by a little, else the wish itself.

    So that pieces can be put down touching each other, or the frame, without a steady hand.
    """
    radius = TOURNAMENT.radius_mm(piece)
    edge = HALF_MM - radius
    if max(abs(wish.x), abs(wish.y)) <= edge + MAGNET_MM:
        wish = Point(*(min(edge, max(-edge, part)) for part in wish))
    if put_fault(layout, piece, wish) is not PutFault.OVERLAPS:
        return wish
    others = [centre for other, centre in layout.items() if other != piece]
    clear = 2 * radius
    free = nearest(
        wish,
        around(wish, others, clear),
        others,
        clear,
        lambda spot: put_fault(layout, piece, spot) is None,
    )
    return free if free is not None and distance(free, wish) <= MAGNET_MM else wish
