"""House rules that misbehave in every way; the match goes on and says whose fault it was."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import suppress
from dataclasses import replace

import pytest

from carrom import HudItem, MatchState, Ruling, Turn, hookimpl
from carrom.errors import BadInputError
from carrom.hookspecs import MatchSpec
from carrom.host.hooks import hook_names
from carrom.host.rulebook import RuleBook
from carrom.session.reducer import start
from carrom.testing import FakeMatch, outcome, stroke
from tests.host.rules import house_rule, match_with, play_through, registry_of, rule_in_which


class Stop(BaseException):
    """What nobody should catch."""


class Unreadable(Exception):
    """Cannot even be told."""

    def __str__(self) -> str:
        raise self


def stop(error: BaseException) -> None:
    raise error


MISDEEDS = {
    "raises": lambda: 1 / 0,
    "exits": lambda: sys.exit(3),
    "stops": lambda: stop(Stop()),
    "raises something unreadable": lambda: stop(Unreadable()),
    "asks": input,
    "recurses": lambda: MISDEEDS["recurses"](),
    "runs out of memory": lambda: bytearray(1 << 62),
}


@pytest.mark.parametrize("misdeed", MISDEEDS)
@pytest.mark.parametrize("hook", sorted({*hook_names(MatchSpec)} - {"amend_laws", "take_action"}))
def test_match_goes_on_by_the_laws(hook: str, misdeed: str) -> None:
    match = match_with(rule_in_which(hook, MISDEEDS[misdeed]))
    play_through(match)
    (failure,) = match.failures
    assert (failure.rule, failure.hook) == ("rule0", hook)
    assert "The rule0 rule" in str(failure.notice)
    assert match.state.failed_rules == ("rule0",)


@pytest.mark.parametrize("when", ["before", "after", "twice", "unwillingly", "never"])
def test_wrapper_that_fails_leaves_the_ruling_as_it_is(when: str) -> None:
    class Fails:
        @hookimpl(wrapper=True)
        def judge_stroke(self) -> Generator[None, Ruling, Ruling]:
            if when == "before":
                raise RuntimeError
            if when == "never":
                return  # type: ignore[return-value]
            ruling = yield
            if when == "twice":
                yield
            for _ in range(2 if when == "unwillingly" else 0):
                with suppress(GeneratorExit):
                    yield
            if when == "after":
                raise RuntimeError
            return ruling

    match = match_with(Fails)
    assert match.strike("w1").turn is Turn.CONTINUES
    assert [failure.hook for failure in match.failures] == ["judge_stroke"]


class CountsHud:
    @hookimpl
    def hud_items(self) -> list[HudItem]:
        return [HudItem("here")]


def test_a_rule_that_failed_is_asked_no_more() -> None:
    asked = []

    def once() -> None:
        asked.append("hud")
        raise RuntimeError("no")

    match = match_with(rule_in_which("hud_items", once))
    assert match.hud == () and match.hud == ()
    assert asked == ["hud"]


def test_a_rule_that_failed_earlier_in_a_saved_match_stays_out() -> None:
    match = match_with(rule_in_which("surface_factor", lambda: 0.5))
    assert match.rules.surface_factor(match.state) == 0.5
    assert match.rules.surface_factor(replace(match.state, failed_rules=("rule0",))) == 1.0


def test_going_back_before_a_failure_brings_the_rule_back() -> None:
    class FailsLate:
        @hookimpl
        def surface_factor(self, match: MatchState) -> float:
            if match.board.stroke_no:
                raise RuntimeError("too late")
            return 0.5

    match = match_with(FailsLate)
    start = match.state
    match.strike("w1")
    assert match.rules.surface_factor(match.state) == 1.0
    match.strike("w2")
    assert match.state.failed_rules == ("rule0",)
    assert match.rules.surface_factor(start) == 0.5


def test_rule_that_cannot_be_made_is_told_at_every_beginning() -> None:
    saved = match_with(CountsHud).state.config
    misspelt = house_rule(type("Old", (), {"hud_items": hookimpl(lambda self, mtch: [])}), "rule0")
    book = RuleBook.of(saved, registry_of(misspelt))
    for _ in range(2):
        state, _ = start(saved, book)
        assert state.failed_rules == ("rule0",)


def test_the_other_rules_go_on() -> None:
    match = match_with(
        rule_in_which("surface_factor", MISDEEDS["raises"]),
        rule_in_which("surface_factor", lambda: 0.5),
    )
    assert match.rules.surface_factor(match.state) == 0.5


@pytest.mark.parametrize(
    ("hook", "arguments", "reason"),
    [
        ("judge_stroke", "self, game", "'game'"),
        ("judge_stroke", "self, match, shot", "'shot'"),
        ("hud_items", "self, matches", "'matches'"),
    ],
)
def test_rule_with_a_wrong_argument_is_left_out_and_the_argument_named(
    hook: str, arguments: str, reason: str
) -> None:
    function = eval(f"lambda {arguments}: None")
    old = house_rule(type("Old", (), {hook: hookimpl(function)}))
    with pytest.raises(BadInputError, match=reason):
        FakeMatch(registry_of(old), {"odd": {}})


def test_rule_that_cannot_be_made_is_refused_at_the_set_up() -> None:
    class Cannot:
        def __init__(self) -> None:
            raise RuntimeError("no board wide enough")

    with pytest.raises(BadInputError, match=r"odd rule.*no board wide enough"):
        FakeMatch(registry_of(house_rule(Cannot)), {"odd": {}})


def test_rule_that_broke_after_a_match_was_saved_is_left_out_of_it() -> None:
    saved = match_with(CountsHud).state
    broken = house_rule(rule_in_which("judge_stroke", MISDEEDS["raises"]), "rule0")
    misspelt = house_rule(type("Old", (), {"hud_items": hookimpl(lambda self, mtch: [])}), "rule0")
    for rule in (broken, misspelt):
        book = RuleBook.of(saved.config, registry_of(rule))
        ruling = book.judge_stroke(saved, stroke(saved), outcome(saved))
        assert ruling.turn is Turn.PASSES
        assert [failure.rule for failure in book.take_failures()] == ["rule0"]


def test_amending_laws_wrongly_is_said_at_the_set_up() -> None:
    for amended in ({"queen_points": "three"}, {"queen_pints": 3}, 5):
        registry = registry_of(house_rule(rule_in_which("amend_laws", lambda a=amended: a)))
        with pytest.raises(BadInputError, match="odd rule"):
            FakeMatch(registry, {"odd": {}})
