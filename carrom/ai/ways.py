"""Ways for a carromman into a pocket: which disc has to leave in which direction, how fast.

A way names the first disc of the chain; `aims` finds the strokes that send it on its way.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from carrom.ai.candidate import Kind
from carrom.ai.contact import (
    MAN_GAIN,
    bounce,
    cushion_point,
    launch_speed,
    line_of_centres,
    turn,
)
from carrom.ai.scene import (
    LINE_Y_MM,
    MAN_WALL_MM,
    MEN_MM,
    POCKETS_IN_VIEW,
    Disc,
    Scene,
    Vector,
)
from carrom.core.equipment import TOURNAMENT
from carrom.core.pieces import QUEEN

MOUTH_MM = TOURNAMENT.drop_radius_mm(QUEEN)
"""Half the width of a pocket for a carromman's centre."""
ARRIVALS_MM_S = (350.0, 1000.0)
"""Speeds at the pocket to try: just in, and firmly."""
SLOWEST_SHARE = 2.8
"""A stroke is hard enough to arrive also when it is so many deviations too soft."""
RAIL_MM = 12.0
"""A disc with less room than this to the cushion is run along it."""
RAIL_DEGREES = (2.0, 5.0, 8.0, 10.0)
"""How far into the cushion such a disc is sent."""
RAIL_KEPT = 0.85
"""Share of its speed that the cushion leaves it."""
STEEPEST_KISS = math.radians(60.0)
"""The thinnest hit of one carromman on another that is tried."""


@dataclass(frozen=True, slots=True)
class Way:
    """A disc that, sent off in a direction, brings a target into a pocket."""

    kind: Kind
    disc: Disc
    """The disc that the striker has to hit."""
    heading: float
    """Radians."""
    spread: float
    """Radians to either side that still do."""
    speeds: tuple[float, ...]
    """Speeds of the disc to try, mm/s."""
    target: Disc
    pocket: int


def direct_ways(scene: Scene, power_error: float) -> Iterator[Way]:
    """Straight into each pocket that is open."""
    for disc in scene.targets:
        for pocket, mouth in enumerate(POCKETS_IN_VIEW):
            dx, dy = mouth[0] - disc.x, mouth[1] - disc.y
            far = math.hypot(dx, dy)
            if far < 1.0 or not scene.clear((disc.x, disc.y), mouth, MEN_MM, (disc.piece,)):
                continue
            yield Way(
                _plain_kind(disc, mouth),
                disc,
                math.atan2(dy, dx),
                math.atan2(MOUTH_MM, far),
                _speeds(far, 1.0, 0.0, scene.drag, power_error),
                disc,
                pocket,
            )


def rail_ways(scene: Scene, power_error: float) -> Iterator[Way]:
    """Along the cushion, pressed into it a little, as the striker cannot get behind the disc."""
    for disc in scene.targets:
        for pocket, mouth in enumerate(POCKETS_IN_VIEW):
            if not _on_rail(disc, mouth):
                continue
            if not scene.clear((disc.x, disc.y), mouth, MEN_MM, (disc.piece,)):
                continue
            dx, dy = mouth[0] - disc.x, mouth[1] - disc.y
            far = math.hypot(dx, dy)
            upright = MAN_WALL_MM - abs(disc.x) < MAN_WALL_MM - abs(disc.y)
            along = math.copysign(math.pi / 2, dy) if upright else (0.0 if dx > 0 else math.pi)
            into = math.copysign(1.0, disc.x * dy if upright else -disc.y * dx)
            speeds = _speeds(far, RAIL_KEPT, 0.0, scene.drag, power_error)
            for degrees in RAIL_DEGREES:
                heading = along - into * math.radians(degrees)
                spread = math.atan2(MOUTH_MM, far)
                yield Way(Kind.RAIL_RUN, disc, heading, spread, speeds, disc, pocket)


def bank_ways(scene: Scene, power_error: float) -> Iterator[Way]:
    """Off one cushion into a pocket at its far end."""
    for disc in scene.targets:
        for pocket, mouth in enumerate(POCKETS_IN_VIEW):
            for quarter in range(4):
                start = turned((disc.x, disc.y), quarter)
                end = turned(mouth, quarter)
                if end[1] > 0.0:
                    continue
                x = cushion_point(start, end, MAN_WALL_MM)
                if x is None or abs(x) > MAN_WALL_MM - MEN_MM:
                    continue
                spot = turned((x, MAN_WALL_MM), -quarter)
                skip = (disc.piece,)
                if not scene.clear((disc.x, disc.y), spot, MEN_MM, skip) or not scene.clear(
                    spot, mouth, MEN_MM, skip
                ):
                    continue
                first, then = math.dist((disc.x, disc.y), spot), math.dist(spot, mouth)
                across, away = bounce(x - start[0], MAN_WALL_MM - start[1])
                kept = math.hypot(across, away) / first
                yield Way(
                    Kind.COIN_BANK,
                    disc,
                    math.atan2(spot[1] - disc.y, spot[0] - disc.x),
                    math.atan2(MOUTH_MM, first + then) * 0.8,
                    _speeds(then, kept, first, scene.drag, power_error),
                    disc,
                    pocket,
                )


def combination_ways(scene: Scene, ways: list[Way]) -> Iterator[Way]:
    """Another disc drives the target along a way that is already known."""
    for way in ways:
        target = way.target
        if way.kind is Kind.COIN_BANK:
            continue
        for disc in scene.discs:
            if disc.piece == target.piece:
                continue
            found = _kiss(scene, disc, way)
            if found is not None:
                yield found


def _kiss(scene: Scene, disc: Disc, way: Way) -> Way | None:
    target = way.target
    aim = math.atan2(target.y - disc.y, target.x - disc.x)
    if abs(turn(aim, way.heading)) > STEEPEST_KISS:
        return None
    for _ in range(2):
        line = line_of_centres(aim, way.heading)
        ghost = (target.x - MEN_MM * math.cos(line), target.y - MEN_MM * math.sin(line))
        far = math.dist((disc.x, disc.y), ghost)
        if far > 3.0:
            aim = math.atan2(ghost[1] - disc.y, ghost[0] - disc.x)
    cut = turn(line, aim)
    if abs(cut) > STEEPEST_KISS or far > 350.0 or max(map(abs, ghost)) > MAN_WALL_MM:
        return None
    if not scene.clear((disc.x, disc.y), ghost, MEN_MM, (disc.piece, target.piece)):
        return None
    full = math.cos(cut)
    spread = min(way.spread * MEN_MM * full / max(far, 20.0), way.spread * 3.0)
    speeds = tuple(launch_speed(v / (MAN_GAIN * full), far, scene.drag) for v in way.speeds)
    return Way(Kind.COMBINATION, disc, aim, spread, speeds, target, way.pocket)


def _plain_kind(disc: Disc, mouth: Vector) -> Kind:
    """What a straight way is called."""
    if _on_rail(disc, mouth):
        return Kind.RAIL_RUN
    return Kind.BACKWARD if disc.y < LINE_Y_MM else Kind.DIRECT


def _on_rail(disc: Disc, mouth: Vector) -> bool:
    """Whether a disc lies at a cushion that leads to the pocket."""
    near = MAN_WALL_MM - RAIL_MM
    return (abs(disc.x) > near and disc.x * mouth[0] > 0.0) or (
        abs(disc.y) > near and disc.y * mouth[1] > 0.0
    )


def _speeds(
    last: float, kept: float, before: float, drag: float, power_error: float
) -> tuple[float, ...]:
    """Launch speeds for a way in one or two parts, `kept` of the speed being left in between."""
    surest = 1.0 - min(0.5, SLOWEST_SHARE * power_error)
    least = launch_speed(launch_speed(60.0, last, drag) / kept, before, drag) / surest
    return tuple(
        max(least, launch_speed(launch_speed(arrival, last, drag) / kept, before, drag))
        for arrival in ARRIVALS_MM_S
    )


def turned(point: Vector, quarters: int) -> Vector:
    """A point turned anticlockwise by quarter turns."""
    x, y = point
    return ((x, y), (-y, x), (-x, -y), (y, -x))[quarters % 4]
