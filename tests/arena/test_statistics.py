import pytest

from carrom.arena.statistics import elo, mean_interval, quartiles, wilson


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 20, 0.0, 0.161), (50, 100, 0.404, 0.596)],
)
def test_wilsons_interval(wins: int, count: int, low: float, high: float) -> None:
    assert wilson(wins, count) == (pytest.approx(low, abs=5e-4), pytest.approx(high, abs=5e-4))


def test_mean_with_students_interval() -> None:
    mean, half = mean_interval([10.0, 12.0, 14.0])
    assert mean == 12.0
    assert half == pytest.approx(4.97, abs=0.03)


def test_quartiles() -> None:
    assert quartiles([1, 2, 3, 4, 5]) == (2, 3, 4)
    assert quartiles([7]) == (7, 7, 7)


def test_elo_ranks_and_three_to_one_is_about_190_points() -> None:
    ratings = elo({("a", "b"): 750.0, ("b", "a"): 250.0}, ["a", "b"])
    assert ratings["a"] - ratings["b"] == pytest.approx(190.8, abs=1.5)
    chain = elo({("a", "b"): 9, ("b", "a"): 1, ("b", "c"): 9, ("c", "b"): 1}, ["a", "b", "c"])
    assert chain["a"] > chain["b"] > chain["c"]
    assert sum(chain.values()) == pytest.approx(0.0, abs=0.5)
