"""What one contact does to a direction, in closed form; all of it with the friction of the discs.

Only to find strokes worth trying: what they really do is for the simulator to say.
"""

from __future__ import annotations

import math

from carrom.ai.scene import Vector
from carrom.core.equipment import TOURNAMENT

GRAVITY_MM_S2 = 9810.0

USUAL_MU = 0.09
"""Friction of the usual surface; an estimate that only chooses how hard to flick."""

_BOUNCE = 1.0 + TOURNAMENT.disc_restitution
_STICK = 3.0 * _BOUNCE
"""The tangent of the cut up to which the discs do not slip: a disc's inertia is m r² / 2."""
_GRIPS = TOURNAMENT.disc_friction
_FULL_THROW = math.atan(_GRIPS)
STRIKER_GAIN = (
    _BOUNCE * TOURNAMENT.striker_mass_g / (TOURNAMENT.striker_mass_g + TOURNAMENT.man_mass_g)
)
"""Speed of a carromman hit full, per speed of the striker."""
MAN_GAIN = _BOUNCE / 2.0
"""Speed of a carromman hit full, per speed of the carromman that hits it."""


def drag_of(surface_factor: float) -> float:
    """Deceleration of a sliding piece in mm/s²."""
    return USUAL_MU * surface_factor * GRAVITY_MM_S2


def throw(cut: float) -> float:
    """How far the struck disc leaves the line of centres, towards the hit; radians for radians.

    Friction pulls it along by at most its coefficient, and no further than the discs stick.
    """
    slip = math.tan(abs(cut)) / _STICK
    return math.copysign(math.atan(slip) if slip < _GRIPS else _FULL_THROW, cut)


def line_of_centres(aim: float, wanted: float) -> float:
    """The direction of the line of centres that sends the struck disc the `wanted` way.

    Args:
        aim: Direction in which the hitting disc comes, in radians.
        wanted: Direction in which the struck disc shall leave.
    """
    line = wanted - throw(turn(wanted, aim))
    for _ in range(2):
        before, line = line, wanted - throw(turn(line, aim))
        if line == before:
            break
    return line


def turn(start: float, end: float) -> float:
    """The angle from one direction to another, from -π to π."""
    return math.remainder(end - start, 2 * math.pi)


_KEEPS = TOURNAMENT.frame_restitution
_GRIP = TOURNAMENT.frame_friction * (1.0 + _KEEPS)
"""What the frame takes off the speed along it, per speed into it, while the disc slips."""


def bounce(across: float, into: float) -> Vector:
    """Velocity along and away from the frame after a bounce, from that along and into it.

    A disc that does not slip loses a third of its speed along the frame to spin.
    """
    kept = across - math.copysign(min(_GRIP * into, abs(across) / 3.0), across)
    return kept, _KEEPS * into


def cushion_point(start: Vector, end: Vector, wall: float) -> float | None:
    """Where along a wall a disc has to bounce to get from one place to another.

    Args:
        start: Where its centre is; the wall is the line y = `wall` of its centre.
        end: Where its centre shall get to.
        wall: y of the centre at the wall.

    Returns:
        x of the centre at the bounce; None where both are not on one side of the wall.
    """
    down, up = abs(wall - start[1]), abs(wall - end[1])
    if down < 1.0 or up < 1.0 or (wall - start[1]) * (wall - end[1]) <= 0.0:
        return None
    way = end[0] - start[0]
    tangent = abs(way) / (down + 2.0 / 3.0 / _KEEPS * up)
    if tangent > 3.0 * _GRIP:
        tangent = (abs(way) + _GRIP / _KEEPS * up) / (down + up / _KEEPS)
    return start[0] + math.copysign(tangent * down, way)


def after_glance(aim: float, line: float) -> float:
    """Direction of the striker after it met a carromman at rest, in radians."""
    cut = turn(line, aim)
    straight, aside = math.cos(cut), math.sin(cut)
    share = TOURNAMENT.man_mass_g / (TOURNAMENT.striker_mass_g + TOURNAMENT.man_mass_g)
    pull = _BOUNCE * share * straight * math.tan(throw(cut))
    return line + math.atan2(aside - pull, straight * (1.0 - _BOUNCE * share))


def launch_speed(arrival: float, way: float, drag: float) -> float:
    """Speed at the start that leaves `arrival` mm/s after a way in mm."""
    return math.sqrt(arrival * arrival + 2.0 * drag * way)
