"""Breaks look like breaks."""

from __future__ import annotations

import math
from random import Random

from carrom.core.pieces import STRIKER
from tests.physics.strokes import flick, opening_break, worst_overlap

BREAKS = 100


def test_breaks_spread_the_pack_and_pocket_a_coin_or_so() -> None:
    pocketed = 0
    spread = []
    for seed in range(BREAKS):
        layout, stroke = opening_break(Random(seed))
        outcome = flick(layout, stroke).outcome()
        pocketed += sum(drop.piece != STRIKER for drop in outcome.pocketed)
        spread.append(sum(math.hypot(*spot) > 85.0 for spot in outcome.final.values()))
        assert outcome.duration < 4.0
        assert outcome.repaired == 0
        assert worst_overlap(dict(outcome.final)) < 0.05
    assert 0.3 <= pocketed / BREAKS <= 2.0
    assert sum(spread) / BREAKS > 10
