"""What the pieces of a side's panel look like."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations

import pytest

from carrom.core.geometry import Point
from carrom.core.pieces import Colour, Kind
from carrom.core.seats import Side
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.discs import Disc
from carrom.ui.hud_model import PanelModel
from carrom.ui.play.hud_pieces import paint_tray
from tests.ui.driver import Driver

RING_PX = 4.0
"""How far the ring around the queen reaches beyond her."""


@pytest.mark.parametrize("width", [113, 260])
@pytest.mark.parametrize("dues", [1, 4, 9])
def test_queen_and_coins_owed_keep_apart_in_the_panel(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, width: int, dues: int
) -> None:
    canvas = driver.game.stage.canvas
    queens, owed = list[tuple[Point, float]](), list[tuple[Point, float]]()

    def note_discs(discs: Sequence[Disc]) -> None:
        queens.extend(
            (Point(each.x, each.y), each.radius + RING_PX)
            for each in discs
            if each.kind is Kind.QUEEN
        )

    monkeypatch.setattr(canvas, "discs", note_discs)
    monkeypatch.setattr(
        canvas.shapes, "disc", lambda spot, radius, **style: owed.append((spot, radius))
    )
    panel = PanelModel(
        Side.A,
        Colour.WHITE,
        ("Asha",),
        striker="Asha",
        score=0,
        board_points=None,
        games_won=None,
        coins_left=9,
        dues=dues,
        has_queen=False,
        queen_waits=True,
        breaks=False,
    )
    end = paint_tray(canvas, Rect(10, 10, width, 500), panel)
    assert (len(queens), len(owed)) == (1, dues)
    for (a, one), (b, other) in combinations([*queens, *owed], 2):
        assert math.dist(a, b) > one + other
    for spot, radius in owed:
        assert spot.x + radius < 10 + width + canvas.theme.gap
        assert spot.y - radius >= end - 1
