"""A stroke worth trying, and what it is meant to do."""

from __future__ import annotations

from dataclasses import dataclass

from carrom.core.explanation import StrokeKind as Kind
from carrom.core.pieces import PieceId
from carrom.core.stroke import Stroke

__all__ = ["Candidate", "Kind"]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A stroke as it is meant, before the hand's errors."""

    stroke: Stroke
    kind: Kind
    chance: float = 0.0
    """Rough chance that it pockets its target, from geometry alone."""
    target: PieceId | None = None
    pocket: int | None = None
    """Index into `geometry.POCKETS` as the seat sees them."""
