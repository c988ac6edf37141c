"""Personality: plays the plain strokes well and knows the cushions."""

from __future__ import annotations

from collections.abc import Iterable

from carrom import PersonalitySpec, hookimpl
from carrom.ai import CUSHIONS, PLAIN, WILD, Brain, Hand, Player, Repertoire

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"


def normal() -> Player:
    """A fair hand that weighs some hundred strokes."""
    hand = Hand(aim_degrees=0.6, power=0.065, placement_mm=1.7)
    kinds = PLAIN | CUSHIONS | WILD
    return Player(
        hand, Brain(strokes=150, seconds=0.7, proof=40, repertoire=Repertoire(kinds, places=13))
    )


@hookimpl
def register_personalities() -> Iterable[PersonalitySpec]:
    """One opponent."""
    yield PersonalitySpec(
        id="normal",
        title="Normal",
        summary="Plays plain strokes well, uses a cushion when it has to.",
        create=normal,
        strength=4,
    )
