"""What physically happened in a stroke: facts only, no opinion."""

from __future__ import annotations

from dataclasses import dataclass

from carrom.core.geometry import Point
from carrom.core.layout import Layout
from carrom.core.pieces import PieceId, kind_of
from carrom.core.tally import StrokeFacts


@dataclass(frozen=True, slots=True)
class Contact:
    """Two discs, or a disc and the frame, met."""

    t: float
    """Seconds from the start of the stroke."""
    a: PieceId
    b: PieceId | None
    """None is the frame."""
    position: Point
    """Where they touched."""
    impulse: float
    """g mm/s along the line of centres."""


@dataclass(frozen=True, slots=True)
class Pocketing:
    """A piece fell."""

    t: float
    piece: PieceId
    pocket: int
    """Index into `geometry.POCKETS`."""
    speed: float
    """mm/s when it tipped."""


@dataclass(frozen=True, slots=True)
class StrokeOutcome:
    """A whole stroke, from the flick until everything rests."""

    final: Layout
    """Where the carrommen rest; the striker is taken up."""
    pocketed: tuple[Pocketing, ...] = ()
    contacts: tuple[Contact, ...] = ()
    touched: bool = False
    """Whether the striker touched a carromman."""
    proper: bool = True
    timed_out: bool = False
    """No stroke was made in time; nothing moved."""
    duration: float = 0.0
    """Seconds."""
    repaired: int = 0
    """Pieces that had to be put right at the end; anything but 0 is a fault of the physics."""

    @property
    def facts(self) -> StrokeFacts:
        """What the referee reads."""
        return StrokeFacts(
            pocketed=tuple(kind_of(drop.piece) for drop in self.pocketed),
            touched=self.touched,
            proper=self.proper,
            timed_out=self.timed_out,
        )
