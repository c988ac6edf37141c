"""What was expected of strokes against what came of them."""

import pytest

from carrom.arena.calibration import bins, together

EASY = [(0.32, True), (0.38, False), (0.95, True)]
HARD = [(0.35, True), (0.39, True), (0.71, False), (1.0, True)]


def test_strokes_are_sorted_by_the_chance_they_were_given() -> None:
    low, high = bins(EASY)
    assert (low["from"], low["strokes"], low["predicted"], low["seen"]) == (0.3, 2, 0.35, 0.5)
    assert (high["from"], high["strokes"], high["seen"]) == (0.9, 1, 1.0)


def test_players_together_are_as_if_one_had_made_all_the_strokes() -> None:
    merged, whole = together([bins(EASY), bins(HARD)]), bins(EASY + HARD)
    assert [entry["strokes"] for entry in merged] == [4, 1, 2]
    for one, other in zip(merged, whole, strict=True):
        for key in ("from", "strokes", "predicted", "seen", "interval"):
            assert one[key] == pytest.approx(other[key], abs=1e-3)
