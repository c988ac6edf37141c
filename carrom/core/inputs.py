"""Everything that can be done to a match; what the journal stores."""

from __future__ import annotations

from dataclasses import dataclass

from carrom.core.geometry import Point
from carrom.core.pieces import PieceId
from carrom.core.seats import Player, Seat, Side
from carrom.core.stroke import Stroke


@dataclass(frozen=True, slots=True)
class PlayStroke:
    """A stroke by the seat to strike."""

    stroke: Stroke


@dataclass(frozen=True, slots=True)
class TimeOut:
    """The clock of the turn ran out before a stroke."""


@dataclass(frozen=True, slots=True)
class PassTurn:
    """The seat to strike lets its turn go [Laws, XVI]."""


@dataclass(frozen=True, slots=True)
class ChooseBreak:
    """The winner of the toss takes the break."""


@dataclass(frozen=True, slots=True)
class ChooseSeat:
    """A side of the toss chooses where its first player sits."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlacePiece:
    """A returned carromman is put down by the player who places."""

    piece: PieceId
    spot: Point


@dataclass(frozen=True, slots=True)
class PlaceAuto:
    """The game puts down the carrommen that are left to place."""


@dataclass(frozen=True, slots=True)
class DeclinePlacing:
    """The player who places waives all of them [Laws, XIV]."""


@dataclass(frozen=True, slots=True)
class DemandPoints:
    """The winner of a board asks for some of the points on offer [Laws, XIV]."""

    points: int


@dataclass(frozen=True, slots=True)
class TakeAction:
    """A button of a house rule, such as powder."""

    action: str


@dataclass(frozen=True, slots=True)
class NextBoard:
    """Go on after a board or a game; ends a trial board at any time."""


@dataclass(frozen=True, slots=True)
class Concede:
    """A side gives up the game, or the whole match [Laws, XVI]."""

    side: Side
    whole_match: bool = False


@dataclass(frozen=True, slots=True)
class GiveSeat:
    """A personality takes over for a player, or a person takes the place back."""

    player: Player
    personality: str | None = None
    """The personality's id; None is a person."""
    name: str | None = None
    """What the player is called from now on; None leaves the name as it is."""


@dataclass(frozen=True, slots=True)
class LeaveOutRule:
    """The match goes on without a house rule that is not there any more."""

    rule: str
    """Its id."""


MatchInput = (
    PlayStroke
    | TimeOut
    | PassTurn
    | ChooseBreak
    | ChooseSeat
    | PlacePiece
    | PlaceAuto
    | DeclinePlacing
    | DemandPoints
    | TakeAction
    | NextBoard
    | Concede
    | GiveSeat
    | LeaveOutRule
)
