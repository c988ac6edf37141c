"""Millimetres on the board to pixels in the window and back, from any seat."""

from __future__ import annotations

import math
from dataclasses import dataclass

from carrom.core.geometry import HALF_MM, Point
from carrom.core.seats import Seat

FRAME_WIDTH_MM = 63.5
"""The frame is 63.5 to 76.0 mm wide [Laws, I]."""

BOARD_HALF_MM = HALF_MM + FRAME_WIDTH_MM
"""From the centre to the outer edge of the frame."""


@dataclass(frozen=True, slots=True)
class Rect:
    """An area of the window: logical pixels, y up from the bottom edge."""

    left: float
    bottom: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.left + self.width

    @property
    def top(self) -> float:
        """The top edge."""
        return self.bottom + self.height

    @property
    def centre(self) -> Point:
        """The middle, in logical pixels."""
        return Point(self.left + self.width / 2, self.bottom + self.height / 2)

    def contains(self, x: float, y: float) -> bool:
        """Whether a point of the window lies inside."""
        return self.left <= x < self.right and self.bottom <= y < self.top

    def inset(self, across: float, up: float | None = None) -> Rect:
        """Smaller by `across` at left and right, and by `up` (or `across`) at top and bottom."""
        up = across if up is None else up
        return Rect(
            self.left + across,
            self.bottom + up,
            max(0.0, self.width - 2 * across),
            max(0.0, self.height - 2 * up),
        )


@dataclass(frozen=True, slots=True)
class BoardCamera:
    """Where the board is in the window, and which side of it is at the bottom.

    Positions in the window are logical pixels, as in mouse events; `pixel_ratio` real pixels
    make one of them.
    """

    area: Rect
    """The square that the board with its frame fills."""
    turn_degrees: float = 0.0
    """How far the picture is turned clockwise; a seat's quarter turns bring it to the bottom."""
    pixel_ratio: float = 1.0

    @classmethod
    def fitting(cls, space: Rect, seat: Seat = Seat.SOUTH, pixel_ratio: float = 1.0) -> BoardCamera:
        """The largest whole board in the middle of `space`, with `seat` at the bottom."""
        real = math.floor(max(1.0, min(space.width, space.height)) * pixel_ratio)
        size = real / pixel_ratio
        left = math.floor((space.left + (space.width - size) / 2) * pixel_ratio) / pixel_ratio
        bottom = math.floor((space.bottom + (space.height - size) / 2) * pixel_ratio) / pixel_ratio
        return cls(Rect(left, bottom, size, size), 90.0 * seat.quarter_turns, pixel_ratio)

    @property
    def px_per_mm(self) -> float:
        """Logical pixels per millimetre."""
        return self.area.width / (2 * BOARD_HALF_MM)

    @property
    def real_px_per_mm(self) -> float:
        """Real pixels per millimetre."""
        return self.px_per_mm * self.pixel_ratio

    @property
    def direction(self) -> Point:
        """Cosine and sine of the turn; exact for quarter turns."""
        quarters, rest = divmod(self.turn_degrees, 90.0)
        if rest == 0.0:
            return (Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1))[int(quarters) % 4]
        angle = math.radians(self.turn_degrees)
        return Point(math.cos(angle), math.sin(angle))

    def to_window(self, point: Point) -> Point:
        """A board point, in mm, in logical pixels of the window."""
        offset = self.direction_to_window(point)
        centre = self.area.centre
        return Point(centre.x + offset.x * self.px_per_mm, centre.y + offset.y * self.px_per_mm)

    def to_board(self, x: float, y: float) -> Point:
        """A place in the window, in logical pixels, in mm on the board."""
        centre = self.area.centre
        right, up = (x - centre.x) / self.px_per_mm, (y - centre.y) / self.px_per_mm
        cos, sin = self.direction
        return Point(right * cos - up * sin, right * sin + up * cos)

    def direction_to_window(self, vector: Point) -> Point:
        """A board vector as seen in the window; its length stays."""
        cos, sin = self.direction
        return Point(vector.x * cos + vector.y * sin, vector.y * cos - vector.x * sin)
