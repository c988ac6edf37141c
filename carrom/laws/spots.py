"""Where a player may put a returned carromman [Laws, XIV]."""

from __future__ import annotations

import math
from enum import StrEnum

from carrom.core.equipment import Equipment
from carrom.core.geometry import (
    CENTRE_CIRCLE_RADIUS_MM,
    OUTER_CIRCLE_RADIUS_MM,
    POCKET_RADIUS_MM,
    POCKETS,
    Point,
    distance,
)
from carrom.core.layout import Layout
from carrom.core.params import Laws
from carrom.core.pieces import QUEEN, PieceId

CENTRE = Point(0.0, 0.0)

PAIR_GAP_DIAMETERS = 2.0
"""The widest space, in carrommen, across which two of them still make a pair."""


class SpotFault(StrEnum):
    """Why a carromman may not be put somewhere."""

    OUTSIDE_CIRCLE = "outside_circle"
    """It is not wholly inside the outer circle."""
    TOUCHES = "touches"
    ON_CENTRE_CIRCLE = "on_centre_circle"
    SHOT_WITH_QUEEN = "shot_with_queen"


def spot_fault(
    laws: Laws, layout: Layout, equipment: Equipment, piece: PieceId, spot: Point
) -> SpotFault | None:
    """Why a player may not put `piece` at `spot`; None if it is a good place.

    It has to lie wholly inside the outer circle and touch nothing; under strict laws also off the
    centre circle and making no shot with the queen [XIV].
    """
    radius = equipment.radius_mm(piece)
    if distance(spot, CENTRE) > OUTER_CIRCLE_RADIUS_MM - radius:
        return SpotFault.OUTSIDE_CIRCLE
    for other, centre in layout.items():
        if other != piece and distance(spot, centre) <= radius + equipment.radius_mm(other):
            return SpotFault.TOUCHES
    if not laws.strict_spots:
        return None
    if distance(spot, CENTRE) < CENTRE_CIRCLE_RADIUS_MM + radius:
        return SpotFault.ON_CENTRE_CIRCLE
    if QUEEN in layout and makes_shot(equipment, spot, layout[QUEEN]):
        return SpotFault.SHOT_WITH_QUEEN
    return None


def makes_shot(equipment: Equipment, a: Point, b: Point) -> bool:
    """Whether two carrommen make a pair, or a cannon, that faces a pocket [II].

    The law book asks for two carrommen that face the general direction of a pocket, with a space
    between them or none. Here the space is at most two carrommen wide, and the line through their
    centres, prolonged beyond either, passes a pocket's centre within the pocket's radius: then a
    push along the line, given to one, can send the other in.
    """
    apart = distance(a, b)
    if apart > 2 * equipment.man_radius_mm * (1 + PAIR_GAP_DIAMETERS):
        return False
    ux, uy = (b.x - a.x) / apart, (b.y - a.y) / apart
    for pocket in POCKETS:
        along = (pocket.x - a.x) * ux + (pocket.y - a.y) * uy
        aside = math.fabs((pocket.y - a.y) * ux - (pocket.x - a.x) * uy)
        if not 0.0 <= along <= apart and aside <= POCKET_RADIUS_MM:
            return True
    return False
