"""Where the pieces are, and the opening rack."""

from __future__ import annotations

import math
from collections.abc import Mapping

from carrom.core.equipment import Equipment
from carrom.core.geometry import Point, turned
from carrom.core.pieces import QUEEN, Colour, PieceId, men_of

Layout = Mapping[PieceId, Point]
"""Each piece on the board and its centre, in mm; treat it as read-only."""

RACK_GAP_MM = 0.01
"""Racked discs touch to the eye; the hair between them keeps them from overlapping by rounding."""

_RING_1 = "WBWBWB"
_RING_2 = "WBWBWBWBWBWB"
"""Colours around the queen from straight ahead, anticlockwise; every second white of the outer ring
stands behind a white of the inner one, which makes the Y [Laws, VII]."""


def opening_rack(equipment: Equipment, quarter_turns: int = 0) -> dict[PieceId, Point]:
    """The nineteen carrommen set for the break, the Y of whites seen upright by the breaker.

    Args:
        equipment: Gives the size of the carrommen.
        quarter_turns: The breaker's seat, as `Seat.quarter_turns`.

    Returns:
        Piece ids in sorted order with their centres in mm.
    """
    across = 2 * equipment.man_radius_mm + RACK_GAP_MM
    first = [(across, 60.0 * n) for n in range(6)]
    second = [(2 * across if n % 2 == 0 else math.sqrt(3) * across, 30.0 * n) for n in range(12)]
    spots = [*zip(first, _RING_1, strict=True), *zip(second, _RING_2, strict=True)]
    left = {colour: list(men_of(colour)) for colour in Colour}
    rack = {QUEEN: Point(0.0, 0.0)}
    for (radius, degrees), letter in spots:
        angle = math.radians(90.0 + degrees)
        colour = Colour.WHITE if letter == "W" else Colour.BLACK
        spot = Point(radius * math.cos(angle), radius * math.sin(angle))
        rack[left[colour].pop(0)] = turned(spot, quarter_turns)
    return dict(sorted(rack.items()))
