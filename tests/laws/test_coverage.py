"""The list of how each law is kept names things that exist, and every section."""

from __future__ import annotations

from importlib import import_module

import pytest

from carrom.laws.coverage import COVERAGE

SECTIONS = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX".split()


def resolve(name: str) -> object:
    """What a dotted name stands for: the longest module in it, then its attributes."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        for attribute in parts[cut:]:
            fields = getattr(found, "__dataclass_fields__", {})
            found = fields[attribute] if attribute in fields else getattr(found, attribute)
        return found
    raise AssertionError(f"no module in {name}")


@pytest.mark.parametrize("name", sorted({name for clause in COVERAGE for name in clause.by}))
def test_what_keeps_a_law_exists(name: str) -> None:
    assert resolve(name) is not None


def test_every_section_is_there_in_order() -> None:
    sections = [clause.law.split(".")[0] for clause in COVERAGE]
    assert list(dict.fromkeys(sections)) == SECTIONS


def test_groups_are_numbered_in_order() -> None:
    for section in SECTIONS:
        numbers = [c.law.split(".")[1] for c in COVERAGE if c.law.split(".")[0] == section]
        assert numbers == [str(n + 1) for n in range(len(numbers))]


def test_each_clause_says_how_it_is_kept_or_why_not() -> None:
    for clause in COVERAGE:
        assert sum(map(bool, (clause.by, clause.shown, clause.not_kept))) == 1
        assert clause.says
