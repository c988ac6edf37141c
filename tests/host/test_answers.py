"""Answers of house rules that cannot be; the match goes on as if none had come."""

from __future__ import annotations

import math
import re
from collections.abc import Generator
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
    QueenAt,
    Reason,
    Ruling,
    Turn,
    hookimpl,
)
from carrom.host.answers import CHECKS
from tests.host.rules import match_with, play_through, rule_in_which

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


@pytest.mark.parametrize(
    ("hook", "answer", "advice"),
    [
        ("hud_items", [HudItem("x", side="A")], "side='A'; it takes Side | None"),  # type: ignore[arg-type]
        ("hud_items", [HudItem("x" * 1000)], "; it takes str of up to 500 characters"),
        ("list_actions", [MatchAction("rule0.x", 3)], "title=3; it takes str"),  # type: ignore[arg-type]
    ],
)
def test_author_is_told_what_a_field_takes(hook: str, answer: object, advice: str) -> None:
    with pytest.raises(ValueError, match=re.escape(advice)):
        CHECKS[hook]("rule0", answer, {})


@pytest.mark.parametrize(
    ("fields", "advice"),
    [
        ({"game_target": "9"}, "the game_target of Laws; it takes int"),
        ({"queen_point": 5}, "has no field 'queen_point', but queen_points"),
        ({"colour": 5}, "but queen_points, queen_limit, "),
    ],
)
def test_author_is_told_what_laws_there_are(fields: object, advice: str) -> None:
    with pytest.raises(ValueError, match=re.escape(advice)):
        CHECKS["amend_laws"]("rule0", fields, {})
