"""Tries err alike for every stroke, and show what the hand may do."""

import random
import statistics
from collections.abc import Callable, Iterator

import pytest

from carrom.ai.errors import Errors, even, mirrored
from carrom.ai.hand import Wobble, student


def aims(errors: Errors, count: int) -> list[float]:
    return [errors.of(number).aim for number in range(count)]


@pytest.mark.parametrize("draw", [even, mirrored])
def test_a_try_errs_the_same_whoever_asks_and_when(
    draw: Callable[[random.Random], Iterator[Wobble]],
) -> None:
    errors = Errors(draw(random.Random(3)))
    later = errors.of(9)
    assert [errors.of(number) for number in range(10)][9] == later
    assert Errors(draw(random.Random(3))).of(9) == later
    assert Errors(draw(random.Random(4))).of(9) != later


def test_mirrored_errors_go_as_far_to_one_side_as_to_the_other() -> None:
    errors = Errors(mirrored(random.Random(1)))
    assert sum(aims(errors, 12)) == pytest.approx(0.0)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("count", [3, 8, 21])
def test_even_errors_reach_into_every_part_of_what_the_hand_does(seed: int, count: int) -> None:
    """Between two shares there are as many tries as there should be, but for one or two."""
    rng = random.Random(2)
    drawn = sorted(student(rng) for _ in range(4_000))
    tries = aims(Errors(even(random.Random(seed))), count)
    for quarter in range(4):
        low, high = drawn[1_000 * quarter], drawn[1_000 * quarter + 999]
        assert abs(sum(low <= aim <= high for aim in tries) - count / 4) < 2.0


def test_even_errors_are_as_large_as_the_hands() -> None:
    errors = Errors(even(random.Random(5)))
    wobbles = [errors.of(number) for number in range(2_000)]
    for part in ("aim", "power", "placement"):
        drawn = [getattr(each, part) for each in wobbles]
        assert statistics.fmean(drawn) == pytest.approx(0.0, abs=0.06)
        assert statistics.pstdev(drawn) == pytest.approx(0.98, abs=0.06)
