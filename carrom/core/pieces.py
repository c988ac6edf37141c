"""The nineteen carrommen, the striker, and values that come in white and black."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Generic, NewType, TypeVar

T = TypeVar("T")
U = TypeVar("U")

PieceId = NewType("PieceId", str)
"""`w1`..`w9`, `b1`..`b9`, `queen` or `striker`; sorts the same everywhere."""

QUEEN = PieceId("queen")
STRIKER = PieceId("striker")


class Colour(StrEnum):
    """The colour a side plays in one board."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> Colour:
        """The colour of the other side."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Kind(StrEnum):
    """What a piece is, as far as the referee cares."""

    WHITE = "white"
    BLACK = "black"
    QUEEN = "queen"
    STRIKER = "striker"


class QueenAt(StrEnum):
    """Where the queen is in the rules' sense."""

    BOARD = "board"
    PENDING = "pending"
    """Pocketed by the side to strike and waiting for her cover."""
    WHITE = "white"
    BLACK = "black"

    @classmethod
    def covered_by(cls, colour: Colour) -> QueenAt:
        """The value for a queen that `colour` has covered."""
        return cls.WHITE if colour is Colour.WHITE else cls.BLACK

    @property
    def is_covered(self) -> bool:
        """Whether either side has covered her."""
        return self in (QueenAt.WHITE, QueenAt.BLACK)


@dataclass(frozen=True, slots=True)
class ByColour(Generic[T]):
    """One value for white and one for black."""

    white: T
    black: T

    def __getitem__(self, colour: Colour) -> T:
        return self.white if colour is Colour.WHITE else self.black

    def __iter__(self) -> Iterator[T]:
        yield self.white
        yield self.black

    def with_(self, colour: Colour, value: T) -> ByColour[T]:
        """A copy in which `colour` has `value`."""
        if colour is Colour.WHITE:
            return replace(self, white=value)
        return replace(self, black=value)

    def map(self, change: Callable[[T], U]) -> ByColour[U]:
        """Both values put through `change`."""
        return ByColour(change(self.white), change(self.black))


MEN_A_SIDE = 9
"""Carrommen of each colour [Laws, I]."""


def men_of(colour: Colour) -> tuple[PieceId, ...]:
    """The nine carrommen of a colour, in id order."""
    return tuple(PieceId(f"{colour.value[0]}{n}") for n in range(1, MEN_A_SIDE + 1))


CARROMMEN: tuple[PieceId, ...] = (*men_of(Colour.BLACK), QUEEN, *men_of(Colour.WHITE))
"""Every piece but the striker, in id order."""


def kind_of(piece: PieceId) -> Kind:
    """What a piece is."""
    if piece == QUEEN:
        return Kind.QUEEN
    if piece == STRIKER:
        return Kind.STRIKER
    return Kind.WHITE if piece[0] == "w" else Kind.BLACK
