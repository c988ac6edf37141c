"""A board in a real window, played by events."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import arcade
import pytest
from arcade import key

from carrom.core.geometry import Point, to_board
from carrom.core.match import Phase
from carrom.core.pieces import QueenAt
from carrom.core.seats import BySide, Seat, Side
from carrom.ui.hand.placing_striker import BaseLine
from carrom.ui.screens.pause import PauseScreen
from carrom.ui.screens.play import PlayScreen
from carrom.ui.screens.score_card import ScoreCardScreen
from tests.ui.driver import Driver
from tests.ui.matches import LAST_COIN, last_coin, match, with_layout


def toward(driver: Driver, target: Point, length_mm: float) -> Point:
    """The pull that sends the striker to a place on the board."""
    spot = driver.hand().spot
    way = math.dist(spot, target)
    return Point(
        -(target.x - spot.x) / way * length_mm,
        -(target.y - spot.y) / way * length_mm,
    )


def test_board_by_mouse_from_placing_to_the_next_break(driver: Driver) -> None:
    screen = driver.play(last_coin())
    hand = driver.hand()

    spot = driver.at(hand.spot)
    driver.press(*spot)
    driver.drag(spot[0] + 40, spot[1])
    driver.release(spot[0] + 40, spot[1])
    assert hand.along_mm > 40
    rail = driver.at(to_board(Seat.SOUTH, Point(0, -401)))
    driver.press(*rail)
    driver.release(*rail)
    assert hand.along_mm == pytest.approx(0, abs=1.5)

    driver.pull(Point(0, -120))
    assert hand.pull is not None
    driver.drag(*driver.at(hand.spot))
    driver.release(*driver.at(hand.spot))
    assert not screen.flow.moving
    assert screen.flow.hand is hand

    end = driver.pull(toward(driver, LAST_COIN["w1"], 80))
    driver.release(*end)
    assert screen.flow.moving
    driver.to_rest()

    assert screen.state.phase is Phase.BOARD_OVER
    assert any("board is won" in sentence for sentence in screen.flow.verdict.sentences)
    driver.click(screen.buttons.next.rect)
    card = driver.screen(ScoreCardScreen)
    assert screen.state.score == BySide(5, 0)
    driver.click(card.foot_buttons()[-1].rect)
    assert driver.screen(PlayScreen) is screen
    assert screen.state.phase is Phase.AIMING
    assert screen.state.board.to_strike is Seat.NORTH
    assert len(screen.state.board.layout) == 19
    assert driver.hand().line.seat is Seat.NORTH


def test_turns_by_keyboard_alone(driver: Driver) -> None:
    screen = driver.play(match())
    driver.key(key.LEFT, times=3)
    driver.key(key.RIGHT, key.MOD_SHIFT)
    assert driver.hand().along_mm == pytest.approx(-5.8)
    driver.key(key.UP, times=2)
    driver.key(key.DOWN, key.MOD_SHIFT)
    driver.key(key.MINUS, times=60)
    assert driver.hand().resting_aim.angle == 9190
    assert driver.hand().resting_aim.power == 0
    driver.shoot()
    assert screen.flow.moving
    driver.to_rest()
    assert screen.state.board.tally.break_.tries == 1
    assert screen.flow.verdict.shown and not screen.flow.verdict.blocking

    for _ in range(2):
        driver.key(key.MINUS, times=60)
        driver.shoot()
        driver.to_rest()
    assert screen.flow.verdict.blocking
    assert screen.flow.hand is None
    driver.key(key.ENTER)
    assert driver.hand().line.seat is Seat.NORTH


def test_verdict_goes_on_by_itself_after_ten_seconds(driver: Driver) -> None:
    screen = driver.play(last_coin())
    driver.key(key.MINUS, times=60)
    driver.shoot()
    driver.to_rest()
    assert screen.flow.verdict.blocking
    driver.frames(85, seconds=0.1)
    assert screen.flow.verdict.blocking
    driver.frames(20, seconds=0.1)
    assert not screen.flow.verdict.shown
    assert driver.hand().line.seat is Seat.NORTH


def test_frame_times_change_no_result_and_skip_no_stroke(
    window: arcade.Window, tmp_path: Path
) -> None:
    results = []
    for seconds in (1 / 60, 1 / 144, 0.05, 60.0):
        driver = Driver(window, tmp_path / str(seconds))
        screen = driver.play(match())
        driver.key(key.PLUS, times=24)
        driver.key(key.UP, times=2)
        driver.shoot()
        driver.frames(seconds=seconds)
        assert screen.flow.moving
        driver.to_rest(seconds)
        results.append((screen.state.board, screen.session.record.entries[-1].outcome))
    assert all(result == results[0] for result in results)


def test_menu_stops_a_stroke_in_motion_and_lets_it_go_on(driver: Driver) -> None:
    screen = driver.play(match())
    driver.key(key.PLUS, times=24)
    driver.shoot()
    driver.frames(20)
    assert screen.session.live is not None
    moving = dict(screen.session.live.layout())
    driver.key(key.ESCAPE)
    driver.screen(PauseScreen)
    driver.frames(120)
    assert screen.session.live.layout() == moving
    driver.key(key.ESCAPE)
    driver.to_rest()
    assert screen.state.board.stroke_no == 1


@pytest.mark.parametrize("seat", list(Seat))
@pytest.mark.parametrize("turned", [False, True])
def test_every_seat_aims_the_same_way_on_a_turned_board_too(
    driver: Driver, seat: Seat, turned: bool
) -> None:
    coins = {"w1": Point(0, 0), "b1": Point(100, 100)}
    state = with_layout(match(doubles=True), coins, QueenAt.WHITE, to_strike=seat)
    if turned:
        play = driver.game.services.settings.play
        driver.game.services.change_settings(play=replace(play, turn_board=True))
    screen = driver.play(state)
    driver.frames(30)
    expected = 90.0 * seat.quarter_turns if turned else 0.0
    assert screen.camera.turn_degrees % 360 == pytest.approx(expected)
    end = driver.pull(to_board(seat, Point(0, -120)))
    aim = driver.hand().aim
    assert aim is not None
    assert aim.angle == pytest.approx(9000, abs=60)
    driver.release(*end)
    assert screen.session.stroke is not None
    assert screen.session.stroke.seat is seat


def test_line_that_is_shown_is_what_happens(driver: Driver) -> None:
    screen = driver.play(last_coin())
    driver.key(key.DOWN, times=31)
    driver.key(key.PLUS, times=20)
    line = screen.flow.aim.line
    assert line is not None and line.struck is not None and line.struck_way is not None
    start, end = line.struck_way
    driver.shoot()
    live = screen.session.live
    assert live is not None
    before = live.layout()[line.struck]
    while live.layout().get(line.struck, before) == before:
        driver.frames(seconds=0.005)
    now = live.layout()[line.struck]
    drawn = math.atan2(end.y - start.y, end.x - start.x)
    went = math.atan2(now.y - before.y, now.x - before.x)
    assert math.degrees(abs(drawn - went)) < 0.3


def test_refused_place_says_why_and_the_board_stays_as_it_is(driver: Driver) -> None:
    coins = {**LAST_COIN, "b3": to_board(Seat.SOUTH, Point(60, -252.6))}
    screen = driver.play(with_layout(match(), coins, QueenAt.WHITE))
    layout = screen.state.board.layout
    rail = driver.at(to_board(Seat.SOUTH, Point(55, -401)))
    driver.press(*rail)
    driver.release(*rail)
    assert driver.hand().refused is not None
    line = driver.hand().line
    assert isinstance(line, BaseLine)
    assert line.fault(driver.hand().along_mm) is None
    assert screen.state.board.layout is layout


def test_press_beside_the_striker_says_what_to_take_hold_of(driver: Driver) -> None:
    screen = driver.play(last_coin())
    aside = driver.at(Point(-300, 250))
    driver.press(*aside)
    driver.release(*aside)
    assert screen.flow.aim.missed.shown
    driver.press(*driver.at(driver.hand().spot))
    driver.frames()
    assert not screen.flow.aim.missed.shown


def test_giving_up_is_asked_once_more_and_ends_the_match(driver: Driver) -> None:
    screen = driver.play(last_coin())
    driver.click(screen.buttons.menu.rect)
    pause = driver.screen(PauseScreen)
    word = {w.word: w for w in pause.widgets.widgets if hasattr(w, "word")}
    driver.click(word["Give up"].rect)
    driver.click(pause.widgets.widgets[0].rect)
    assert screen.state.winner is None
    driver.click(pause.widgets.widgets[0].rect)
    assert screen.state.phase is Phase.MATCH_OVER
    assert screen.state.winner is Side.B
