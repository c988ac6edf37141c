from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest

from carrom import HouseRule, Laws, Option, PersonalitySpec, RuleSet, hookimpl
from carrom.errors import BadInputError
from carrom.host.loader import PluginState
from carrom.host.registry import Registry
from tests.host.folders import folder, load_user, report_of, rule
from tests.host.rules import house_rule, registry_of


class Nothing:
    @hookimpl
    def hud_items(self) -> None:
        return None


def rule_set(rule_set_id: str, **house_rules: dict[str, object]) -> RuleSet:
    return RuleSet(rule_set_id, rule_set_id.capitalize(), "For a test.", Laws(), house_rules)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "option",
    [
        Option("n", 9, high=5),
        Option("n", 0, low=1),
        Option("n", "c", choices=("a", "b")),
        Option("n", None, low=1),
        Option("n", math.nan),
    ],
)
def test_option_whose_default_it_does_not_allow_is_refused(option: Option) -> None:
    with pytest.raises(ValueError, match="default is not allowed"):
        registry_of(house_rule(Nothing, options=(option,)))


def test_two_options_of_one_name_are_refused() -> None:
    twice = (Option("n", 1), Option("n", 2))
    with pytest.raises(ValueError, match="two options of one name"):
        registry_of(house_rule(Nothing, options=twice))


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        (Option("n", 3, low=0, high=9), 9, True),
        (Option("n", 3, low=0, high=9), 10, False),
        (Option("n", 3), True, False),
        (Option("n", 3), 3.0, False),
        (Option("n", 0.5), 1, True),
        (Option("n", 0.5), math.inf, False),
        (Option("n", 0.5), math.nan, False),
        (Option("n", 0.5), 10**400, False),
        (Option("n", 3), 10**400, False),
        (Option("n", True), False, True),
        (Option("n", True), 1, False),
        (Option("n", "x"), "any text", True),
        (Option("n", "x"), None, False),
        (Option("n", 3, none="no limit"), None, True),
        (Option("n", None, low=1, none="no limit"), 5, True),
        (Option("n", None, low=1, none="no limit"), "5", False),
        (Option("n", 1, choices=(1, 2)), True, False),
    ],
)
def test_values_of_options(option: Option, value: object, allowed: bool) -> None:
    assert (option.problem(value) is None) is allowed


def test_defaults_fill_in_what_is_not_given() -> None:
    options = (Option("a", 1), Option("b", "x"))
    registry = registry_of(house_rule(Nothing, options=options))
    assert registry.options_of("odd", {"b": "y"}) == {"a": 1, "b": "y"}


@pytest.mark.parametrize("entry_id", ["", "Upper", "1st", "a-b", "a b", "ä"])
def test_ids_are_small_letters_digits_and_underscores(entry_id: str) -> None:
    for entry in (
        house_rule(Nothing, entry_id),
        replace(rule_set("x"), id=entry_id),
        PersonalitySpec(entry_id, "T", "S", Nothing),  # type: ignore[arg-type]
    ):
        with pytest.raises(ValueError, match="small letters"):
            add(Registry(), entry)


def add(registry: Registry, entry: HouseRule | RuleSet | PersonalitySpec) -> None:
    if isinstance(entry, HouseRule):
        registry.add_house_rule(entry)
    elif isinstance(entry, RuleSet):
        registry.add_rule_set(entry)
    else:
        registry.add_personality(entry)


def test_personalities_come_weakest_first() -> None:
    registry = Registry()
    for name, strength in (("strong", 9), ("weak", 1), ("middling", 5)):
        spec = PersonalitySpec(name, name, "", Nothing, strength)  # type: ignore[arg-type]
        registry.add_personality(spec)
    assert [spec.id for spec in registry.personalities] == ["weak", "middling", "strong"]
    with pytest.raises(ValueError, match="from 1 to 10"):
        registry.add_personality(PersonalitySpec("god", "God", "", Nothing, 11))  # type: ignore[arg-type]


def test_usual_rules_are_those_of_the_set_and_those_that_name_it() -> None:
    registry = registry_of(
        house_rule(Nothing, "named", on_in=("mine",)),
        house_rule(Nothing, "given", options=(Option("n", 1),)),
        house_rule(Nothing, "other", on_in=("standard",)),
    )
    registry.add_rule_set(rule_set("mine", given={"n": 5}))
    assert registry.usual_rules("mine") == {"named": {}, "given": {"n": 5}}


def test_rule_set_without_its_house_rule_is_not_offered_and_says_why() -> None:
    registry = registry_of()
    registry.add_rule_set(rule_set("mine", missing={}))
    assert "mine" not in {each.id for each in registry.rule_sets}
    with pytest.raises(BadInputError, match="Mine cannot be played: there is no house rule"):
        registry.rule_set("mine")


def test_rule_set_with_wrong_options_is_reported_for_its_plugin(tmp_path: Path) -> None:
    text = (
        "from carrom import Laws, RuleSet, hookimpl\nCARROM_API = 1\n@hookimpl\n"
        "def register_rule_sets():\n"
        "    yield RuleSet('mine', 'Mine', '', Laws(), {'zzz': {'loud': True}})\n"
    )
    loaded = load_user(folder(tmp_path, {"aaa.py": text, "zzz.py": rule("zzz")}))
    report = report_of(loaded, "aaa")
    assert report.state is PluginState.FAILED and "no option 'loud'" in str(report.problems[0])


def test_unknown_names_tell_what_there_is() -> None:
    with pytest.raises(BadInputError, match="There are: club, icf, laws, standard"):
        registry_of().rule_set("chess")
