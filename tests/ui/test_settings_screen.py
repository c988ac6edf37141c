"""Settings in the window: every change is kept, and does something, at once."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path
from random import Random

import arcade
import pytest
from arcade import key

from carrom.storage.settings import ControlSettings, Hints, Settings, TextSize
from carrom.ui.art.widgets import BindingField, Choice, Slider, Toggle, Widget
from carrom.ui.controls.bindings import Command
from carrom.ui.game import Game
from carrom.ui.screens.pause import PauseScreen
from carrom.ui.screens.play import PlayScreen
from carrom.ui.screens.settings import SettingsScreen
from carrom.ui.screens.title import TitleScreen
from carrom.ui.sound.sounds import Sounds
from tests.ui.driver import Driver
from tests.ui.matches import last_coin
from tests.ui.pads import Thumbs
from tests.ui.sound.ears import Ears


@pytest.fixture
def kept() -> list[Settings]:
    return []


@pytest.fixture
def driver(window: arcade.Window, tmp_path: Path, kept: list[Settings]) -> Driver:
    driver = Driver(window, tmp_path)
    driver.game.services.keep_settings = kept.append
    driver.game.open_title()
    driver.frames()
    return driver


def opened(driver: Driver, section: str) -> SettingsScreen:
    driver.game.open_settings(driver.screen(TitleScreen))
    driver.frames()
    return go_to(driver, section)


def go_to(driver: Driver, section: str) -> SettingsScreen:
    screen = driver.screen(SettingsScreen)
    driver.click(next(w for w in screen.widgets.widgets if word_of(w) == section).rect)
    return screen


def word_of(widget: Widget) -> str:
    return getattr(widget, "word", "")


def widget(driver: Driver, word: str) -> Widget:
    shown = driver.screen(SettingsScreen).widgets.widgets
    return next(each for each in shown if word_of(each) == word)


def bound(driver: Driver, word: str, column: int = 0) -> BindingField:
    """The field of a command's key, or with column 1 of its button."""
    shown = driver.screen(SettingsScreen).widgets.widgets
    index = next(n for n, each in enumerate(shown) if word_of(each) == word)
    field = shown[index + column]
    assert isinstance(field, BindingField)
    return field


def step(driver: Driver, word: str) -> None:
    """Click on the right arrow of a choice."""
    rect = widget(driver, word).rect
    driver.press(rect.right - 10, rect.centre.y)
    driver.release(rect.right - 10, rect.centre.y)


def press_until(driver: Driver, focused: Widget) -> None:
    """Go down with the arrow key until a widget has the focus."""
    for _ in range(30):
        if driver.screen(SettingsScreen).widgets.focused is focused:
            return
        driver.key(key.DOWN)
    raise AssertionError("never reached")


def go_by_pad(driver: Driver, thumbs: Thumbs, focused: Widget) -> None:
    """Step on with one button until a widget has the focus."""
    for _ in range(40):
        if driver.screen(SettingsScreen).widgets.focused is focused:
            return
        thumbs.press("y")
    raise AssertionError("never reached")


def test_changes_are_kept_at_once_and_by_key(driver: Driver, kept: list[Settings]) -> None:
    opened(driver, "Play")
    line = widget(driver, "Aim line")
    assert isinstance(line, Choice)
    press_until(driver, line)
    driver.key(key.RIGHT)
    assert kept[-1].play.hints is Hints.SHORT
    slider = widget(driver, "Results stay")
    press_until(driver, slider)
    driver.key(key.HOME)
    assert kept[-1].play == replace(Settings().play, hints=Hints.SHORT, result_delay_s=0.0)
    driver.key(key.ESCAPE)
    driver.screen(TitleScreen)


def test_words_grow_and_queen_turns_blue_on_the_same_screen(driver: Driver) -> None:
    opened(driver, "Display")
    before, row = driver.screen(SettingsScreen).canvas.theme.body, widget(driver, "Text").rect
    step(driver, "Text")
    driver.click(widget(driver, "Colours for colour-blind eyes").rect)
    screen = driver.screen(SettingsScreen)
    assert screen.canvas.theme.body > before
    assert widget(driver, "Text").rect.height > row.height
    assert driver.game.services.settings.display.text_size is TextSize.LARGE
    assert driver.game.services.settings.display.safe_colours
    driver.click(widget(driver, "Defaults").rect)
    assert driver.game.services.settings.display == Settings().display
    assert screen.canvas.theme.body == before


def test_volume_is_heard_as_it_changes_and_not_while_muted(driver: Driver) -> None:
    ears, clock = Ears(), itertools.count().__next__
    driver.game.services.sounds = Sounds(ears, Settings().sound, Random(1), clock)
    opened(driver, "Sound")
    volume, sound = widget(driver, "Volume"), widget(driver, "Sound")
    assert isinstance(volume, Slider)
    ears.voices.clear()
    driver.press(volume.rect.right - 90, volume.rect.centre.y)
    driver.release(volume.rect.right - 90, volume.rect.centre.y)
    assert "strike" in ears.kinds()
    toggles = [w for w in driver.screen(SettingsScreen).widgets.widgets if isinstance(w, Toggle)]
    assert sound is not toggles[0]
    driver.click(toggles[0].rect)
    assert driver.game.services.settings.sound.muted
    assert not widget(driver, "Volume").enabled


def test_key_is_given_to_another_command_and_the_clash_is_shown(driver: Driver) -> None:
    opened(driver, "Controls")
    field = bound(driver, "Aim to the left")
    driver.click(field.rect)
    assert bound(driver, "Aim to the left").asking
    driver.key(key.LEFT)
    bindings = driver.game.stage.devices.bindings
    assert bindings.keys[Command.TURN_LEFT] == key.LEFT
    assert bound(driver, "Aim to the left").clashes
    assert bound(driver, "Striker to the left").clashes
    driver.click(bound(driver, "Striker to the left").rect)
    driver.key(key.J)
    assert not bound(driver, "Aim to the left").clashes
    assert bound(driver, "Striker to the left").bound == "J"
    driver.click(widget(driver, "Defaults").rect)
    assert bound(driver, "Striker to the left").bound == "Left"


@pytest.mark.parametrize("symbol", [key.ESCAPE, key.TAB, key.F11])
def test_menu_keys_are_no_answer(driver: Driver, symbol: int) -> None:
    opened(driver, "Controls")
    driver.click(bound(driver, "Aim to the left").rect)
    driver.key(symbol)
    field = bound(driver, "Aim to the left")
    assert field.bound == "Up"
    assert bool(field.asking) is (symbol != key.ESCAPE)


@pytest.mark.parametrize(
    ("column", "told"),
    [
        (0, "Escape leaves it as it is, Delete takes it away."),
        (1, "Only a controller has buttons."),
    ],
)
def test_a_keyboard_alone_leaves_a_command_as_it_is_or_without(
    driver: Driver, read: list[str], column: int, told: str
) -> None:
    opened(driver, "Controls")
    before = bound(driver, "Aim to the left", column).bound
    press_until(driver, bound(driver, "Aim to the left"))
    driver.key(key.RIGHT, times=column)
    for symbol, after in ((key.ESCAPE, before), (key.DELETE, "—")):
        driver.key(key.ENTER)
        assert bound(driver, "Aim to the left", column).asking
        assert told in " ".join(read)
        driver.key(symbol)
        assert not bound(driver, "Aim to the left", column).asking
        assert bound(driver, "Aim to the left", column).bound == after
    driver.screen(SettingsScreen)


@pytest.mark.parametrize(
    ("column", "told"),
    [(0, "any button leaves it as it is."), (1, "the button that it has takes it away.")],
)
def test_a_controller_alone_gets_out_of_each_question(
    driver: Driver, thumbs: Thumbs, read: list[str], column: int, told: str
) -> None:
    opened(driver, "Controls")
    go_by_pad(driver, thumbs, bound(driver, "Aim to the left", column))
    before = bound(driver, "Aim to the left", column).bound
    thumbs.press("a")
    driver.frames()
    assert bound(driver, "Aim to the left", column).asking
    assert told in " ".join(read)
    thumbs.press("b")
    assert not bound(driver, "Aim to the left", column).asking
    assert bound(driver, "Aim to the left", column).bound == before
    driver.screen(SettingsScreen)


def test_a_controller_alone_takes_a_button_from_one_command_for_another(
    driver: Driver, thumbs: Thumbs, read: list[str]
) -> None:
    opened(driver, "Controls")
    go_by_pad(driver, thumbs, bound(driver, "Aim to the right", 1))
    thumbs.press("a", "dpup")
    driver.frames()
    assert "D-pad up does “Aim to the left”; “Aim to the right” lacks one." in " ".join(read)
    go_by_pad(driver, thumbs, bound(driver, "Aim to the right", 1))
    thumbs.press("a", "dpup")
    assert bound(driver, "Aim to the right", 1).bound == "—"
    assert not bound(driver, "Aim to the left", 1).clashes


def test_button_is_bound_with_the_controller_alone(driver: Driver, thumbs: Thumbs) -> None:
    opened(driver, "Play")
    thumbs.press("leftshoulder")
    go_by_pad(driver, thumbs, bound(driver, "Aim to the left", 1))
    thumbs.press("a")
    assert bound(driver, "Aim to the left", 1).asking
    thumbs.press("start")
    assert bound(driver, "Aim to the left", 1).asking
    thumbs.press("rightstick")
    assert bound(driver, "Aim to the left", 1).bound == "R stick in"
    thumbs.press("b")
    driver.screen(TitleScreen)


def test_settings_from_the_menu_of_a_match_change_that_match(driver: Driver) -> None:
    play = driver.play(last_coin())
    driver.key(key.RIGHT)
    driver.key(key.DOWN, times=30)
    along, aim = driver.hand().along, driver.hand().resting_aim
    driver.frames(2)
    assert len(play.flow.aim.discs(driver.hand())) == 2
    play.pause()
    driver.game.open_settings(driver.screen(PauseScreen))
    go_to(driver, "Play")
    step(driver, "Aim line")
    driver.key(key.ESCAPE)
    driver.key(key.ESCAPE)
    assert driver.screen(PlayScreen) is play
    driver.frames(2)
    assert (driver.hand().along, driver.hand().resting_aim) == (along, aim)
    assert len(play.flow.aim.discs(driver.hand())) == 1
    assert play.flow.aim.line is not None
    driver.game.services.change_settings(
        play=replace(driver.game.services.settings.play, hints=Hints.NONE)
    )
    play.pause()
    driver.key(key.ESCAPE)
    driver.frames(2)
    assert play.flow.aim.line is None


def test_unknown_key_in_the_settings_is_told(window: arcade.Window, tmp_path: Path) -> None:
    driver = Driver(window, tmp_path)
    services = driver.game.services
    services.settings = replace(Settings(), controls=ControlSettings({"shoot": "HYPER"}))
    services.notices.clear()
    Game(driver.game.stage, services)
    assert any("shoot: HYPER" in notice for notice in services.notices)
