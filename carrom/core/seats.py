"""Seats around the board, the two sides, and who sits where."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Generic, TypeVar

T = TypeVar("T")
U = TypeVar("U")


class Seat(StrEnum):
    """A side of the board to strike from, in the order in which the turn moves to the right."""

    SOUTH = "south"
    EAST = "east"
    NORTH = "north"
    WEST = "west"

    @property
    def quarter_turns(self) -> int:
        """Anticlockwise quarter turns from SOUTH."""
        return tuple(Seat).index(self)

    @property
    def right(self) -> Seat:
        """The seat to the right of this one."""
        return tuple(Seat)[(self.quarter_turns + 1) % 4]

    @property
    def opposite(self) -> Seat:
        """The seat across the board."""
        return self.right.right


class Side(StrEnum):
    """A player, or a pair, for a whole match."""

    A = "A"
    B = "B"

    @property
    def other(self) -> Side:
        """The other side."""
        return Side.B if self is Side.A else Side.A

    @property
    def first_player(self) -> Player:
        """The player who decides for the side."""
        return Player(f"{self.value}1")


class Player(StrEnum):
    """One of the people, or personalities, of a match."""

    A1 = "A1"
    B1 = "B1"
    A2 = "A2"
    B2 = "B2"

    @property
    def side(self) -> Side:
        """The side that the player belongs to."""
        return Side(self.value[0])


@dataclass(frozen=True, slots=True)
class BySide(Generic[T]):
    """One value for each side."""

    a: T
    b: T

    def __getitem__(self, side: Side) -> T:
        return self.a if side is Side.A else self.b

    def __iter__(self) -> Iterator[T]:
        yield self.a
        yield self.b

    def with_(self, side: Side, value: T) -> BySide[T]:
        """A copy in which `side` has `value`."""
        return replace(self, a=value) if side is Side.A else replace(self, b=value)

    def map(self, change: Callable[[T], U]) -> BySide[U]:
        """Both values put through `change`."""
        return BySide(change(self.a), change(self.b))


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who sits where; partners sit opposite each other [Laws, III]."""

    players: tuple[tuple[Seat, Player], ...]
    """Occupied seats in turn order."""

    @classmethod
    def singles(cls) -> SeatPlan:
        """Two players, opposite each other."""
        return cls(((Seat.SOUTH, Player.A1), (Seat.NORTH, Player.B1)))

    @classmethod
    def doubles(cls) -> SeatPlan:
        """Four players, the turn moving to the right [Laws, VIII]."""
        return cls(tuple(zip(Seat, (Player.A1, Player.B1, Player.A2, Player.B2), strict=True)))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The occupied seats in turn order."""
        return tuple(seat for seat, _ in self.players)

    @property
    def by_seat(self) -> Mapping[Seat, Player]:
        """The player at each occupied seat."""
        return dict(self.players)

    def side(self, seat: Seat) -> Side:
        """The side that strikes from `seat`."""
        return self.by_seat[seat].side

    def next(self, seat: Seat) -> Seat:
        """The occupied seat to the right of `seat`."""
        seat = seat.right
        while seat not in self.seats:
            seat = seat.right
        return seat

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """The seats of a side, in turn order."""
        return tuple(seat for seat, player in self.players if player.side is side)

    def seat_of(self, player: Player) -> Seat:
        """The seat of a player."""
        return next(seat for seat, sitting in self.players if sitting is player)

    def moved(self) -> SeatPlan:
        """After a change of sides: everyone at the next occupied seat to the right [Laws, X]."""
        moved = {self.next(seat): player for seat, player in self.players}
        return SeatPlan(tuple((seat, moved[seat]) for seat in Seat if seat in moved))
