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


_STILL = Point(0.0, 0.0)


@dataclass(frozen=True, slots=True)
class AimPath:
    """The striker's way to its first contact with a carromman, and what leaves from there."""

    striker: tuple[Point, ...]
    """Its centre at the start, at each bounce off the frame, and at the end, in mm."""
    struck: PieceId | None = None
    """The carromman that is met first, if any."""
    struck_velocity: Point = _STILL
    """The struck carromman's velocity just after the contact, mm/s."""
    striker_velocity: Point = _STILL
    """The striker's velocity just after the contact, mm/s."""
