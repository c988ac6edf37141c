"""Discs that meet at one instant, and so are resolved together.

A disc that touches another without approaching it is not among them: it is met in the next event
of the same instant, so that a hit passes through touching discs one by one, as in Newton's cradle.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations
from operator import attrgetter

from carrom.physics.approach import GENTLE_MM_S
from carrom.physics.flight import Disc
from carrom.physics.frame import keep_inside
from carrom.physics.table import SKIN_MM

_OVERLAP_MM = 1e-7
"""Discs that press into each other by more are moved apart; less is rounding."""


def cluster(first: Disc, second: Disc, discs: Sequence[Disc]) -> list[Disc]:
    """Two discs that meet and all that meet one of them just then, in the order of the table."""
    found = [first, second]
    for each in found:
        for other in discs:
            reach = each.radius + other.radius + SKIN_MM
            dx = other.x - each.x
            if -reach < dx < reach:
                dy = other.y - each.y
                if (
                    dx * dx + dy * dy < reach * reach
                    and other not in found
                    and _closing(each, other, dx, dy) >= GENTLE_MM_S
                ):
                    found.append(other)
    return sorted(found, key=attrgetter("index"))


def fastest_approach(discs: Sequence[Disc]) -> float:
    """The highest approach speed among discs that touch, in mm/s."""
    fastest = 0.0
    for a, b, dx, dy, apart in _pairs(discs):
        if apart < a.radius + b.radius + SKIN_MM:
            fastest = max(fastest, _closing(a, b, dx, dy))
    return fastest


def _closing(a: Disc, b: Disc, dx: float, dy: float) -> float:
    """The speed at which two discs approach, the second being `dx`, `dy` away from the first."""
    wx = a.speed * a.ux - b.speed * b.ux
    wy = a.speed * a.uy - b.speed * b.uy
    return (wx * dx + wy * dy) / math.hypot(dx, dy)


def move_apart(discs: Sequence[Disc]) -> list[Disc]:
    """Take back the little by which discs press into each other; the discs that were moved."""
    moved: list[Disc] = []
    for a, b, dx, dy, apart in _pairs(discs):
        overlap = a.radius + b.radius - apart
        if overlap > _OVERLAP_MM:
            share = overlap / apart / (a.mass + b.mass)
            a.x -= dx * share * b.mass
            a.y -= dy * share * b.mass
            b.x += dx * share * a.mass
            b.y += dy * share * a.mass
            moved += [each for each in (a, b) if each not in moved]
    for disc in moved:
        keep_inside(disc)
    return moved


def _pairs(discs: Sequence[Disc]) -> Iterator[tuple[Disc, Disc, float, float, float]]:
    """Each pair, with the way from the first to the second and its length."""
    for a, b in combinations(discs, 2):
        dx, dy = b.x - a.x, b.y - a.y
        yield a, b, dx, dy, math.hypot(dx, dy)
