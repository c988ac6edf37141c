"""From a pull on the striker, or keys, to a stroke; pure, in board millimetres.

The player presses on the striker and pulls back; it flies the opposite way. The angle is the one
between pointer and striker, so that a longer pull turns it more finely. Everything is in the
seat's own view, which makes it the same for every seat and for a turned board.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from carrom.core.equipment import Equipment
from carrom.core.geometry import Point, distance, to_seat
from carrom.core.seats import Seat
from carrom.core.stroke import ANGLE_PER_DEGREE, Stroke

FULL_PULL_MM = 200.0
"""Pointer this far from the striker's centre: full power."""

CANCEL_RADIUS_MM = 24.0
"""Pointer nearer than this to the striker's centre: no stroke; a little more than the striker."""

FINE_SHARE = 0.1
"""With the fine key held, angle and power follow this share of the pointer's way."""

FULL_TURN = 360 * ANGLE_PER_DEGREE
FULL_POWER = 1000
"""Power is kept in thousandths."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A flick that is being thought of, as its seat sees it."""

    angle: int = 90 * ANGLE_PER_DEGREE
    """Hundredths of a degree, anticlockwise from the seat's right."""
    power: int = FULL_POWER // 2
    """Thousandths of the hardest flick."""

    @property
    def percent(self) -> int:
        """Power as the player reads it."""
        return round(self.power * 100 / FULL_POWER)

    def turned(self, hundredths: int) -> Aim:
        """The aim turned anticlockwise."""
        return replace(self, angle=(self.angle + hundredths) % FULL_TURN)

    def strengthened(self, thousandths: int) -> Aim:
        """The aim with more power, or less, within its bounds."""
        return replace(self, power=min(FULL_POWER, max(0, self.power + thousandths)))

    def stroke(self, seat: Seat, along: int, equipment: Equipment) -> Stroke:
        """The stroke that this aim makes from `along` tenths of a mm on the base line."""
        speed = equipment.speed_mm_s(self.power / FULL_POWER)
        return Stroke(seat, along, self.angle, round(speed))


@dataclass(frozen=True, slots=True)
class Pull:
    """A pull on the striker that has not been let go."""

    seat: Seat
    striker: Point
    """The striker's centre on the board, mm."""
    pointer: Point
    """The pointer on the board, mm."""
    fine_from: tuple[Aim, Aim] | None = None
    """While the fine key is held: the aim when it was pressed, and the pointer's aim then."""

    @property
    def aim(self) -> Aim | None:
        """What letting go would do; None cancels."""
        raw = self._pointed
        if raw is None or self.fine_from is None:
            return raw
        shown, since = self.fine_from
        angle = shown.angle + FINE_SHARE * _turn_between(since.angle, raw.angle)
        power = shown.power + FINE_SHARE * (raw.power - since.power)
        tenth = ANGLE_PER_DEGREE // 10
        return Aim(round(angle / tenth) * tenth % FULL_TURN, min(FULL_POWER, max(0, round(power))))

    def moved(self, pointer: Point, fine: bool = False) -> Pull:
        """The pull with the pointer elsewhere; `fine` counts tenths of degrees."""
        pull = self if fine == (self.fine_from is not None) else self._with_fine(fine)
        return replace(pull, pointer=pointer)

    def _with_fine(self, fine: bool) -> Pull:
        shown, raw = self.aim, self._pointed
        if not fine or shown is None or raw is None:
            return replace(self, fine_from=None)
        return replace(self, fine_from=(shown, raw))

    @property
    def _pointed(self) -> Aim | None:
        """The aim that the pointer alone gives."""
        length = distance(self.striker, self.pointer)
        if length < CANCEL_RADIUS_MM:
            return None
        away = Point(self.striker.x - self.pointer.x, self.striker.y - self.pointer.y)
        seen = to_seat(self.seat, away)
        angle = round(math.degrees(math.atan2(seen.y, seen.x)) * ANGLE_PER_DEGREE) % FULL_TURN
        return Aim(angle, pull_power(length))


def pull_power(length_mm: float) -> int:
    """Power in thousandths for a pull of some length from the striker's centre."""
    share = (length_mm - CANCEL_RADIUS_MM) / (FULL_PULL_MM - CANCEL_RADIUS_MM)
    return round(FULL_POWER * min(1.0, max(0.0, share)))


def pull_length_mm(power: int) -> float:
    """How far back the band of a power reaches; the inverse of `pull_power`."""
    return CANCEL_RADIUS_MM + power / FULL_POWER * (FULL_PULL_MM - CANCEL_RADIUS_MM)


def _turn_between(start: int, end: int) -> int:
    """The shorter way round from one angle to another, in hundredths of a degree."""
    return (end - start + FULL_TURN // 2) % FULL_TURN - FULL_TURN // 2
