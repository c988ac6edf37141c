"""Dues and penalties: what comes back, and what stays owed [Laws, XIV]."""

from __future__ import annotations

from dataclasses import replace

from carrom.core.pieces import MEN_A_SIDE, ByColour, Colour
from carrom.core.tally import Tally


def charged(tally: Tally, colour: Colour, count: int) -> Tally:
    """The tally with so many more carrommen owed by a colour's side [XI, XIV]."""
    if not count:
        return tally
    return replace(tally, dues=tally.dues.with_(colour, tally.dues[colour] + count))


def brought_back(tally: Tally, colour: Colour, count: int) -> Tally:
    """The tally with so many carrommen of a colour back on the board."""
    if not count:
        return tally
    return replace(tally, left=tally.left.with_(colour, tally.left[colour] + count))


def paid(tally: Tally) -> tuple[Tally, ByColour[int]]:
    """Pay what either side owes from its pocketed carrommen, and say how many each side paid.

    What is not available stays owed and is paid at the end of the first stroke in which anyone
    pockets a carromman of that colour. Dues of the two sides are not set off [XIV].
    """
    counts = ByColour(0, 0)
    for colour in Colour:
        in_hand = MEN_A_SIDE - tally.left[colour]
        count = min(tally.dues[colour], in_hand)
        tally = charged(brought_back(tally, colour, count), colour, -count)
        counts = counts.with_(colour, count)
    return tally, counts


def written_off(tally: Tally) -> Tally:
    """The tally of a finished board: what is still owed is owed no longer [IX]."""
    return replace(tally, dues=ByColour(0, 0))
