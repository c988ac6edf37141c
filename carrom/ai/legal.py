"""Keeping strokes within the laws: where a striker may stand."""

from __future__ import annotations

from dataclasses import replace

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import BASE_CIRCLE_X_MM
from carrom.core.layout import Layout
from carrom.core.params import Laws
from carrom.core.seats import Seat
from carrom.core.stroke import ALONG_PER_MM, Stroke
from carrom.laws.placement import placement_fault, snap

STRAIGHT_MM = 182.5
"""How far from the middle the striker stands clear of the base circles."""


def spots(laws: Laws, layout: Layout, seat: Seat, count: int) -> tuple[float, ...]:
    """Legal placements spread evenly over the base line, and the base circles; mm to the right."""
    step = 2 * STRAIGHT_MM / (count - 1)
    wishes = [round(n * step - STRAIGHT_MM, 1) for n in range(count)]
    if laws.base_circles:
        wishes += [-BASE_CIRCLE_X_MM, BASE_CIRCLE_X_MM]
    legal = tuple(
        along for along in wishes if placement_fault(laws, layout, TOURNAMENT, seat, along) is None
    )
    if legal:
        return legal
    only = snap(laws, layout, TOURNAMENT, seat, 0.0)
    return () if only is None else (only,)


def settle(laws: Laws, layout: Layout, stroke: Stroke) -> Stroke:
    """The stroke with its striker at the nearest legal place."""
    if placement_fault(laws, layout, TOURNAMENT, stroke.seat, stroke.along_mm) is None:
        return stroke
    along = snap(laws, layout, TOURNAMENT, stroke.seat, stroke.along_mm)
    if along is None:
        return stroke
    return replace(stroke, along=round(along * ALONG_PER_MM))
