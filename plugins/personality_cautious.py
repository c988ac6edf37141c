"""Personality: waits, leaves nothing, and lets the other side make the mistakes."""

from __future__ import annotations

from collections.abc import Iterable

from carrom import PersonalitySpec, hookimpl
from carrom.ai import Brain, Hand, Kind, Player, Taste

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"


def guardian() -> Player:
    """A fair hand that fears the next player's stroke more than it hopes for its own."""
    hand = Hand(aim_degrees=0.35, power=0.05, placement_mm=1.0)
    brain = Brain(
        strokes=260,
        seconds=1.5,
        proof=40,
        looks_ahead=True,
        nerve=2.0,
        taste=Taste(caution=2.2),
        likes={Kind.SAFETY: 0.02},
    )
    return Player(hand, brain)


@hookimpl
def register_personalities() -> Iterable[PersonalitySpec]:
    """One opponent."""
    yield PersonalitySpec(
        id="cautious",
        title="Guardian",
        summary="Would rather leave you nothing than risk a stroke.",
        create=guardian,
        strength=5,
    )
