"""The verdict on a stroke and on a board."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from carrom.core.pieces import Colour
from carrom.core.seats import Side
from carrom.core.tally import Tally


class Turn(StrEnum):
    """What becomes of the right to strike."""

    CONTINUES = "continues"
    PASSES = "passes"
    RETRIES = "retries"
    """The break touched nothing and may be tried again."""
    BOARD_OVER = "board_over"


class Foul(StrEnum):
    """What was done against the rules."""

    STRIKER = "striker"
    """The striker was pocketed: a due [Laws, XIV]."""
    IMPROPER = "improper"
    """An improper stroke: a penalty [Laws, XI]."""
    TECHNICAL = "technical"
    """Before the first stroke of a turn [Laws, XI]."""
    TIME = "time"
    """During or after the first stroke of a turn [Laws, XI]."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something was ruled: one entry of the catalogue in `laws.reasons`, or a house rule's."""

    code: str
    sentence: str
    """What the player reads, in English; the key of its translations."""
    law: str = ""
    """Section of the Laws, where there is one."""


@dataclass(frozen=True, slots=True)
class Returned:
    """Pieces that a ruling puts back on the board."""

    white: int = 0
    black: int = 0
    queen: bool = False

    def __getitem__(self, colour: Colour) -> int:
        return self.white if colour is Colour.WHITE else self.black

    def __bool__(self) -> bool:
        return bool(self.white or self.black or self.queen)


@dataclass(frozen=True, slots=True)
class BoardVerdict:
    """How a board ended."""

    winner: Colour | None
    """None is a draw, which only family points know."""
    points: int
    queen_points: int = 0
    """The part of the points that is for the queen."""
    demandable: int = 0
    """Points that the winner may ask for besides [Laws, XV]."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """The whole verdict on one stroke."""

    turn: Turn
    to_strike: Colour | None
    """None when the board is over."""
    tally: Tally
    """After everything has come back."""
    returned: Returned = Returned()
    fouls: tuple[Foul, ...] = ()
    reasons: tuple[Reason, ...] = ()
    board: BoardVerdict | None = None


@dataclass(frozen=True, slots=True)
class GameVerdict:
    """Whether a board ended the game."""

    over: bool
    winner: Side | None = None
    """None while the game goes on, or for a draw, which only family points know."""
    extra_board: bool = False
    """The next board is an extra one, since the last board left the sides level [Laws, IX]."""
