"""Matches whose plugins are gone: what they lack, and how they go on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from carrom.core.inputs import GiveSeat, LeaveOutRule
from carrom.core.match import MatchState, PlayerSpec
from carrom.core.record import Record
from carrom.core.seats import Player
from carrom.errors import BadInputError
from carrom.host.registry import Registry
from carrom.host.rulebook import RuleBook
from carrom.session.journal import steps
from carrom.session.refusal import Refused
from carrom.session.resuming import Lacking, lacking, taken_up
from carrom.session.session import MatchSession
from tests.session.builders import (
    ScriptedSimulator,
    config,
    played,
    registry,
    rulebook,
    session,
)

HOUSE = ("powder", "family_points", "striker_minus")


def without(*rules: str, needs: Mapping[str, str] | None = None) -> Registry:
    """Everything that is registered but some house rules; others need one more."""
    less = Registry()
    for rule_set in registry().rule_sets:
        less.add_rule_set(rule_set)
    for rule in registry().house_rules:
        if rule.id not in rules:
            needed = (needs or {}).get(rule.id)
            less.add_house_rule(replace(rule, needs=(*rule.needs, needed)) if needed else rule)
    for spec in registry().personalities:
        less.add_personality(spec)
    return less


def begun(**players: str | None) -> tuple[MatchState, Record]:
    """A match after its first stroke, with a personality, or a person, for each player."""
    seats = {Player(name): PlayerSpec(name, mind) for name, mind in players.items()}
    start = config(house={rule: registry().options_of(rule, {}) for rule in HOUSE})
    table = played(session(("w1",), (), match_config=replace(start, players=seats)))
    return table.state, table.record


def test_a_match_of_which_everything_is_there_lacks_nothing() -> None:
    match, _ = begun(A1=None, B1="easy")
    assert not lacking(match, registry())


def test_rules_and_personalities_that_are_gone_are_lacking_unless_they_failed() -> None:
    match, _ = begun(A1="gone", B1="easy")
    assert lacking(match, without("powder")) == Lacking(("powder",), (Player.A1,))
    failed = replace(match, failed_rules=("powder",))
    assert lacking(failed, without("powder")).rules == ()


def test_rules_go_with_the_one_that_they_need_by_way_of_another() -> None:
    match, record = begun(A1=None, B1=None)
    less = without("powder", needs={"family_points": "powder", "striker_minus": "family_points"})
    rules = lacking(match, less).rules
    assert set(rules) == set(HOUSE)
    now, _, _ = taken_up(match, record, [LeaveOutRule(rule) for rule in rules], less)
    assert now.failed_rules == rules


def test_it_goes_on_with_somebody_else_and_that_can_be_played_again() -> None:
    match, record = begun(A1=None, B1="gone")
    given = GiveSeat(Player.B1, None, "Ravi")
    now, longer, _ = taken_up(match, record, [given], registry())
    assert now.config.players[Player.B1] == PlayerSpec("Ravi")
    assert now.board == match.board
    assert longer.config == record.config
    assert list(steps(longer, RuleBook.of(longer.config, registry())))[-1].after == now


def test_it_goes_on_without_a_rule_which_is_left_out_from_there_on() -> None:
    match, record = begun(A1=None, B1=None)
    less = without("powder")
    with pytest.raises(BadInputError, match="powder"):
        taken_up(match, record, [], less)
    now, longer, rules = taken_up(match, record, [LeaveOutRule("powder")], less)
    assert now.failed_rules == ("powder",)
    assert rules.initial_rule_data(now.config).get("powder") is None
    again, _, _ = taken_up(now, longer, [], less)
    assert again == now
    assert list(steps(longer, RuleBook.of(longer.config, registry())))[-1].after == now


def test_a_rule_that_needs_one_that_is_gone_is_left_out_with_it() -> None:
    match, record = begun(A1=None, B1=None)
    less = without("family_points")
    assert lacking(match, less).rules == ("family_points", "striker_minus")
    changes = [LeaveOutRule(rule) for rule in lacking(match, less).rules]
    now, longer, _ = taken_up(match, record, changes, less)
    assert not lacking(now, less)
    assert taken_up(now, longer, [], less)[0] == now


def test_strokes_that_are_judged_otherwise_now_are_not_taken_back() -> None:
    match, record = begun(A1=None, B1=None)
    entry = replace(record.entries[0], ruling="passes north w9 b9 queen=board dues=0/0")
    changed = Record(record.config, (entry, *record.entries[1:]))
    table = MatchSession(match, changed, rulebook(match.config), ScriptedSimulator())
    refusal = table.undo(agreed=True)
    assert refusal is not None
    assert refusal.code is Refused.UNDO
    assert table.state == match
    whole = MatchSession(match, record, rulebook(match.config), ScriptedSimulator())
    assert whole.undo(agreed=True) is None
