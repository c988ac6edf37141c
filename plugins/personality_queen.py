"""Personality: goes for the queen as soon as the rules let it."""

from __future__ import annotations

from collections.abc import Iterable

from carrom import PersonalitySpec, hookimpl
from carrom.ai import Brain, Hand, Player, Taste

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"


def courtier() -> Player:
    """A fair hand to which a covered queen is worth most of a board."""
    hand = Hand(aim_degrees=0.35, power=0.05, placement_mm=1.0)
    brain = Brain(strokes=240, seconds=1.5, proof=40, taste=Taste(queen=5.0))
    return Player(hand, brain)


@hookimpl
def register_personalities() -> Iterable[PersonalitySpec]:
    """One opponent."""
    yield PersonalitySpec(
        id="queen",
        title="Courtier",
        summary="Has eyes for the queen first and for the coins later.",
        create=courtier,
        strength=5,
    )
