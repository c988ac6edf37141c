"""Why a stroke was chosen: plain values, for `--explain` and for the window."""

from __future__ import annotations

from dataclasses import dataclass

from carrom.ai.candidate import Kind
from carrom.core.pieces import PieceId
from carrom.core.stroke import Stroke


@dataclass(frozen=True, slots=True)
class Option:
    """One stroke that was thought about."""

    stroke: Stroke
    """As it was meant."""
    kind: Kind
    target: PieceId | None
    chance: float
    """Share of the tries after which the turn went on, or the board was won."""
    value: float
    """Mean value of the tries, from -1, the game is lost, to 1."""
    tries: int
    danger: float = 0.0
    """Share of the tries that lost the board."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """What came of thinking about a stroke."""

    options: tuple[Option, ...]
    """The best first, which was chosen."""
    candidates: int
    """Strokes that were thought of at all."""
    tried: int
    """Strokes played out on the physics."""

    @property
    def meant(self) -> Stroke:
        """What was chosen, before the hand errs."""
        return self.options[0].stroke

    def __str__(self) -> str:
        """A sentence on the choice."""
        best = self.options[0]
        goal = f" at {best.target}" if best.target else ""
        return (
            f"{best.kind.value.replace('_', ' ')}{goal}: chance {best.chance:.0%}, "
            f"value {best.value:+.2f}, the best of {self.candidates} strokes "
            f"({self.tried} tries)"
        )
