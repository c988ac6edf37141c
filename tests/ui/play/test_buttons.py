"""Everything that can be done at the board has its button, in the smallest window too."""

from __future__ import annotations

import pytest

from carrom.core.pieces import QueenAt
from carrom.core.ruling import Reason
from carrom.laws.reasons import OWN_COIN
from carrom.ui.art.theme import LEAST_SIZE, LEAST_TARGET
from carrom.ui.controls.devices import Device
from carrom.ui.play.prompting import how_of
from carrom.ui.screens.play import PlayScreen
from carrom.ui.stage import TEXT_SIZES
from tests.ui.driver import Driver
from tests.ui.matches import match, with_layout
from tests.ui.pads import Thumbs
from tests.ui.test_small_window import COINS, make_small, overlap


@pytest.fixture
def screen(driver: Driver) -> PlayScreen:
    return driver.play(with_layout(match(), COINS, QueenAt.WHITE))


@pytest.mark.parametrize("text", TEXT_SIZES.values())
def test_every_button_is_there_with_the_least_room(screen: PlayScreen, text: float) -> None:
    reasons: tuple[Reason, ...] = (OWN_COIN,)
    screen.flow.verdict.show(["Judged."], reasons)
    screen.buttons.choose()
    make_small(screen, text)
    buttons = screen.buttons
    wanted = [buttons.next, buttons.why, buttons.sound, buttons.again, buttons.card, buttons.menu]
    assert set(wanted) <= set(screen.widgets.widgets)
    rects = [button.rect for button in wanted]
    assert all(rect.left >= 0 and rect.right <= LEAST_SIZE[0] for rect in rects)
    assert all(min(rect.width, rect.height) >= LEAST_TARGET for rect in rects)
    rects.append(buttons.prompt_room(screen.layout, screen.canvas.theme.gap))
    assert not any(overlap(a, b) for a in rects for b in rects if a is not b)
    assert all(button.word or button.tip for button in wanted)


def test_a_button_without_a_word_is_named_while_it_is_pointed_at(
    driver: Driver, screen: PlayScreen, read: list[str]
) -> None:
    assert "Last stroke again" not in read
    driver.window.dispatch_event("on_mouse_motion", *screen.buttons.again.rect.centre, 0, 0)
    driver.frames()
    assert "Last stroke again" in read
    screen.on_deactivate()
    read.clear()
    driver.frames()
    assert "Last stroke again" not in read


def test_a_button_without_a_word_is_named_while_a_controller_is_at_it(
    driver: Driver, screen: PlayScreen, thumbs: Thumbs, read: list[str]
) -> None:
    thumbs.press("y")
    driver.frames()
    assert screen.widgets.focused is screen.buttons.sound
    assert "Sound on or off" in read


@pytest.mark.parametrize("text", TEXT_SIZES.values())
@pytest.mark.parametrize("device", list(Device))
def test_how_to_aim_is_written_as_large_as_ever(
    screen: PlayScreen, text: float, device: Device
) -> None:
    screen.stage.devices.in_use = device
    make_small(screen, text)
    canvas = screen.canvas
    room = screen.buttons.prompt_room(screen.layout, canvas.theme.gap).width
    how = how_of(screen.words, screen.flow, screen.stage.devices)
    assert canvas.text.size_for(how, canvas.theme.small, room) == canvas.theme.small
