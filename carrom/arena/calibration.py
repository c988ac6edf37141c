"""Whether what a personality expects is what happens."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

from carrom.arena.statistics import wilson

BINS = 10


def bins(seen: Iterable[tuple[float, bool]]) -> list[dict[str, Any]]:
    """Strokes by the chance that was predicted for them, and how often they came off.

    Args:
        seen: For each stroke the predicted chance, and whether it came off.
    """
    sorted_in: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for chance, came_off in seen:
        sorted_in[min(BINS - 1, int(chance * BINS))].append((chance, came_off))
    return [
        _bin(
            number / BINS,
            len(strokes),
            sum(chance for chance, _ in strokes),
            sum(came_off for _, came_off in strokes),
        )
        for number, strokes in enumerate(sorted_in)
        if strokes
    ]


def together(several: Iterable[Iterable[dict[str, Any]]]) -> list[dict[str, Any]]:
    """The bins of several players as one, from what `bins` made for each."""
    sums: dict[float, list[float]] = {}
    for entry in chain.from_iterable(several):
        strokes, one = entry["strokes"], sums.setdefault(entry["from"], [0, 0.0, 0.0])
        one[0] += strokes
        one[1] += strokes * entry["predicted"]
        one[2] += strokes * entry["seen"]
    return [
        _bin(low, round(strokes), hoped, round(came_off))
        for low, (strokes, hoped, came_off) in sorted(sums.items())
    ]


def _bin(low: float, strokes: int, hoped: float, came_off: int) -> dict[str, Any]:
    """One bin: how many strokes it has, how many should have come off, and how many did."""
    return {
        "from": low,
        "strokes": strokes,
        "predicted": round(hoped / strokes, 4),
        "seen": round(came_off / strokes, 4),
        "interval": [round(bound, 4) for bound in wilson(came_off, strokes)],
    }
