"""A coin in the fingers of whoever sets a position; pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import HALF_MM, Point, distance, to_board
from carrom.core.layout import Layout
from carrom.core.pieces import CARROMMEN, PieceId
from carrom.core.seats import Seat
from carrom.practice.placing import PutFault, drawn_to, put_fault
from carrom.ui.words import Message

PUT_WORDS: Mapping[PutFault, Message] = {
    PutFault.OFF_BOARD: "off the board",
    PutFault.OVER_POCKET: "over a pocket",
    PutFault.OVERLAPS: "overlaps a coin",
}
"""Why a place is refused, in three words."""

STEP_MM, FINE_STEP_MM = 6.0, 0.5
"""One step of a key."""

NO_GRIP = Point(0.0, 0.0)

REACH_MM = HALF_MM + 40.0
"""Keys move a coin no further out than this."""


@dataclass(frozen=True, slots=True)
class Carried:
    """A coin that is held, from the board or from the tray."""

    piece: PieceId
    at: Point
    """Where it is held, mm on the board; it may be beside it."""
    layout: Layout
    """The other pieces."""
    origin: Point | None = None
    """Where it lay; None is the tray."""
    grip: Point = NO_GRIP
    """From the pointer to the coin's centre."""

    @classmethod
    def lifted(cls, layout: Layout, piece: PieceId, pointer: Point) -> Carried:
        """A coin taken from where it lies."""
        rest = {other: spot for other, spot in layout.items() if other != piece}
        spot = layout[piece]
        grip = Point(spot.x - pointer.x, spot.y - pointer.y)
        return cls(piece, spot, rest, spot, grip)

    @property
    def spot(self) -> Point:
        """Where it would lie: at what it is drawn to, in tenths of a mm where nothing draws it."""
        wish = Point(round(self.at.x, 1), round(self.at.y, 1))
        return drawn_to(self.layout, self.piece, wish)

    @property
    def fault(self) -> PutFault | None:
        """Why it cannot be put down where it is held."""
        return put_fault(self.layout, self.piece, self.spot)

    def moved(self, pointer: Point) -> Carried:
        """Held at the pointer."""
        return replace(self, at=Point(pointer.x + self.grip.x, pointer.y + self.grip.y))

    def stepped(self, seat: Seat, right: int, ahead: int, fine: bool) -> Carried:
        """Moved by steps of a key, as the seat sees the board."""
        step = FINE_STEP_MM if fine else STEP_MM
        by = to_board(seat, Point(right * step, ahead * step))
        x, y = (
            min(REACH_MM, max(-REACH_MM, here + way)) for here, way in zip(self.at, by, strict=True)
        )
        return replace(self, at=Point(x, y))

    def put(self) -> Layout:
        """The pieces with the coin where it is held."""
        return dict(sorted({**self.layout, self.piece: self.spot}.items()))


def at_pointer(layout: Layout, pointer: Point) -> PieceId | None:
    """The coin under a place on the board."""
    under = (
        piece
        for piece, spot in layout.items()
        if distance(spot, pointer) <= TOURNAMENT.radius_mm(piece)
    )
    return next(under, None)


def in_tray(layout: Layout) -> tuple[PieceId, ...]:
    """The coins that are not on the board, in id order."""
    return tuple(piece for piece in CARROMMEN if piece not in layout)


def next_in_hand(layout: Layout, held: PieceId | None, pieces: Sequence[PieceId]) -> PieceId | None:
    """The coin on the board that comes after the one held, round and round."""
    there = [piece for piece in pieces if piece in layout or piece == held]
    if not there:
        return None
    return there[(there.index(held) + 1) % len(there)] if held in there else there[0]
