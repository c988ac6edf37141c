"""What the outer layers hand to the inner ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from carrom.core.geometry import Point
from carrom.core.layout import Layout
from carrom.core.match import MatchState
from carrom.core.outcome import AimPath, Contact, Pocketing, StrokeOutcome
from carrom.core.pieces import PieceId
from carrom.core.ruling import Ruling
from carrom.core.stroke import Stroke


class LiveStroke(Protocol):
    """One stroke in motion; the same steps for any frame times."""

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves any more."""

    def advance(self, seconds: float) -> None:
        """Let time pass; results never depend on how it is divided."""

    def layout(self) -> Layout:
        """Where everything on the board is now, the striker included."""

    def turned_degrees(self, piece: PieceId) -> float:
        """How far a piece has turned since the start, in degrees."""

    def news(self) -> tuple[Contact | Pocketing, ...]:
        """What happened since the last call, in order of time."""

    def outcome(self) -> StrokeOutcome:
        """The whole stroke, run to its end first if it is not there yet."""


class StrokeSimulator(Protocol):
    """Plays strokes on a table of the match's equipment."""

    def start(self, layout: Layout, stroke: Stroke, surface_factor: float) -> LiveStroke:
        """A stroke at its first instant; `surface_factor` multiplies the sliding friction."""

    def play(self, layout: Layout, stroke: Stroke, surface_factor: float) -> StrokeOutcome:
        """A stroke from the flick to rest."""

    def play_all(
        self, layout: Layout, strokes: Sequence[Stroke], surface_factor: float
    ) -> Sequence[StrokeOutcome]:
        """What `play` gives for each of some strokes, perhaps on several cores at once."""

    def path_to_contact(
        self, layout: Layout, position: Point, velocity: Point, surface_factor: float
    ) -> AimPath:
        """What the aim line shows."""


class Referee(Protocol):
    """Judges a stroke under a match's laws and house rules."""

    def judge_stroke(
        self, match: MatchState, stroke: Stroke | None, outcome: StrokeOutcome
    ) -> Ruling:
        """The verdict on one stroke."""
