"""Personality: a shaky hand with a deep mind."""

from __future__ import annotations

from collections.abc import Iterable

from carrom import PersonalitySpec, hookimpl
from carrom.ai import Brain, Hand, Player, Repertoire

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"


def professor() -> Player:
    """The hand of a beginner with the thoughts of a master."""
    hand = Hand(aim_degrees=0.9, power=0.09, placement_mm=2.5)
    repertoire = Repertoire(places=25, aims=3, wild=120)
    brain = Brain(strokes=1200, seconds=3.0, proof=64, repertoire=repertoire, looks_ahead=True)
    return Player(hand, brain)


@hookimpl
def register_personalities() -> Iterable[PersonalitySpec]:
    """One opponent."""
    yield PersonalitySpec(
        id="dreamer",
        title="Professor",
        summary="A shaky hand with a deep mind: sees everything, hits half of it.",
        create=professor,
        strength=5,
    )
