import random
import statistics

import pytest

from carrom import Seat, Stroke
from carrom.ai import Hand, Wobble, wobble
from carrom.ai.hand import FARTHEST, chance_within, student, student_below


@pytest.fixture(scope="module")
def draws() -> list[float]:
    rng = random.Random(1)
    return [student(rng) for _ in range(20_000)]


def test_errors_have_the_given_spread_and_the_heavy_tails_of_students_t(draws: list[float]) -> None:
    assert statistics.fmean(draws) == pytest.approx(0.0, abs=0.03)
    assert statistics.pstdev(draws) == pytest.approx(0.98, abs=0.04)
    beyond_three = sum(abs(draw) > 3.0 for draw in draws) / len(draws)
    assert 0.006 < beyond_three < 0.014, "a normal distribution has 0.0027"
    assert max(map(abs, draws)) <= FARTHEST


@pytest.mark.parametrize("limit", [0.2, 0.7, 1.3, 2.5])
def test_chance_within_agrees_with_the_draws(draws: list[float], limit: float) -> None:
    seen = sum(abs(draw) <= limit for draw in draws) / len(draws)
    assert chance_within(limit) == pytest.approx(seen, abs=0.012)


@pytest.mark.parametrize("share", [0.05, 0.3, 0.5, 0.9, 0.99])
def test_such_a_share_of_the_draws_is_below(draws: list[float], share: float) -> None:
    below = sum(draw < student_below(share) for draw in draws) / len(draws)
    assert below == pytest.approx(share, abs=0.012)


def test_angle_power_and_placement_err_on_their_own() -> None:
    hand = Hand(aim_degrees=0.5, power=0.1, placement_mm=2.0)
    meant = Stroke.of(Seat.SOUTH, 10.0, 90.0, 2000.0)
    assert hand.apply(meant, Wobble(aim=2.0)) == Stroke.of(Seat.SOUTH, 10.0, 91.0, 2000.0)
    assert hand.apply(meant, Wobble(power=-1.0)) == Stroke.of(Seat.SOUTH, 10.0, 90.0, 1800.0)
    assert hand.apply(meant, Wobble(placement=-1.5)) == Stroke.of(Seat.SOUTH, 7.0, 90.0, 2000.0)


def test_no_error_makes_a_flick_that_no_finger_can() -> None:
    hand = Hand(aim_degrees=0.5, power=0.9, placement_mm=2.0)
    hard, soft = (Stroke.of(Seat.SOUTH, 0.0, 90.0, speed) for speed in (6000.0, 300.0))
    assert hand.apply(hard, Wobble(power=4.0)).speed == 6500
    assert hand.apply(soft, Wobble(power=-4.0)).speed == 250


def test_the_same_seed_errs_the_same() -> None:
    assert wobble(random.Random("7/3")) == wobble(random.Random("7/3"))
    assert wobble(random.Random("7/3")) != wobble(random.Random("7/4"))
