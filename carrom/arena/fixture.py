"""One board, or one match, between personalities, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from carrom.core.seats import Player


@dataclass(frozen=True, slots=True)
class Fixture:
    """Who plays what: everything that the result depends on."""

    number: int
    """Its place in the schedule."""
    pair: int
    """Fixtures of a pair have the same seed and swapped sides."""
    first: str
    """The personality of side A, which breaks first."""
    second: str
    """That of side B."""
    rule_set: str
    seed: int
    doubles: bool = False
    matches: bool = False
    """Whole matches instead of single boards."""
    house_rules: tuple[str, ...] = ()
    """Ids of those played besides the rule set's own, with their usual options."""

    @property
    def players(self) -> Mapping[Player, str]:
        """The personality of each player."""
        sitting = {Player.A1: self.first, Player.B1: self.second}
        if self.doubles:
            sitting |= {Player.A2: self.first, Player.B2: self.second}
        return sitting


@dataclass(slots=True)
class Sheet:
    """What one side did."""

    strokes: int = 0
    successes: int = 0
    """Strokes after which the turn went on."""
    fouls: int = 0
    refused: int = 0
    """Strokes that were not allowed."""
    own_last_too_early: int = 0
    """Boards lost by the own last carromman before the queen."""
    others_last: int = 0
    """Boards lost by the other side's last carromman."""
    avoidable: int = 0
    """Those of both among which the player had seen a safer stroke of similar value."""
    tries: int = 0
    """Strokes tried out in thought."""
    seconds: list[float] = field(default_factory=list)
    """Processor time of each choice."""


@dataclass(frozen=True, slots=True)
class FixtureResult:
    """How a fixture ended."""

    number: int
    first: str
    second: str
    breaker: str
    """Who broke the first board."""
    winner: str | None
    """None is a draw, or a board that did not end."""
    points: int
    """Points of the winner of a board; boards won of a match's winner."""
    boards: int
    finished: bool
    slams: tuple[str, ...]
    """For each board that its breaker cleared in the first turn, who broke."""
    sheets: tuple[Sheet, Sheet]
    """Of the first and the second."""
