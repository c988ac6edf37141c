"""Rule set: 29 points, the queen worth 5, four boards."""

from __future__ import annotations

from collections.abc import Iterable

from carrom import Laws, RuleSet, hookimpl

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"


@hookimpl
def register_rule_sets() -> Iterable[RuleSet]:
    """One rule set, as `standard` but for its length and the queen."""
    yield RuleSet(
        id="twenty_nine",
        title="29 points",
        summary="First to 29 or four boards; the queen is worth 5 below 26.",
        laws=Laws(game_target=29, boards_limit=4, queen_points=5, queen_limit=26),
    )
