"""Personality: plays any legal stroke towards the middle of the board."""

from __future__ import annotations

import random
from collections.abc import Iterable

from carrom import (
    BASE_CIRCLE_X_MM,
    TOURNAMENT,
    PersonalitySpec,
    SeatView,
    Stroke,
    hookimpl,
)

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"

ANGLES_DEGREES = (35.0, 145.0)
"""More or less straight ahead."""

TRIES = 1000
"""So many placements find a free one wherever there is one to speak of."""


class BeginnersLuck:
    """Has no plan at all."""

    def choose_stroke(self, view: SeatView, rng: random.Random) -> Stroke:
        """The first stroke by chance that the laws allow."""
        for _ in range(TRIES):
            stroke = Stroke.of(
                view.seat,
                along_mm=rng.uniform(-BASE_CIRCLE_X_MM, BASE_CIRCLE_X_MM),
                angle_degrees=rng.uniform(*ANGLES_DEGREES),
                speed_mm_s=TOURNAMENT.speed_mm_s(power=rng.uniform(0.3, 0.8)),
            )
            if view.fault(stroke) is None:
                break
        return stroke


@hookimpl
def register_personalities() -> Iterable[PersonalitySpec]:
    """One opponent."""
    yield PersonalitySpec(
        id="random",
        title="Beginner's luck",
        summary="Plays any stroke that the laws allow, and hopes.",
        create=BeginnersLuck,
        strength=1,
    )
