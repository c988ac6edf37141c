"""Where a player may put returned carrommen, and the spot that is being chosen; pure."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

from carrom.core.equipment import Equipment
from carrom.core.geometry import OUTER_CIRCLE_RADIUS_MM, Point, to_board
from carrom.core.layout import Layout
from carrom.core.params import Laws
from carrom.core.pieces import PieceId
from carrom.core.seats import Seat
from carrom.laws.spots import SpotFault, spot_fault
from carrom.ui.words import Message

SPOT_WORDS: Mapping[SpotFault, Message] = {
    SpotFault.OUTSIDE_CIRCLE: "outside the circle",
    SpotFault.TOUCHES: "touches another coin",
    SpotFault.ON_CENTRE_CIRCLE: "on centre circle",
    SpotFault.SHOT_WITH_QUEEN: "shot with queen",
}
"""Why a spot is refused, in three words."""

STEP_MM, FINE_STEP_MM = 3.0, 0.5
"""One step of a key."""

_GRID_MM = 5.0


@dataclass(frozen=True, slots=True)
class Choice:
    """A carromman in a player's fingers."""

    laws: Laws
    layout: Layout
    equipment: Equipment
    piece: PieceId
    spot: Point

    @property
    def fault(self) -> SpotFault | None:
        """Why it may not be put where it is held."""
        return spot_fault(self.laws, self.layout, self.equipment, self.piece, self.spot)

    def at(self, pointer: Point) -> Choice:
        """Held somewhere else; a tenth of a mm is fine enough."""
        return replace(self, spot=Point(round(pointer.x, 1), round(pointer.y, 1)))

    def stepped(self, seat: Seat, right: int, ahead: int, fine: bool) -> Choice:
        """Moved by steps of a key, as a seat sees the board; it stays near the circle."""
        step = FINE_STEP_MM if fine else STEP_MM
        by = to_board(seat, Point(right * step, ahead * step))
        spot = Point(self.spot.x + by.x, self.spot.y + by.y)
        out = math.hypot(*spot)
        most = OUTER_CIRCLE_RADIUS_MM
        if out > most:
            spot = Point(spot.x * most / out, spot.y * most / out)
        return self.at(spot)


def legal_spots(
    laws: Laws, layout: Layout, equipment: Equipment, piece: PieceId
) -> tuple[Point, ...]:
    """A grid of spots at which the carromman may be put."""
    reach = int(OUTER_CIRCLE_RADIUS_MM // _GRID_MM)
    grid = (
        Point(x * _GRID_MM, y * _GRID_MM)
        for x in range(-reach, reach + 1)
        for y in range(-reach, reach + 1)
    )
    return tuple(spot for spot in grid if spot_fault(laws, layout, equipment, piece, spot) is None)
