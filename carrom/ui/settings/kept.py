"""How many replays are kept, as offered on more than one screen."""

from __future__ import annotations

from collections.abc import Callable

from carrom.ui.art.widgets import Choice

OFFERED = (20, 50, 100, 200, 500, 1000, 2000)


def kept_choice(
    word: str, now: int, on_change: Callable[[int], None], *, word_share: float = 0.40
) -> Choice:
    """How many matches are kept; a number written into the file by hand is offered too."""
    counts = sorted({*OFFERED, now})
    told = [str(count) for count in counts]
    return Choice(
        word, told, counts.index(now), lambda n: on_change(counts[n]), word_share=word_share
    )
