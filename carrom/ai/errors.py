"""The errors that tries are made with: the same ones for every stroke that is compared."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import count

from carrom.ai.hand import Wobble, student_below, wobble

GOLDEN = (5.0**0.5 - 1.0) / 2.0
"""Steps of this length around a circle leave the most even gaps, however many there are."""


class Errors:
    """Errors by the number of the try."""

    def __init__(self, drawn: Iterator[Wobble]) -> None:
        """Take errors from an endless draw as they are needed."""
        self._drawn = drawn
        self._known: list[Wobble] = []

    def of(self, number: int) -> Wobble:
        """The errors of a stroke's try of that number, from 0."""
        while len(self._known) <= number:
            self._known.append(next(self._drawn))
        return self._known[number]


def mirrored(rng: random.Random) -> Iterator[Wobble]:
    """Drawn at random, each second one mirroring the one before."""
    while True:
        drawn = wobble(rng)
        yield drawn
        yield Wobble(-drawn.aim, -drawn.power, -drawn.placement)


def even(rng: random.Random) -> Iterator[Wobble]:
    """Aims spread evenly over what the hand may do, however few tries there are.

    Where the aim errs so much that it decides what a stroke brings, a few tries say more in this
    way: they miss neither the luck nor the mishap.
    """
    start = rng.random()
    return (
        replace(wobble(rng), aim=student_below((start + GOLDEN * number) % 1.0))
        for number in count()
    )
