"""Personality: a club player with every stroke in the book."""

from __future__ import annotations

from collections.abc import Iterable

from carrom import PersonalitySpec, hookimpl
from carrom.ai import Brain, Hand, Player

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"


def hard() -> Player:
    """A good hand that looks at what the next player will find."""
    hand = Hand(aim_degrees=0.31, power=0.04, placement_mm=0.8)
    return Player(hand, Brain(strokes=420, seconds=1.8, proof=64, looks_ahead=True))


@hookimpl
def register_personalities() -> Iterable[PersonalitySpec]:
    """One opponent."""
    yield PersonalitySpec(
        id="hard",
        title="Hard",
        summary="Knows every stroke in the book and leaves you little.",
        create=hard,
        strength=7,
    )
