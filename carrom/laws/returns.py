"""Who puts returned pieces on the board, and where the game puts them [Laws, XIV and XV]."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from carrom.core.equipment import Equipment
from carrom.core.geometry import OUTER_CIRCLE_RADIUS_MM, Point, to_board
from carrom.core.layout import Layout
from carrom.core.params import Laws, Placer, ReturnSpot
from carrom.core.pieces import QUEEN, PieceId
from carrom.core.seats import Seat, SeatPlan
from carrom.laws.free_spot import GAP_MM, around, crossings, nearest, on_surface
from carrom.laws.spots import CENTRE, spot_fault

_GRID_MM = 2
"""Distance of the rings on which a place inside the outer circle is looked for."""

_GRID_DEGREES = 6


def who_places(laws: Laws, seats: SeatPlan, striker: Seat, *, own: bool) -> Seat | None:
    """Who puts down carrommen that come back after a stroke; None is the game.

    The next player to the right does, who in singles is the other side. Carrommen that pay the
    other side's debt are placed by the player who made the stroke [XIV]. The queen is always the
    game's to place [XV].

    Args:
        laws: Of the match.
        seats: Who sits where.
        striker: The seat that made the stroke.
        own: Whether the carrommen are of the colour of the side that made it.
    """
    if laws.placer is Placer.GAME:
        return None
    return seats.next(striker) if own else striker


def free_spot(
    laws: Laws, layout: Layout, equipment: Equipment, piece: PieceId, seat: Seat
) -> Point | None:
    """Where the game puts a piece: at its target, or the free spot nearest to it.

    The queen's target is the centre. A carromman's is the centre, or the point of the outer circle
    before `seat`; where it is a player's to place, it is one that the player could choose, as far
    out as the circle allows. Nothing else moves.

    Args:
        laws: Of the match.
        layout: The board.
        equipment: Sizes.
        piece: What comes back; put down several in turn: the queen, the own carrommen, the rest.
        seat: The seat that is to strike.

    Returns:
        The centre in mm; None if there is no room, so that the piece has to wait [XIV].
    """
    radius = equipment.radius_mm(piece)
    others = sorted(centre for other, centre in layout.items() if other != piece)
    clear = radius + equipment.man_radius_mm

    def on_board(spot: Point) -> bool:
        return on_surface(spot, radius)

    def placeable(spot: Point) -> bool:
        return spot_fault(laws, layout, equipment, piece, spot) is None

    if piece == QUEEN or laws.return_spot is ReturnSpot.CENTRE:
        return nearest(CENTRE, around(CENTRE, others, clear), others, clear, on_board)
    if laws.return_spot is ReturnSpot.ON_OUTER_CIRCLE:
        target = to_board(seat, Point(0.0, -OUTER_CIRCLE_RADIUS_MM))
        ring = nearest(target, _on_circle(others, clear), others, clear, on_board)
        return ring or nearest(target, around(target, others, clear), others, clear, on_board)
    target = to_board(seat, Point(0.0, GAP_MM + radius - OUTER_CIRCLE_RADIUS_MM))
    spots = [*around(target, others, clear), *_in_circle(OUTER_CIRCLE_RADIUS_MM - radius)]
    return nearest(target, spots, others, clear, placeable)


def _on_circle(others: Sequence[Point], clear_mm: float) -> Iterator[Point]:
    """Where discs stop blocking the line of the outer circle."""
    for other in others:
        yield from crossings(CENTRE, OUTER_CIRCLE_RADIUS_MM, other, clear_mm + GAP_MM)


def _in_circle(radius_mm: float) -> Iterator[Point]:
    """Spots on rings about the centre, the outermost just inside the radius."""
    for ring in range(int(radius_mm // _GRID_MM) + 1):
        out = radius_mm - GAP_MM - ring * _GRID_MM
        for degrees in range(0, 360, _GRID_DEGREES):
            angle = math.radians(degrees)
            yield Point(out * math.cos(angle), out * math.sin(angle))
