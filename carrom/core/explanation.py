"""Why a stroke was chosen: plain values, which the window and the commands put into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from carrom.core.pieces import PieceId
from carrom.core.stroke import Stroke


class StrokeKind(StrEnum):
    """How a stroke goes about it."""

    DIRECT = "direct"
    BACKWARD = "backward"
    """At a carromman behind the base line."""
    RAIL_RUN = "rail_run"
    """Along the cushion into its pocket."""
    STRIKER_BANK = "striker_bank"
    """The striker comes off a cushion."""
    COIN_BANK = "coin_bank"
    """The carromman comes off a cushion."""
    COMBINATION = "combination"
    """A carromman drives another one in."""
    CAROM = "carom"
    """The striker glances off one carromman to another."""
    QUEEN_AND_COVER = "queen_and_cover"
    """The queen and an own carromman in one stroke."""
    PACK = "pack"
    """Into a cluster, to break it up."""
    SAFETY = "safety"
    """A soft touch that leaves little."""
    SCAN = "scan"
    """Drawn at random."""
    BREAK = "break"
    AHEAD = "ahead"
    """Straight ahead, where nothing could be tried."""


@dataclass(frozen=True, slots=True)
class Option:
    """One stroke that was thought about."""

    stroke: Stroke
    """As it was meant."""
    kind: StrokeKind
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
    """The best first, which was chosen; at least one."""
    candidates: int
    """Strokes that were thought of at all."""
    tried: int
    """Strokes played out on the physics."""

    @property
    def best(self) -> Option:
        """What was chosen."""
        return self.options[0]

    @property
    def meant(self) -> Stroke:
        """The chosen stroke, before the hand errs."""
        return self.best.stroke

    @property
    def runner_up(self) -> Option | None:
        """The best tried option with another plan than the chosen one."""
        plan = (self.best.kind, self.best.target)
        others = (each for each in self.options if each.tries and (each.kind, each.target) != plan)
        return next(others, None)

    def __str__(self) -> str:
        """A line of figures on the choice."""
        best = self.best
        goal = f" at {best.target}" if best.target else ""
        return (
            f"{best.kind.value.replace('_', ' ')}{goal}: chance {best.chance:.0%}, "
            f"value {best.value:+.2f}, the best of {self.candidates} strokes "
            f"({self.tried} tries)"
        )
