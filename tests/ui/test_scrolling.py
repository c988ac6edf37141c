"""Whatever does not fit is scrolled by the same bar, on every screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from arcade import key

from carrom.core.match import BoardResult
from carrom.core.seats import BySide, Side
from carrom.ui.art.widgets import ListRow, ListView, ScrollBar, Widget
from carrom.ui.screens.help import HelpScreen
from carrom.ui.screens.rows import Row
from carrom.ui.screens.score_card import ScoreCardScreen
from carrom.ui.screens.screen import Screen
from carrom.ui.screens.settings import SettingsScreen
from carrom.ui.screens.setup import SetupScreen
from carrom.ui.screens.title import TitleScreen
from tests.ui.driver import Driver
from tests.ui.matches import match
from tests.ui.test_small_window import make_small


def new_match(driver: Driver) -> Screen:
    driver.game.open_setup()
    return driver.screen(SetupScreen)


def controls(driver: Driver) -> Screen:
    driver.game.open_title()
    driver.game.open_settings(driver.screen(TitleScreen))
    driver.screen(SettingsScreen).page(-1)
    return driver.screen(SettingsScreen)


def rules(driver: Driver) -> Screen:
    driver.game.open_title()
    driver.game.open_help(driver.screen(TitleScreen), None)
    return driver.screen(HelpScreen)


def long_card(driver: Driver) -> Screen:
    boards = tuple(BoardResult(Side.A, 1, 0, 0, Side.A, BySide(n, 0)) for n in range(1, 25))
    driver.game.open_score_card(driver.play(replace(match(), boards=boards)))
    card = driver.screen(ScoreCardScreen)
    driver.frames()
    card.page(-10)
    return card


@pytest.mark.parametrize("opened", [new_match, controls, rules, long_card])
def test_a_bar_brings_the_rest_in_sight(
    driver: Driver, read: list[str], opened: Callable[[Driver], Screen]
) -> None:
    screen = opened(driver)
    make_small(screen)
    paint(screen)
    bar = bars(screen)[-1]
    read.clear()
    paint(screen)
    top = list(read)
    screen.widgets.on_mouse_press(bar.rect.centre.x, bar.rect.top - 8)
    screen.widgets.on_mouse_drag(bar.rect.centre.x, bar.rect.bottom - 8)
    read.clear()
    paint(screen)
    assert set(read) - set(top)
    assert bars(screen)


def test_the_wheel_turns_over_the_bar_too(driver: Driver) -> None:
    screen = new_match(driver)
    make_small(screen)
    for bar in bars(screen):
        before = list(screen.widgets.widgets)
        x, y = bar.rect.centre
        screen.on_mouse_scroll(round(x), round(y), 0, -1)
        assert screen.widgets.widgets != before


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("column", [0, 1])
def test_arrows_go_down_and_up_through_every_command(
    driver: Driver, column: int, small: bool
) -> None:
    screen = controls(driver)
    if small:
        make_small(screen)
    fields = [(row.widget, row.beside)[column] for row in rows_of(screen)]
    wanted = [field for field in fields if field is not None and field.reachable]
    screen.widgets.focus(wanted[0], show=True)
    for step, order in ((key.DOWN, wanted), (key.UP, wanted[::-1])):
        for field in order[1:]:
            screen.on_key_press(step, 0)
            assert screen.widgets.focused is field
            assert field in screen.widgets.widgets


def test_a_row_that_is_chosen_does_not_lie_at_the_edge(driver: Driver) -> None:
    screen = rules(driver)
    view = next(each for each in screen.widgets.widgets if isinstance(each, ListView))
    view.show([ListRow(str(n)) for n in range(40)])
    driver.frames()
    view.choose(20)
    below = 21 * view._row_height - view._offset
    assert below < view.rect.height - view._row_height / 2


def rows_of(screen: Screen) -> Sequence[Row]:
    assert isinstance(screen, SettingsScreen)
    return screen.rows._rows


def paint(screen: Screen) -> None:
    screen.paint()
    screen.widgets.draw(screen.canvas)
    screen.canvas.flush()


def bars(screen: Screen) -> list[Widget]:
    return [each for each in screen.widgets.widgets if isinstance(each, ScrollBar) and each.shown]
