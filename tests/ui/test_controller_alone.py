"""Everything can be reached and done by a player who has only a game controller."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import arcade
import pytest

from carrom.core.match import BoardResult
from carrom.core.seats import BySide, Side
from carrom.ui.art.widgets import Choice, Slider, TextField, Widget
from carrom.ui.screens.export import ExportScreen
from carrom.ui.screens.keyboard import KeyboardScreen
from carrom.ui.screens.pause import PauseScreen
from carrom.ui.screens.positions import PositionsScreen
from carrom.ui.screens.practice import PracticeScreen
from carrom.ui.screens.replay import ReplayScreen
from carrom.ui.screens.rows_sheet import RowsSheet
from carrom.ui.screens.score_card import ScoreCardScreen
from carrom.ui.screens.screen import Screen
from carrom.ui.screens.settings import SettingsScreen
from carrom.ui.screens.title import TitleScreen
from tests.ui.driver import Driver
from tests.ui.matches import last_coin, match
from tests.ui.pads import Thumbs
from tests.ui.test_replays import keep


@pytest.fixture
def driver(window: arcade.Window, tmp_path: Path) -> Driver:
    driver = Driver(window, tmp_path)
    driver.game.open_title()
    driver.frames()
    return driver


def shown(driver: Driver) -> Screen:
    view = driver.window.current_view
    assert isinstance(view, Screen)
    return view


def all_widgets(screen: Screen) -> list[Widget]:
    """What is in sight, and what rows hold that are not."""
    found = list(screen.widgets.widgets)
    for rows in screen.columns if isinstance(screen, RowsSheet) else ():
        for row in rows._rows:
            found += [row.widget] if row.beside is None else [row.widget, row.beside]
    return [widget for widget in dict.fromkeys(found) if widget.reachable]


def go_to(driver: Driver, thumbs: Thumbs, word: str) -> Widget:
    """Step on with one button until a widget has the focus."""
    for _ in range(80):
        focused = shown(driver).widgets.focused
        if focused is not None and getattr(focused, "word", "") == word:
            return focused
        thumbs.press("y")
    raise AssertionError(f"{word} is never reached")


def press(driver: Driver, thumbs: Thumbs, word: str) -> None:
    go_to(driver, thumbs, word)
    thumbs.press("a")
    driver.frames()


def replay(driver: Driver) -> None:
    driver.game.open_replays()
    path = keep(driver, "2030-01-02 12.00.00.jsonl")
    driver.game.open_replay(shown(driver), path)


def export(driver: Driver) -> None:
    replay(driver)
    driver.game.open_export(driver.screen(ReplayScreen))


def play(driver: Driver) -> None:
    driver.play(last_coin())


def pause(driver: Driver) -> None:
    play(driver)
    shown(driver).pause()


def seats(driver: Driver) -> None:
    pause(driver)
    driver.game.open_seats(driver.screen(PauseScreen)._play)


def controls(driver: Driver) -> None:
    driver.game.open_settings(shown(driver))
    shown(driver).page(-1)


def positions(driver: Driver) -> None:
    driver.game.practice.open_table()
    driver.game.practice.open_positions(driver.screen(PracticeScreen))


SCREENS: dict[str, Callable[[Driver], None]] = {
    "title": lambda driver: None,
    "set-up": lambda driver: driver.game.open_setup(),
    "watch": lambda driver: driver.game.open_watch_setup(),
    "replays": lambda driver: driver.game.open_replays(),
    "statistics": lambda driver: driver.game.open_statistics(),
    "plugins": lambda driver: driver.game.open_plugins(),
    "settings": lambda driver: driver.game.open_settings(shown(driver)),
    "controls": controls,
    "help": lambda driver: driver.game.open_help(shown(driver), None),
    "practice": lambda driver: driver.game.practice.open_table(),
    "positions": positions,
    "challenges": lambda driver: driver.game.practice.open_challenges(),
    "play": play,
    "pause": pause,
    "seats": seats,
    "replay": replay,
    "export": export,
}

IN_A_MATCH = ("play", "pause", "seats")
"""Out of a match leads its menu."""


@pytest.mark.parametrize("name", SCREENS)
def test_every_widget_is_gone_to_and_one_button_leads_back(
    driver: Driver, thumbs: Thumbs, name: str
) -> None:
    SCREENS[name](driver)
    driver.frames(2)
    screen, visited = shown(driver), set[Widget]()
    for _ in range(80):
        thumbs.press("y")
        assert screen.widgets.focused is not None
        visited.add(screen.widgets.focused)
    missed = [getattr(w, "word", w) for w in all_widgets(screen) if w not in visited]
    assert not missed
    for _ in range(6):
        if name in IN_A_MATCH or isinstance(shown(driver), TitleScreen):
            return
        thumbs.press("b")
        driver.frames()
    raise AssertionError("there is no way back")


def test_sliders_and_sections_of_the_settings(driver: Driver, thumbs: Thumbs) -> None:
    driver.game.open_settings(shown(driver))
    thumbs.press("rightshoulder", "rightshoulder")
    driver.frames()
    volume = go_to(driver, thumbs, "Volume")
    assert isinstance(volume, Slider)
    before = volume.value
    with thumbs.holding("dpleft"):
        driver.frames(60)
    assert volume.value < before - 0.1
    assert driver.game.services.settings.sound.volume == volume.value
    driver.screen(SettingsScreen)


def test_a_replay_is_sought_and_exported(driver: Driver, thumbs: Thumbs) -> None:
    replay(driver)
    driver.frames(2)
    screen = driver.screen(ReplayScreen)
    for _ in range(8):
        if screen.widgets.focused is screen.seek_bar:
            break
        thumbs.press("dpright")
    with thumbs.holding("dpright"):
        driver.frames(90)
    assert screen.playback.position > 5
    press(driver, thumbs, "Export")
    press(driver, thumbs, "Write")
    export = driver.screen(ExportScreen)
    while export.job is not None:
        driver.frames()
    assert len(list(driver.game.services.exports.iterdir())) == 1


def test_a_position_is_named_and_kept(driver: Driver, thumbs: Thumbs) -> None:
    positions(driver)
    driver.frames()
    screen = driver.screen(PositionsScreen)
    while not isinstance(screen.widgets.focused, TextField):
        thumbs.press("y")
    thumbs.press("a")
    driver.frames()
    driver.screen(KeyboardScreen)
    thumbs.press("a", "a", "start")
    driver.frames()
    press(driver, thumbs, "Keep")
    assert driver.game.practice.positions.names() == ("Qq",)


def test_choices_of_a_new_match_and_its_start(driver: Driver, thumbs: Thumbs) -> None:
    press(driver, thumbs, "New match")
    rules = go_to(driver, thumbs, "Rules")
    assert isinstance(rules, Choice)
    thumbs.press("dpright")
    chosen = driver.game.services.registry.rule_sets[rules.index].id
    press(driver, thumbs, "Start")
    driver.frames(2)
    assert driver.game.services.store.load().match.config.rule_set == chosen  # type: ignore[union-attr]


def test_earlier_boards_of_a_long_card_come_in_sight(driver: Driver, thumbs: Thumbs) -> None:
    state = match()
    boards = tuple(
        BoardResult(Side.A, 1, 0, 0, Side.A, BySide(number, 0)) for number in range(1, 25)
    )
    screen = driver.play(replace(state, boards=boards))
    driver.game.open_score_card(screen)
    driver.frames(2)
    card = driver.screen(ScoreCardScreen)
    newest = card._first
    assert newest > 0
    thumbs.press("leftshoulder")
    assert card._first < newest
    thumbs.press("rightshoulder", "rightshoulder")
    assert card._first == newest
