"""Answers to cases, and their comparison with what was expected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from carrom.commands.cases.books import Books
from carrom.commands.cases.files import IGNORED, Entry
from carrom.commands.cases.game_case import judge_game_case
from carrom.commands.cases.stroke_case import judge_stroke_case
from carrom.commands.cases.table import Table, shown
from carrom.errors import CarromError

DEFAULT_RULE_SET = "standard"


def answer(entry: Entry, books: Books) -> dict[str, Any]:
    """The ruling on a case as a table, or its id and error."""
    case_id = entry.table.get("id") if isinstance(entry.table, Mapping) else None
    if entry.error is not None:
        return {"id": case_id, "error": entry.error}
    try:
        case = Table(entry.table)
        case.get("id", None, case.raw)
        rule_set = case.get("ruleset", DEFAULT_RULE_SET, case.text)
        house: Mapping[str, Any] = case.get("house", {}, lambda key: _mapping(case, key))
        judge = judge_game_case if entry.game or case.has("boards") else judge_stroke_case
        _known(case, game=judge is judge_game_case)
        book = books.book(rule_set, house)
        return {"id": case_id, **judge(case, book, books)}
    except CarromError as error:
        return {"id": case_id, "error": str(error)}
    except RecursionError:
        return {"id": case_id, "error": "the case is nested too deeply"}


def differences(expected: object, got: object, path: str = "") -> Iterator[str]:
    """Where an answer is not as expected; only keys that are expected are looked at.

    `false` also stands for a value that is null.
    """
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        for key, value in expected.items():
            name = f"{path}.{key}" if path else str(key)
            if key in got:
                yield from differences(value, got[key], name)
            else:
                yield f"{name} is missing, expected {shown(value)}"
    elif not (expected == got or (expected is False and got is None)):
        yield f"{path} is {shown(got)}, expected {shown(expected)}"


def _mapping(case: Table, key: str) -> Mapping[str, Any]:
    value: Mapping[str, Any] = case.raw(key)
    Table(value, case.name(key))
    return value


def _known(case: Table, *, game: bool) -> None:
    """Refuse unknown keys before anything else is looked at."""
    keys = ("first_break", "boards") if game else ("state", "stroke")
    case.finish((*keys, *IGNORED))
