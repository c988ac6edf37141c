"""Personality: a steady hand with a simple mind."""

from __future__ import annotations

from collections.abc import Iterable

from carrom import PersonalitySpec, hookimpl
from carrom.ai import PLAIN, WILD, Brain, Hand, Player, Repertoire

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"


def carpenter() -> Player:
    """The hand of a master that only thinks of what is straight ahead."""
    hand = Hand(aim_degrees=0.12, power=0.025, placement_mm=0.4)
    repertoire = Repertoire(PLAIN | WILD, places=9, aims=1)
    return Player(hand, Brain(strokes=30, seconds=0.25, proof=24, repertoire=repertoire))


@hookimpl
def register_personalities() -> Iterable[PersonalitySpec]:
    """One opponent."""
    yield PersonalitySpec(
        id="steady",
        title="Carpenter",
        summary="A steady hand with a simple mind: straight strokes, hardly a miss.",
        create=carpenter,
        strength=5,
    )
