"""A position set by mouse, by keyboard and by controller."""

from __future__ import annotations

import pytest
from arcade import key

from carrom.core.geometry import Point
from carrom.core.pieces import QueenAt
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from tests.practice.strokes import board
from tests.ui.pads import Thumbs
from tests.ui.practice.table import Table


def test_coins_are_dragged_from_the_tray_over_the_board_and_back(table: Table) -> None:
    table.driver.push("Clear")
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


def test_the_striker_makes_way_for_a_coin(table: Table) -> None:
    table.driver.push("Clear")
    flow = table.screen.flow
    assert flow.hand is not None and flow.hand.along_mm == 0
    table.move(table.tray("w1"), table.at(Point(25, -240)))
    assert flow.hand is not None and abs(flow.hand.along_mm) > 5
    assert flow.refusal(Stroke.of(Seat.SOUTH, flow.hand.along_mm, 90, 1000)) is None


def test_a_coin_in_the_fingers_is_put_back_when_the_window_loses_the_focus(table: Table) -> None:
    lying = board(w1=(300, 300), b1=(-200, 200))
    table.screen.flow.set(lying)
    table.driver.press(*table.at(Point(300, 300)))
    assert table.practice.fingers.carried is not None
    table.driver.window.dispatch_event("on_deactivate")
    assert table.practice.fingers.carried is None
    assert table.screen.flow.board.layout == lying.layout
