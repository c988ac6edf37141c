"""How a hand errs: every stroke leaves a little beside what was meant."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from carrom.core.equipment import TOURNAMENT
from carrom.core.stroke import ALONG_PER_MM, ANGLE_PER_DEGREE, Stroke

FREEDOM = 5
"""Degrees of freedom of Student's t, as fitted to curlers [Yee, Lisy and Bowling, IJCAI 2016]."""

FARTHEST = 4.0
"""Errors end at so many standard deviations."""

_UNIT = math.sqrt((FREEDOM - 2) / FREEDOM)
"""Scales Student's t to a standard deviation of one."""


@dataclass(frozen=True, slots=True)
class Wobble:
    """One stroke's errors, in standard deviations."""

    aim: float = 0.0
    power: float = 0.0
    placement: float = 0.0


STEADY = Wobble()
"""No error at all."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Standard deviations of a player's errors."""

    aim_degrees: float
    power: float
    """Share of the speed."""
    placement_mm: float

    def scaled(self, factor: float) -> Hand:
        """A hand that errs so many times as much in everything."""
        return Hand(self.aim_degrees * factor, self.power * factor, self.placement_mm * factor)

    def apply(self, stroke: Stroke, wobble: Wobble) -> Stroke:
        """The stroke that leaves the hand when `stroke` was meant.

        The placement may become one that the laws forbid: see `legal.settle`.
        """
        least, top = TOURNAMENT.least_speed_mm_s, TOURNAMENT.top_speed_mm_s
        speed = stroke.speed * (1.0 + self.power * wobble.power)
        angle = stroke.angle + self.aim_degrees * wobble.aim * ANGLE_PER_DEGREE
        return Stroke(
            seat=stroke.seat,
            along=stroke.along + round(self.placement_mm * wobble.placement * ALONG_PER_MM),
            angle=round(angle) % (360 * ANGLE_PER_DEGREE),
            speed=round(min(top, max(least, speed))),
        )


def wobble(rng: random.Random) -> Wobble:
    """The errors of a coming stroke: three independent draws."""
    return Wobble(student(rng), student(rng), student(rng))


def student(rng: random.Random) -> float:
    """A draw of Student's t with a standard deviation of one, none beyond `FARTHEST`."""
    while True:
        chi_square = rng.gammavariate(FREEDOM / 2, 2.0)
        draw = _UNIT * rng.gauss(0.0, 1.0) / math.sqrt(chi_square / FREEDOM)
        if abs(draw) <= FARTHEST:
            return draw


def chance_within(limit: float) -> float:
    """The chance that a draw of `student` stays within ±`limit` standard deviations."""
    if limit >= FARTHEST:
        return 1.0
    return _within(limit) / _WITHIN_FARTHEST


def student_below(share: float) -> float:
    """The number that such a share of the draws of `student` is smaller than."""
    low, high = -FARTHEST, FARTHEST
    for _ in range(40):
        middle = (low + high) / 2.0
        inner = math.copysign(chance_within(abs(middle)), middle)
        low, high = (middle, high) if 0.5 + 0.5 * inner < share else (low, middle)
    return (low + high) / 2.0


def _within(limit: float) -> float:
    """The distribution of Student's t with five degrees of freedom, in closed form."""
    x = limit / _UNIT
    fifth = 1.0 + x * x / 5.0
    root = x / math.sqrt(5.0)
    return 2.0 / math.pi * (root / fifth * (1.0 + 2.0 / (3.0 * fifth)) + math.atan(root))


_WITHIN_FARTHEST = _within(FARTHEST)
