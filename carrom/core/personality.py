"""What a personality is, and what it sees of a match."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from carrom.core.match import MatchState
from carrom.core.outcome import StrokeOutcome
from carrom.core.ports import Referee, StrokeSimulator
from carrom.core.ruling import Ruling
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke


@dataclass(frozen=True, slots=True)
class SeatView:
    """A match as seen by the player who is to strike, with the means to try strokes out."""

    match: MatchState
    seat: Seat
    simulator: StrokeSimulator
    referee: Referee
    """Judges by the laws and house rules of this match."""
    surface_factor: float
    """Friction of the surface for this stroke; less than 1 is more slippery."""
    fault: Callable[[Stroke], str | None]
    """Why a stroke may not be made, in words; None for a legal one."""
    time_left: Callable[[], float]
    """Seconds of the budget that are left."""

    def play(self, stroke: Stroke) -> StrokeOutcome:
        """What would happen if the stroke were made now; the match does not change."""
        return self.simulator.play(self.match.board.layout, stroke, self.surface_factor)

    def play_all(self, strokes: Sequence[Stroke]) -> Sequence[StrokeOutcome]:
        """What would happen with each of some strokes, tried on every core there is to think on."""
        return self.simulator.play_all(self.match.board.layout, strokes, self.surface_factor)

    def judge(self, stroke: Stroke, outcome: StrokeOutcome) -> Ruling:
        """What the referee would say."""
        return self.referee.judge_stroke(self.match, stroke, outcome)


class Personality(Protocol):
    """A player that the game can put in a seat; lives in a process of its own."""

    def choose_stroke(self, view: SeatView, rng: random.Random) -> Stroke:
        """A legal stroke within the time budget; take every chance from `rng`."""
