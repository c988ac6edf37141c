"""What happened in a stroke, in order of time."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from carrom.core.geometry import Point
from carrom.core.outcome import Contact, Pocketing
from carrom.core.pieces import STRIKER, PieceId
from carrom.physics.flight import Disc
from carrom.physics.table import Motion, Push

LEAST_IMPULSE = 1e-6
"""g mm/s; discs that touch but pass on less than this had no contact."""

Motions = Mapping[PieceId, Motion]


@dataclass(frozen=True, slots=True)
class Trace:
    """How every disc that was resolved together moved before and after a contact.

    Contacts of one instant share it, so momentum and energy can be summed over its discs.
    """

    contact: Contact
    before: Motions
    after: Motions


class Recorder:
    """Collects the contacts and pocketings of one stroke."""

    def __init__(self) -> None:
        self.contacts: list[Contact] = []
        self.pocketed: list[Pocketing] = []
        self.traces: list[Trace] = []
        self.touched = False
        """Whether the striker touched a carromman."""
        self._news: list[Contact | Pocketing] = []

    def pushed(
        self,
        now: float,
        discs: Sequence[Disc],
        pushes: Sequence[Push],
        before: Sequence[Motion],
        after: Sequence[Motion],
    ) -> None:
        """Discs met; the state of `discs` is still the one before."""
        named = [disc.piece for disc in discs]
        then = dict(zip(named, before, strict=True))
        later = dict(zip(named, after, strict=True))
        for a, b, x, y in pushes:
            nx, ny = b.x - a.x, b.y - a.y
            apart = math.hypot(nx, ny)
            impulse = -(x * nx + y * ny) / apart
            if impulse < LEAST_IMPULSE:
                continue
            share = a.radius / apart
            spot = Point(a.x + nx * share, a.y + ny * share)
            if STRIKER in (a.piece, b.piece):
                self.touched = True
            self._contact(Contact(now, a.piece, b.piece, spot, impulse), then, later)

    def bounced(
        self,
        now: float,
        disc: Disc,
        normal: tuple[float, float],
        before: Motion,
        after: Motion,
    ) -> None:
        """A disc met the frame."""
        nx, ny = normal
        spot = Point(disc.x + disc.radius * nx, disc.y + disc.radius * ny)
        impulse = disc.mass * ((before.vx - after.vx) * nx + (before.vy - after.vy) * ny)
        contact = Contact(now, disc.piece, None, spot, impulse)
        self._contact(contact, {disc.piece: before}, {disc.piece: after})

    def dropped(self, now: float, disc: Disc) -> None:
        """A disc fell."""
        pocketing = Pocketing(now, disc.piece, disc.pocket, disc.speed)
        self.pocketed.append(pocketing)
        self._news.append(pocketing)

    def news(self) -> tuple[Contact | Pocketing, ...]:
        """What happened since the last call."""
        news = tuple(self._news)
        self._news.clear()
        return news

    def _contact(self, contact: Contact, before: Motions, after: Motions) -> None:
        self.contacts.append(contact)
        self.traces.append(Trace(contact, before, after))
        self._news.append(contact)
