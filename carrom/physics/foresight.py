"""What comes next for each disc, worked out anew only where motions have changed."""

from __future__ import annotations

from collections.abc import Sequence

from carrom.physics.approach import seconds_to_contact
from carrom.physics.flight import Disc, Next
from carrom.physics.frame import foresee_frame
from carrom.physics.pockets import Pockets

ROUNDING_MM = 1e-6


def foresee(
    changed: Sequence[Disc],
    discs: Sequence[Disc],
    pockets: Pockets,
    now: float,
    drag: float,
) -> None:
    """Foresee the next event of the discs that changed, and of those that were to meet them.

    A disc keeps only its earliest event. A later meeting with a disc whose own event comes first
    need not be known: that event changes the other disc, and then both are looked at again.
    """
    affected = [each for each in discs if each in changed or each.partner in changed]
    for disc in affected:
        disc.forget()
    for disc in affected:
        if disc.speed:
            _foresee_frame(disc, now, drag)
        pockets.foresee(disc, now, drag)
    rest = list(discs)
    for disc in affected:
        rest.remove(disc)
        for other in _in_reach(disc, rest):
            _foresee_meeting(disc, other, now, drag)


def _in_reach(disc: Disc, others: Sequence[Disc]) -> list[Disc]:
    """Those of the others that a disc may meet: all that slide, and those in its own way."""
    if not disc.speed:
        return [other for other in others if other.speed]
    found = []
    x, y, ux, uy, radius = disc.x, disc.y, disc.ux, disc.uy, disc.radius
    far = disc.reach + ROUNDING_MM
    for other in others:
        if not other.speed:
            dx = other.x - x
            dy = other.y - y
            along = dx * ux + dy * uy
            reach = radius + other.radius
            if along <= 0.0 or along - reach > far or not -reach < dx * uy - dy * ux < reach:
                continue
        found.append(other)
    return found


def _foresee_frame(disc: Disc, now: float, drag: float) -> None:
    met = foresee_frame(disc, drag)
    if met is not None:
        disc.due, disc.kind, disc.normal = now + met[0], Next.FRAME, met[1]


def _foresee_meeting(disc: Disc, other: Disc, now: float, drag: float) -> None:
    limit = (disc.due if disc.due < other.due else other.due) - now
    met = seconds_to_contact(disc, other, drag, limit, now)
    if met < limit:
        disc.due = other.due = now + met
        disc.kind = other.kind = Next.DISC
        disc.partner, other.partner = other, disc
