"""House rule: how many points, or boards, a game is played for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from carrom import HouseRule, Laws, Option, Options, hookimpl

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"

LENGTHS: Mapping[str, Mapping[str, object]] = {
    "full": {"game_target": 25, "boards_limit": 8},
    "short": {"game_target": 13, "boards_limit": 4},
    "one": {"boards_limit": 1},
}
"""Lengths with a name; they leave the queen's limit as it is."""

QUEEN_LIMIT_BELOW_TARGET = 3
"""With 25 points the queen counts below 22, and so in proportion for another target."""


class GameTarget:
    """Sets when a game ends, and from which score the queen adds nothing."""

    def __init__(self, options: Options) -> None:
        self._length = options["length"]
        self._points = options["points"]
        self._boards = options["boards"]
        self._queen_limit = options["queen_limit"]

    @hookimpl
    def amend_laws(self, laws: Laws) -> Mapping[str, object]:
        """The chosen length in place of the rule set's."""
        if self._length in LENGTHS:
            return {**LENGTHS[self._length], "queen_limit": self._queen_limit or laws.queen_limit}
        limit = laws.queen_limit
        if self._points != laws.game_target:
            limit = max(1, self._points - QUEEN_LIMIT_BELOW_TARGET)
        return {
            "game_target": self._points,
            "boards_limit": self._boards,
            "queen_limit": self._queen_limit or limit,
        }


@hookimpl
def register_house_rules() -> Iterable[HouseRule]:
    """One rule."""
    yield HouseRule(
        id="game_target",
        title="Game target",
        summary="How many points, or boards, a game is played for.",
        create=GameTarget,
        options=(
            Option("length", "custom", title="Length", choices=("custom", "full", "short", "one")),
            Option("points", 25, title="Points", low=1, high=99),
            Option("boards", 8, title="Boards at most", low=1, high=99, none="no limit"),
            Option(
                "queen_limit",
                None,
                title="The queen adds nothing from",
                low=1,
                high=99,
                none="3 points below the target",
            ),
        ),
    )
