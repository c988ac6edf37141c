"""Geometry of free spots: where a disc can be put down without touching another."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence

from carrom.core.geometry import HALF_MM, POCKET_RADIUS_MM, POCKETS, Point, distance

GAP_MM = 0.01
"""The hair that is left between a disc that is put down and its neighbours."""

_ALL_ROUND = tuple(math.radians(degrees) for degrees in range(0, 360, 15))


def nearest(
    target: Point,
    spots: Iterable[Point],
    others: Sequence[Point],
    clear_mm: float,
    allowed: Callable[[Point], bool],
) -> Point | None:
    """The target if it is free, else the nearest free one of `spots`; None if none is free.

    Args:
        target: Where the disc should be.
        spots: Other candidates.
        others: Centres of the discs on the board.
        clear_mm: Distance that the centres of discs must have.
        allowed: Whether a spot is good enough apart from that.

    Returns:
        Of spots that are equally near, to a millionth of a mm, always the same one.
    """

    def free(spot: Point) -> bool:
        return allowed(spot) and all(distance(spot, other) > clear_mm for other in others)

    if free(target):
        return target
    by_distance = sorted(spots, key=lambda spot: (round(distance(spot, target), 6), *spot))
    return next(filter(free, by_distance), None)


def around(target: Point, others: Sequence[Point], clear_mm: float) -> Iterator[Point]:
    """Candidates among which the free spot nearest to an occupied `target` is found.

    It is on the edge of the ground that one disc keeps occupied, or where two such edges cross.
    """
    radius = clear_mm + GAP_MM
    for other in others:
        apart = distance(other, target)
        if apart > 0:
            yield Point(
                other.x + (target.x - other.x) * radius / apart,
                other.y + (target.y - other.y) * radius / apart,
            )
        else:
            for angle in _ALL_ROUND:
                yield Point(other.x + radius * math.cos(angle), other.y + radius * math.sin(angle))
    for n, other in enumerate(others):
        for another in others[n + 1 :]:
            yield from crossings(other, radius, another, radius)


def crossings(a: Point, a_radius: float, b: Point, b_radius: float) -> Iterator[Point]:
    """Where two circles cross: none, or two points, which are one where the circles touch."""
    apart = distance(a, b)
    if apart == 0 or apart > a_radius + b_radius or apart < abs(a_radius - b_radius):
        return
    along = (apart**2 + a_radius**2 - b_radius**2) / (2 * apart)
    aside = math.sqrt(max(0.0, a_radius**2 - along**2))
    ux, uy = (b.x - a.x) / apart, (b.y - a.y) / apart
    for side in (aside, -aside):
        yield Point(a.x + along * ux - side * uy, a.y + along * uy + side * ux)


def on_surface(spot: Point, radius_mm: float) -> bool:
    """Whether a disc lies on the playing surface, over no pocket."""
    inside = max(abs(spot.x), abs(spot.y)) <= HALF_MM - radius_mm
    return inside and all(distance(spot, pocket) > POCKET_RADIUS_MM for pocket in POCKETS)
