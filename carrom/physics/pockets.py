"""When a disc drops into a pocket, and when it is too fast to.

A disc tips when its centre comes within the drop radius of the pocket's centre. A faster one than
the rattle speed is still over the pocket when it comes back from the corner, and falls only if it
has not left the drop radius by the time in which it would have sunk below the surface.
"""

from __future__ import annotations

import math

from carrom.core.equipment import Equipment
from carrom.core.geometry import POCKET_OFFSET_MM, POCKETS
from carrom.physics.flight import Disc, Next, seconds_to_slide
from carrom.physics.surface import GRAVITY_MM_S2

SINK_MM = 3.0
"""Having sunk this far, a disc does not come out again."""

SINK_S = math.sqrt(2.0 * SINK_MM / GRAVITY_MM_S2)
"""How long that takes; twice the way from the drop radius to the corner at the rattle speed."""


class Pockets:
    """The four pockets for one set of equipment."""

    def __init__(self, equipment: Equipment) -> None:
        self._equipment = equipment

    def foresee(self, disc: Disc, now: float, drag: float) -> None:
        """Put what the nearest pocket does with a disc into its foreseen event, if it is sooner."""
        drop_radius = self._drop_radius(disc)
        if disc.over_pocket is not None:
            self._foresee_over(disc, disc.over_pocket, drop_radius, now, drag)
            return
        near = POCKET_OFFSET_MM - drop_radius
        if abs(disc.x) < near and abs(disc.x + disc.ux * disc.reach) < near:
            return
        if abs(disc.y) < near and abs(disc.y + disc.uy * disc.reach) < near:
            return
        for pocket in range(len(POCKETS)):
            distance = _way_in(disc, pocket, drop_radius)
            if distance <= disc.reach:
                due = now + seconds_to_slide(distance, disc.speed, drag)
                if due < disc.due:
                    disc.due, disc.kind, disc.pocket = due, Next.OVER_POCKET, pocket

    def drops_at_once(self, disc: Disc) -> bool:
        """Whether a disc that has come to the drop radius is slow enough to tip."""
        return disc.speed <= self._equipment.rattle_speed_mm_s(disc.piece)

    def _drop_radius(self, disc: Disc) -> float:
        return self._equipment.drop_radius_mm(disc.piece)

    def _foresee_over(
        self, disc: Disc, pocket: int, drop_radius: float, now: float, drag: float
    ) -> None:
        """A disc that is over a pocket leaves it or falls."""
        falls = max(now, disc.over_since + SINK_S)
        distance = _way_out(disc, pocket, drop_radius)
        leaves = math.inf
        if distance <= disc.reach:
            leaves = now + seconds_to_slide(distance, disc.speed, drag)
        if min(falls, leaves) < disc.due:
            disc.due = min(falls, leaves)
            disc.kind = Next.OFF_POCKET if leaves < falls else Next.FALL
            disc.pocket = pocket


def _from_centre(disc: Disc, pocket: int) -> tuple[float, float, float]:
    """Way along the disc's path from the pocket's centre, distance aside, squared distance."""
    x = disc.x - POCKETS[pocket].x
    y = disc.y - POCKETS[pocket].y
    return x * disc.ux + y * disc.uy, x * disc.uy - y * disc.ux, x * x + y * y


def _way_in(disc: Disc, pocket: int, drop_radius: float) -> float:
    """How far a disc slides to come within the drop radius; 0 if it is, infinite if it misses."""
    along, aside, apart = _from_centre(disc, pocket)
    if apart < drop_radius * drop_radius and (along <= 0.0 or disc.speed == 0.0):
        return 0.0
    chord = drop_radius * drop_radius - aside * aside
    if along >= 0.0 or chord <= 0.0:
        return math.inf
    return -along - math.sqrt(chord)


def _way_out(disc: Disc, pocket: int, drop_radius: float) -> float:
    """How far a disc over the pocket slides to leave the drop radius."""
    along, aside, _ = _from_centre(disc, pocket)
    chord = drop_radius * drop_radius - aside * aside
    return max(0.0, math.sqrt(max(0.0, chord)) - along)
