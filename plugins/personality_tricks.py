"""Personality: loves banks, combinations and cannons."""

from __future__ import annotations

from collections.abc import Iterable

from carrom import PersonalitySpec, hookimpl
from carrom.ai import CHAINS, CUSHIONS, Brain, Hand, Kind, Player

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"


def juggler() -> Player:
    """A good hand that adds the beauty of a stroke to its worth."""
    hand = Hand(aim_degrees=0.3, power=0.05, placement_mm=1.0)
    fond = dict.fromkeys((CUSHIONS | CHAINS) - {Kind.BACKWARD}, 0.12)
    return Player(hand, Brain(strokes=320, seconds=1.5, proof=40, likes=fond))


@hookimpl
def register_personalities() -> Iterable[PersonalitySpec]:
    """One opponent."""
    yield PersonalitySpec(
        id="tricks",
        title="Juggler",
        summary="Takes the cushion or the cannon where others play straight.",
        create=juggler,
        strength=4,
    )
