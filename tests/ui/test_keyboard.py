"""The keyboard on the screen: a text field pressed with a controller can be written in."""

from __future__ import annotations

from pathlib import Path

import arcade
import pytest
from arcade import key

from carrom.paths import shipped
from carrom.ui.art.widgets import TextField, Widget
from carrom.ui.screens.keyboard import KeyboardScreen
from carrom.ui.screens.setup import SetupScreen
from carrom.ui.words import Words
from tests.ui.driver import Driver
from tests.ui.pads import Thumbs


@pytest.fixture
def driver(window: arcade.Window, tmp_path: Path) -> Driver:
    driver = Driver(window, tmp_path)
    driver.game.open_setup()
    driver.frames()
    return driver


def opened(driver: Driver, thumbs: Thumbs) -> KeyboardScreen:
    """The keyboard of the first player's name."""
    group = driver.screen(SetupScreen).widgets
    for _ in range(30):
        if isinstance(group.focused, TextField):
            break
        thumbs.press("y")
    thumbs.press("a")
    driver.frames()
    return driver.screen(KeyboardScreen)


def find(screen: KeyboardScreen, word: str) -> Widget:
    return next(w for w in screen.widgets.widgets if getattr(w, "word", "").lower() == word.lower())


def go_to(screen: KeyboardScreen, thumbs: Thumbs, word: str) -> None:
    """Steer to a key as a thumb would: to its row, then along it."""
    for _ in range(40):
        here, there = screen.widgets.focused, find(screen, word)
        assert here is not None
        if here is there:
            return
        dx = there.rect.centre.x - here.rect.centre.x
        dy = there.rect.centre.y - here.rect.centre.y
        if abs(dy) > 1:
            thumbs.press("dpup" if dy > 0 else "dpdown")
        else:
            thumbs.press("dpright" if dx > 0 else "dpleft")
    raise AssertionError(f"{word} is never reached")


def type_in(screen: KeyboardScreen, thumbs: Thumbs, *words: str) -> None:
    for word in words:
        go_to(screen, thumbs, word)
        thumbs.press("a")


def test_a_name_is_written_with_a_controller_alone(driver: Driver, thumbs: Thumbs) -> None:
    screen = opened(driver, thumbs)
    type_in(screen, thumbs, *"asha", "Space", *"r", "Delete", "b", "7", "Done")
    setup = driver.screen(SetupScreen)
    assert setup.setup.choices.names[0] == "Asha B7"
    field = setup.widgets.focused
    assert isinstance(field, TextField)
    assert field.text == "Asha B7"


def test_one_step_back_leaves_the_name_as_it_was(driver: Driver, thumbs: Thumbs) -> None:
    before = driver.screen(SetupScreen).setup.choices.names
    type_in(opened(driver, thumbs), thumbs, "q")
    thumbs.press("b")
    assert driver.screen(SetupScreen).setup.choices.names == before
    type_in(opened(driver, thumbs), thumbs, "q")
    driver.key(key.ESCAPE)
    assert driver.screen(SetupScreen).setup.choices.names == before
    type_in(opened(driver, thumbs), thumbs, "q")
    driver.push("Cancel")
    assert driver.screen(SetupScreen).setup.choices.names == before


def test_buttons_save_the_way_and_capitals_can_be_chosen(driver: Driver, thumbs: Thumbs) -> None:
    screen = opened(driver, thumbs)
    thumbs.press("x")
    type_in(screen, thumbs, "a", "n", "ABC", "n")
    thumbs.press("y")
    type_in(screen, thumbs, "abc", "o")
    thumbs.press("x")
    type_in(screen, thumbs, "x")
    assert screen.line.text == "AnN X"
    thumbs.press("start")
    assert driver.screen(SetupScreen).setup.choices.names[0] == "AnN X"


def test_more_can_be_written_behind_or_within_what_was_there(
    driver: Driver, thumbs: Thumbs
) -> None:
    screen = opened(driver, thumbs)
    before = screen.line.text
    screen.pad_press("righttrigger")
    type_in(screen, thumbs, "z")
    assert screen.line.text == f"{before}z"
    screen.pad_press("lefttrigger")
    type_in(screen, thumbs, "y")
    assert screen.line.text == f"{before}yz"


def test_it_is_used_with_the_mouse_and_a_real_keyboard_too(driver: Driver, thumbs: Thumbs) -> None:
    screen = opened(driver, thumbs)
    driver.click(find(screen, "k").rect)
    driver.window.dispatch_event("on_text", "i")
    driver.key(key.SPACE)
    driver.window.dispatch_event("on_text", "ß")
    driver.key(key.BACKSPACE)
    driver.window.dispatch_event("on_text", "ñ")
    driver.key(key.ENTER)
    assert driver.screen(SetupScreen).setup.choices.names[0] == "Ki ñ"


def test_nepali_names_are_written_in_their_own_letters(driver: Driver, thumbs: Thumbs) -> None:
    driver.game.stage.words = driver.game.services.words = Words(shipped("assets") / "locale")
    driver.game.stage.words.speak("ne")
    driver.game.open_setup()
    driver.frames()
    screen = opened(driver, thumbs)
    type_in(screen, thumbs, "ग", "की", "त")
    thumbs.press("y", "rightshoulder")
    driver.frames()
    type_in(screen, thumbs, "k")
    thumbs.press("start")
    assert driver.screen(SetupScreen).setup.choices.names[0] == "गीत K"


def test_no_more_is_taken_than_the_field_holds(driver: Driver, thumbs: Thumbs) -> None:
    screen = opened(driver, thumbs)
    go_to(screen, thumbs, "m")
    thumbs.press(*["a"] * 40)
    assert len(screen.line.text) == screen.line.most == 24
