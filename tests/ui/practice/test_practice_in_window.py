"""The practice table by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import arcade
import pytest
from arcade import key

from carrom.core.pieces import Colour, QueenAt
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.practice.board import Surface
from carrom.ui.art.theme import LEAST_TARGET
from carrom.ui.controls.devices import Device
from carrom.ui.screens.positions import PositionsScreen
from carrom.ui.screens.practice import PracticeScreen
from carrom.ui.screens.title import TitleScreen
from carrom.ui.stage import TEXT_SIZES
from tests.practice.strokes import board
from tests.ui.driver import Driver
from tests.ui.pads import Thumbs
from tests.ui.practice.table import Table
from tests.ui.practice.test_hints import StandIn

SHOT = board(w1=(300, 300), b1=(-200, 200))
STRAIGHT = Stroke.parse("S+0000 6158 1500")
"""At the white coin of `SHOT`, which it pockets."""


def test_the_table_opens_with_the_rack_and_is_kept_when_it_is_left(table: Table) -> None:
    table.driver.game.open_title()
    table.driver.screen(TitleScreen)
    table.driver.push("Practice")
    assert len(table.screen.flow.board.layout) == 19
    table.driver.push("Clear")
    assert not table.screen.flow.board.layout
    table.driver.key(key.ESCAPE)
    table.driver.screen(TitleScreen)
    table.driver.game.practice.open_table()
    assert not table.screen.flow.board.layout


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


def test_positions_are_kept_and_taken_up(table: Table) -> None:
    table.screen.flow.set(SHOT)
    driver = table.driver
    driver.key(key.P)
    driver.screen(PositionsScreen)
    driver.push("Keep")
    driver.key(key.ESCAPE)
    table.driver.push("Clear")
    table.driver.push("Positions")
    driver.screen(PositionsScreen)
    driver.frames()
    driver.push("Use it")
    assert driver.screen(PracticeScreen).flow.board.layout == SHOT.layout
    driver.key(key.P)
    driver.push("Delete")
    assert table.driver.game.practice.positions.names() == ()


@pytest.mark.parametrize("text", TEXT_SIZES.values())
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_side_has_room_for_what_can_be_done(
    table: Table, size: tuple[int, int], text: float
) -> None:
    screen, canvas = table.screen, table.screen.canvas
    screen.stage.text = text
    canvas.begin(*size, 1.0, text)
    screen.lay_out()
    small, room = canvas.theme.small, screen.text_area
    lines = canvas.text.wrapped(screen.prompt, small, room.width)
    assert 1.4 * small * len(lines) <= room.height
    assert screen.again.rect.height >= LEAST_TARGET


def test_the_picture_of_a_position_ends_where_the_buttons_end(table: Table) -> None:
    table.driver.key(key.P)
    sheet = table.driver.screen(PositionsScreen)
    for width, height in ((1280, 720), (800, 600), (1920, 1080)):
        sheet.canvas.begin(width, height, 1.0)
        sheet.lay_out()
        picture, buttons = sheet.picture, sheet.foot_buttons()
        assert picture.right == pytest.approx(buttons[-1].rect.right, abs=1)
        assert picture.left > sheet.widgets.widgets[0].rect.right


def test_a_position_that_cannot_be_thrown_away_says_so(table: Table) -> None:
    in_the_way = table.driver.game.practice.positions.folder / "folder.json"
    in_the_way.mkdir(parents=True)
    table.driver.key(key.P)
    table.driver.push("Delete")
    in_the_way.rmdir()
    assert "folder.json cannot be deleted" in table.driver.screen(PositionsScreen).told


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


def test_the_table_is_kept_though_the_window_is_closed(
    window: arcade.Window, tmp_path: Path
) -> None:
    driver = Driver(window, tmp_path)
    driver.game.practice.open_table()
    driver.screen(PracticeScreen).set(SHOT)
    driver.game.close()
    assert Driver(window, tmp_path).game.practice.board == SHOT


def test_a_damaged_table_is_the_rack(window: arcade.Window, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "table.json").write_text("{}")
    assert len(Driver(window, tmp_path).game.practice.board.layout) == 19
