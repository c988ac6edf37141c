"""House rule: powder makes the board more slippery for as long as the board lasts."""

from __future__ import annotations

from collections.abc import Iterable

from carrom import (
    BoardOpened,
    HouseRule,
    HudItem,
    MatchAction,
    MatchEvent,
    MatchState,
    Options,
    Phase,
    RuleData,
    hookimpl,
    remembered,
)

CARROM_API = 1
__version__ = "1.0"
__author__ = "The Carrom authors"

SPRINKLE = "powder.sprinkle"

BARE_FRICTION = 0.09
POWDERED_FRICTION = 0.07
"""Sliding friction of coins on the wood without and with powder."""


class Powder:
    """Remembers whether the board in play was powdered."""

    def __init__(self, options: Options) -> None:
        """It has no options."""

    @hookimpl
    def initial_rule_data(self) -> RuleData:
        """A bare board."""
        return {"powdered": False}

    @hookimpl
    def list_actions(self, match: MatchState) -> Iterable[MatchAction]:
        """The powder, before the first stroke of a board."""
        fresh = match.phase is Phase.AIMING and match.board.stroke_no == 0
        if fresh and not _powdered(match):
            yield MatchAction(SPRINKLE, "Powder", "Makes the surface more slippery for this board.")

    @hookimpl
    def take_action(self, action: str) -> RuleData | None:
        """A powdered board."""
        return {"powdered": True} if action == SPRINKLE else None

    @hookimpl
    def surface_factor(self, match: MatchState) -> float | None:
        """Less friction on a powdered board."""
        return POWDERED_FRICTION / BARE_FRICTION if _powdered(match) else None

    @hookimpl
    def update_rule_data(self, event: MatchEvent) -> RuleData | None:
        """The next board is bare again."""
        return {"powdered": False} if isinstance(event, BoardOpened) else None

    @hookimpl
    def hud_items(self, match: MatchState) -> Iterable[HudItem]:
        """A word on the scoreboard."""
        if _powdered(match):
            yield HudItem("Powdered board")


def _powdered(match: MatchState) -> bool:
    return bool(remembered(match, "powder").get("powdered"))


@hookimpl
def register_house_rules() -> Iterable[HouseRule]:
    """One rule."""
    yield HouseRule(
        id="powder",
        title="Powder",
        summary="The board can be powdered before its first stroke, which makes it more slippery.",
        create=Powder,
        on_in=("standard",),
    )
