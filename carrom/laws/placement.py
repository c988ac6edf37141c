"""Where the striker may stand for a stroke [Laws, XVI]."""

from __future__ import annotations

import math
from enum import StrEnum

from carrom.core.equipment import Equipment
from carrom.core.geometry import (
    BASE_CIRCLE_RADIUS_MM,
    BASE_CIRCLE_X_MM,
    BASE_LINE_Y_MM,
    distance,
    to_seat,
)
from carrom.core.layout import Layout
from carrom.core.params import Laws
from carrom.core.pieces import STRIKER
from carrom.core.seats import Seat
from carrom.core.stroke import ALONG_PER_MM, striker_spot

ON_CIRCLE_MM = 0.5 / ALONG_PER_MM
"""How far off a base circle's centre still counts as over it: half a step of the placing grid."""


class PlacementFault(StrEnum):
    """Why the striker may not stand somewhere."""

    TOUCHES_COIN = "touches_coin"
    PARTLY_COVERS_CIRCLE = "partly_covers_circle"
    """A base circle has to be covered exactly or kept clear of."""
    BEYOND_BASE_LINE = "beyond_base_line"
    """Out here it would touch the arrow, or leave the base lines."""


def placement_fault(
    laws: Laws, layout: Layout, equipment: Equipment, seat: Seat, along_mm: float
) -> PlacementFault | None:
    """Why the striker may not stand `along_mm` to the right of the middle of a seat's base line.

    It touches both base lines between the base circles, or covers one of them, centre on centre;
    it never touches a carromman. Touching is meeting exactly as well as overlapping.
    """
    beyond = abs(along_mm) - BASE_CIRCLE_X_MM
    over = laws.base_circles and abs(beyond) <= ON_CIRCLE_MM
    if beyond > ON_CIRCLE_MM:
        return PlacementFault.BEYOND_BASE_LINE
    if abs(along_mm) > _between_circles_mm(equipment) and not over:
        return PlacementFault.PARTLY_COVERS_CIRCLE
    spot = striker_spot(seat, along_mm)
    reach = equipment.striker_radius_mm + equipment.man_radius_mm
    for piece, centre in layout.items():
        if distance(spot, centre) <= reach and piece != STRIKER:
            return PlacementFault.TOUCHES_COIN
    return None


def snap(
    laws: Laws, layout: Layout, equipment: Equipment, seat: Seat, along_mm: float
) -> float | None:
    """The legal place nearest to `along_mm`, in whole tenths of a mm; None if there is none.

    Of two places equally near it is the one nearer to the middle, then the one to the right.
    """
    limit = math.floor(_between_circles_mm(equipment) * ALONG_PER_MM)
    circle = round(BASE_CIRCLE_X_MM * ALONG_PER_MM)
    wish = round(along_mm * ALONG_PER_MM)
    steps = {min(limit, max(-limit, wish)), -limit, limit, -circle, circle}
    for edge in _edges_mm(layout, equipment, seat):
        low = math.floor(edge * ALONG_PER_MM)
        steps.update((low, low + 1))
    wishes = sorted(steps, key=lambda step: (abs(step - along_mm * ALONG_PER_MM), abs(step), -step))
    places = (step / ALONG_PER_MM for step in wishes)
    return next(
        (mm for mm in places if placement_fault(laws, layout, equipment, seat, mm) is None), None
    )


def has_room(laws: Laws, layout: Layout, equipment: Equipment, seat: Seat) -> bool:
    """Whether the striker can stand anywhere on a base line; if not, the board is replayed."""
    return snap(laws, layout, equipment, seat, 0.0) is not None


def _between_circles_mm(equipment: Equipment) -> float:
    """How far from the middle the striker can stand clear of the base circles."""
    return BASE_CIRCLE_X_MM - BASE_CIRCLE_RADIUS_MM - equipment.striker_radius_mm


def _edges_mm(layout: Layout, equipment: Equipment, seat: Seat) -> list[float]:
    """Where along the base line the striker begins and ceases to touch each carromman."""
    edges = []
    for piece, centre in layout.items():
        x, y = to_seat(seat, centre)
        reach = equipment.striker_radius_mm + equipment.radius_mm(piece)
        across = y - BASE_LINE_Y_MM
        if abs(across) <= reach:
            half = math.sqrt(reach**2 - across**2)
            edges += [x - half, x + half]
    return edges
