"""The hooks: typed functions that do nothing, each saying when it is called.

A plugin's module implements `AppSpec`, a house rule's object implements `MatchSpec`.
Arguments are given by name: an implementation takes those that it needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import pluggy

if TYPE_CHECKING:
    from carrom.core.events import MatchEvent
    from carrom.core.match import BoardResult, MatchConfig, MatchState
    from carrom.core.outcome import StrokeOutcome
    from carrom.core.params import Laws
    from carrom.core.registration import (
        Breaker,
        HouseRule,
        HudItem,
        MatchAction,
        PersonalitySpec,
        RuleData,
        RuleSet,
    )
    from carrom.core.ruling import GameVerdict, Ruling
    from carrom.core.stroke import Stroke

PROJECT = "carrom"

API_VERSION = 1
"""What a plugin names as `CARROM_API`; grows when a plugin that worked would stop working."""

hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)


class AppSpec:
    """What a plugin's module may implement: what there is to choose."""

    @hookspec
    def register_house_rules(self) -> Iterable[HouseRule]:  # type: ignore[empty-body]
        """Called once at start; the house rules that the plugin adds."""

    @hookspec
    def register_rule_sets(self) -> Iterable[RuleSet]:  # type: ignore[empty-body]
        """Called once at start; the rule sets that the plugin adds."""

    @hookspec
    def register_personalities(self) -> Iterable[PersonalitySpec]:  # type: ignore[empty-body]
        """Called once at start; the opponents that the plugin adds."""


class MatchSpec:
    """What a house rule's object may implement: what happens in a match."""

    @hookspec
    def amend_laws(self, laws: Laws) -> Mapping[str, object] | None:
        """Called when a match is set up; new values for fields of `Laws`, by name.

        `laws` are those of the rule set. Two house rules that set one field to different values
        cannot be on together.
        """

    @hookspec
    def initial_rule_data(self, config: MatchConfig) -> RuleData | None:
        """Called once when a match begins; what the rule remembers then."""

    @hookspec(firstresult=True)
    def choose_breaker(self, match: MatchState, last: BoardResult | None) -> Breaker | None:
        """Called before each board of a game but its first; who breaks, or None for no opinion.

        Stops at the first answer.
        """

    @hookspec(firstresult=True)
    def turn_time_limit(self, match: MatchState) -> float | None:
        """Called when a seat is to strike; seconds for it, 0 for no clock, None for no opinion.

        Stops at the first answer.
        """

    @hookspec
    def list_actions(self, match: MatchState) -> Iterable[MatchAction] | None:
        """Called while a seat is to strike; buttons to offer to it."""

    @hookspec(firstresult=True)
    def take_action(self, match: MatchState, action: str) -> RuleData | None:
        """Called when a button is pressed; what the rule remembers from now on.

        None means that the button is another rule's.
        """

    @hookspec
    def surface_factor(self, match: MatchState) -> float | None:
        """Called when a stroke starts; what the friction of the surface is multiplied by."""

    @hookspec(firstresult=True)
    def judge_stroke(
        self, match: MatchState, stroke: Stroke | None, outcome: StrokeOutcome
    ) -> Ruling | None:
        """Called when everything rests, or when a turn timed out and `stroke` is None; the verdict.

        Stops at the first answer. To change the answer of the others use `wrapper=True`.
        """

    @hookspec(firstresult=True)
    def judge_game(self, match: MatchState, result: BoardResult) -> GameVerdict | None:
        """Called when a board is over; whether that ends the game.

        Stops at the first answer. `match` is still without the board, `result` has the new score.
        """

    @hookspec
    def update_rule_data(self, match: MatchState, event: MatchEvent) -> RuleData | None:
        """Called after each event; what the rule remembers from now on, or None for no change."""

    @hookspec
    def hud_items(self, match: MatchState) -> Iterable[HudItem] | None:
        """Called when the scoreboard is drawn anew; lines to add to it."""
