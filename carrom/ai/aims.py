"""Strokes that send a disc on its way: straight, off a cushion, or by a glance at another disc."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from operator import attrgetter, itemgetter

from carrom.ai.candidate import Candidate, Kind
from carrom.ai.contact import (
    STRIKER_GAIN,
    after_glance,
    bounce,
    cushion_point,
    launch_speed,
    line_of_centres,
    turn,
)
from carrom.ai.hand import Hand, chance_within
from carrom.ai.scene import HIT_MM, LINE_Y_MM, STRIKER_WALL_MM, Disc, Scene, Vector
from carrom.ai.ways import Way, turned
from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import BASE_CIRCLE_X_MM
from carrom.core.stroke import Stroke

THINNEST = math.cos(math.radians(74.0))
"""Cosine of the thinnest cut that is tried."""
LEAST_CHANCE = 0.02
THROWN_MM = HIT_MM * TOURNAMENT.disc_friction
"""How far the friction of the discs moves the ghost at most."""
_CHANCE = attrgetter("chance")


@dataclass(frozen=True, slots=True)
class Aim:
    """Where the striker stands and how it leaves to send a disc on its way."""

    chance: float
    along: float
    """mm along the base line."""
    heading: float
    """Radians."""
    gain: float
    """Speed of the disc per speed of the striker at the contact."""
    way: float
    """How far the striker goes to the contact, in mm; from a cushion or glance if there is one."""
    before: float = 0.0
    """How far it goes to the cushion or glance."""
    kept: float = 1.0
    """Share of its speed that the cushion or glance leaves it."""


def straight_aims(scene: Scene, way: Way, hand: Hand) -> Iterator[Aim]:
    """From every place from which the disc can be hit as it has to be, the likeliest first."""
    skip = (way.disc.piece,)
    found = sorted(_straight_lines(scene, way, hand), key=itemgetter(0), reverse=True)
    # Whether the line is clear takes longest to see, and few are asked for.
    for chance, along, ghost, aim, full, far in found:
        if scene.clear((along, LINE_Y_MM), ghost, HIT_MM, skip):
            yield Aim(chance, along, aim, STRIKER_GAIN * full, far)


def straight_at_most(way: Way, hand: Hand) -> float:
    """A chance that none of the straight aims exceeds, quickly found."""
    ghost_y = way.disc.y - HIT_MM * math.sin(way.heading)
    nearest = max(2.0, abs(ghost_y - LINE_Y_MM) - THROWN_MM)
    return chance_within(way.spread * HIT_MM / nearest / math.radians(hand.aim_degrees))


def _straight_lines(
    scene: Scene, way: Way, hand: Hand
) -> Iterator[tuple[float, float, Vector, float, float, float]]:
    """Chance, place, ghost, heading, how full the hit is and how far it is to there."""
    disc = way.disc
    places = scene.places
    straight = _straight_place(scene, way)
    if straight is not None:
        places = (*places, straight)
    aim_error = math.radians(hand.aim_degrees)
    ghost_x = disc.x - HIT_MM * math.cos(way.heading)
    ghost_y = disc.y - HIT_MM * math.sin(way.heading)
    for along in places:
        aim = math.atan2(ghost_y - LINE_Y_MM, ghost_x - along)
        if math.cos(aim - way.heading) < THINNEST:
            continue
        line = line_of_centres(aim, way.heading)
        x, y = disc.x - HIT_MM * math.cos(line), disc.y - HIT_MM * math.sin(line)
        dx, dy = x - along, y - LINE_Y_MM
        far = math.hypot(dx, dy)
        if far < 2.0 or not _inside(x, y):
            continue
        aim = math.atan2(dy, dx)
        full = math.cos(aim - line)
        if full < THINNEST:
            continue
        error = math.hypot(aim_error, math.radians(0.01) + hand.placement_mm * abs(dy) / far / far)
        chance = chance_within(way.spread * HIT_MM * full / far / error)
        if chance >= LEAST_CHANCE:
            yield chance, along, (x, y), aim, full, far


def cushion_aims(scene: Scene, way: Way, hand: Hand) -> list[Aim]:
    """Off one of the four cushions, from every third place, the likeliest first."""
    return sorted(_off_cushions(scene, way, hand), key=_CHANCE, reverse=True)


def _off_cushions(scene: Scene, way: Way, hand: Hand) -> Iterator[Aim]:
    disc = way.disc
    aim_error = math.radians(hand.aim_degrees)
    for quarter in range(4):
        middle = turned((disc.x, disc.y), quarter)
        heading = way.heading + quarter * math.pi / 2
        if math.sin(heading) > 0.2:
            continue
        for along in scene.places[::3]:
            start = turned((along, LINE_Y_MM), quarter)
            found = _off_cushion(start, middle, heading)
            if found is None:
                continue
            spot, ghost, line, aim = found
            full = math.cos(aim - line)
            first, then = math.dist(start, spot), math.dist(spot, ghost)
            error = math.hypot(aim_error, hand.placement_mm / (first + then))
            chance = 0.9 * chance_within(way.spread * HIT_MM * full / (first + then) / error / 1.3)
            if chance < LEAST_CHANCE:
                continue
            corner, end = turned(spot, -quarter), turned(ghost, -quarter)
            if not scene.clear((along, LINE_Y_MM), corner, HIT_MM, ()) or not scene.clear(
                corner, end, HIT_MM, (disc.piece,)
            ):
                continue
            across, away = bounce(spot[0] - start[0], spot[1] - start[1])
            kept = math.hypot(across, away) / first
            leaving = math.atan2(corner[1] - LINE_Y_MM, corner[0] - along)
            yield Aim(chance, along, leaving, STRIKER_GAIN * full, then, first, kept)


def glance_aims(scene: Scene, way: Way, hand: Hand) -> list[Aim]:
    """By a glance at another disc first, for ways that forgive much, the likeliest first."""
    return sorted(_glances(scene, way, hand), key=_CHANCE, reverse=True)


def _glances(scene: Scene, way: Way, hand: Hand) -> Iterator[Aim]:
    target = way.disc
    for along in scene.places[::4]:
        for disc in scene.discs:
            dx, dy = disc.x - along, disc.y - LINE_Y_MM
            far = math.hypot(dx, dy)
            if disc.piece == target.piece or far < HIT_MM + 5.0:
                continue
            middle = math.atan2(dy, dx)
            for tenth in (-9, -7, -5, -3, 3, 5, 7, 9):
                aim = middle + math.asin(tenth / 10.0 * HIT_MM / far)
                line = aim - math.asin(tenth / 10.0)
                after = after_glance(aim, line)
                found = _glanced(scene, way, disc, line, after)
                if found is None:
                    continue
                hit, full, then = found
                if not scene.clear((along, LINE_Y_MM), hit, HIT_MM, (disc.piece,)):
                    continue
                first = math.dist((along, LINE_Y_MM), hit)
                slip = HIT_MM * math.sqrt(1.0 - tenth * tenth / 100.0)
                error = math.radians(hand.aim_degrees) * first / slip * then / HIT_MM
                chance = 0.8 * chance_within(way.spread / max(error, 1e-3))
                if chance >= LEAST_CHANCE:
                    kept = 0.35 + 0.6 * abs(tenth) / 10.0
                    yield Aim(chance, along, aim, STRIKER_GAIN * full, then, first, kept)


def _straight_place(scene: Scene, way: Way) -> float | None:
    """Where the striker stands in one line with the disc and its way."""
    rise = math.sin(way.heading)
    if abs(rise) < 0.05:
        return None
    along = way.disc.x + (LINE_Y_MM - way.disc.y) / rise * math.cos(way.heading)
    limit = max(scene.places, default=0.0)
    if abs(along) > min(limit, BASE_CIRCLE_X_MM - 36.6):
        return None
    along = round(along, 1)
    for disc in scene.discs:
        if math.hypot(disc.x - along, disc.y - LINE_Y_MM) <= HIT_MM:
            return None
    return along


def _off_cushion(
    start: Vector, disc: Vector, heading: float
) -> tuple[Vector, Vector, float, float] | None:
    """Bounce, ghost, line of centres and direction of a striker that comes off the wall above."""
    aim = heading
    found = None
    for _ in range(3):
        line = line_of_centres(aim, heading)
        ghost = (disc[0] - HIT_MM * math.cos(line), disc[1] - HIT_MM * math.sin(line))
        x = cushion_point(start, ghost, STRIKER_WALL_MM)
        if x is None or abs(x) > STRIKER_WALL_MM - 30.0 or not _inside(*ghost):
            return None
        aim = math.atan2(ghost[1] - STRIKER_WALL_MM, ghost[0] - x)
        if min(math.cos(aim - heading), math.cos(aim - line)) < THINNEST:
            return None
        found = (x, STRIKER_WALL_MM), ghost, line, aim
    return found


def _glanced(
    scene: Scene, way: Way, disc: Disc, line: float, after: float
) -> tuple[Vector, float, float] | None:
    """Where the glance happens, how full the target is then hit, and how far it is to there."""
    target = way.disc
    hit = disc.x - HIT_MM * math.cos(line), disc.y - HIT_MM * math.sin(line)
    dx, dy = target.x - hit[0], target.y - hit[1]
    along = dx * math.cos(after) + dy * math.sin(after)
    aside = dx * math.sin(after) - dy * math.cos(after)
    if along <= 0.0 or abs(aside) >= 0.9 * HIT_MM:
        return None
    cut = math.asin(aside / HIT_MM)
    if abs(turn(after - cut, way.heading)) > way.spread:
        return None
    then = along - HIT_MM * math.cos(cut)
    end = hit[0] + then * math.cos(after), hit[1] + then * math.sin(after)
    if then <= 0.0 or not scene.clear(hit, end, HIT_MM, (disc.piece, target.piece)):
        return None
    return hit, math.cos(cut), then


def best_candidates(
    scene: Scene, way: Way, aims: Iterable[Aim], kind: Kind, count: int
) -> Iterator[Candidate]:
    """The strokes of the first aims, each at the speeds of the way."""
    for aim in islice(aims, count):
        for speed in way.speeds:
            there = launch_speed(speed / aim.gain, aim.way, scene.drag)
            flick = launch_speed(there / aim.kept, aim.before, scene.drag)
            if flick > TOURNAMENT.top_speed_mm_s:
                continue
            stroke = Stroke.of(
                scene.seat,
                aim.along,
                math.degrees(aim.heading),
                max(flick, TOURNAMENT.least_speed_mm_s),
            )
            yield Candidate(stroke, kind, aim.chance, way.target.piece, way.pocket)


def _inside(x: float, y: float) -> bool:
    """Whether the striker's centre can be there."""
    return abs(x) <= STRIKER_WALL_MM and abs(y) <= STRIKER_WALL_MM
