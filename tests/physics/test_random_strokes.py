"""Whatever is played, every piece ends on the board or in a pocket."""

from __future__ import annotations

from random import Random

import pytest

from carrom.core.pieces import STRIKER
from carrom.physics.approach import GIVE_MM
from carrom.physics.frame import inside
from tests.physics.strokes import flick, random_men, random_stroke, worst_overlap

STROKES_A_PART = 50


@pytest.mark.parametrize("part", range(6))
def test_random_strokes_end_with_every_piece_accounted_for(part: int) -> None:
    for seed in range(part * STROKES_A_PART, (part + 1) * STROKES_A_PART):
        rng = Random(seed)
        stroke = random_stroke(rng)
        layout = random_men(rng, rng.randint(1, 19), clear_of=stroke.position)
        live = flick(layout, stroke)
        while live.step():
            for piece, spot in live.layout().items():
                radius = 20.65 if piece == STRIKER else 15.5
                assert inside(*spot, radius, GIVE_MM + 1e-6), (seed, piece, spot)
        outcome = live.outcome()
        fallen = [drop.piece for drop in outcome.pocketed]
        assert sorted({*outcome.final, *fallen} - {STRIKER}) == sorted(layout)
        assert len(fallen) == len(set(fallen))
        assert not set(fallen) & outcome.final.keys()
        assert outcome.repaired == 0
        assert outcome.duration < 10.0
        assert worst_overlap(dict(outcome.final)) < 0.05
