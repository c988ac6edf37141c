"""House rule: three players, each for themselves. Shown with the reason why it cannot be played."""

from __future__ import annotations

from collections.abc import Iterable

from carrom import HouseRule, Options, hookimpl

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"


class ThreeHanded:
    """Changes nothing."""

    def __init__(self, options: Options) -> None:
        """It has no options."""


@hookimpl
def register_house_rules() -> Iterable[HouseRule]:
    """One rule, which says why it is not there."""
    yield HouseRule(
        id="three_handed",
        title="Three-handed for points",
        summary="Three players, each for themselves.",
        create=ThreeHanded,
        unavailable="A match has two sides; every colour, score and turn belongs to one of them.",
    )
