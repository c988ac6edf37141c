"""A challenge: a position, what to do with it, and a way to do it; read from a TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from cattrs import Converter

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import Point
from carrom.core.pieces import QUEEN, STRIKER, Colour, PieceId, QueenAt
from carrom.core.ruling import Turn
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.laws.placement import has_room
from carrom.practice.board import LAWS, PracticeBoard, Surface, racked
from carrom.practice.goal import Goal, met
from carrom.practice.placing import PutFault, put_fault
from carrom.practice.played import Played
from carrom.storage import files
from carrom.storage.converter import make_converter
from carrom.storage.strict_converter import structured

MOST_STARS = 3
MOST_STROKES = 9

Attempt = tuple[Played, ...]
"""The strokes that were made since the position was set."""


class Kind(StrEnum):
    """What a challenge trains, in the order of the list."""

    CUT = "cut"
    BANK = "bank"
    """The striker comes off a cushion."""
    DOUBLE = "double"
    """The carromman comes off a cushion."""
    COMBINATION = "combination"
    """One carromman sends another."""
    RAIL = "rail"
    """Along the frame."""
    QUEEN = "queen"
    """The queen and her cover."""
    BREAK = "break"
    SAFETY = "safety"
    """What is left for the other side counts."""
    RUN = "run"
    """Several strokes in one turn."""


class QueenOff(StrEnum):
    """Where the queen is when she is not on the board."""

    COVERED = "covered"
    WAITING = "waiting"


@dataclass(frozen=True, slots=True)
class Position:
    """The board as a file describes it."""

    coins: Mapping[PieceId, Point] = field(default_factory=dict)
    rack: bool = False
    """The nineteen carrommen set for the break, in place of `coins`."""
    colour: Colour = Colour.WHITE
    seat: Seat = Seat.SOUTH
    surface: Surface = Surface.NORMAL
    queen: QueenOff = QueenOff.COVERED

    def board(self) -> PracticeBoard:
        """The board to practise on."""
        waits = self.queen is QueenOff.WAITING
        queen = QueenAt.PENDING if waits else QueenAt.covered_by(self.colour)
        bare = PracticeBoard({}, self.colour, self.seat, self.surface, queen)
        return racked(bare) if self.rack else bare.with_layout(self.coins)


@dataclass(frozen=True, slots=True)
class Challenge:
    """Everything about one challenge."""

    title: str
    kind: Kind
    text: str
    """What to do, in a sentence or two."""
    board: Position
    star: tuple[Goal, ...]
    """A star counts only if those before it were earned too."""
    solution: tuple[Stroke, ...] = ()
    """Strokes that earn all stars."""
    strokes: int = 1
    """How many may be made; an attempt also ends when the turn is lost."""

    def stars(self, attempt: Attempt) -> int:
        """The stars of an attempt, from none to three."""
        earned = 0
        for goal in self.star:
            if not met(goal, attempt):
                break
            earned += 1
        return earned

    def is_over(self, attempt: Attempt) -> bool:
        """Whether no further stroke belongs to an attempt."""
        if not attempt:
            return False
        last = attempt[-1].ruling
        goes_on = last is not None and last.turn in (Turn.CONTINUES, Turn.RETRIES)
        return len(attempt) >= self.strokes or not goes_on or self.stars(attempt) == len(self.star)


def read_challenge(path: Path, converter: Converter | None = None) -> Challenge:
    """Read a challenge.

    Args:
        path: Of the file.
        converter: Of `make_converter`, where many files are read; it takes time to make.

    Raises:
        BadInputError: The file is none; the text names the file and the place in it.
    """
    text = files.read_text(path)
    try:
        tree = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise files.damaged(path.name, f"{path.name} is no TOML file: {error}.") from error
    challenge = structured(converter or make_converter(), tree, Challenge, path.name)
    fault = fault_of(challenge)
    if fault is not None:
        raise files.damaged(path.name, f"{path.name}: {fault}.")
    return challenge


def fault_of(challenge: Challenge) -> str | None:
    """Why a challenge cannot be played, in words; None if it can."""
    if not challenge.title.strip() or not challenge.text.strip():
        return "title and text must say something"
    if not 1 <= len(challenge.star) <= MOST_STARS:
        return f"there are {len(challenge.star)} stars, not one to {MOST_STARS}"
    if not 1 <= challenge.strokes <= MOST_STROKES:
        return f"strokes is {challenge.strokes}, not from 1 to {MOST_STROKES}"
    return _board_fault(challenge) or _goal_fault(challenge) or _solution_fault(challenge)


_PUT = {
    PutFault.OFF_BOARD: "lies off the board",
    PutFault.OVER_POCKET: "lies over a pocket",
    PutFault.OVERLAPS: "overlaps another coin",
}


def _board_fault(challenge: Challenge) -> str | None:
    if challenge.board.rack and challenge.board.coins:
        return "a rack has no coins of its own"
    if STRIKER in challenge.board.coins:
        return "the striker is no coin; it stands on its base line"
    board = challenge.board.board()
    if not board.can_be_judged:
        return "the board needs a white and a black coin, or the rules call it over"
    for piece, spot in board.layout.items():
        fault = put_fault(board.layout, piece, spot)
        if fault is not None:
            return f"{piece} {_PUT[fault]}"
    if QUEEN in board.layout and challenge.board.queen is QueenOff.WAITING:
        return "the queen lies on the board, so she waits for no cover"
    if not has_room(LAWS, board.layout, TOURNAMENT, board.seat):
        return "the striker has no room on its base line"
    return None


def _goal_fault(challenge: Challenge) -> str | None:
    there = {*challenge.board.board().layout, STRIKER}
    for goal in challenge.star:
        named = {*goal.pocket, *goal.into, *goal.keep, *goal.untouched, *goal.cushions, *goal.rest}
        named |= {goal.first} if goal.first is not None else set()
        for piece in sorted(named - there):
            return f"a star asks for {piece}, which is not on the board"
    return None


def _solution_fault(challenge: Challenge) -> str | None:
    if len(challenge.solution) > challenge.strokes:
        return "the solution has more strokes than may be made"
    if any(stroke.seat is not challenge.board.seat for stroke in challenge.solution):
        return "the solution strikes from another seat"
    return None
