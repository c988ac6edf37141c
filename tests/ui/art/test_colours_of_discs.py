"""Colours that every eye tells apart, where the player wants them."""

from __future__ import annotations

from itertools import combinations

import arcade
import pytest

from carrom.core.pieces import Kind
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.art.discs import Disc, DiscBatch
from tests.ui.drawing import Target

DEUTERANOPIA = ((0.625, 0.375, 0.0), (0.70, 0.30, 0.0), (0.0, 0.30, 0.70))
PROTANOPIA = ((0.567, 0.433, 0.0), (0.558, 0.442, 0.0), (0.0, 0.242, 0.758))
TRITANOPIA = ((0.95, 0.05, 0.0), (0.0, 0.433, 0.567), (0.0, 0.475, 0.525))
"""How each eye mixes red, green and blue."""

Rgb = tuple[float, ...]


def seen(eye: tuple[Rgb, ...], colour: Rgb) -> Rgb:
    return tuple(sum(a * b for a, b in zip(row, colour, strict=True)) for row in eye)


def body_colour(window: arcade.Window, target: Target, kind: Kind, *, safe: bool) -> Rgb:
    batch = DiscBatch(window.ctx)
    batch.paint(safe_colours=safe)
    with target(200, 200) as picture:
        camera = BoardCamera.fitting(Rect(0, 0, 200, 200))
        batch.draw(camera, [Disc(0.0, 0.0, 300.0, kind)])
        image = picture().convert("RGB")
    ring = [image.getpixel((100 + dx, 100 + dy)) for dx, dy in ((60, 0), (-60, 0), (0, 60))]
    return tuple(sum(part) / 3 for part in zip(*ring, strict=True))


@pytest.mark.parametrize("eye", [DEUTERANOPIA, PROTANOPIA, TRITANOPIA])
def test_every_eye_tells_the_discs_and_the_wood_apart(
    window: arcade.Window, target: Target, eye: tuple[Rgb, ...]
) -> None:
    colours = [
        seen(eye, body_colour(window, target, kind, safe=True))
        for kind in (Kind.WHITE, Kind.BLACK, Kind.QUEEN)
    ]
    for one, other in combinations(colours, 2):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 90


def test_queen_is_red_until_the_player_asks_for_other_colours(
    window: arcade.Window, target: Target
) -> None:
    red = body_colour(window, target, Kind.QUEEN, safe=False)
    blue = body_colour(window, target, Kind.QUEEN, safe=True)
    assert red[0] > 2 * red[2]
    assert blue[2] > 2 * blue[0]
