"""What stands still is not drawn again while pieces move."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import arcade
import pytest
from pyglet.font.base import Font

from carrom.core.seats import Seat
from carrom.laws.rule_sets import LAWS
from carrom.ui.art.board_art import BoardArt
from carrom.ui.play.hud_part import HudPart
from tests.ui.driver import Driver
from tests.ui.matches import match


def test_pieces_in_motion_leave_board_and_scoreboard_as_they_are(
    window: arcade.Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Driver(window, tmp_path)
    screen = driver.play(match())
    driver.shoot()
    assert screen.flow.moving
    painted: list[object] = []
    for part, name in ((HudPart, "paint"), (BoardArt, "draw")):
        monkeypatch.setattr(part, name, lambda self, *args, **kwargs: painted.append(self))
    for _ in range(12):
        driver.frames()
    assert screen.flow.moving
    assert not painted


def test_a_board_that_turns_is_not_painted_on_the_way(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = driver.game.services
    services.change_settings(play=replace(services.settings.play, turn_board=True))
    screen = driver.play(match(doubles=True))
    painted: list[object] = []
    monkeypatch.setattr(BoardArt, "_paint_on", lambda *args: painted.append(args))
    for seat in (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST):
        screen.turn.to(seat)
        seen = set()
        for _ in range(30):
            driver.frames()
            seen.add(screen.camera.turn_degrees)
        assert len(seen) > 5
    assert not painted


def test_running_clock_leaves_board_and_scoreboard_as_they_are(
    window: arcade.Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Driver(window, tmp_path)
    screen = driver.play(match(laws=LAWS.laws))
    driver.frames(2)
    before = screen.session.clock.left_s
    painted: list[object] = []
    shown: list[float | None] = []
    for part, name in ((HudPart, "paint"), (BoardArt, "draw")):
        monkeypatch.setattr(part, name, lambda self, *args, **kwargs: painted.append(self))
    monkeypatch.setattr(
        HudPart, "paint_clock", lambda self, canvas, hud: shown.append(hud.seconds_left)
    )
    for _ in range(12):
        driver.frames()
    assert not painted
    assert before is not None and shown[-1] is not None
    assert shown[-1] < before
    assert len(set(shown)) == 12


def test_a_verdict_has_no_letters_to_wait_for(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = driver.play(match())
    made: list[object] = []
    real = Font.create_glyph
    monkeypatch.setattr(
        Font, "create_glyph", lambda self, *args: (made.append(args), real(self, *args))[1]
    )
    screen.flow.verdict.show(["Quickly, jinxed wizard: vex the BFG (40 %) of my sphinx, Ravi!"])
    driver.frames()
    assert not made
    screen.flow.verdict.show(["Ω"])
    driver.frames()
    assert made
