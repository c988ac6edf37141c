"""The physics is what plain Chipmunk comes to as its steps get short."""

from __future__ import annotations

import math
import statistics
from random import Random

from tests.physics.oracle import FixedStepTable
from tests.physics.strokes import aimed_at, flick, random_men, random_stroke

STROKES = 30
STEP_S = 1 / 4000


def test_short_strokes_end_where_short_steps_end() -> None:
    misses = []
    seed = 0
    while len(misses) < STROKES:
        rng = Random(seed)
        seed += 1
        stroke = random_stroke(rng, 700, 1600)
        layout = random_men(rng, 3, clear_of=stroke.position)
        stroke = aimed_at(stroke, layout[sorted(layout)[0]])
        ours = flick(layout, stroke).outcome()
        hits = sum(contact.b is not None for contact in ours.contacts)
        if ours.pocketed or not 1 <= hits <= 2 or len(ours.contacts) > 3:
            continue
        plain = FixedStepTable(layout, stroke.position, stroke.velocity).play(STEP_S)
        misses.append(max(math.dist(plain[piece], spot) for piece, spot in ours.final.items()))
    assert statistics.median(misses) < 0.5
