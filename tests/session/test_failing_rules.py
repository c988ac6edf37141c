from __future__ import annotations

from dataclasses import replace

from carrom.core.events import MatchEvent, RuleFailed
from carrom.core.inputs import PlayStroke
from carrom.core.match import MatchState
from carrom.core.registration import HouseRule, RuleData, remembered
from carrom.hookspecs import hookimpl
from carrom.host.registry import Registry
from carrom.host.rulebook import RuleBook
from carrom.laws.rule_sets import RULE_SETS
from carrom.session.reducer import apply, start
from carrom.session.session import MatchSession
from tests.session.builders import ScriptedSimulator, config, dropped, legal_stroke


class Counts:
    """Counts events, and cannot count beyond four."""

    @hookimpl
    def update_rule_data(self, match: MatchState, event: MatchEvent) -> RuleData:
        seen = remembered(match, "counts").get("seen", 0)
        if seen == 4:
            raise ZeroDivisionError("four is all there is")
        return {"seen": seen + 1}


class BeginsBadly:
    """Cannot even begin."""

    @hookimpl
    def initial_rule_data(self) -> RuleData:
        raise ZeroDivisionError("nothing to begin with")


def registry() -> Registry:
    found = Registry()
    for rule_set in RULE_SETS[:1]:
        found.add_rule_set(replace(rule_set, house_rules={}))
    found.add_house_rule(HouseRule("counts", "Counts", "Counts events.", lambda options: Counts()))
    found.add_house_rule(HouseRule("begins", "Begins", "Fails.", lambda options: BeginsBadly()))
    return found


def test_a_rule_that_fails_is_told_once_and_left_out_from_then_on() -> None:
    match_config = replace(config(), house_rules={"counts": {}})
    book = RuleBook.of(match_config, registry())
    match, _ = start(match_config, book)
    assert match.rule_data == {"counts": {"seen": 1}}
    told: list[MatchEvent] = []
    for _ in range(6):
        applied = apply(match, PlayStroke(legal_stroke(match)), dropped(match.board.layout), book)
        assert isinstance(applied, tuple)
        match, events = applied
        told += events
    failures = [event for event in told if isinstance(event, RuleFailed)]
    assert [(event.rule, event.hook) for event in failures] == [("counts", "update_rule_data")]
    assert match.failed_rules == ("counts",)
    assert match.rule_data == {"counts": {"seen": 4}}
    assert match.board.stroke_no == 6

    resumed = RuleBook.of(match_config, registry())
    applied = apply(match, PlayStroke(legal_stroke(match)), dropped(match.board.layout), resumed)
    assert isinstance(applied, tuple)
    assert applied[0].failed_rules == ("counts",)
    assert not [event for event in applied[1] if isinstance(event, RuleFailed)]


def test_a_rule_that_fails_at_the_beginning_is_told_to_who_listens_from_then_on() -> None:
    match_config = replace(config(), house_rules={"begins": {}})
    book = RuleBook.of(match_config, registry())
    table = MatchSession.begin(match_config, book, ScriptedSimulator([]))
    told: list[MatchEvent] = []
    table.subscribe(told.append)
    assert [event.rule for event in told if isinstance(event, RuleFailed)] == ["begins"]
