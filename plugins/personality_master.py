"""Personality: hardly ever misses, and plans the stroke after this one."""

from __future__ import annotations

from collections.abc import Iterable

from carrom import PersonalitySpec, hookimpl
from carrom.ai import Brain, Hand, Player, Repertoire

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"


def master() -> Player:
    """A tournament hand that weighs a thousand strokes."""
    hand = Hand(aim_degrees=0.1, power=0.02, placement_mm=0.3)
    repertoire = Repertoire(places=25, aims=3, wild=80)
    return Player(
        hand, Brain(strokes=1000, seconds=3.6, proof=128, repertoire=repertoire, looks_ahead=True)
    )


@hookimpl
def register_personalities() -> Iterable[PersonalitySpec]:
    """One opponent."""
    yield PersonalitySpec(
        id="master",
        title="Master",
        summary="Clears the board in one visit when you let it.",
        create=master,
        strength=10,
    )
