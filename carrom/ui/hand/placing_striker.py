"""Placing the striker on its base line by slider, hand or keys; pure."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from carrom.core.equipment import Equipment
from carrom.core.geometry import BASE_CIRCLE_X_MM, Point, to_seat
from carrom.core.layout import Layout
from carrom.core.params import Laws
from carrom.core.seats import Seat
from carrom.laws.placement import PlacementFault, placement_fault, snap
from carrom.ui.words import Message

FAULT_WORDS: Mapping[PlacementFault, Message] = {
    PlacementFault.TOUCHES_COIN: "touches a coin",
    PlacementFault.PARTLY_COVERS_CIRCLE: "circle half covered",
    PlacementFault.BEYOND_BASE_LINE: "off the line",
}
"""Why a place is refused, in three words."""

_DECIDED_MM = 6.0
"""A hand on the striker has to move this far before it is known what it does."""

_SLIDE_SHARE = 0.5
"""A hand slides the striker if it moves across the line by less than this share of along it."""


class Gesture(Enum):
    """What a hand on the striker does."""

    UNDECIDED = auto()
    SLIDE = auto()
    PULL = auto()


@dataclass(frozen=True, slots=True)
class Placed:
    """Where the striker stands after a wish, and why that is not quite the wish."""

    along_mm: float
    fault: PlacementFault | None = None


@dataclass(frozen=True, slots=True)
class BaseLine:
    """The base line of the seat to strike, with the coins as they lie."""

    laws: Laws
    layout: Layout
    equipment: Equipment
    seat: Seat

    def at(self, wish_mm: float, now_mm: float = 0.0) -> Placed:
        """The legal place nearest to a wish; `now_mm` where there is none at all."""
        nearest = snap(self.laws, self.layout, self.equipment, self.seat, wish_mm)
        return Placed(now_mm if nearest is None else nearest, self.fault(wish_mm))

    def stepped(self, now_mm: float, step_mm: float) -> Placed:
        """The next legal place in a direction, over what is in the way."""
        wish = now_mm + step_mm
        fault = self.fault(wish)
        while abs(wish) <= BASE_CIRCLE_X_MM + abs(step_mm):
            nearest = snap(self.laws, self.layout, self.equipment, self.seat, wish)
            if nearest is not None and (nearest - now_mm) * step_mm > 0:
                return Placed(nearest)
            wish += math.copysign(1.0, step_mm)
        return Placed(now_mm, fault)

    def fault(self, along_mm: float) -> PlacementFault | None:
        """Why the striker may not stand somewhere."""
        whole = round(along_mm, 1)
        return placement_fault(self.laws, self.layout, self.equipment, self.seat, whole)

    def along(self, pointer: Point) -> float:
        """How far along the base line a place on the board is, to the seat's right."""
        return to_seat(self.seat, pointer).x


def gesture(seat: Seat, press: Point, pointer: Point) -> Gesture:
    """What a hand that pressed the striker at `press` and is now at `pointer` does."""
    start, now = to_seat(seat, press), to_seat(seat, pointer)
    along, across = abs(now.x - start.x), abs(now.y - start.y)
    if math.hypot(along, across) < _DECIDED_MM:
        return Gesture.UNDECIDED
    return Gesture.SLIDE if across < _SLIDE_SHARE * along else Gesture.PULL
