"""Putting right a piece that is where none can be: a fault of the physics if ever needed."""

from __future__ import annotations

import logging
import math
from collections.abc import Mapping

from carrom.core.equipment import Equipment
from carrom.core.geometry import HALF_MM, POCKETS, Point, distance
from carrom.core.layout import Layout
from carrom.core.pieces import PieceId
from carrom.physics.frame import inside

_log = logging.getLogger(__name__)

_GIVE_MM = 0.03
"""What contacts may leave a disc pressed into the frame is no fault."""

_RING_MM = 2.0
_SPOTS_A_RING = 48


def repaired(final: Mapping[PieceId, Point], equipment: Equipment) -> tuple[Layout, int]:
    """The layout with every piece on the board, and how many had to be moved."""
    lost = [
        piece
        for piece, spot in final.items()
        if not inside(spot.x, spot.y, equipment.radius_mm(piece), _GIVE_MM)
    ]
    layout = {piece: spot for piece, spot in final.items() if piece not in lost}
    for piece in lost:
        layout[piece] = _nearest_free(final[piece], piece, layout, equipment)
        _log.error("%s was at %s and is put at %s", piece, final[piece], layout[piece])
    return dict(sorted(layout.items())), len(lost)


def _nearest_free(spot: Point, piece: PieceId, taken: Layout, equipment: Equipment) -> Point:
    """The first free place on rings around the nearest point of the board."""
    radius = equipment.radius_mm(piece)
    limit = HALF_MM - radius
    middle = Point(*(min(limit, max(-limit, c)) if math.isfinite(c) else 0.0 for c in spot))
    for ring in range(round(4 * HALF_MM / _RING_MM)):
        for n in range(_SPOTS_A_RING if ring else 1):
            angle = 2.0 * math.pi * n / _SPOTS_A_RING
            out = ring * _RING_MM
            place = Point(middle.x + out * math.cos(angle), middle.y + out * math.sin(angle))
            if _is_free(place, radius, taken, equipment):
                return place
    return Point(0.0, 0.0)


def _is_free(place: Point, radius: float, taken: Layout, equipment: Equipment) -> bool:
    return (
        inside(place.x, place.y, radius)
        and all(distance(place, pocket) > radius + 1.0 for pocket in POCKETS)
        and all(
            distance(place, other) > radius + equipment.radius_mm(piece)
            for piece, other in taken.items()
        )
    )
