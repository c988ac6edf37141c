"""House rules written on the spot, and a registry that has only them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from carrom import HouseRule, Option, Phase, QueenAt, Turn, hookimpl
from carrom.host.core_plugin import CorePlugin
from carrom.host.loader import take_in
from carrom.host.registry import Registry
from carrom.testing import FakeMatch, board


def house_rule(player: type, rule_id: str = "odd", **fields: object) -> HouseRule:
    """A rule without options, played by objects of a class that takes no arguments."""
    options = fields.pop("options", ())
    assert isinstance(options, tuple) and all(isinstance(option, Option) for option in options)
    return HouseRule(
        id=rule_id,
        title=f"The {rule_id} rule",
        summary="Made for a test.",
        create=lambda options: player(),
        options=options,
        **fields,  # type: ignore[arg-type]
    )


def registry_of(*rules: HouseRule) -> Registry:
    """The game's rule sets and these rules."""
    registry = Registry()
    take_in(CorePlugin(), registry)
    for rule in rules:
        registry.add_house_rule(rule)
    return registry


def match_with(*players: type, **more: object) -> FakeMatch:
    """A match in which the rules `rule0`, `rule1` and so on are on."""
    rules = [house_rule(player, f"rule{n}") for n, player in enumerate(players)]
    switched: Mapping[str, Mapping[str, object]] = {rule.id: {} for rule in rules}
    return FakeMatch(registry_of(*rules), switched, **more)  # type: ignore[arg-type]


def rule_in_which(hook: str, misdeed: Any) -> type:  # noqa: ANN401
    """A class of rules in which one hook does something."""
    return type("Misbehaving", (), {hook: hookimpl(lambda self: misdeed())})


def play_through(match: FakeMatch) -> None:
    """Call every hook of a match, to the end of a game."""
    assert match.rules.turn_time_limit(match.state) is None
    assert match.rules.surface_factor(match.state) == 1.0
    assert match.actions == () and match.hud == ()
    assert match.strike().turn is Turn.PASSES
    match.state = replace(match.state, board=board(white=1, black=2, queen=QueenAt.WHITE))
    match.strike("w1")
    assert match.state.phase is Phase.BOARD_OVER
    match.next_board()
    assert match.strike().turn is Turn.PASSES
