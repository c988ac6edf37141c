"""Matches to show, built without playing them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from carrom.core.match import MatchConfig, MatchState, PlayerSpec
from carrom.core.params import Laws
from carrom.core.seats import Player
from carrom.session.opening import begin

NAMES = {Player.A1: "Asha", Player.B1: "Ravi", Player.A2: "Meera", Player.B2: "Tariq"}


def config(doubles: bool = False, laws: Laws | None = None, **fields: Any) -> MatchConfig:  # noqa: ANN401
    """Asha against Ravi, or with Meera against Ravi and Tariq."""
    players = NAMES if doubles else {p: NAMES[p] for p in (Player.A1, Player.B1)}
    return MatchConfig(
        rule_set="standard",
        laws=laws or Laws(),
        house_rules={},
        players={player: PlayerSpec(name) for player, name in players.items()},
        **fields,
    )


def match(doubles: bool = False, laws: Laws | None = None, **tally: Any) -> MatchState:  # noqa: ANN401
    """A match before its first break, with the tally changed as told."""
    state = begin(config(doubles, laws))
    changed = replace(state.board.tally, **tally)
    return replace(state, board=replace(state.board, tally=changed))
