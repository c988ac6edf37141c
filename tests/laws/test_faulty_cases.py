"""Cases that cannot be: each is an error that names the key, and the others go on."""

from __future__ import annotations

from typing import Any

import pytest

from carrom.commands.cases.answer import answer
from carrom.commands.cases.books import Books
from carrom.commands.cases.files import Entry

STATE = {"white": 6, "black": 7, "queen": "board"}
FAMILY = {"ruleset": "family"}
POINTS = {"points": {"white": 20, "black": 0}}


def stroke(*pocketed: str, **more: object) -> dict[str, Any]:
    return {"pocketed": list(pocketed), **more}


def case(state: object = None, **more: object) -> dict[str, Any]:
    return {"id": 1, "state": STATE if state is None else state, **more}


def state(**changes: object) -> dict[str, Any]:
    return case({**STATE, **changes})


def family(white: int = 8, black: int = 9, **changes: object) -> dict[str, Any]:
    return {**FAMILY, **case({"white": white, "black": black, "queen": "board", **changes})}


NEW = {"white": 9, "black": 9}
UNMADE = {"made": False, "tries": 0}

STROKES = {
    "ten coins": (state(white=10), "state.white"),
    "ten coins of black": (state(black=10), "state.black"),
    "negative coins": (state(black=-1), "state.black"),
    "coins that are no number": (state(white="six"), "state.white"),
    "coins that are true": (state(white=True), "state.white"),
    "half a coin": (state(white=6.5), "state.white"),
    "no state": ({"id": 1}, "state"),
    "no white": (case({"black": 7, "queen": "board"}), "state.white"),
    "no queen": (case({"white": 6, "black": 7}), "state.queen"),
    "queen elsewhere": (state(queen="hand"), "state.queen"),
    "state is a list": (case([]), "state"),
    "striking side unknown": (state(to_strike="red"), "state.to_strike"),
    "nobody to strike": (state(to_strike=None), "state.to_strike"),
    "more own pocketed than there are": (
        {**state(white=2), "stroke": stroke("white", "white", "white")},
        "stroke.pocketed",
    ),
    "more of theirs than there are": (
        {**state(black=1), "stroke": stroke("black", "black")},
        "stroke.pocketed",
    ),
    "striker twice": (case(stroke=stroke("striker", "striker")), "stroke.pocketed"),
    "queen twice": (case(stroke=stroke("queen", "queen")), "stroke.pocketed"),
    "queen pocketed while she waits": (
        {**state(queen="pending"), "stroke": stroke("queen")},
        "stroke.pocketed",
    ),
    "queen pocketed though covered": (
        {**state(queen="black"), "stroke": stroke("queen")},
        "stroke.pocketed",
    ),
    "an unknown piece": (case(stroke=stroke("white", "red")), "stroke.pocketed[1]"),
    "a piece that is a list": (case(stroke=stroke([])), "stroke.pocketed[0]"),  # type: ignore[arg-type]
    "pocketed is a text": (case(stroke={"pocketed": "white"}), "stroke.pocketed"),
    "touched is a number": (case(stroke={"touched": 1}), "stroke.touched"),
    "untouched, but a coin of the pack fell": (
        {
            **case({**NEW, "queen": "board", "break": UNMADE}),
            "stroke": stroke("white", touched=False),
        },
        "stroke.touched",
    ),
    "pending before the break": (
        state(**NEW, queen="pending", **{"break": UNMADE}),
        "state.queen",
    ),
    "covered before the break": (state(**NEW, queen="white", **{"break": UNMADE}), "state.queen"),
    "coins off before the break": (state(white=8, black=9, **{"break": UNMADE}), "state.white"),
    "opened before the break": (
        state(**NEW, opened={"white": True}, **{"break": UNMADE}),
        "state.opened.white",
    ),
    "a fourth try": (
        state(**NEW, **{"break": {"made": False, "tries": 3}}),
        "state.break.tries",
    ),
    "break without made": (state(**NEW, **{"break": {"tries": 1}}), "state.break.made"),
    "break is a flag": (state(**{"break": False}), "state.break"),
    "not opened with coins off": (
        state(opened={"white": False, "black": True}),
        "state.opened.white",
    ),
    "not opened, the other": (state(opened={"white": True, "black": False}), "state.opened.black"),
    "opened is a number": (state(opened={"white": 1}), "state.opened.white"),
    "striking side without coins": (state(white=0), "state.white"),
    "other side without coins": (state(black=0), "state.black"),
    "a due with a coin in hand": (state(dues={"white": 1}), "state.dues.white"),
    "their due with a coin in hand": (state(dues={"black": 2}), "state.dues.black"),
    "a negative due": (state(white=9, dues={"white": -1}), "state.dues.white"),
    "dues for red": (state(dues={"red": 1}), "state.dues.red"),
    "score at the target": (state(score={"white": 25}), "state.score.white"),
    "score above the target": (state(score={"black": 31}), "state.score.black"),
    "negative score": (state(score={"black": -1}), "state.score.black"),
    "score at a changed target": (
        {**state(score={"black": 13}), "house": {"length": "short"}},
        "state.score.black",
    ),
    "points without family points": (state(points={"white": 20}), "state.points.white"),
    "a hand without family points": (state(hand={}), "state.hand"),
    "timeout with coins": (case(stroke=stroke("white", timeout=True)), "stroke.pocketed"),
    "improper timeout": (
        {**case(stroke={"timeout": True, "proper": False}), "ruleset": "laws"},
        "stroke.proper",
    ),
    "unknown key": (case(colour="white"), "colour"),
    "unknown key of the state": (state(queen_at="board"), "state.queen_at"),
    "unknown key of the stroke": (case(stroke={"order": []}), "stroke.order"),
    "unknown key of the break": (
        state(**NEW, **{"break": {"made": False, "try": 1}}),
        "state.break.try",
    ),
    "unknown rule set": (case(ruleset="snooker"), "ruleset"),
    "rule set that is a number": (case(ruleset=5), "ruleset"),
    "unknown house rule": (case(house={"minus_ten": {}}), "house"),
    "unknown option": (case(house={"turn_timer": {"minutes": 1}}), "minutes"),
    "queen points out of range": (case(house={"queen_points": 11}), "queen_points"),
    "queen points that are a text": (case(house={"queen_points": "3"}), "queen_points"),
    "no such length": (case(house={"length": "long"}), "length"),
    "no such starter": (case(house={"replay_starter": "youngest"}), "replay_starter"),
    "house is a list": (case(house=[]), "house"),
    "house rule with a number": (case(house={"powder": 3}), "powder"),
    "family points with a target": (case(house={"game_target": 9}, **FAMILY), "house"),
    "a list for a case": ([], "table"),
    "family: points too few": (family(points={"white": 10, "black": 0}), "state.points"),
    "family: points left out": (family(), "state.points"),
    "family: points of a queen nobody covered": (
        family(points={"white": 70, "black": 0}),
        "state.points",
    ),
    "family: queen's points with the wrong side": (
        family(queen="white", points={"white": 20, "black": 50}),
        "state.points.white",
    ),
    "family: hand not off the board": (
        family(**POINTS, hand={"white": {"black": 2}}),
        "state.hand",
    ),
    "family: hand of the wrong side": (
        family(**POINTS, hand={"black": {"white": 1}}),
        "state.hand.white",
    ),
    "family: a due with a coin in hand": (family(**POINTS, dues={"white": 1}), "state.dues.white"),
    "family: both colours gone": (
        family(0, 0, points={"white": 270, "black": 0}),
        "state.white and state.black",
    ),
    "family: a penalty coin from an unknown hand": (
        {**family(**POINTS), "stroke": stroke("striker")},
        "state.hand",
    ),
    "family: pending before the break": (
        family(9, 9, queen="pending", **{"break": UNMADE}),
        "state.queen",
    ),
}


@pytest.mark.parametrize(("table", "key"), STROKES.values(), ids=list(STROKES))
def test_a_stroke_that_cannot_be(table: object, key: str, books: Books) -> None:
    got = answer(Entry(table), books)
    assert key in got["error"]
    assert got["id"] == (1 if table else None)
    assert set(got) == {"id", "error"}


@pytest.mark.parametrize("ruleset", ["icf", "standard", "club", "family"])
def test_improper_strokes_are_known_to_the_laws_only(ruleset: str, books: Books) -> None:
    table = {
        "ruleset": ruleset,
        "state": {"white": 9, "black": 9, "queen": "board"},
        "stroke": {"proper": False},
    }
    assert "stroke.proper" in answer(Entry(table), books)["error"]
    assert "error" not in answer(Entry({**table, "ruleset": "laws"}), books)


def game(*boards: object, first_break: object = "A", **more: object) -> dict[str, Any]:
    return {"id": 1, "first_break": first_break, "boards": list(boards), **more}


GAMES = {
    "a board after the target": (game(["A", 12], ["A", 13], ["B", 1]), "boards[1]"),
    "a board after the end": (
        game(["A", 12], ["A", 12], ["A", 1], ["B", 1]),
        "boards[3]",
    ),
    "a board after eight": (
        game(*([["A", 1]] * 9)),
        "boards[8]",
    ),
    "a board after the only one": (game(["A", 1], ["B", 1], ruleset="club"), "boards[1]"),
    "thirteen points": (game(["A", 13]), "boards[0][1]"),
    "thirteen with a queen worth three": (
        game(["A", 13], house={"queen_points": 3}),
        "boards[0][1]",
    ),
    "fifteen with a queen worth five": (game(["A", 15], house={"queen_points": 5}), "boards[0][1]"),
    "negative points": (game(["B", -1]), "boards[0][1]"),
    "points that are a text": (game(["B", "4"]), "boards[0][1]"),
    "an unknown winner": (game(["white", 3]), "boards[0][0]"),
    "a board of one entry": (game(["A"]), "boards[0]"),
    "a board that is a number": (game(5), "boards[0]"),
    "boards that are no list": ({"id": 1, "first_break": "A", "boards": 3}, "boards"),
    "nobody breaks first": ({"id": 1, "boards": []}, "first_break"),
    "an unknown breaker": (game(first_break="C"), "first_break"),
    "an unknown key": (game(state={}), "state"),
}


@pytest.mark.parametrize(("table", "key"), GAMES.values(), ids=list(GAMES))
def test_a_game_that_cannot_be(table: object, key: str, books: Books) -> None:
    assert key in answer(Entry(table), books)["error"]
