"""House rule: any coin counts for whoever pockets it, white 20, black 10, queen 50."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from carrom import CLUB, HouseRule, Option, Options, PiecePoints, RuleSet, hookimpl

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"

MOST_POINTS = 1000


class FamilyPoints:
    """Gives every piece a value; the referee then counts for whoever pockets it."""

    def __init__(self, options: Options) -> None:
        self._points = PiecePoints(options["white"], options["black"], options["queen"])

    @hookimpl
    def amend_laws(self) -> Mapping[str, object]:
        """Points for pieces in place of colours for sides, and a single board.

        What comes back has lost its points, so nobody may waive it.
        """
        return {"piece_points": self._points, "boards_limit": 1, "may_decline": False}


@hookimpl
def register_house_rules() -> Iterable[HouseRule]:
    """One rule."""
    yield HouseRule(
        id="family_points",
        title="Family points",
        summary="Any coin counts for whoever pockets it; one board, the higher total wins.",
        create=FamilyPoints,
        options=(
            Option("white", 20, title="White", low=0, high=MOST_POINTS),
            Option("black", 10, title="Black", low=0, high=MOST_POINTS),
            Option("queen", 50, title="Queen", low=0, high=MOST_POINTS),
        ),
        excludes=("queen_points", "game_target"),
    )


@hookimpl
def register_rule_sets() -> Iterable[RuleSet]:
    """The club's laws with points for pieces."""
    yield RuleSet(
        id="family",
        title="Family points",
        summary=(
            "A short game: coins of both colours give points, and no side has a colour of its own."
        ),
        laws=CLUB.laws,
        house_rules={"family_points": {}},
    )
