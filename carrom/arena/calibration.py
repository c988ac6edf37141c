"""Whether what a personality expects is what happens."""

from __future__ import annotations

from collections.abc import Iterable
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
        {
            "from": number / BINS,
            "strokes": len(strokes),
            "predicted": round(sum(chance for chance, _ in strokes) / len(strokes), 4),
            "seen": round(sum(came_off for _, came_off in strokes) / len(strokes), 4),
            "interval": [
                round(bound, 4)
                for bound in wilson(sum(came_off for _, came_off in strokes), len(strokes))
            ],
        }
        for number, strokes in enumerate(sorted_in)
        if strokes
    ]
