"""What the sticks and buttons of a controller stand at; pure."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from carrom.core.geometry import Point

DEAD_ZONE = 0.18
"""A stick at rest is seldom quite in its middle."""

PRESSED_AT, RELEASED_AT = 0.55, 0.4
"""Where a stick or a trigger begins and ceases to count as a button."""

_MIDDLE = Point(0.0, 0.0)

STICK_BUTTONS = ("stickleft", "stickright", "stickup", "stickdown")
"""The left stick as four buttons."""

Change = tuple[str, bool]
"""A button, and whether it went down."""


@dataclass(slots=True)
class Pad:
    """All controllers together, as one."""

    left: Point = _MIDDLE
    """From -1 to 1 to the right and up, nothing within the dead zone."""
    right: Point = _MIDDLE
    held: set[str] = field(default_factory=set)
    """Buttons that are down, among them `stickleft` and the like."""

    @property
    def sticks_moved(self) -> bool:
        """Whether a stick is out of its middle."""
        return (self.left, self.right) != (_MIDDLE, _MIDDLE)

    def press(self, button: str) -> list[Change]:
        """A button went down."""
        return self._set(button, True)

    def release(self, button: str) -> list[Change]:
        """A button came up."""
        return self._set(button, False)

    def stick(self, name: str, x: float, y: float) -> list[Change]:
        """A stick moved."""
        spot = deflection(x, y)
        if name == "leftstick":
            self.left = spot
            return self._directions("stick", Point(x, y))
        self.right = spot
        return []

    def dpad(self, x: float, y: float) -> list[Change]:
        """The cross of four directions moved."""
        return self._directions("dp", Point(x, y))

    def trigger(self, name: str, value: float) -> list[Change]:
        """A trigger moved, from 0 to 1."""
        return self._level(name, value)

    def let_go(self) -> list[Change]:
        """Everything is as if no hand were there."""
        self.left = self.right = _MIDDLE
        return [change for button in sorted(self.held) for change in self._set(button, False)]

    def _directions(self, prefix: str, at: Point) -> list[Change]:
        along = {"left": -at.x, "right": at.x, "up": at.y, "down": -at.y}
        return [c for word, value in along.items() for c in self._level(prefix + word, value)]

    def _level(self, button: str, value: float) -> list[Change]:
        return self._set(button, value > (RELEASED_AT if button in self.held else PRESSED_AT))

    def _set(self, button: str, down: bool) -> list[Change]:
        if down == (button in self.held):
            return []
        if down:
            self.held.add(button)
        else:
            self.held.discard(button)
        return [(button, down)]


def deflection(x: float, y: float) -> Point:
    """Where a stick is, reckoned from the edge of its dead zone; 1 is as far as it goes."""
    length = math.hypot(x, y)
    if length <= DEAD_ZONE:
        return _MIDDLE
    share = min(1.0, (length - DEAD_ZONE) / (1.0 - DEAD_ZONE)) / length
    return Point(x * share, y * share)
