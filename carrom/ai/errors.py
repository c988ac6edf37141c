"""The errors that tries are made with: the same ones for every stroke that is compared."""

from __future__ import annotations

import random
from typing import Protocol

from carrom.ai.hand import Wobble, student_below, wobble

GOLDEN = (5.0**0.5 - 1.0) / 2.0
"""Steps of this length around a circle leave the most even gaps, however many there are."""


class Errors(Protocol):
    """Errors by the number of the try."""

    def of(self, number: int) -> Wobble:
        """The errors of a stroke's try of that number, from 0."""


class MirroredErrors:
    """Drawn at random, each second one mirroring the one before."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._known: list[Wobble] = []

    def of(self, number: int) -> Wobble:
        """The errors of a stroke's try of that number, from 0."""
        while len(self._known) <= number:
            drawn = wobble(self._rng)
            self._known += (drawn, Wobble(-drawn.aim, -drawn.power, -drawn.placement))
        return self._known[number]


class EvenErrors:
    """Aims spread evenly over what the hand may do, however few tries there are.

    Where the aim errs so much that it decides what a stroke brings, a few tries say more in this
    way: they miss neither the luck nor the mishap.
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._start = rng.random()
        self._known: list[Wobble] = []

    def of(self, number: int) -> Wobble:
        """The errors of a stroke's try of that number, from 0."""
        while len(self._known) <= number:
            share = (self._start + GOLDEN * len(self._known)) % 1.0
            drawn = wobble(self._rng)
            self._known.append(Wobble(student_below(share), drawn.power, drawn.placement))
        return self._known[number]
