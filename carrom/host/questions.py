"""What passes between the game and the process in which personalities think."""

from __future__ import annotations

from dataclasses import dataclass

from carrom.core.match import MatchState, PlayerSpec
from carrom.core.message import Notice
from carrom.host.explained import Why

READY = "ready"
"""The process's first word: it has loaded its plugins and waits for questions."""


@dataclass(frozen=True, slots=True)
class Question:
    """Which stroke does the seat to strike make?"""

    number: int
    match: MatchState
    budget_s: float
    """Seconds to think."""
    surface_factor: float | None = None
    """Friction of the surface, where the rules of the match do not tell it."""

    @property
    def player(self) -> PlayerSpec:
        """Who is asked."""
        seats = self.match.seats.by_seat
        return self.match.config.players[seats[self.match.board.to_strike]]


@dataclass(frozen=True, slots=True)
class Answer:
    """A stroke, or what went wrong."""

    number: int
    """Of the question."""
    stroke: str = ""
    """In its notation; empty where there is none."""
    problem: Notice | None = None
    """Why there is none, for the player; its placeholder is the personality's name."""
    details: str = ""
    """For the log."""
    why: Why = ""
    """What the personality says about its choice, if it says anything."""
    meant: str = ""
    """The stroke before its hand erred, where it tells."""
