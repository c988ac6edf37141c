"""House rule: what a covered queen adds for the winner of a board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from carrom import HouseRule, Option, Options, hookimpl

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"


class QueenPoints:
    """Sets the queen's points."""

    def __init__(self, options: Options) -> None:
        self._points = options["points"]

    @hookimpl
    def amend_laws(self) -> Mapping[str, object]:
        """The chosen points in place of the rule set's."""
        return {"queen_points": self._points}


@hookimpl
def register_house_rules() -> Iterable[HouseRule]:
    """One rule."""
    yield HouseRule(
        id="queen_points",
        title="Queen points",
        summary="What a covered queen adds for the winner of a board.",
        create=QueenPoints,
        options=(Option("points", 3, title="Points", low=0, high=10),),
    )
