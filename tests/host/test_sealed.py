"""House rules that reach for what is not theirs."""

from __future__ import annotations

from typing import Any

import pytest

from carrom import hookimpl
from tests.host.rules import match_with, rule_in_which

CHANGES = {
    "takes a coin": lambda match: match.board.layout.clear(),
    "moves a coin": lambda match: match.board.layout.update(w1=(0, 0)),
    "sets the score": lambda match: setattr(match, "score", 99),
    "throws a player out": lambda match: match.config.players.clear(),
    "changes an option": lambda match: match.config.house_rules["rule0"].update(x=1),
    "changes another's data": lambda match: match.rule_data["rule1"]["list"].append(1),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_a_rule_is_given_cannot_be_changed(change: str) -> None:
    class Meddles:
        @hookimpl
        def surface_factor(self, match: Any) -> None:  # noqa: ANN401
            CHANGES[change](match)

    match = match_with(Meddles, rule_in_which("initial_rule_data", lambda: {"list": [0]}))
    before = match.state
    match.rules.surface_factor(match.state)
    assert [failure.rule for failure in match.rules.take_failures()] == ["rule0"]
    assert match.state == before
    assert match.state.rule_data["rule1"] == {"list": [0]}


def test_what_a_rule_gave_cannot_be_changed_by_it_later() -> None:
    data = {"list": [1]}
    match = match_with(rule_in_which("initial_rule_data", lambda: data))
    data["list"].append(2)
    assert match.state.rule_data == {"rule0": {"list": [1]}}
