"""Points on the board, the board's markings, and turning between a seat's view and the board's.

The origin is the centre of the board, x to the right and y up as seen from SOUTH, in millimetres.
In a seat's own view x is to that player's right and y is straight ahead.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from carrom.core.seats import Seat


class Point(NamedTuple):
    """A place, or a velocity, on the board: mm, or mm/s."""

    x: float
    y: float


def turned(point: Point, quarter_turns: int) -> Point:
    """`point` turned anticlockwise about the centre; exact, since it only swaps and negates."""
    x, y = point
    match quarter_turns % 4:
        case 0:
            return Point(x, y)
        case 1:
            return Point(-y, x)
        case 2:
            return Point(-x, -y)
        case _:
            return Point(y, -x)


def to_board(seat: Seat, point: Point) -> Point:
    """A point of a seat's view in board coordinates."""
    return turned(point, seat.quarter_turns)


def to_seat(seat: Seat, point: Point) -> Point:
    """A board point as the seat sees it."""
    return turned(point, -seat.quarter_turns)


def distance(a: Point, b: Point) -> float:
    """Millimetres between two points."""
    return math.dist(a, b)


HALF_MM = 370.0
"""Half of the 740 mm playing surface [Laws, I]."""

POCKET_RADIUS_MM = 22.25
"""Pockets are 44.5 mm across [Laws, I]."""

POCKET_OFFSET_MM = HALF_MM - POCKET_RADIUS_MM
"""A pocket touches both frames, so its centre is this far out on both axes."""

POCKETS: tuple[Point, ...] = tuple(
    turned(Point(POCKET_OFFSET_MM, -POCKET_OFFSET_MM), n) for n in range(4)
)
"""Pocket centres: at SOUTH's right, then anticlockwise."""

BASE_LINE_LOW_MM = HALF_MM - 101.5
"""Distance of the lower base line from the centre; it sits 101.5 mm from the frame [Laws, I]."""

BASE_LINE_HIGH_MM = BASE_LINE_LOW_MM - 31.8
"""Distance of the upper base line from the centre, 31.8 mm nearer [Laws, I]."""

BASE_LINE_Y_MM = -(BASE_LINE_LOW_MM + BASE_LINE_HIGH_MM) / 2
"""Where the striker's centre stands, seen from its seat: midway between the base lines."""

BASE_CIRCLE_RADIUS_MM = 15.9
"""Base circles are 31.8 mm across [Laws, I]."""

BASE_CIRCLE_RED_RADIUS_MM = 12.7
"""The red centre of a base circle is 25.4 mm across [Laws, I]."""

BASE_CIRCLE_X_MM = 235.0 - BASE_CIRCLE_RADIUS_MM
"""The base lines are 470 mm long, their end circles included [Laws, I]."""

CENTRE_CIRCLE_RADIUS_MM = 15.9
"""The centre circle is 31.8 mm across [Laws, I]."""

OUTER_CIRCLE_RADIUS_MM = 85.0
"""The outer circle is 170 mm across [Laws, I]."""

ARROW_TIP_CLEARANCE_MM = 50.0
"""An arrow ends this far from the edge of its pocket [Laws, I]."""

ARROW_LENGTH_MM = 267.0
"""The longest an arrow may be [Laws, I]."""

ARROW_WIDTH_MM = 1.5
"""The thickest an arrow may be [Laws, I]."""

ARROW_TIP_MM = (
    math.hypot(POCKET_OFFSET_MM, POCKET_OFFSET_MM) - POCKET_RADIUS_MM - ARROW_TIP_CLEARANCE_MM
)
"""Distance of an arrow's tip from the centre, along the diagonal."""
