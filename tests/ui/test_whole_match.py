"""A new player goes from the title to the result of a match: by mouse, by keys, by controller."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import arcade
import pytest
from arcade import key

from carrom.core.geometry import Point
from carrom.core.match import MatchConfig, Phase
from carrom.core.pieces import QueenAt
from carrom.core.record import Record
from carrom.core.seats import BySide, Side
from carrom.session.opening import begin
from carrom.session.session import MatchSession
from carrom.ui.controls.devices import Device
from carrom.ui.screens.pause import PauseScreen
from carrom.ui.screens.play import PlayScreen
from carrom.ui.screens.score_card import ScoreCardScreen
from carrom.ui.screens.settings import SettingsScreen
from carrom.ui.screens.setup import SetupScreen
from carrom.ui.screens.title import TitleScreen
from carrom.ui.services import Services
from tests.ui.driver import Driver
from tests.ui.matches import LAST_COIN, with_layout
from tests.ui.pads import Thumbs


@pytest.fixture
def driver(window: arcade.Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """At the title; new matches begin at 24 to 0, with one coin to pocket."""

    def almost_over(services: Services, config: MatchConfig) -> MatchSession:
        state = with_layout(begin(config), LAST_COIN, QueenAt.WHITE)
        return services.resume(replace(state, score=BySide(24, 0)), Record(config))

    monkeypatch.setattr(Services, "begin", almost_over)
    driver = Driver(window, tmp_path)
    driver.game.open_title()
    driver.frames()
    return driver


def wanted_angle(driver: Driver) -> float:
    """Of the aim that sends the striker to the last coin, in degrees."""
    spot, coin = driver.hand().spot, LAST_COIN["w1"]
    return math.degrees(math.atan2(coin.y - spot.y, coin.x - spot.x))


def assert_won(driver: Driver) -> None:
    assert driver.screen(PlayScreen).state.phase is Phase.MATCH_OVER
    assert driver.screen(PlayScreen).state.winner is Side.A


def test_by_mouse(driver: Driver) -> None:
    driver.push("New match")
    driver.screen(SetupScreen)
    driver.push("Start")
    driver.frames(30)
    angle = math.radians(wanted_angle(driver))
    end = driver.pull(Point(-80 * math.cos(angle), -80 * math.sin(angle)))
    driver.release(*end)
    driver.to_rest()
    assert_won(driver)
    driver.click(driver.screen(PlayScreen).buttons.next.rect)
    driver.screen(ScoreCardScreen)
    driver.click(driver.screen(ScoreCardScreen).foot_buttons()[-1].rect)
    driver.screen(TitleScreen)


def test_by_keys(driver: Driver) -> None:
    driver.key(key.DOWN)
    driver.key(key.ENTER)
    driver.screen(SetupScreen)
    driver.key(key.ENTER)
    driver.frames(30)
    assert driver.game.stage.devices.in_use is Device.KEYS
    turns = round((wanted_angle(driver) - 90) * 10)
    driver.key(key.DOWN, times=-turns // 10)
    driver.key(key.DOWN, key.MOD_SHIFT, times=-turns % 10)
    driver.key(key.MINUS, times=18)
    driver.key(key.SPACE)
    driver.to_rest()
    assert_won(driver)
    driver.key(key.ENTER)
    driver.screen(ScoreCardScreen)
    driver.key(key.ENTER)
    driver.screen(TitleScreen)


def test_by_controller(driver: Driver, thumbs: Thumbs) -> None:
    thumbs.press("dpdown", "a")
    driver.screen(SetupScreen)
    thumbs.press("a")
    driver.frames(30)
    assert driver.game.stage.devices.in_use is Device.PAD
    hand, along = driver.hand(), driver.hand().along

    thumbs.push("left", 0.9)
    driver.frames(10)
    assert hand.along > along + 100
    thumbs.push("left", 0.0)
    for push in (1.0, 0.4):
        thumbs.push("right", push)
        while hand.resting_aim.angle / 100 > wanted_angle(driver) + (3 if push == 1.0 else 0.05):
            driver.frames()
    thumbs.push("right", 0.0)
    thumbs.press(*["lefttrigger"] * 18)
    assert hand.resting_aim.percent == 32

    thumbs.press("start")
    driver.screen(PauseScreen)
    while driver.screen(PauseScreen).widgets.focused is not driver.widget("Settings"):
        thumbs.press("dpdown")
    thumbs.press("a")
    driver.screen(SettingsScreen)
    thumbs.press("b", "b")
    driver.screen(PlayScreen)

    driver.frames(30)
    thumbs.press("a")
    driver.to_rest()
    assert_won(driver)
    thumbs.press("a")
    driver.screen(ScoreCardScreen)
    thumbs.press("a")
    driver.screen(TitleScreen)
