"""The break: strokes found beforehand, by the surface they were found on.

The rack looks the same from the left and from the right, so each stroke has a mirror image.
"""

from __future__ import annotations

import json
import random
from importlib.resources import files

from carrom.ai.candidate import Candidate, Kind
from carrom.core.seats import Seat
from carrom.core.stroke import ANGLE_PER_DEGREE, Stroke

HALF_TURN = 180 * ANGLE_PER_DEGREE
AS_GOOD = 0.03
"""Chances this little below the best one count as good as it."""


def break_candidates(seat: Seat, surface_factor: float) -> tuple[Candidate, ...]:
    """Breaks for the surface most like this one, the best first; `chance` is that of a white."""
    text = files("carrom.ai").joinpath("data/breaks.json").read_text("utf-8")
    surfaces = json.loads(text)["surfaces"]
    nearest = min(surfaces, key=lambda entry: abs(entry["surface_factor"] - surface_factor))
    return tuple(
        Candidate(Stroke(seat, along, angle, found["speed"]), Kind.BREAK, found["keeps_turn"])
        for found in nearest["strokes"]
        for along, angle in (
            (found["along"], found["angle"]),
            (-found["along"], (HALF_TURN - found["angle"]) % (2 * HALF_TURN)),
        )
    )


def drawn_break(seat: Seat, surface_factor: float, rng: random.Random) -> Candidate:
    """One of the best breaks, so that boards do not all begin alike."""
    known = break_candidates(seat, surface_factor)
    best = max(candidate.chance for candidate in known)
    return rng.choice([candidate for candidate in known if candidate.chance >= best - AS_GOOD])
