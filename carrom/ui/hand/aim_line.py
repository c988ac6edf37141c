"""What the aim line draws: the ways of striker and struck disc, cut where they end; pure."""

from __future__ import annotations

import math
from dataclasses import dataclass

from carrom.core.equipment import Equipment
from carrom.core.geometry import HALF_MM, Point
from carrom.core.layout import Layout
from carrom.core.outcome import AimPath
from carrom.core.pieces import STRIKER, PieceId

LONGEST_WAY_MM = 320.0
"""Ways after the contact are drawn no longer than this."""

Way = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class AimLine:
    """Lines on the board, in mm."""

    striker: tuple[Point, ...]
    """The striker's way to its first contact, or to where it rests."""
    ghost: Point | None = None
    """Where the striker is at the first contact."""
    struck: PieceId | None = None
    struck_way: Way | None = None
    """Where the struck disc goes from there."""
    striker_way: Way | None = None
    """Where the striker goes from there."""


def aim_line(path: AimPath, layout: Layout, equipment: Equipment, deceleration: float) -> AimLine:
    """Turn what the physics foresees into lines.

    Args:
        path: From the physics.
        layout: The carrommen as they lie.
        equipment: Sizes.
        deceleration: Of sliding pieces, mm/s²; a way ends where its disc would stop.
    """
    if path.struck is None:
        return AimLine(path.striker)
    ghost, start = path.striker[-1], layout[path.struck]
    return AimLine(
        striker=path.striker,
        ghost=ghost,
        struck=path.struck,
        struck_way=_way(
            start, path.struck_velocity, deceleration, equipment.radius_mm(path.struck)
        ),
        striker_way=_way(ghost, path.striker_velocity, deceleration, equipment.radius_mm(STRIKER)),
    )


def _way(start: Point, velocity: Point, deceleration: float, radius: float) -> Way | None:
    """From a place in the direction of a velocity: to rest, to the frame, or as far as is drawn."""
    speed = math.hypot(*velocity)
    if speed == 0.0:
        return None
    ux, uy = velocity.x / speed, velocity.y / speed
    length = min(speed * speed / (2 * deceleration), LONGEST_WAY_MM)
    for place, step in ((start.x, ux), (start.y, uy)):
        if step:
            length = min(length, (math.copysign(HALF_MM - radius, step) - place) / step)
    if length <= 0.0:
        return None
    return start, Point(start.x + ux * length, start.y + uy * length)
