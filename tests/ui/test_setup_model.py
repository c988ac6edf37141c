from dataclasses import replace

import pytest

from carrom.core.registration import HouseRule, Option, PersonalitySpec
from carrom.core.seats import Player, Side
from carrom.host.registry import Registry
from carrom.laws.rule_sets import RULE_SETS
from carrom.storage.settings import MatchSettings
from carrom.ui.setup_model import LONGEST_NAME, Setup

COUNT = Option("count", 3, title="Count", low=1, high=5)
LIMIT = Option("limit", 8, low=1, high=9, none="no limit")
LENGTH = Option("length", "full", choices=("full", "short", "one_board"))
SWITCH = Option("strict", True)


def rule(rule_id: str, *options: Option, **fields: object) -> HouseRule:
    return HouseRule(
        id=rule_id,
        title=rule_id.title(),
        summary="A rule.",
        create=lambda options: object(),
        options=options,
        **fields,  # type: ignore[arg-type]
    )


@pytest.fixture
def registry() -> Registry:
    registry = Registry()
    for each in (
        rule("long", COUNT, LIMIT, LENGTH, SWITCH),
        rule("short", excludes=("long",)),
        rule("family_points"),
    ):
        registry.add_house_rule(each)
    for rule_set in RULE_SETS:
        registry.add_rule_set(rule_set)
    registry.add_personality(PersonalitySpec("easy", "Easy", "Misses.", create=object))  # type: ignore[arg-type]
    return registry


@pytest.fixture
def setup(registry: Registry) -> Setup:
    return Setup.repaired(MatchSettings(), registry)


def test_match_has_the_players_and_the_rules_that_were_chosen(setup: Setup) -> None:
    chosen = setup.under("laws").changed(doubles=True, first_breaker=None)
    config = chosen.named(Player.B2, "Tariq").config(seed=5)
    assert config.players[Player.B2].name == "Tariq"
    assert (config.rule_set, config.doubles, config.seed) == ("laws", True, 5)
    assert (config.games, config.first_breaker) == (3, None)


def test_rule_set_brings_its_usual_games_until_others_are_chosen(setup: Setup) -> None:
    assert setup.games == 1
    assert setup.under("laws").games == 3
    assert setup.under("laws").changed(games=1).config(seed=0).games == 1


def test_rules_are_switched_with_their_defaults_and_their_options_changed(setup: Setup) -> None:
    on = setup.switched("long").with_option("long", "count", 5)
    assert on.config(seed=0).house_rules["long"] == {
        "count": 5,
        "limit": 8,
        "length": "full",
        "strict": True,
    }
    assert "long" not in on.switched("long").rules


def test_conflict_is_told_in_words_that_name_both_rules(setup: Setup) -> None:
    both = setup.switched("long").switched("short")
    assert "Long" in str(both.conflict) and "Short" in str(both.conflict)
    assert not setup.conflict


@pytest.mark.parametrize("name", ["", "   "])
def test_players_without_a_name_have_their_usual_one(setup: Setup, name: str) -> None:
    assert setup.named(Player.A1, name).config(seed=0).players[Player.A1].name == "Player 1"


def test_long_names_are_cut(setup: Setup) -> None:
    named = setup.named(Player.A1, "x" * 99)
    assert len(named.config(seed=0).players[Player.A1].name) == LONGEST_NAME


def test_personality_plays_under_its_own_name(setup: Setup) -> None:
    config = setup.named(Player.B1, "Ravi").played_by(Player.B1, "easy").config(seed=0)
    assert (config.players[Player.B1].name, config.players[Player.B1].personality) == (
        "Easy",
        "easy",
    )


@pytest.mark.parametrize(
    "gone",
    [
        {"rule_set": "of_a_plugin"},
        {"house_rules": {"of_a_plugin": {}}},
        {"house_rules": {"long": {"count": 77}}},
        {"personalities": ("of_a_plugin", None, None, None)},
        {"names": ("Asha",)},
        {"names": ("a", "b", "c", "d", "e")},
    ],
)
def test_choices_of_which_something_is_gone_still_lead_to_a_match(
    registry: Registry, gone: dict[str, object]
) -> None:
    kept = replace(MatchSettings(), doubles=True, first_breaker=Side.B, **gone)  # type: ignore[arg-type]
    setup = Setup.repaired(kept, registry)
    assert not setup.conflict
    assert setup.config(seed=0).first_breaker is Side.B
    assert setup.choices.doubles


def test_rules_that_are_still_there_stay_when_another_is_gone(registry: Registry) -> None:
    chosen = {"of_a_plugin": {}, "long": {"count": 77, "limit": 5}}
    kept = replace(MatchSettings(), house_rules=chosen)
    assert Setup.repaired(kept, registry).rules == {
        "long": {"count": 3, "limit": 5, "length": "full", "strict": True}
    }


def test_rules_are_switched_on_with_the_options_that_the_player_usually_has(
    registry: Registry,
) -> None:
    registry.add_house_rule(rule("on_from_the_start", COUNT, on_in=("standard",)))
    usual = {"long": {"limit": 2, "count": 99}, "on_from_the_start": {"count": 4}}
    setup = Setup.repaired(MatchSettings(), registry, usual)
    assert setup.rules == {"on_from_the_start": {"count": 4}}
    switched = setup.switched("long")
    assert switched.rules["long"]["limit"] == 2
    assert switched.rules["long"]["count"] == 3


def test_two_of_one_personality_have_different_names(setup: Setup) -> None:
    both = setup.played_by(Player.A1, "easy").played_by(Player.B1, "easy")
    names = [spec.name for spec in both.config(seed=0).players.values()]
    assert names == ["Easy", "Easy 2"]
