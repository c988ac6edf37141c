"""A change of the scoreboard is seen at once, and no more is painted anew than has changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

import arcade
import pytest

from carrom.core.pieces import Colour
from carrom.core.registration import HudItem
from carrom.core.seats import Seat, Side
from carrom.ui.art.board_camera import BoardCamera
from carrom.ui.hud_model import HudModel, PanelModel, build
from carrom.ui.play.board_part import BoardPart
from carrom.ui.play.layout import PlayLayout, play_layout
from carrom.ui.play.still_part import paint_still
from carrom.ui.stage import Stage
from carrom.ui.words import Words
from tests.ui.drawing import Picture, Target
from tests.ui.driver import Driver
from tests.ui.matches import match

SIZES = [(800, 600), (800, 1000)]
"""With panels beside the board, and with strips above and below it."""

PANEL_CHANGES: dict[str, Any] = {
    "side": Side.B,
    "colour": Colour.BLACK,
    "names": ("Meera", "Tariq"),
    "striker": None,
    "score": 23,
    "board_points": 7,
    "games_won": 2,
    "coins_left": 4,
    "dues": 2,
    "has_queen": True,
    "queen_waits": True,
    "breaks": False,
}
HUD_CHANGES: dict[str, Any] = {
    "board_line": "Board 3",
    "queen_line": "Queen: Asha",
    "break_line": "Break: try 2 of 3",
    "trial": True,
    "rules_line": "Other rules, with a long list of house rules that are in force here",
    "prompt": "Ravi to strike",
    "seat": Seat.NORTH,
    "seconds_left": 4.0,
    "seconds": 15.0,
    "items": (HudItem("Powder left: 2", Side.A), HudItem("Fouls: 1")),
}


@dataclass
class Sight:
    """Board and scoreboard at a size of the window."""

    stage: Stage
    layout: PlayLayout
    board: BoardPart
    picture: Picture

    def paint(self, hud: HudModel) -> None:
        """Paint what has changed."""
        camera = BoardCamera.fitting(self.layout.board)
        paint_still(self.stage, self.layout, self.board, camera, hud)

    def forget(self) -> None:
        """Have all painted anew."""
        self.stage.backdrop.draw("forget", lambda: None)


@pytest.fixture(params=SIZES, ids=["panels", "strips"])
def sight(request: pytest.FixtureRequest, driver: Driver, target: Target) -> Iterator[Sight]:
    width, height = request.param
    layout, stage = play_layout(width, height), driver.game.stage
    assert layout.strips is (request.param != SIZES[0])
    stage.canvas.begin(width, height, 1.0)
    with target(width, height) as picture:
        yield Sight(stage, layout, BoardPart(stage), picture)


def changes(hud: HudModel) -> list[tuple[str, HudModel]]:
    """Each single change of the scoreboard, and its name."""
    assert {*PANEL_CHANGES} == {field.name for field in fields(PanelModel)}
    assert {*HUD_CHANGES, "left", "right"} == {field.name for field in fields(HudModel)}
    changed = [(name, replace(hud, **{name: value})) for name, value in HUD_CHANGES.items()]
    changed += [
        (name, replace(hud, left=replace(hud.left, **{name: value})))
        for name, value in PANEL_CHANGES.items()
    ]
    return [*changed, ("right", replace(hud, right=replace(hud.right, striker="Ravi")))]


@pytest.fixture
def hud() -> HudModel:
    return build(Words(), match(), "Standard rules")


def test_each_change_looks_as_if_all_had_been_painted_anew(sight: Sight, hud: HudModel) -> None:
    for name, changed in changes(hud):
        sight.paint(hud)
        sight.paint(changed)
        partly = sight.picture()
        sight.forget()
        sight.paint(changed)
        assert partly.tobytes() == sight.picture().tobytes(), name


def test_other_colours_of_the_discs_are_seen_at_once(sight: Sight, hud: HudModel) -> None:
    hud = replace(hud, left=replace(hud.left, has_queen=True))
    sight.paint(hud)
    usual = sight.picture()
    sight.stage.discs.paint(safe_colours=True)
    sight.paint(hud)
    assert sight.picture().tobytes() != usual.tobytes()


def test_another_word_paints_a_small_part_of_the_window(
    sight: Sight, hud: HudModel, window: arcade.Window
) -> None:
    ctx = window.ctx
    width, height = ctx.active_framebuffer.size

    def pixels(shown: HudModel) -> int:
        """How many are painted, beside those of the copy that every frame has."""
        query = ctx.query(samples=True, time=False, primitives=False)
        with query:
            sight.paint(shown)
        return query.samples_passed - width * height

    sight.paint(hud)
    assert pixels(hud) == 0
    sight.forget()
    whole = pixels(hud)
    scored = replace(hud, right=replace(hud.right, score=9))
    assert 0 < pixels(scored) < 0.4 * whole
    assert 0 < pixels(replace(scored, queen_line="Queen: Ravi")) < 0.1 * whole
