"""When a disc meets the frame: four straight sides, and a corner arc around each pocket.

The frame's corner is an arc of the pocket's radius around the pocket's centre, so a disc's centre
keeps within a square with rounded corners.
"""

from __future__ import annotations

import math

from carrom.core.geometry import HALF_MM, POCKET_OFFSET_MM, POCKET_RADIUS_MM
from carrom.physics.approach import GENTLE_MM_S, GIVE_MM
from carrom.physics.flight import Disc, seconds_to_slide, speed_after


def foresee_frame(disc: Disc, drag: float) -> tuple[float, tuple[float, float]] | None:
    """Seconds until a sliding disc meets the frame and the outward normal there, if it does."""
    limit = HALF_MM - disc.radius
    end_x = disc.x + disc.ux * disc.reach
    end_y = disc.y + disc.uy * disc.reach
    if abs(end_x) < POCKET_OFFSET_MM and abs(end_y) < POCKET_OFFSET_MM:
        return None
    to_x = (math.copysign(limit, disc.ux) - disc.x) / disc.ux if disc.ux else math.inf
    to_y = (math.copysign(limit, disc.uy) - disc.y) / disc.uy if disc.uy else math.inf
    distance = min(to_x, to_y, disc.reach)
    if distance > 0.0:
        end_x = disc.x + disc.ux * distance
        end_y = disc.y + disc.uy * distance
    else:
        end_x, end_y = disc.x, disc.y
    if abs(end_x) > POCKET_OFFSET_MM and abs(end_y) > POCKET_OFFSET_MM:
        return _corner(disc, end_x, end_y, drag)
    if to_x <= to_y:
        return _side(disc, to_x, (math.copysign(1.0, disc.ux), 0.0), abs(disc.ux), drag)
    return _side(disc, to_y, (0.0, math.copysign(1.0, disc.uy)), abs(disc.uy), drag)


def _side(
    disc: Disc, distance: float, normal: tuple[float, float], slant: float, drag: float
) -> tuple[float, tuple[float, float]] | None:
    if distance > disc.reach:
        return None
    ahead = max(0.0, distance)
    if speed_after(ahead, disc.speed, drag) * slant < GENTLE_MM_S:
        ahead = max(0.0, distance + GIVE_MM / slant)
        if ahead > disc.reach:
            return None
    return seconds_to_slide(ahead, disc.speed, drag), normal


def _corner(
    disc: Disc, end_x: float, end_y: float, drag: float
) -> tuple[float, tuple[float, float]] | None:
    """The arc of the corner in which the disc's way ends."""
    from_x = disc.x - math.copysign(POCKET_OFFSET_MM, end_x)
    from_y = disc.y - math.copysign(POCKET_OFFSET_MM, end_y)
    along = from_x * disc.ux + from_y * disc.uy
    aside = from_x * disc.uy - from_y * disc.ux
    room = POCKET_RADIUS_MM - disc.radius
    distance = _way_out(room, along, aside)
    at_x = from_x + disc.ux * distance
    at_y = from_y + disc.uy * distance
    in_corner = at_x * end_x >= 0.0 and at_y * end_y >= 0.0
    approach = speed_after(distance, disc.speed, drag) * (along + distance) / room
    if not in_corner or approach < GENTLE_MM_S:
        distance = _way_out(room + GIVE_MM, along, aside)
    if distance > disc.reach:
        return None
    at_x = from_x + disc.ux * distance
    at_y = from_y + disc.uy * distance
    out = math.hypot(at_x, at_y)
    return seconds_to_slide(distance, disc.speed, drag), (at_x / out, at_y / out)


def _way_out(room: float, along: float, aside: float) -> float:
    """How far it is to the circle of radius `room` around the pocket's centre, from within."""
    chord = room * room - aside * aside
    return max(0.0, math.sqrt(max(0.0, chord)) - along)


def inside(x: float, y: float, radius: float, give: float = 0.0) -> bool:
    """Whether a disc of this radius is within the frame; false for what is not a number."""
    limit = HALF_MM - radius
    if not (abs(x) <= limit + give and abs(y) <= limit + give):
        return False
    beyond_x = abs(x) - POCKET_OFFSET_MM
    beyond_y = abs(y) - POCKET_OFFSET_MM
    if beyond_x <= 0.0 or beyond_y <= 0.0:
        return True
    return math.hypot(beyond_x, beyond_y) <= POCKET_RADIUS_MM - radius + give


def keep_inside(disc: Disc) -> None:
    """Take back the little by which a disc presses into the frame."""
    limit = HALF_MM - disc.radius
    disc.x = min(limit, max(-limit, disc.x))
    disc.y = min(limit, max(-limit, disc.y))
    beyond_x = abs(disc.x) - POCKET_OFFSET_MM
    beyond_y = abs(disc.y) - POCKET_OFFSET_MM
    if beyond_x > 0.0 and beyond_y > 0.0:
        room = POCKET_RADIUS_MM - disc.radius
        out = math.hypot(beyond_x, beyond_y)
        if out > room:
            scale = room / out
            disc.x = math.copysign(POCKET_OFFSET_MM + beyond_x * scale, disc.x)
            disc.y = math.copysign(POCKET_OFFSET_MM + beyond_y * scale, disc.y)
