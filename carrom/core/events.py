"""What is worth telling after an input: one small value each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from carrom.core.geometry import Point
from carrom.core.match import BoardResult, GameResult
from carrom.core.message import Notice
from carrom.core.outcome import StrokeOutcome
from carrom.core.pieces import PieceId
from carrom.core.ruling import Ruling
from carrom.core.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class TossMade:
    """A toss was made: before a match, or for the break of one board [Laws, V, IX]."""

    winner: Side


class Cancelled(StrEnum):
    """Why a board is played again [Laws, XVI]."""

    PASSES = "passes"
    """Every player let three turns in a row go."""
    NO_ROOM = "no_room"
    """The base line has no room for the striker."""


@dataclass(frozen=True, slots=True)
class BoardOpened:
    """The carrommen are set for a break."""

    breaker: Seat
    replayed: Cancelled | None = None
    """Why the board before was cancelled, if it was."""


@dataclass(frozen=True, slots=True)
class StrokeJudged:
    """A stroke, or a timeout, was ruled on."""

    seat: Seat
    ruling: Ruling
    outcome: StrokeOutcome | None = None
    """What happened on the board; None for a turn that was passed."""


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """Another seat is to strike."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PieceReturned:
    """A piece is back on the board."""

    piece: PieceId
    spot: Point


@dataclass(frozen=True, slots=True)
class PlacingDeclined:
    """The carrommen to be placed stay off the board."""

    seat: Seat
    pieces: tuple[PieceId, ...]


@dataclass(frozen=True, slots=True)
class ActionTaken:
    """A house rule's button was pressed."""

    seat: Seat
    action: str


@dataclass(frozen=True, slots=True)
class PointsDemanded:
    """The winner of a board was given points that it asked for."""

    side: Side
    points: int


@dataclass(frozen=True, slots=True)
class BoardClosed:
    """A board is over."""

    result: BoardResult


@dataclass(frozen=True, slots=True)
class GameClosed:
    """A game is over."""

    result: GameResult


@dataclass(frozen=True, slots=True)
class SidesChanged:
    """The players sit differently: after the toss, or by a change of sides [Laws, V, X]."""


@dataclass(frozen=True, slots=True)
class MatchClosed:
    """The match is over; no winner is a draw."""

    winner: Side | None


@dataclass(frozen=True, slots=True)
class RuleFailed:
    """A house rule raised an error, and the core answered for it."""

    rule: str
    hook: str
    notice: Notice


@dataclass(frozen=True, slots=True)
class StrokeUndone:
    """The latest stroke, and what followed it, was taken back."""


@dataclass(frozen=True, slots=True)
class SaveFailed:
    """The match could not be saved; told once until a save succeeds."""

    notice: Notice


MatchEvent = (
    TossMade
    | BoardOpened
    | StrokeJudged
    | TurnPassed
    | PieceReturned
    | PlacingDeclined
    | ActionTaken
    | PointsDemanded
    | BoardClosed
    | GameClosed
    | SidesChanged
    | MatchClosed
    | RuleFailed
    | StrokeUndone
    | SaveFailed
)
