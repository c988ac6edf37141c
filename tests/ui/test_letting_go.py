"""What is held in the hand when something comes in between: a button, another window, a size."""

from __future__ import annotations

import arcade
import pytest
from arcade import key

from carrom.core.geometry import Point
from carrom.ui.screens.play import PlayScreen
from tests.ui.driver import FRAME_S, Driver
from tests.ui.matches import last_coin


@pytest.mark.parametrize("how", ["escape", "right button"])
def test_pull_is_cancelled(driver: Driver, how: str) -> None:
    screen = driver.play(last_coin())
    end = driver.pull(Point(0, -120))
    if how == "escape":
        driver.key(key.ESCAPE)
    else:
        right = arcade.MOUSE_BUTTON_RIGHT
        driver.window.dispatch_event("on_mouse_press", *end, right, 0)
    driver.release(*end)
    assert not screen.flow.moving
    assert driver.screen(PlayScreen) is screen


def test_losing_the_focus_cancels_the_pull_and_stops_clock_and_keys(driver: Driver) -> None:
    screen = driver.play(last_coin())
    end = driver.pull(Point(0, -120))
    driver.window.dispatch_event("on_key_press", key.LEFT, 0)
    along = driver.hand().along
    driver.window.dispatch_event("on_deactivate")
    driver.frames(60)
    assert screen.session.on_hold
    assert driver.hand().along == along
    driver.window.dispatch_event("on_activate")
    driver.release(*end)
    driver.frames(60)
    assert not screen.flow.moving
    assert not screen.session.on_hold
    assert driver.hand().along == along


def test_minimising_and_sizes_of_nothing_are_harmless(driver: Driver) -> None:
    screen = driver.play(last_coin())
    driver.pull(Point(0, -120))
    driver.window.dispatch_event("on_hide")
    layout = screen.layout
    driver.window.dispatch_event("on_resize", 0, 0)
    driver.window.dispatch_event("on_resize", 1280, 0)
    driver.frames(3)
    assert screen.layout == layout
    assert not driver.hand().busy


def test_nothing_moves_or_is_drawn_while_the_window_is_minimised(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = driver.play(last_coin())
    driver.shoot()
    driver.frames(3)
    driver.window.dispatch_event("on_hide")
    layout = driver.game.services.simulator.layout()
    with monkeypatch.context() as patched:
        patched.setattr(screen, "paint", lambda: pytest.fail("drawn"))
        driver.frames(300)
    assert screen.flow.moving
    assert driver.game.services.simulator.layout() == layout
    driver.window.dispatch_event("on_show")
    driver.frames(300)
    assert not screen.flow.moving


def test_another_size_of_the_window_cancels_the_pull(driver: Driver) -> None:
    screen = driver.play(last_coin())
    end = driver.pull(Point(0, -120))
    driver.window.dispatch_event("on_resize", *driver.window.get_size())
    assert not driver.hand().busy
    driver.release(*end)
    assert not screen.flow.moving


def test_verdict_waits_for_those_who_look_elsewhere(driver: Driver) -> None:
    screen = driver.play(last_coin())
    driver.key(key.MINUS, times=60)
    driver.shoot()
    driver.to_rest()
    assert screen.flow.verdict.blocking
    driver.window.dispatch_event("on_deactivate")
    driver.frames(round((screen.flow.verdict.delay_s + 1) / FRAME_S))
    assert screen.flow.verdict.blocking
    driver.window.dispatch_event("on_activate")
    driver.frames(round((screen.flow.verdict.delay_s + 1) / FRAME_S))
    assert not screen.flow.verdict.shown


def test_pull_released_outside_the_window_is_a_stroke(driver: Driver) -> None:
    screen = driver.play(last_coin())
    driver.pull(Point(0, -120))
    driver.drag(700, -60)
    driver.release(700, -60)
    assert screen.flow.moving


def test_a_button_never_aims_and_a_pull_never_clicks(driver: Driver) -> None:
    screen = driver.play(last_coin())
    menu = screen.buttons.menu.rect.centre
    spot = driver.at(driver.hand().spot)
    driver.press(*menu)
    driver.drag(*spot)
    driver.drag(spot[0], spot[1] - 80)
    driver.release(spot[0], spot[1] - 80)
    assert driver.screen(PlayScreen) is screen
    assert not screen.flow.moving

    driver.press(*spot)
    driver.drag(spot[0] + 100, spot[1] - 60)
    driver.drag(*menu)
    driver.release(*menu)
    assert driver.screen(PlayScreen) is screen
    assert screen.flow.moving


def test_aim_starts_where_the_striker_stands_after_a_resize(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = driver.play(last_coin())
    driver.key(key.LEFT, times=20)
    monkeypatch.setattr(driver.window, "get_size", lambda: (800, 600))
    driver.window.dispatch_event("on_resize", 800, 600)
    driver.frames()
    assert screen.layout.board.right <= 800
    driver.pull(Point(0, -100))
    pull = driver.hand().pull
    assert pull is not None
    assert pull.striker == driver.hand().spot
