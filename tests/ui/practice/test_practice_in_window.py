"""The practice table by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace

import arcade
import pytest
from arcade import key

from carrom.core.geometry import Point
from carrom.core.pieces import Colour, QueenAt
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.practice.board import Surface, racked
from carrom.ui.art.widgets import Button, Widget
from carrom.ui.controls.devices import Device
from carrom.ui.screens.positions import PositionsScreen
from carrom.ui.screens.practice import PracticeScreen
from carrom.ui.screens.title import TitleScreen
from tests.practice.strokes import board
from tests.ui.driver import Driver
from tests.ui.pads import Thumbs
from tests.ui.practice.table import Table
from tests.ui.practice.test_hints import StandIn

SHOT = board(w1=(300, 300), b1=(-200, 200))
STRAIGHT = Stroke.parse("S+0000 6158 1500")
"""At the white coin of `SHOT`, which it pockets."""


@pytest.fixture(scope="module")
def driver(window: arcade.Window, tmp_path_factory: pytest.TempPathFactory) -> Driver:
    return Driver(window, tmp_path_factory.mktemp("practice"))


@pytest.fixture
def table(driver: Driver) -> Table:
    driver.game.practice.board = racked(board())
    driver.game.practice.open_table()
    driver.frames()
    return Table(driver)


def button(widgets: list[Widget], word: str) -> Button:
    return next(each for each in widgets if isinstance(each, Button) and each.word == word)


def press(table: Table, word: str) -> None:
    table.driver.click(button(table.screen.widgets.widgets, word).rect)
    table.driver.frames()


def test_the_table_opens_with_the_rack_and_is_kept_when_it_is_left(table: Table) -> None:
    table.driver.game.open_title()
    title = table.driver.screen(TitleScreen)
    table.driver.click(button(title.widgets.widgets, "Practice").rect)
    assert len(table.screen.flow.board.layout) == 19
    press(table, "Clear")
    assert not table.screen.flow.board.layout
    table.driver.key(key.ESCAPE)
    table.driver.screen(TitleScreen)
    table.driver.game.practice.open_table()
    assert not table.screen.flow.board.layout


def test_coins_are_dragged_from_the_tray_over_the_board_and_back(table: Table) -> None:
    press(table, "Clear")
    table.move(table.tray("w3"), table.at(Point(100, 50)))
    assert table.screen.flow.board.layout["w3"] == pytest.approx((100, 50), abs=1.5)
    table.move(table.tray("queen"), table.at(Point(-100, 50)))
    assert table.screen.flow.board.queen is QueenAt.BOARD
    table.move(table.at(Point(100, 50)), table.at(Point(0, 200)))
    assert table.screen.flow.board.layout["w3"] == pytest.approx((0, 200), abs=3)
    side = table.screen.layout.side
    table.move(table.at(Point(0, 200)), (side.centre.x, side.bottom + 30))
    assert set(table.screen.flow.board.layout) == {"queen"}


@pytest.mark.parametrize(
    ("end", "why"),
    [
        (Point(4, 202), "overlaps a coin"),
        (Point(347, 347), "over a pocket"),
        (Point(-420, 0), "off the board"),
    ],
)
def test_a_coin_that_cannot_lie_there_goes_back_and_says_why(
    table: Table, end: Point, why: str
) -> None:
    table.screen.flow.set(board(w1=(0, 0), b1=(0, 200)))
    table.move(table.at(Point(0, 0)), table.at(end))
    assert table.screen.flow.board.layout["w1"] == Point(0, 0)
    assert table.practice.fingers.refused is not None and table.practice.fingers.refused[1] == why
    assert table.practice.fingers.carried is None


def test_a_position_by_keyboard_alone(table: Table) -> None:
    driver = table.driver
    driver.key(key.X)
    driver.key(key.W)
    driver.key(key.RIGHT, times=5)
    driver.key(key.UP, key.MOD_SHIFT, times=4)
    driver.key(key.ENTER)
    driver.key(key.B)
    driver.key(key.UP, times=10)
    driver.key(key.SPACE)
    driver.key(key.Q)
    driver.key(key.ESCAPE)
    layout = table.screen.flow.board.layout
    assert layout == {"b1": Point(0, 60), "w1": Point(30, 2)}
    driver.key(key.G)
    driver.key(key.DELETE)
    assert set(table.screen.flow.board.layout) == {"w1"}
    driver.key(key.U)
    assert table.screen.flow.board.layout == layout
    driver.key(key.Z, key.MOD_CTRL)
    assert set(table.screen.flow.board.layout) == {"w1"}
    driver.key(key.Y, key.MOD_CTRL)
    driver.key(key.Y)
    assert set(table.screen.flow.board.layout) == {"w1"}


def test_a_position_by_controller_alone(table: Table) -> None:
    screen = table.practice
    screen.flow.set(board())
    tray = "rightshoulder"
    for button in (
        tray,
        "dpright",
        "a",
        tray,
        tray,
        "dpup",
        "dpup",
        "dpup",
        "dpup",
        "dpup",
        "dpup",
    ):
        screen.pad_press(button)
        screen.pad_release(button)
    assert screen.fingers.carried is not None and screen.fingers.carried.piece == "b1"
    screen.pad_press("a")
    assert screen.flow.board.layout == {"b1": Point(0, 36), "w1": Point(6, 0)}
    screen.pad_press("leftstick")
    screen.pad_press("leftstick")
    screen.pad_press("rightstick")
    assert set(screen.flow.board.layout) == {"b1"}
    screen.pad_press("leftstick")
    screen.pad_press("b")
    assert screen.fingers.carried is None
    table.driver.frames(30)
    screen.pad_press("a")
    assert screen.flow.moving


def test_the_left_stick_slides_the_striker_and_goes_to_no_button(
    table: Table, thumbs: Thumbs
) -> None:
    screen = table.practice
    assert screen.flow.hand is not None
    along = screen.flow.hand.along
    thumbs.push("left", 1.0)
    table.driver.frames(20)
    assert not screen.widgets.shows_focus
    assert screen.flow.hand.along > along


def test_the_left_stick_carries_a_coin_across_the_board_and_leaves_the_striker(
    table: Table, thumbs: Thumbs
) -> None:
    screen = table.practice
    screen.flow.set(board(b1=(0, 0)))
    assert screen.flow.hand is not None
    along = screen.flow.hand.along
    thumbs.press("leftstick")
    thumbs.push("left", 0.0, 1.0)
    table.driver.frames(60)
    thumbs.push("left", 0.0)
    with thumbs.holding("dpright"):
        table.driver.frames(60)
    carried = screen.fingers.carried
    assert carried is not None
    assert carried.at.y > 150
    assert carried.at.x > 60
    thumbs.press("a")
    assert screen.flow.board.layout["b1"].y > 150
    assert screen.flow.hand.along == along


def test_a_refused_coin_stays_in_the_fingers_of_keys(table: Table) -> None:
    table.screen.flow.set(board(w1=(0, 0), b1=(200, 0)))
    table.driver.key(key.W)
    table.driver.key(key.ENTER)
    assert table.practice.fingers.carried is not None
    assert table.practice.fingers.refused is not None
    table.driver.key(key.UP, times=8)
    table.driver.key(key.ENTER)
    assert table.screen.flow.board.layout["w2"] == Point(0, 48)


def test_a_stroke_by_the_hand_of_play_and_the_same_again(table: Table) -> None:
    flow = table.screen.flow
    flow.set(SHOT)
    flow.aim_at(STRAIGHT)
    assert flow.hand is not None
    spot, driver = table.at(flow.hand.spot), table.driver
    driver.press(*spot)
    driver.drag(spot[0] - 40, spot[1] - 74)
    assert flow.hand.pull is not None
    driver.key(key.ESCAPE)
    assert flow.hand.pull is None and not flow.moving
    driver.release(*spot)

    flow.aim_at(STRAIGHT)
    driver.shoot()
    table.to_rest()
    assert set(flow.board.layout) == {"b1"}
    assert "In: a white coin." in table.screen.told
    first = flow.last
    assert first is not None

    driver.key(key.R)
    assert flow.board.layout == SHOT.layout
    driver.shoot()
    table.to_rest()
    assert flow.last is not None
    assert flow.last.stroke == first.stroke
    assert flow.last.outcome.final == first.outcome.final
    driver.key(key.U)
    assert flow.board.layout == SHOT.layout


@pytest.mark.parametrize(("device", "name"), [(Device.KEYS, "Space"), (Device.PAD, "A")])
def test_the_same_again_is_offered_with_the_device_in_use(
    table: Table, monkeypatch: pytest.MonkeyPatch, device: Device, name: str
) -> None:
    flow = table.screen.flow
    flow.set(SHOT)
    flow.aim_at(STRAIGHT)
    table.driver.shoot()
    table.to_rest()
    monkeypatch.setattr(table.screen.stage.devices, "in_use", device)
    table.screen.repeat()
    assert f"{name}: the same stroke again" in table.screen.told


def test_choices_change_who_strikes_from_where_on_what(table: Table) -> None:
    table.screen.flow.set(SHOT)
    driver = table.driver
    driver.key(key.TAB)
    for steps in (1, 2, 1, 1):
        for _ in range(steps):
            driver.key(key.RIGHT)
        driver.key(key.TAB)
    chosen = table.screen.flow.board
    assert chosen.colour is Colour.BLACK
    assert chosen.seat is Seat.NORTH
    assert chosen.surface is Surface.POWDERED
    assert chosen.queen is QueenAt.PENDING
    assert table.screen.flow.hand is not None
    assert table.screen.flow.hand.line.seat is Seat.NORTH
    driver.key(key.ESCAPE)
    driver.key(key.U)
    assert table.screen.flow.board.queen is QueenAt.BLACK


def test_right_is_right_on_the_screen_whoever_strikes(table: Table) -> None:
    table.screen.set(replace(table.screen.flow.board, seat=Seat.NORTH))
    table.driver.frames()
    hand = table.screen.flow.hand
    assert hand is not None
    before = hand.spot.x
    table.driver.key(key.RIGHT)
    assert hand.spot.x > before
    table.screen.undo()


def test_the_striker_makes_way_for_a_coin(table: Table) -> None:
    press(table, "Clear")
    flow = table.screen.flow
    assert flow.hand is not None and flow.hand.along_mm == 0
    table.move(table.tray("w1"), table.at(Point(25, -240)))
    assert flow.hand is not None and abs(flow.hand.along_mm) > 5
    assert flow.refusal(Stroke.of(Seat.SOUTH, flow.hand.along_mm, 90, 1000)) is None


def test_positions_are_kept_and_taken_up(table: Table) -> None:
    table.screen.flow.set(SHOT)
    driver = table.driver
    driver.key(key.P)
    kept = driver.screen(PositionsScreen)
    press_on(driver, kept, "Keep")
    driver.key(key.ESCAPE)
    press(table, "Clear")
    press(table, "Positions")
    again = driver.screen(PositionsScreen)
    driver.frames()
    press_on(driver, again, "Use it")
    assert driver.screen(PracticeScreen).flow.board.layout == SHOT.layout
    driver.key(key.P)
    press_on(driver, driver.screen(PositionsScreen), "Delete")
    assert table.driver.game.practice.positions.names() == ()


def test_the_position_to_be_kept_is_shown(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.screen.flow.set(SHOT)
    table.driver.key(key.P)
    shown: list[object] = []

    def look(name: str, layout: object, *where: object) -> bool:
        shown.append(layout)
        return True

    monkeypatch.setattr(table.driver.game.practice.pictures, "draw", look)
    table.driver.frames()
    assert shown == [SHOT.layout]


def press_on(driver: Driver, screen: PositionsScreen, word: str) -> None:
    driver.click(button(screen.widgets.widgets, word).rect)
    driver.frames()


def test_a_hint_is_shown_and_taken(driver: Driver) -> None:
    adviser = StandIn()
    driver.game.services.adviser = adviser
    adviser.meant = STRAIGHT
    driver.game.practice.open_table()
    screen = driver.screen(PracticeScreen)
    screen.flow.set(SHOT)
    driver.key(key.H)
    assert screen.advice.thinking
    driver.frames(2)
    adviser.ready = [(adviser.asked[0][0], STRAIGHT)]
    driver.frames(2)
    assert screen.told.endswith("because")
    driver.key(key.T)
    driver.shoot()
    assert screen.flow.moving
    driver.key(key.ENTER)
    assert screen.flow.last is not None
    assert [fall.piece for fall in screen.flow.last.outcome.pocketed] == ["w1"]


def test_leaving_ends_the_thinking(driver: Driver) -> None:
    adviser = StandIn()
    driver.game.services.adviser = adviser
    driver.game.practice.open_table()
    driver.key(key.H)
    driver.key(key.ESCAPE)
    driver.screen(TitleScreen)
    assert adviser.dropped == 1


def test_a_coin_in_the_fingers_is_put_back_when_the_window_loses_the_focus(table: Table) -> None:
    table.screen.flow.set(SHOT)
    table.driver.press(*table.at(Point(300, 300)))
    assert table.practice.fingers.carried is not None
    table.driver.window.dispatch_event("on_deactivate")
    assert table.practice.fingers.carried is None
    assert table.screen.flow.board.layout == SHOT.layout
