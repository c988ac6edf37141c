"""What a personality says about its choice, in values that the game can take from its process."""

from __future__ import annotations

from itertools import islice
from typing import TypeAlias

from carrom.core.explanation import Explanation, Option, StrokeKind
from carrom.core.pieces import CARROMMEN
from carrom.core.stroke import Stroke
from carrom.host.answers import GREATEST, LONGEST_TEXT, MOST_ITEMS

Why: TypeAlias = Explanation | str
"""Values to be put into words, or a personality's own words; empty where it says nothing."""


def explained(told: object) -> Why:
    """A copy of its own, whatever classes a plugin made it of; anything unknown as its text.

    Raises:
        ValueError: It is an `Explanation` that cannot be.
        TypeError: So is a part of it.
    """
    if not isinstance(told, Explanation):
        return str(told or "")[:LONGEST_TEXT]
    options = tuple(_option(each) for each in islice(told.options, MOST_ITEMS))
    if not options:
        raise ValueError("an explanation needs the option that was chosen")
    return Explanation(options, _count(told.candidates), _count(told.tried))


def _option(option: Option) -> Option:
    target = None if option.target is None else CARROMMEN[CARROMMEN.index(option.target)]
    return Option(
        Stroke.parse(str(option.stroke)),
        StrokeKind(option.kind),
        target,
        _share(option.chance),
        float(option.value),
        _count(option.tries),
        _share(option.danger),
    )


def _share(value: float) -> float:
    share = float(value)
    if not 0.0 <= share <= 1.0:
        raise ValueError(f"a chance is from 0 to 1, not {share!r}")
    return share


def _count(value: int) -> int:
    return max(0, min(GREATEST, int(value)))
