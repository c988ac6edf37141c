"""Continue, although a personality or a house rule of the match is not there any more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import arcade
import pytest
from arcade import key

from carrom.core.match import MatchState, PlayerSpec
from carrom.core.seats import Player
from carrom.ui.art.widgets import Choice, Widget
from carrom.ui.play.paced_thinker import PacedThinker
from carrom.ui.screens.lacking import LackingScreen
from carrom.ui.screens.play import PlayScreen
from carrom.ui.screens.plugins import PluginsScreen
from carrom.ui.screens.title import TitleScreen
from tests.ui.driver import Driver
from tests.ui.matches import config
from tests.ui.minds import Mind
from tests.ui.pads import Ports, Thumbs, controller

Press = Callable[[Widget], None]


@pytest.fixture
def driver(window: arcade.Window, tmp_path: Path) -> Driver:
    driver = Driver(window, tmp_path)
    driver.game.services.thinker = PacedThinker(Mind())
    return driver


def keep(driver: Driver, *, personality: str | None = None, rule: str = "") -> MatchState:
    """A kept match for which something is missing."""
    services = driver.game.services
    session = services.begin(config())
    state, record = session.state, session.record
    players = {**state.config.players, Player.B1: PlayerSpec("Sharp", personality)}
    rules = {rule: {}} if rule else {}
    changed = replace(state.config, players=players, house_rules=rules)
    state = replace(state, config=changed)
    services.store.save(state, replace(record, config=changed))
    driver.game.open_title()
    driver.frames()
    return state


def by_mouse(driver: Driver) -> Press:
    return lambda widget: driver.click(widget.rect)


def steered(driver: Driver, further: Callable[[], None], press: Callable[[], None]) -> Press:
    """Go from widget to widget until the right one has the focus."""

    def act(widget: Widget) -> None:
        view = driver.window.current_view
        assert view is not None
        for _ in range(20):
            if view.widgets.focused is widget:  # type: ignore[attr-defined]
                press()
                driver.frames()
                return
            further()
        raise AssertionError("never reached")

    return act


def by_key(driver: Driver) -> Press:
    return steered(driver, lambda: driver.key(key.TAB), lambda: driver.key(key.ENTER))


def by_pad(driver: Driver) -> Press:
    held = controller()
    driver.game.controllers.start(lambda: Ports(held))
    thumbs = Thumbs(held)
    return steered(driver, lambda: thumbs.press("y"), lambda: thumbs.press("a"))


@pytest.fixture(params=[by_mouse, by_key, by_pad])
def press(driver: Driver, request: pytest.FixtureRequest) -> Press:
    made: Press = request.param(driver)
    return made


def test_a_person_takes_the_place_and_it_is_said(driver: Driver, press: Press) -> None:
    before = keep(driver, personality="gone")
    press(driver.widget("Continue"))
    screen = driver.screen(LackingScreen)
    assert screen.widgets.widgets[0].word == "Sharp"  # type: ignore[attr-defined]
    assert driver.game.services.store.load().match == before
    press(driver.widget("Continue"))
    driver.frames(2)
    play = driver.screen(PlayScreen)
    assert play.state.config.players[Player.B1] == PlayerSpec("Player 2")
    assert play.state.board == before.board
    told = " ".join(play.flow.verdict.sentences)
    assert "Sharp is played by Player 2 from now on." in told
    assert len(play.session.record.entries) == 1


def test_another_personality_takes_the_place(driver: Driver, press: Press) -> None:
    keep(driver, personality="gone")
    press(driver.widget("Continue"))
    choice = driver.screen(LackingScreen).widgets.widgets[0]
    assert isinstance(choice, Choice)
    press(choice)
    press(driver.widget("Continue"))
    driver.frames(2)
    assert choice.index
    chosen = driver.game.services.registry.personalities[choice.index - 1]
    spec = driver.screen(PlayScreen).state.config.players[Player.B1]
    assert spec == PlayerSpec(chosen.title, chosen.id)


def test_a_step_back_or_to_the_plugins_leaves_the_match_as_it_is(
    driver: Driver, press: Press
) -> None:
    before = keep(driver, personality="gone", rule="gone_rule")
    press(driver.widget("Continue"))
    press(driver.widget("Back"))
    assert driver.screen(TitleScreen)
    press(driver.widget("Continue"))
    press(driver.widget("Plugins"))
    assert driver.screen(PluginsScreen)
    assert driver.game.services.store.load().match == before


def test_a_house_rule_is_left_out_and_that_is_said_and_kept(driver: Driver) -> None:
    keep(driver, rule="gone_rule")
    press = by_mouse(driver)
    press(driver.widget("Continue"))
    assert any("gone_rule" in line for line in driver.screen(LackingScreen).lines)
    press(driver.widget("Continue"))
    driver.frames(2)
    play = driver.screen(PlayScreen)
    assert "gone_rule is left out from now on." in " ".join(play.flow.verdict.sentences)
    assert "gone_rule (failed)" in play.rules_line
    driver.key(key.PLUS, times=24)
    driver.shoot()
    driver.to_rest()
    state = play.state
    driver.game.open_title()
    driver.frames()
    press(driver.widget("Continue"))
    assert driver.screen(PlayScreen).state == state


def test_a_rule_set_that_is_gone_is_named_by_its_id(driver: Driver) -> None:
    state = keep(driver)
    services = driver.game.services
    changed = replace(state.config, rule_set="gone_set")
    assert services.rules_line(changed) == "gone_set"
