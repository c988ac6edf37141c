"""House rules that misbehave in every way; the match goes on and says whose fault it was."""

from __future__ import annotations

import math
import sys
from collections.abc import Generator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from carrom import (
    BoardVerdict,
    ByColour,
    Colour,
    GameVerdict,
    HudItem,
    MatchAction,
    MatchState,
    Phase,
    QueenAt,
    Reason,
    Ruling,
    Turn,
    hookimpl,
)
from carrom.errors import BadInputError
from carrom.hookspecs import MatchSpec
from carrom.host.hooks import hook_names
from carrom.host.rulebook import RuleBook
from carrom.session.reducer import start
from carrom.testing import FakeMatch, board, outcome, stroke
from tests.host.rules import house_rule, match_with, registry_of


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


@pytest.mark.parametrize("misdeed", MISDEEDS)
@pytest.mark.parametrize("hook", sorted({*hook_names(MatchSpec)} - {"amend_laws", "take_action"}))
def test_match_goes_on_by_the_laws(hook: str, misdeed: str) -> None:
    match = match_with(rule_in_which(hook, MISDEEDS[misdeed]))
    play_through(match)
    (failure,) = match.failures
    assert (failure.rule, failure.hook) == ("rule0", hook)
    assert "The rule0 rule" in str(failure.notice)
    assert match.state.failed_rules == ("rule0",)


WRONG_ANSWERS: dict[str, list[object]] = {
    "initial_rule_data": [
        3,
        [1],
        {"x": math.nan},
        {"x": object()},
        {1: "x"},
        {"x": {2}},
        {"x": 10**5000},
    ],
    "choose_breaker": ["C", 1, True],
    "turn_time_limit": ["30", math.nan, math.inf, -1, True, 10**9],
    "list_actions": [
        5,
        "sprinkle",
        [1],
        [MatchAction("other.x", "X")],
        [MatchAction("rule0.x", "")],
        [MatchAction("rule0.x", "X", summary=3)],  # type: ignore[arg-type]
    ],
    "surface_factor": [math.nan, math.inf, 0, -1, "1", True, 1e9],
    "judge_stroke": ["again", 1, {}, Turn.PASSES],
    "judge_game": [True, "A", GameVerdict(over="yes"), GameVerdict(over=False, winner="A")],  # type: ignore[arg-type]
    "update_rule_data": [1, "x", {"x": math.inf}, {"x": [-(10**5000)]}],
    "hud_items": [
        HudItem("x"),
        "text",
        [HudItem(3)],  # type: ignore[arg-type]
        [HudItem("x" * 100_000)],
        [HudItem("{more} s", values={"seconds": 3})],
        [HudItem("{seconds} s", values=[3])],  # type: ignore[arg-type]
        [None],
    ],
}


@pytest.mark.parametrize(
    ("hook", "answer"), [(hook, answer) for hook, all_ in WRONG_ANSWERS.items() for answer in all_]
)
def test_wrong_answer_counts_as_failure(hook: str, answer: object) -> None:
    match = match_with(rule_in_which(hook, lambda: answer))
    play_through(match)
    assert [(failure.rule, failure.hook) for failure in match.failures] == [("rule0", hook)]


def endless() -> Generator[HudItem, None, None]:
    while True:
        yield HudItem("more")


def test_endless_answer_counts_as_failure() -> None:
    match = match_with(rule_in_which("hud_items", endless))
    assert match.hud == ()
    assert [failure.hook for failure in match.rules.take_failures()] == ["hud_items"]


def tallied(ruling: Ruling, **fields: Any) -> Ruling:  # noqa: ANN401
    """A ruling with a changed tally."""
    return replace(ruling, tally=replace(ruling.tally, **fields))


IMPOSSIBLE_RULINGS = {
    "a coin appears": lambda ruling: tallied(ruling, left=ByColour(3, 9)),
    "half a coin": lambda ruling: tallied(ruling, left=ByColour(8.5, 9)),  # type: ignore[type-var]
    "not a number of points": lambda ruling: tallied(ruling, points=ByColour(math.nan, 0)),
    "over without a result": lambda ruling: replace(ruling, turn=Turn.BOARD_OVER),
    "nobody to strike": lambda ruling: replace(ruling, to_strike=None),
    "a text for reasons": lambda ruling: replace(ruling, reasons="because"),
    "reasons without end": lambda ruling: replace(ruling, reasons=(Reason("x", "y" * 10**6),)),
    "more dues than can be written": lambda ruling: tallied(ruling, dues=ByColour(10**5000, 0)),
    "less than no dues": lambda ruling: tallied(ruling, dues=ByColour(-1, 0)),
    "a queen in two places": lambda ruling: tallied(ruling, queen=QueenAt.WHITE),
    "a second queen": lambda ruling: replace(ruling, returned=replace(ruling.returned, queen=True)),
    "coins gone at the end": lambda ruling: replace(
        tallied(ruling, left=ByColour(0, 0)),
        turn=Turn.BOARD_OVER,
        to_strike=None,
        board=BoardVerdict(Colour.WHITE, 3),
    ),
    "nothing": lambda ruling: None,
}


@pytest.mark.parametrize("change", IMPOSSIBLE_RULINGS)
def test_impossible_rulings_are_not_taken(change: str) -> None:
    class Changes:
        @hookimpl(wrapper=True)
        def judge_stroke(self) -> Generator[None, Ruling, Ruling]:
            ruling = yield
            changed: Ruling = IMPOSSIBLE_RULINGS[change](ruling)
            return changed

    match = match_with(Changes)
    ruling = match.strike("w1")
    assert ruling.turn is Turn.CONTINUES and ruling.tally.left.white == 8
    assert [failure.hook for failure in match.failures] == ["judge_stroke"]


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


def test_the_player_can_still_interrupt() -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    match = match_with(rule_in_which("surface_factor", interrupt))
    with pytest.raises(KeyboardInterrupt):
        match.rules.surface_factor(match.state)


def test_printing_goes_to_the_log(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "carrom.plugins")
    match = match_with(rule_in_which("surface_factor", lambda: print("slippery!")))
    match.rules.surface_factor(match.state)
    assert capsys.readouterr().out == ""
    assert "slippery!" in caplog.text


def test_log_has_the_traceback(caplog: pytest.LogCaptureFixture) -> None:
    match = match_with(rule_in_which("surface_factor", MISDEEDS["raises"]))
    match.rules.surface_factor(match.state)
    assert "ZeroDivisionError" in caplog.text and "test_failures.py" in caplog.text


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
