"""Every rule case, given and our own, through the command's code."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from carrom.commands.cases.answer import answer, differences
from carrom.commands.cases.books import Books
from carrom.commands.cases.files import Entry, read_entries
from carrom.laws import reasons
from carrom.laws.reasons import FOULS, REASONS

CASES = Path(__file__).parent / "cases"


def entries(name: str) -> list[tuple[Mapping[str, Any], Entry]]:
    found = [(entry.table, entry) for entry in read_entries(str(CASES / name))]
    return [(table, entry) for table, entry in found if isinstance(table, Mapping)]


ALL = [pair for file in sorted(CASES.glob("*.toml")) for pair in entries(file.name)]


@pytest.mark.parametrize(("table", "entry"), ALL, ids=[str(table["id"]) for table, _ in ALL])
def test_case(table: Mapping[str, Any], entry: Entry, books: Books) -> None:
    got = answer(entry, books)
    assert "error" not in got, got
    assert not list(differences(table["expect"], got))


def test_every_case_expects_something() -> None:
    assert all(table["expect"] for table, _ in ALL)


def test_ids_are_unique() -> None:
    ids = [table["id"] for table, _ in ALL]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(
    ("table", "entry"),
    [pair for pair in ALL if len(pair[0].get("stroke", {}).get("pocketed", ())) > 1],
    ids=lambda value: str(value["id"]) if isinstance(value, Mapping) else "",
)
def test_the_order_of_the_falls_makes_no_difference(
    table: Mapping[str, Any], entry: Entry, books: Books
) -> None:
    stroke = {**table["stroke"], "pocketed": table["stroke"]["pocketed"][::-1]}
    assert answer(Entry({**table, "stroke": stroke}), books) == answer(entry, books)


def test_every_reason_and_foul_comes_up_in_a_case(books: Books) -> None:
    answers = [answer(entry, books) for _, entry in ALL]
    codes = {why["code"] for got in answers for why in got.get("reasons", ())}
    fouls = {foul for got in answers for foul in got.get("fouls", ())}
    assert codes == set(REASONS) - {reasons.TURN_DECLINED.code}
    assert fouls == {foul.value for foul in FOULS}
