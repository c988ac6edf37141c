"""Intervals and ratings."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence

Z_95 = 1.959964
_T_95 = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)
"""Student's t for 95 %, from one degree of freedom on."""


def wilson(wins: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    if count == 0:
        return 0.0, 1.0
    rate, z2 = wins / count, Z_95 * Z_95
    middle = (rate + z2 / (2 * count)) / (1 + z2 / count)
    half = Z_95 * math.sqrt(rate * (1 - rate) / count + z2 / (4 * count * count)) / (1 + z2 / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval by Student's t; of two values or more."""
    mean = statistics.fmean(values)
    t = _T_95[len(values) - 2] if len(values) - 1 <= len(_T_95) else Z_95 * (1 + 1.5 / len(values))
    return mean, t * statistics.stdev(values) / math.sqrt(len(values))


def quartiles(values: Sequence[float]) -> tuple[float, float, float]:
    """Lower quartile, median and upper quartile."""
    if len(values) < 2:
        return values[0], values[0], values[0]
    low, middle, high = statistics.quantiles(values, n=4, method="inclusive")
    return low, middle, high


def elo(scores: Mapping[tuple[str, str], float], names: Sequence[str]) -> dict[str, float]:
    """Elo ratings about a mean of 0 by the Bradley-Terry model.

    Args:
        scores: What each name scored against each other one, a draw being half.
        names: Everyone to rate. One half win either way is added to each pair that met, so that
            a clean sheet has a rating too.
    """
    given = {pair: score + 0.5 for pair, score in scores.items()}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(500):
        for name in names:
            won = sum(score for (winner, _), score in given.items() if winner == name)
            weight = sum(
                (given[name, other] + given.get((other, name), 0.0))
                / (strength[name] + strength[other])
                for other in names
                if (name, other) in given
            )
            strength[name] = won / weight if weight else 1.0
        scale = statistics.geometric_mean(strength.values())
        strength = {name: value / scale for name, value in strength.items()}
    return {name: round(400.0 * math.log10(value), 1) for name, value in strength.items()}
