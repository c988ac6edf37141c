"""The last stroke once more, in a real window."""

from __future__ import annotations

from pathlib import Path

import arcade
import pytest
from arcade import key

from carrom.ui.art.widgets import Button
from carrom.ui.screens.last_stroke import LastStrokeScreen
from carrom.ui.screens.pause import PauseScreen
from carrom.ui.screens.play import PlayScreen
from tests.ui.driver import Driver
from tests.ui.matches import config


@pytest.fixture
def driver(window: arcade.Window, tmp_path: Path) -> Driver:
    driver = Driver(window, tmp_path)
    driver.game.start(config())
    driver.frames()
    return driver


def struck(driver: Driver) -> PlayScreen:
    """A match after its break."""
    driver.shoot()
    driver.to_rest()
    return driver.screen(PlayScreen)


def test_before_the_first_stroke_there_is_nothing_to_show(driver: Driver) -> None:
    driver.key(key.V)
    screen = driver.screen(PlayScreen)
    assert screen.flow.verdict.sentences == ("There is no stroke to show yet.",)


def test_the_last_stroke_is_shown_and_nothing_changes(driver: Driver) -> None:
    screen = struck(driver)
    state, record, clock = screen.state, screen.session.record, screen.session.clock
    driver.key(key.V)
    driver.screen(LastStrokeScreen)
    frames = 0
    while driver.window.current_view is not screen:
        driver.frames(30)
        frames += 30
    outcome = record.entries[-1].outcome
    assert outcome is not None
    assert frames / 60 > 2 * outcome.duration
    assert screen.state is state
    assert screen.session.record is record
    assert screen.session.clock == clock
    assert driver.game.services.store.load().match == state


def test_clock_stands_when_it_ends_while_the_player_looks_elsewhere(driver: Driver) -> None:
    screen = struck(driver)
    driver.key(key.V)
    driver.window.dispatch_event("on_deactivate")
    while driver.window.current_view is not screen:
        driver.frames(30)
    assert screen.session.suspended
    driver.window.dispatch_event("on_activate")
    assert not screen.session.suspended


@pytest.mark.parametrize("symbol", [key.V, key.ESCAPE, key.ENTER, key.SPACE])
def test_any_key_skips_it(driver: Driver, symbol: int) -> None:
    screen = struck(driver)
    verdict = screen.flow.verdict.sentences
    driver.key(key.V)
    driver.frames(10)
    driver.key(symbol)
    assert driver.screen(PlayScreen) is screen
    assert screen.flow.verdict.sentences == verdict
    assert not screen.flow.moving


def test_a_click_opens_and_skips_it(driver: Driver) -> None:
    screen = struck(driver)
    driver.click(screen.buttons.again.rect)
    driver.screen(LastStrokeScreen)
    driver.press(640, 360)
    assert driver.screen(PlayScreen) is screen


def test_the_menu_leads_there_too(driver: Driver) -> None:
    screen = struck(driver)
    driver.key(key.ESCAPE)
    menu = driver.screen(PauseScreen)
    words = [item.word for item in menu.widgets.widgets if isinstance(item, Button)]
    button = menu.widgets.widgets[words.index("See the last stroke again")]
    assert all(item.rect.height >= 40 for item in menu.widgets.widgets)
    driver.click(button.rect)
    driver.screen(LastStrokeScreen)
    driver.key(key.ESCAPE)
    assert driver.screen(PlayScreen) is screen
    driver.key(key.N)
    driver.frames()
    assert not screen.session.on_hold
