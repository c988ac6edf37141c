"""The manual for plugin authors is complete and exact, and every example in it works."""

from __future__ import annotations

import dataclasses
import inspect
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

import carrom
from carrom import api, testing
from carrom.core.personality import SeatView
from carrom.core.registration import HouseRule
from carrom.hookspecs import AppSpec, MatchSpec
from carrom.host.discovery import read_plugin
from carrom.host.hooks import arguments_of, faults, hook_names
from carrom.testing import check_plugin

ROOT = Path(__file__).parent.parent
MANUAL = (ROOT / "plugins" / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", MANUAL, re.MULTILINE | re.DOTALL)


def section(hook: str) -> str:
    """The part of the manual about a hook."""
    found = re.search(rf"^#### `{hook}\(.*?(?=^#)", MANUAL, re.MULTILINE | re.DOTALL)
    assert found is not None, f"the manual says nothing of {hook}"
    return found.group()


def hooks() -> list[tuple[type, str]]:
    return [(spec, hook) for spec in (AppSpec, MatchSpec) for hook in hook_names(spec)]


@pytest.mark.parametrize(("spec", "hook"), hooks())
def test_every_hook_has_its_section_with_its_exact_arguments(spec: type, hook: str) -> None:
    text = section(hook)
    assert text.startswith(f"#### `{hook}({', '.join(arguments_of(spec, hook))})`\n")
    assert "When: " in text and "Returns: " in text and "```python" in text
    for argument in arguments_of(spec, hook):
        assert f"`{argument}" in text or argument == "match"


def test_manual_has_no_hook_that_is_not_there() -> None:
    told = re.findall(r"^#### `(\w+)\(", MANUAL, re.MULTILINE)
    assert told == [hook for _, hook in hooks()]


@pytest.mark.parametrize(("spec", "hook"), hooks())
def test_every_hook_has_a_plugin_that_uses_it(spec: type, hook: str) -> None:
    files = [*(ROOT / "plugins").glob("*.py"), ROOT / "carrom" / "host" / "standard.py"]
    implementation = re.compile(rf"@hookimpl(\(.*\))?\n *def {hook}\(")
    assert any(implementation.search(path.read_text(encoding="utf-8")) for path in files)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_every_example_runs_and_its_hooks_are_right(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    example = ModuleType(f"manual_example_{number}")
    monkeypatch.setitem(sys.modules, example.__name__, example)
    exec(compile(EXAMPLES[number], example.__name__, "exec"), example.__dict__)
    for name, value in vars(example).items():
        if inspect.isclass(value) and value.__module__ == example.__name__:
            found = faults(value, MatchSpec)
            assert not found.fatal and not found.warnings
        if name.startswith("test_"):
            value()
    assert not faults(example, AppSpec).fatal


@pytest.mark.parametrize("number", [n for n, text in enumerate(EXAMPLES) if "register_" in text])
def test_examples_that_are_whole_plugins_keep_the_contract(number: int, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("CARROM_API = 1\n" + EXAMPLES[number], encoding="utf-8")
    assert check_plugin(file).findings == ()


def test_head_of_a_plugin_is_read_as_the_manual_says(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(EXAMPLES[0], encoding="utf-8")
    plugin = read_plugin(file)
    assert (plugin.api, plugin.version, plugin.author) == (1, "1.0", "You")
    assert plugin.summary.startswith("House rule: ")


def names_in(heading: str) -> set[str]:
    """Names in the tables below a heading."""
    text = MANUAL[MANUAL.index(heading) :].partition("\n## ")[0]
    return set(re.findall(r"`(\w+)", text))


def test_public_names_are_all_listed_and_importable() -> None:
    listed = names_in("What can be imported from `carrom`") - {"carrom", "py"}
    assert listed == set(api.__all__)
    assert all(getattr(carrom, name) is getattr(api, name) for name in api.__all__)


def test_public_names_are_documented() -> None:
    for name in api.__all__:
        value = getattr(api, name)
        if inspect.isclass(value) or inspect.isfunction(value):
            assert value.__doc__, name


def test_testing_names_are_all_told() -> None:
    assert set(testing.__all__) <= names_in("## Testing")


def test_what_a_personality_sees_is_all_told() -> None:
    public = {name for name in dir(SeatView) if not name.startswith("_")}
    assert public <= names_in("## Opponents")


def test_fields_of_a_house_rule_are_all_told() -> None:
    told = section("register_house_rules")
    assert all(f"`{name}`" in told for name in HouseRule.__dataclass_fields__)


def test_manual_says_exactly_what_the_values_hold() -> None:
    table = MANUAL.partition("## What the values hold")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", table, re.MULTILINE))
    assert {"MatchState", "BoardState", "Tally", "Ruling", "StrokeOutcome", "Laws"} <= set(rows)
    for name, text in rows.items():
        kind = getattr(api, name)
        fields = {field.name for field in dataclasses.fields(kind)}
        more = {key for key, value in vars(kind).items() if isinstance(value, property)}
        told = re.findall(r"`(\w+)`", text)
        assert sorted(told) == sorted(fields | more), name
        for method in re.findall(r"`(\w+)\(", text):
            assert callable(getattr(kind, method))
