"""Personalities against each other in a real window; here they think at once."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import arcade
import pytest
from arcade import key

from carrom.core.geometry import Point
from carrom.core.match import MatchState, Phase, PlayerSpec
from carrom.core.record import Record
from carrom.core.seats import Player, Side
from carrom.core.stroke import Stroke
from carrom.host.explained import Why
from carrom.host.rulebook import RuleBook
from carrom.session.session import MatchSession
from carrom.ui.play.paced_thinker import PacedThinker
from carrom.ui.screens.title import TitleScreen
from carrom.ui.screens.watch import WatchScreen
from carrom.ui.screens.watch_setup import WatchSetupScreen
from tests.session.builders import legal_stroke
from tests.ui.driver import Driver
from tests.ui.matches import LAST_COIN, last_coin


class QuickProcess:
    """Finds a stroke at once: at the last coin, or straight ahead."""

    def __init__(self) -> None:
        self.why: Why = ""
        self.closed = 0
        self._asked: tuple[int, MatchState] | None = None

    def ask(self, number: int, match: MatchState) -> None:
        self._asked = number, match

    def drop(self) -> None:
        self._asked = None

    def answers(self) -> Iterable[tuple[int, Stroke]]:
        if self._asked is None:
            return []
        (number, match), self._asked = self._asked, None
        self.why = "straight on: it is the only way I know"
        stroke = legal_stroke(match)
        if "w1" in match.board.layout and "b9" not in match.board.layout:
            spot = stroke.position
            way = Point(LAST_COIN["w1"].x - spot.x, LAST_COIN["w1"].y - spot.y)
            angle = math.degrees(math.atan2(way.y, way.x))
            stroke = Stroke.of(stroke.seat, stroke.along_mm, angle, 2500)
        return [(number, stroke)]

    def warm_up(self) -> None:
        pass

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def process() -> QuickProcess:
    return QuickProcess()


@pytest.fixture
def driver(window: arcade.Window, tmp_path: Path, process: QuickProcess) -> Driver:
    driver = Driver(window, tmp_path)
    driver.game.services.thinker = PacedThinker(process)
    return driver


def watching(driver: Driver) -> WatchScreen:
    """A match from its break."""
    driver.game.open_watch_setup()
    driver.frames()
    driver.key(key.TAB, 1)
    driver.key(key.ENTER)
    driver.frames()
    return driver.screen(WatchScreen)


def at_the_last_coin(driver: Driver) -> WatchScreen:
    """A match that one more stroke decides."""
    state = last_coin()
    config = state.config
    config = replace(
        config,
        laws=replace(config.laws, game_target=1),
        players={Player.A1: PlayerSpec("Easy", "easy"), Player.B1: PlayerSpec("Hard", "hard")},
    )
    services = driver.game.services
    session = MatchSession(
        replace(state, config=config),
        Record(config),
        RuleBook.of(config, services.registry),
        services.simulator,
        save=services.archive.save_watched,
        thinker=services.thinker,
    )
    driver.window.show_view(WatchScreen(driver.game, session))
    driver.frames()
    return driver.screen(WatchScreen)


def until(driver: Driver, done: Callable[[], bool], seconds: float = 60) -> float:
    """Let frames go by until something is so; gives how long that took."""
    for frame in range(round(seconds * 60)):
        if done():
            return frame / 60
        driver.window.dispatch_event("on_update", 1 / 60)
    raise AssertionError("it never came to that")


def test_the_strongest_play_unless_others_are_chosen(driver: Driver) -> None:
    driver.game.open_watch_setup()
    screen = driver.screen(WatchSetupScreen)
    personalities = driver.game.services.registry.personalities
    assert screen.chosen.personalities[0] == personalities[-1].id
    driver.key(key.DOWN, times=2)
    driver.key(key.LEFT)
    assert screen.chosen.personalities[0] == personalities[-2].id
    driver.key(key.ESCAPE)
    driver.screen(TitleScreen)
    assert driver.game.services.settings.watch.personalities == screen.chosen.personalities


def test_a_minimised_window_goes_on_with_the_match(driver: Driver) -> None:
    screen = watching(driver)
    before = screen.state
    driver.window.dispatch_event("on_hide")
    until(driver, lambda: screen.state is not before)
    driver.window.dispatch_event("on_show")


def test_without_personalities_it_says_how_to_get_some(driver: Driver) -> None:
    services = driver.game.services
    desk = services.plugins
    ids = [report.plugin.id for report in desk.loaded.reports]
    off = {plugin: False for plugin in ids if plugin.startswith("personality")}
    desk.reload(replace(services.settings.plugins, switches=off))
    assert services.registry.personalities == ()
    driver.game.open_watch_setup()
    driver.frames()
    assert len(driver.screen(WatchSetupScreen).foot_buttons()) == 1


def test_strokes_are_made_with_their_reason_and_twice_as_fast(driver: Driver) -> None:
    screen = watching(driver)
    slow = until(driver, lambda: screen.flow.moving)
    assert screen.reason == ("straight on: it is the only way I know",)
    driver.frames()
    screen = watching(driver)
    driver.key(key.KEY_4)
    assert screen.speed == driver.game.services.settings.watch.speed == 4
    assert until(driver, lambda: screen.flow.moving) < slow / 2


def test_turn_follows_turn_by_itself(driver: Driver) -> None:
    screen = watching(driver)
    driver.key(key.KEY_4)
    until(driver, lambda: screen.state.board.stroke_no >= 4)
    strokes = [entry.input for entry in screen.flow.session.record.entries]
    assert len(strokes) >= 4
    assert driver.game.services.store.load().match is None


def test_a_pause_stops_everything(driver: Driver) -> None:
    screen = watching(driver)
    until(driver, lambda: screen.flow.moving)
    driver.key(key.SPACE)
    before = screen.flow.session.record
    driver.frames(600)
    assert screen.flow.moving
    assert screen.flow.session.record is before
    driver.key(key.SPACE)
    until(driver, lambda: not screen.flow.moving)


def test_while_it_is_paused_the_key_to_go_on_is_named(driver: Driver, read: list[str]) -> None:
    watching(driver)
    driver.key(key.SPACE)
    driver.frames()
    assert "Paused · Space: go on" in read


def test_a_controller_stops_it_and_leaves(driver: Driver) -> None:
    screen = watching(driver)
    screen.pad_press("start")
    assert screen.paused
    screen.pad_press("a")
    assert not screen.paused
    screen.pad_press("b")
    driver.screen(WatchSetupScreen)


def test_a_controller_goes_to_the_end_of_a_stroke(driver: Driver) -> None:
    screen = watching(driver)
    until(driver, lambda: screen.flow.moving)
    screen.pad_press("x")
    assert not screen.flow.moving
    assert not screen.paused


def test_enter_goes_to_the_end_of_a_stroke(driver: Driver) -> None:
    screen = watching(driver)
    until(driver, lambda: screen.flow.moving)
    driver.key(key.ENTER)
    assert not screen.flow.moving


def test_the_end_is_kept_and_another_match_follows(driver: Driver) -> None:
    screen = at_the_last_coin(driver)
    services = driver.game.services
    until(driver, lambda: screen.over)
    assert screen.state.winner is Side.A
    assert "won the match" in " ".join(screen.flow.verdict.sentences)
    (kept,) = services.store.replays()
    assert "watched" in kept.stem
    until(driver, lambda: screen.can_go_again)
    driver.click(screen.again.rect)
    other = driver.screen(WatchScreen)
    assert other is not screen
    assert other.state.phase is Phase.AIMING


def test_the_end_is_told_at_the_left_edge_of_the_bar(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = at_the_last_coin(driver)
    until(driver, lambda: screen.can_go_again)
    edge = screen.layout.bottom.left + 2 * screen.canvas.theme.gap
    lefts: dict[str, float] = {}
    monkeypatch.setattr(
        screen.canvas.text, "add", lambda line, x, *_, **__: lefts.setdefault(line, x)
    )
    driver.frames()
    assert lefts["It is kept among the replays"] == edge


def test_leaving_ends_the_thinking(driver: Driver, process: QuickProcess) -> None:
    watching(driver)
    before = process.closed
    driver.key(key.ESCAPE)
    driver.screen(WatchSetupScreen)
    assert process.closed > before
