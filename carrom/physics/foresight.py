"""What comes next for each disc, worked out anew only where motions have changed."""

from __future__ import annotations

from collections.abc import Sequence

from carrom.physics.approach import seconds_to_contact
from carrom.physics.flight import Disc, Next
from carrom.physics.frame import foresee_frame
from carrom.physics.pockets import Pockets


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
    done: list[Disc] = []
    for disc in affected:
        done.append(disc)
        for other in discs:
            if (disc.speed or other.speed) and other not in done:
                _foresee_meeting(disc, other, now, drag)


def _foresee_frame(disc: Disc, now: float, drag: float) -> None:
    met = foresee_frame(disc, drag)
    if met is not None:
        disc.due, disc.kind, disc.normal = now + met[0], Next.FRAME, met[1]


def _foresee_meeting(disc: Disc, other: Disc, now: float, drag: float) -> None:
    limit = min(disc.due, other.due) - now
    met = seconds_to_contact(disc, other, drag, limit, now)
    if met < limit:
        disc.due = other.due = now + met
        disc.kind = other.kind = Next.DISC
        disc.partner, other.partner = other, disc
