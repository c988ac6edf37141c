"""A stroke worth trying, and what it is meant to do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from carrom.core.pieces import PieceId
from carrom.core.stroke import Stroke


class Kind(StrEnum):
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
