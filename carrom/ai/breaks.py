"""The break: strokes found beforehand, by the surface they were found on."""

from __future__ import annotations

import json
from importlib.resources import files

from carrom.ai.candidate import Candidate, Kind
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke


def break_candidates(seat: Seat, surface_factor: float) -> tuple[Candidate, ...]:
    """Breaks for the surface most like this one, the best first; `chance` is that of a white."""
    text = files("carrom.ai").joinpath("data/breaks.json").read_text("utf-8")
    surfaces = json.loads(text)["surfaces"]
    nearest = min(surfaces, key=lambda entry: abs(entry["surface_factor"] - surface_factor))
    return tuple(
        Candidate(
            Stroke(seat, found["along"], found["angle"], found["speed"]),
            Kind.BREAK,
            found["keeps_turn"],
        )
        for found in nearest["strokes"]
    )
