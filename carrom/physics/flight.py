"""How a disc moves between contacts: a straight line at constant deceleration, in closed form."""

from __future__ import annotations

import math
from enum import Enum, auto

from carrom.core.pieces import PieceId

STILL_MM_S = 0.01
"""A slower disc stands still; at this speed it has less than a millionth of a mm to go."""


class Next(Enum):
    """What is foreseen for a disc."""

    NOTHING = auto()
    DISC = auto()
    FRAME = auto()
    OVER_POCKET = auto()
    """It reaches a pocket's drop radius."""
    OFF_POCKET = auto()
    """It leaves the drop radius again without having dropped."""
    FALL = auto()
    """It has been over a pocket for long enough to fall."""


class Disc:
    """A disc's motion since the latest event of the stroke, and the next event foreseen for it.

    Lengths in mm, times in seconds since the start of the stroke, angles in radians.
    """

    __slots__ = (
        "angle",
        "due",
        "index",
        "inertia",
        "kind",
        "mass",
        "normal",
        "over_pocket",
        "over_since",
        "partner",
        "piece",
        "pocket",
        "radius",
        "reach",
        "rest_at",
        "speed",
        "spin",
        "ux",
        "uy",
        "x",
        "y",
    )

    def __init__(
        self, index: int, piece: PieceId, radius: float, mass: float, x: float, y: float
    ) -> None:
        self.index = index
        self.piece = piece
        self.radius = radius
        self.mass = mass
        self.inertia = 0.5 * mass * radius * radius
        self.x = x
        self.y = y
        self.angle = 0.0
        self.ux = 1.0
        self.uy = 0.0
        self.speed = 0.0
        self.spin = 0.0
        self.reach = 0.0
        """How far it will slide if nothing is in the way."""
        self.rest_at = 0.0
        self.over_pocket: int | None = None
        """The pocket that it is over without having dropped."""
        self.over_since = 0.0
        self.forget()

    def forget(self) -> None:
        """Drop what was foreseen."""
        self.due = math.inf
        self.kind = Next.NOTHING
        self.partner: Disc | None = None
        self.normal = (0.0, 0.0)
        """Outward normal of the frame where it will be met."""
        self.pocket = 0

    @property
    def velocity(self) -> tuple[float, float]:
        """Velocity at the latest event."""
        return self.speed * self.ux, self.speed * self.uy

    def set_off(self, vx: float, vy: float, spin: float, now: float, drag: float) -> None:
        """Start a flight at the disc's present place; `drag` is the deceleration in mm/s²."""
        speed = math.hypot(vx, vy)
        if speed > STILL_MM_S:
            self.speed = speed
            self.ux = vx / speed
            self.uy = vy / speed
            self.spin = spin
            self.reach = speed * speed / (2.0 * drag)
            self.rest_at = now + speed / drag
            return
        self.speed = 0.0
        self.reach = 0.0
        self.spin = spin
        # A disc under even pressure that only turns loses 4 mu g / 3 r of its spin in a second.
        self.rest_at = now + 0.75 * abs(spin) * self.radius / drag

    def travel(self, elapsed: float, left: float, drag: float) -> float:
        """Distance slid after `elapsed` of the `left` seconds to rest."""
        if elapsed >= left:
            return self.reach
        return elapsed * (self.speed - 0.5 * drag * elapsed)

    def place(self, since: float, now: float, drag: float) -> tuple[float, float]:
        """Where it is at `now`, if its state is that of `since`."""
        slid = self.travel(now - since, self.rest_at - since, drag)
        return self.x + self.ux * slid, self.y + self.uy * slid

    def turned(self, since: float, now: float) -> float:
        """Its angle at `now`: the spin fades evenly to nothing at rest."""
        left = self.rest_at - since
        if left <= 0.0:
            return self.angle
        elapsed = min(now - since, left)
        return self.angle + self.spin * elapsed * (1.0 - 0.5 * elapsed / left)

    def carry(self, since: float, now: float, drag: float) -> bool:
        """Bring its state from the event at `since` to the one at `now`; whether it still moves."""
        elapsed = now - since
        left = self.rest_at - since
        if self.spin:
            self.angle = self.turned(since, now)
        if elapsed >= left:
            self.x += self.ux * self.reach
            self.y += self.uy * self.reach
            self.speed = self.spin = self.reach = 0.0
            return False
        slid = elapsed * (self.speed - 0.5 * drag * elapsed)
        self.x += self.ux * slid
        self.y += self.uy * slid
        if self.spin:
            self.spin *= 1.0 - elapsed / left
        if self.speed:
            self.speed = drag * (left - elapsed)
            self.reach = 0.5 * self.speed * (left - elapsed)
        return True


def seconds_to_slide(distance: float, speed: float, drag: float) -> float:
    """Time that a disc at `speed` takes for a distance within its reach."""
    if distance <= 0.0:
        return 0.0
    left = speed * speed - 2.0 * drag * distance
    return 2.0 * distance / (speed + math.sqrt(left if left > 0.0 else 0.0))


def speed_after(distance: float, speed: float, drag: float) -> float:
    """Speed that is left after a distance."""
    left = speed * speed - 2.0 * drag * distance
    return math.sqrt(left) if left > 0.0 else 0.0
