"""The plugins screen, by mouse and keyboard."""

from __future__ import annotations

from pathlib import Path

import arcade
import pytest
from arcade import key

from carrom.host.loader import Loaded
from carrom.storage.settings import PluginSettings
from carrom.ui.art.widgets import Button, Choice, Toggle
from carrom.ui.screens.plugins import PluginsScreen
from carrom.ui.screens.setup import SetupScreen
from tests.host.folders import folder
from tests.ui.driver import Driver

BONUS = '''
"""House rule: more strokes."""
from carrom import HouseRule, Option, PersonalitySpec, hookimpl

CARROM_API = 1
__version__ = "2.5"
__author__ = "Asha"

@hookimpl
def register_house_rules():
    options = (Option("coins", default=2, title="Coins in one stroke", low=2, high=9),)
    yield HouseRule("bonus", "Bonus stroke", "One more stroke.", lambda options: object(), options)
'''


@pytest.fixture
def driver(window: arcade.Window, tmp_path: Path) -> Driver:
    folder(tmp_path / "data/plugins", {"mine.py": BONUS, "broken.py": "def broken(:"})
    return Driver(window, tmp_path)


def opened(driver: Driver) -> PluginsScreen:
    driver.game.open_title()
    driver.frames()
    driver.push("Plugins")
    return driver.screen(PluginsScreen)


def choose(driver: Driver, plugin_id: str) -> None:
    """Go to a plugin with the arrow keys."""
    screen = driver.screen(PluginsScreen)
    driver.key(key.HOME)
    while screen.card is not None and screen.card.id != plugin_id:
        driver.key(key.DOWN)


def words(screen: PluginsScreen) -> str:
    return " ".join(line[0] for line in screen.lines)


def test_broken_plugin_is_marked_on_the_title_and_says_why_each_time(driver: Driver) -> None:
    for _ in range(2):
        screen = opened(driver)
        assert screen.card is not None and screen.card.id == "broken"
        assert "a mistake in line 1" in words(screen)
        driver.key(key.ESCAPE)
        plugins = driver.widget("Plugins")
        assert isinstance(plugins, Button) and plugins.badge == "1"
        assert driver.game.services.notices == []


def test_plugin_is_switched_on_set_and_switched_off_by_keyboard(driver: Driver) -> None:
    opened(driver)
    services = driver.game.services
    driver.key(key.TAB)
    choose(driver, "mine")
    assert "bonus" not in {rule.id for rule in services.registry.house_rules}
    driver.key(key.RIGHT)
    driver.key(key.ENTER)
    assert services.settings.plugins.switches == {"mine": True}
    assert "bonus" in {rule.id for rule in services.registry.house_rules}
    assert "Bonus stroke" in words(driver.screen(PluginsScreen))
    driver.key(key.DOWN)
    driver.key(key.RIGHT, times=3)
    assert services.settings.plugins.options == {"bonus": {"coins": 5}}

    driver.game.open_setup()
    setup = driver.screen(SetupScreen)
    driver.frames()
    driver.push("Bonus stroke")
    assert setup.setup.rules["bonus"] == {"coins": 5}

    opened(driver)
    driver.key(key.TAB)
    choose(driver, "mine")
    driver.key(key.TAB)
    driver.key(key.SPACE)
    assert services.settings.plugins.switches == {"mine": False}
    assert "bonus" not in {rule.id for rule in services.registry.house_rules}


def test_switch_and_order_by_mouse(driver: Driver) -> None:
    screen = opened(driver)
    driver.key(key.TAB)
    choose(driver, "mine")
    switch = next(widget for widget in screen.widgets.widgets if isinstance(widget, Toggle))
    driver.click(switch.rect)
    assert screen.card is not None and screen.card.on
    choices = [widget for widget in screen.widgets.widgets if isinstance(widget, Choice)]
    assert [choice.word for choice in choices] == ["Coins in one stroke", "Place in the order"]
    place = choices[1]
    at = (place.rect.left + place.rect.width * 0.45, place.rect.centre.y)
    driver.press(*at)
    driver.release(*at)
    order = [each.plugin.id for each in driver.game.services.plugins.loaded.reports]
    assert order.index("mine") == place.index == len(order) - 2
    assert screen.card.id == "mine"


def test_what_was_mended_is_read_anew(driver: Driver, tmp_path: Path) -> None:
    screen = opened(driver)
    folder(tmp_path / "data/plugins", {"broken.py": BONUS.replace('"bonus"', '"other"')})
    driver.push("Look again")
    assert screen.card is not None and screen.card.id == "broken"
    assert screen.card.problems == ()
    assert not screen.card.on


def test_folder_that_cannot_be_opened_is_named(driver: Driver, tmp_path: Path) -> None:
    screen = opened(driver)
    driver.push("Open folder")
    assert any(str(tmp_path / "data" / "plugins") in note for note in screen.notes)
    assert any("No file manager" in note for note in screen.notes)


def test_empty_folder_tells_how_to_begin(window: arcade.Window, tmp_path: Path) -> None:
    screen = opened(Driver(window, tmp_path / "bare"))
    assert any("carrom plugins new" in note for note in screen.notes)


def test_plugin_that_exits_when_it_is_switched_on_is_told_and_can_be_switched_off(
    driver: Driver, tmp_path: Path
) -> None:
    folder(tmp_path / "data/plugins", {"mine.py": "import sys\nsys.exit(3)\n"})
    screen = opened(driver)
    driver.key(key.TAB)
    choose(driver, "mine")
    driver.key(key.RIGHT)
    driver.key(key.ENTER)
    assert "could not be started" in words(screen)
    assert screen.card is not None and screen.card.on
    driver.key(key.ENTER)
    assert not screen.card.on and screen.card.problems == ()


def test_choice_is_kept_only_once_the_plugins_are_loaded(driver: Driver) -> None:
    services = driver.game.services

    def stopped(chosen: PluginSettings) -> Loaded:
        raise KeyboardInterrupt

    services.plugins.load = stopped
    with pytest.raises(KeyboardInterrupt):
        services.change_plugins(PluginSettings(switches={"mine": True}))
    assert services.settings.plugins.switches == {}
