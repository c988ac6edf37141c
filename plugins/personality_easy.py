"""Personality: a beginner who goes for what is straight ahead."""

from __future__ import annotations

from collections.abc import Iterable

from carrom import PersonalitySpec, hookimpl
from carrom.ai import PLAIN, WILD, Brain, Hand, Player, Repertoire

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"


def easy() -> Player:
    """A loose hand and a short look at the board."""
    hand = Hand(aim_degrees=0.88, power=0.09, placement_mm=2.6)
    return Player(
        hand,
        Brain(
            strokes=60,
            seconds=0.25,
            proof=24,
            repertoire=Repertoire(PLAIN | WILD, places=9, aims=1),
        ),
    )


@hookimpl
def register_personalities() -> Iterable[PersonalitySpec]:
    """One opponent."""
    yield PersonalitySpec(
        id="easy",
        title="Easy",
        summary="Goes for what is straight ahead, and often misses.",
        create=easy,
        strength=2,
    )
