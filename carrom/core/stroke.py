"""A stroke in whole numbers, so that the stored stroke is the played stroke."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from carrom.core.geometry import BASE_LINE_Y_MM, Point, to_board
from carrom.core.seats import Seat

ALONG_PER_MM = 10
ANGLE_PER_DEGREE = 100

_NOTATION = re.compile(r"([SENW])([+-]\d{1,4}) (\d{1,5}) (\d{1,5})")


@dataclass(frozen=True, slots=True)
class Stroke:
    """Where the striker stands on its seat's base line, and how it is flicked."""

    seat: Seat
    along: int
    """Tenths of a mm from the middle of the base line, to the seat's right."""
    angle: int
    """Hundredths of a degree, anticlockwise from the seat's right: 9000 is straight ahead."""
    speed: int
    """Speed of the striker in mm/s."""

    @classmethod
    def of(cls, seat: Seat, along_mm: float, angle_degrees: float, speed_mm_s: float) -> Stroke:
        """The nearest stroke in whole numbers."""
        turn = 360 * ANGLE_PER_DEGREE
        return cls(
            seat,
            round(along_mm * ALONG_PER_MM),
            round(angle_degrees * ANGLE_PER_DEGREE) % turn,
            round(speed_mm_s),
        )

    @classmethod
    def parse(cls, text: str) -> Stroke:
        """Read what `str(stroke)` wrote, such as `S+1250 8730 3100`.

        Raises:
            ValueError: The text is no stroke.
        """
        match = _NOTATION.fullmatch(text)
        if match is None:
            raise ValueError(
                f"{text!r} is no stroke; write seat and tenths of a mm, hundredths of a degree and "
                "mm/s, such as 'S+1250 8730 3100'"
            )
        letter, along, angle, speed = match.groups()
        seat = next(seat for seat in Seat if seat.value[0].upper() == letter)
        return cls(seat, int(along), int(angle), int(speed))

    def __str__(self) -> str:
        return f"{self.seat.value[0].upper()}{self.along:+05d} {self.angle} {self.speed}"

    @property
    def along_mm(self) -> float:
        """Placement along the base line in mm."""
        return self.along / ALONG_PER_MM

    @property
    def angle_degrees(self) -> float:
        """Direction in degrees, anticlockwise from the seat's right."""
        return self.angle / ANGLE_PER_DEGREE

    @property
    def position(self) -> Point:
        """The striker's centre on the board."""
        return striker_spot(self.seat, self.along_mm)

    @property
    def velocity(self) -> Point:
        """The striker's velocity on the board in mm/s."""
        return launch_velocity(self.seat, self.angle_degrees, self.speed)


def striker_spot(seat: Seat, along_mm: float) -> Point:
    """The striker's centre for a placement along a seat's base line."""
    return to_board(seat, Point(along_mm, BASE_LINE_Y_MM))


def launch_velocity(seat: Seat, angle_degrees: float, speed_mm_s: float) -> Point:
    """The striker's velocity for a flick from a seat; exact for whole quarter turns."""
    quarters, rest = divmod(angle_degrees, 90.0)
    angle = math.radians(rest)
    ahead = Point(speed_mm_s * math.cos(angle), speed_mm_s * math.sin(angle))
    return to_board(seat, to_board(tuple(Seat)[int(quarters) % 4], ahead))
