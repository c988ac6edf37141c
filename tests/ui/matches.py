"""Matches to show, built without playing them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from carrom.core.geometry import Point
from carrom.core.match import MatchConfig, MatchState, PlayerSpec
from carrom.core.params import Laws
from carrom.core.pieces import MEN_A_SIDE, ByColour, PieceId, QueenAt, kind_of
from carrom.core.seats import Player
from carrom.core.tally import BreakState
from carrom.session.opening import begin

LAST_COIN = {"w1": Point(330, 330), "b1": Point(-100, 200), "b2": Point(-200, 100)}
"""White needs one coin, before the pocket at the far right."""

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


def with_layout(
    state: MatchState,
    layout: Mapping[str, Point],
    queen: QueenAt,
    **board: Any,  # noqa: ANN401
) -> MatchState:
    """A match in the middle of a board, with these pieces on it."""
    pieces = {PieceId(name): spot for name, spot in sorted(layout.items())}
    kinds = [kind_of(piece).value for piece in pieces]
    left = ByColour(kinds.count("white"), kinds.count("black"))
    tally = replace(
        state.board.tally,
        left=left,
        queen=queen,
        opened=left.map(lambda count: count < MEN_A_SIDE),
        break_=BreakState(made=True),
    )
    return replace(state, board=replace(state.board, layout=pieces, tally=tally, **board))


def last_coin() -> MatchState:
    """A board that white wins with one easy stroke."""
    return with_layout(match(), LAST_COIN, QueenAt.WHITE)
