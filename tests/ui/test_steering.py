"""Keys and controllers at the board and in menus, as a player meets them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import cast

import pytest
from arcade import key

from carrom.core.pieces import QueenAt
from carrom.core.seats import Seat
from carrom.core.stroke import ANGLE_PER_DEGREE, launch_velocity
from carrom.ui.controls.bindings import Command
from carrom.ui.controls.devices import Device
from carrom.ui.screens.pause import PauseScreen
from carrom.ui.screens.play import PlayScreen
from carrom.ui.screens.setup import SetupScreen
from carrom.ui.screens.title import TitleScreen
from tests.ui.driver import Driver
from tests.ui.matches import LAST_COIN, last_coin, match, with_layout
from tests.ui.pads import Controller, Ports, Thumbs
from tests.ui.test_placing_in_window import BACK, to_place


def board(driver: Driver) -> PlayScreen:
    return driver.play(last_coin())


@pytest.fixture(params=list(Seat), ids=lambda seat: seat.name)
def seat(request: pytest.FixtureRequest) -> Seat:
    return cast(Seat, request.param)


@pytest.fixture(params=[False, True], ids=["as it lies", "turned"])
def seen(driver: Driver, seat: Seat, request: pytest.FixtureRequest) -> Callable[[], list[float]]:
    """How far right, or up, the striker and the end of its aim are on the screen."""
    services = driver.game.services
    services.change_settings(play=replace(services.settings.play, turn_board=request.param))
    doubles = match(doubles=True)
    screen = driver.play(with_layout(doubles, LAST_COIN, QueenAt.WHITE, to_strike=seat))
    driver.frames(30)

    def places() -> list[float]:
        hand = driver.hand()
        way = launch_velocity(seat, hand.resting_aim.angle / ANGLE_PER_DEGREE, 1.0)
        ends = screen.camera.to_window(hand.spot), screen.camera.direction_to_window(way)
        return [x + y for x, y in ends]

    return places


def test_right_is_where_the_right_of_the_screen_is_or_up(
    driver: Driver, seen: Callable[[], list[float]], thumbs: Thumbs
) -> None:
    places = [seen()]
    for symbol in (key.RIGHT, key.DOWN):
        driver.key(symbol, times=3)
        places.append(seen())
    for stick in ("left", "right"):
        thumbs.push(stick, 1.0)
        driver.frames(10)
        thumbs.push(stick, 0.0)
        places.append(seen())
    strikers, aims = zip(*places, strict=True)
    assert strikers[0] < strikers[1] == strikers[2] < strikers[3]
    assert aims[1] < aims[2] < aims[4]


@pytest.mark.parametrize("symbol", [key.ENTER, key.NUM_ENTER])
def test_enter_presses_what_stands_out_on_the_title(driver: Driver, symbol: int) -> None:
    driver.game.open_title()
    driver.key(symbol)
    driver.screen(SetupScreen)


def test_arrows_reach_every_button_of_the_title_and_the_focus_is_seen(driver: Driver) -> None:
    driver.game.open_title()
    driver.key(key.DOWN)
    screen = driver.screen(TitleScreen)
    assert screen.widgets.shows_focus
    reached = {screen.widgets.focused}
    for symbol in (key.DOWN, key.RIGHT, key.UP, key.LEFT) * 12:
        driver.key(symbol)
        reached.add(screen.widgets.focused)
        if symbol == key.LEFT:
            driver.key(key.DOWN)
            reached.add(screen.widgets.focused)
    assert reached == set(screen.widgets.widgets)


def test_arrow_before_a_turn_does_not_take_the_space_key_from_the_striker(driver: Driver) -> None:
    screen = board(driver)
    driver.shoot()
    assert screen.flow.moving
    driver.key(key.LEFT)
    assert not screen.widgets.shows_focus
    driver.key(key.ENTER)
    assert not screen.flow.moving


def test_stick_at_rest_leaves_the_prompt_to_the_mouse(driver: Driver, thumbs: Thumbs) -> None:
    screen = board(driver)
    thumbs.push("right", 0.1)
    driver.frames(5)
    assert driver.game.stage.devices.in_use is Device.MOUSE
    thumbs.push("right", -0.5)
    driver.frames(5)
    assert driver.game.stage.devices.in_use is Device.PAD
    assert screen.flow.hand is not None
    assert screen.flow.hand.resting_aim.angle > 9000


def test_shoulder_makes_steps_fine_only_while_it_is_held(driver: Driver, thumbs: Thumbs) -> None:
    board(driver)
    with thumbs.holding("leftshoulder"):
        thumbs.press("dpup")
    assert driver.hand().resting_aim.angle == 9010
    thumbs.press("dpup")
    assert driver.hand().resting_aim.angle == 9110


def test_b_takes_the_aim_back_first_and_then_opens_the_menu(driver: Driver, thumbs: Thumbs) -> None:
    board(driver)
    thumbs.press("dpup", "b")
    assert not driver.hand().keyed
    thumbs.press("b")
    driver.screen(PauseScreen)
    thumbs.press("b")
    driver.screen(PlayScreen)


def test_buttons_beside_the_board_are_gone_to_and_left(driver: Driver, thumbs: Thumbs) -> None:
    screen = board(driver)
    thumbs.press("y")
    assert screen.widgets.shows_focus
    aim = driver.hand().resting_aim
    thumbs.press("dpright")
    assert driver.hand().resting_aim == aim
    thumbs.press("b")
    assert not screen.widgets.shows_focus
    driver.screen(PlayScreen)


def test_controller_puts_a_coin_down(driver: Driver, thumbs: Thumbs) -> None:
    screen = driver.play(to_place("laws", Seat.SOUTH, *BACK))
    placing = screen.flow.placing
    assert placing is not None
    start = placing.choice.spot
    thumbs.push("left", 1.0)
    driver.frames(3)
    thumbs.push("left", 0.0)
    thumbs.press("dpup")
    assert placing.choice.spot.x > start.x
    assert placing.choice.spot.y > start.y
    placing.point(placing.spots[0])
    thumbs.press("a")
    assert screen.state.placing is not None
    assert len(screen.state.placing.pieces) == len(BACK) - 1


@pytest.mark.parametrize("moving", [False, True])
def test_unplugged_in_a_match_pauses_and_the_mouse_goes_on(
    driver: Driver, ports: Ports, held: Controller, thumbs: Thumbs, moving: bool
) -> None:
    screen = board(driver)
    driver.frames(30)
    thumbs.press("dpup")
    if moving:
        thumbs.press("a")
        assert screen.flow.moving
    else:
        thumbs.push("right", 1.0)
        driver.frames(3)
    ports.unplug(held)
    driver.screen(PauseScreen)
    driver.frames(30)
    driver.key(key.ESCAPE)
    assert driver.screen(PlayScreen) is screen
    assert driver.game.stage.devices.in_use is not Device.PAD
    if not moving:
        angle = driver.hand().resting_aim.angle
        driver.frames(10)
        assert driver.hand().resting_aim.angle == angle
    ports.plug(held)
    thumbs.press("start")
    driver.screen(PauseScreen)


def test_unplugged_while_another_device_is_in_use_disturbs_nobody(
    driver: Driver, ports: Ports, held: Controller
) -> None:
    board(driver)
    driver.key(key.RIGHT)
    ports.unplug(held)
    driver.screen(PlayScreen)


def test_unplugged_in_a_menu_leaves_the_menu_as_it_is(
    driver: Driver, ports: Ports, held: Controller, thumbs: Thumbs
) -> None:
    driver.game.open_title()
    with thumbs.holding("dpdown"):
        ports.unplug(held)
    focused = driver.screen(TitleScreen).widgets.focused
    driver.frames(60)
    assert driver.screen(TitleScreen).widgets.focused is focused
    ports.plug(held)
    thumbs.press("a")
    driver.screen(SetupScreen)


def test_held_direction_goes_on_through_a_menu(driver: Driver, thumbs: Thumbs) -> None:
    driver.game.open_setup()
    thumbs.press("dpdown")
    first = driver.screen(SetupScreen).widgets.focused
    with thumbs.holding("dpdown"):
        driver.frames(60)
    focused = driver.screen(SetupScreen).widgets.focused
    assert focused is not first
    assert focused in driver.screen(SetupScreen).widgets.widgets
    driver.frames(60)
    assert driver.screen(SetupScreen).widgets.focused is focused


def test_window_that_is_not_looked_at_hears_no_controller(driver: Driver, thumbs: Thumbs) -> None:
    screen = board(driver)
    thumbs.push("right", 1.0)
    driver.frames(2)
    driver.window.dispatch_event("on_deactivate")
    angle = driver.hand().resting_aim.angle
    thumbs.press("a", "dpup", "start")
    driver.frames(30)
    assert driver.screen(PlayScreen) is screen
    assert driver.hand().resting_aim.angle == angle
    driver.window.dispatch_event("on_activate")
    thumbs.press("dpup")
    assert driver.hand().resting_aim.angle != angle


def test_remapped_key_strikes_and_the_old_one_does_not(driver: Driver) -> None:
    screen = board(driver)
    devices = driver.game.stage.devices
    devices.bindings = devices.bindings.with_key(Command.SHOOT, key.F)
    driver.frames(30)
    driver.key(key.SPACE)
    assert not screen.flow.moving
    driver.key(key.F)
    assert screen.flow.moving
