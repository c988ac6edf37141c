import pytest

from carrom.core.message import Notice
from carrom.core.registration import HouseRule, Option
from carrom.host.discovery import FoundPlugin, Source
from carrom.host.loader import PluginReport
from carrom.storage.settings import PluginSettings
from carrom.ui.plugins_model import (
    as_listed,
    cards,
    moved,
    need_a_look,
    needed_by_match,
    order_of,
    title_of,
    with_option,
)
from carrom.ui.words import Words

COINS = Option("coins", default=2, low=2, high=5)
RULE = HouseRule("bonus", "Bonus stroke", "One more.", object, options=(COINS,))


def report(
    plugin_id: str, source: Source = Source.USER, on: bool = True, **fields: object
) -> PluginReport:
    found = FoundPlugin(plugin_id, source, f"/there/{plugin_id}.py", plugin_id)
    return PluginReport(found, on, **fields)  # type: ignore[arg-type]


def test_card_tells_what_a_plugin_adds_and_from_where() -> None:
    (card,) = cards(Words(), [report("my_bonus", registered=(RULE,))])
    assert card.title == "My bonus"
    assert card.state == "On · yours"
    assert card.about == "Yours"
    assert card.adds == ("House rule: Bonus stroke. One more.",)
    assert card.rules == (RULE,)
    assert needed_by_match(card, {"standard", "bonus"})
    assert not needed_by_match(card, {"standard"})


@pytest.mark.parametrize("name", ["_", "a", "queen_points"])
def test_every_plugin_has_a_title(name: str) -> None:
    assert title_of(name)


def test_a_second_plugin_of_one_name_has_no_switch() -> None:
    first, second = cards(Words(), [report("twin"), report("twin", problems=(Notice("Taken."),))])
    assert first.switchable and not second.switchable


def test_what_is_wrong_is_told_once_and_without_what_only_its_author_understands() -> None:
    notices = [Notice("A part failed.", precisely=f"hook {n}: KeyError") for n in range(2)]
    (card,) = cards(Words(), [report("broken", problems=tuple(notices))])
    assert card.problems == ("A part failed.",)


def test_broken_ones_are_listed_first_and_those_of_the_game_last() -> None:
    reports = [
        report("game", Source.BUNDLED),
        report("mine"),
        report("broken", problems=(Notice("Oh."),)),
        report("pip", Source.INSTALLED),
    ]
    assert [card.id for card in as_listed(cards(Words(), reports))] == [
        "broken",
        "mine",
        "pip",
        "game",
    ]
    assert order_of(reports) == ("game", "mine", "broken", "pip")


def test_failures_and_warnings_need_a_look_until_switched_off() -> None:
    reports = [
        report("fine"),
        report("broken", problems=(Notice("Oh."),)),
        report("shouted", on=False, problems=(Notice("Rename it."),)),
        report("odd", warnings=("Hm.",)),
        report("resting", on=False, warnings=("Hm.",)),
    ]
    assert need_a_look(reports, PluginSettings()) == 3
    assert need_a_look(reports, PluginSettings(switches={"broken": False})) == 2


def test_switches_order_and_options_are_kept() -> None:
    chosen = PluginSettings().switched("a", on=True)
    assert chosen.switches == {"a": True}
    chosen = moved(chosen, ("a", "b", "c"), "c", 0)
    assert chosen.order == ("c", "a", "b")
    chosen = with_option(chosen, RULE, COINS, 4)
    assert chosen.options == {"bonus": {"coins": 4}}
    assert with_option(chosen, RULE, COINS, 2).options == {}
