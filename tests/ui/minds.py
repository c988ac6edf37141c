"""A stand-in for the process in which personalities think."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from carrom.core.match import MatchState
from carrom.core.stroke import Stroke


@dataclass
class Mind:
    """Thinks until the test tells it what it has found."""

    asked: list[tuple[int, MatchState]] = field(default_factory=list)
    found: list[tuple[int, Stroke]] = field(default_factory=list)
    thinking: bool = False
    open: bool = False
    """Whether there is a process."""

    def ask(self, number: int, match: MatchState) -> None:
        self.drop()
        self.asked.append((number, match))
        self.thinking = self.open = True

    def drop(self) -> None:
        self.thinking = False
        self.found.clear()

    def answers(self) -> Iterable[tuple[int, Stroke]]:
        found = tuple(self.found)
        self.found.clear()
        return found

    def warm_up(self) -> None:
        self.open = True

    def close(self) -> None:
        self.drop()
        self.open = False

    def find(self, along_mm: float = 0.0, angle: float = 90.0, speed: float = 3000.0) -> Stroke:
        """Answer the latest question."""
        number, match = self.asked[-1]
        stroke = Stroke.of(match.board.to_strike, along_mm, angle, speed)
        self.found.append((number, stroke))
        self.thinking = False
        return stroke
