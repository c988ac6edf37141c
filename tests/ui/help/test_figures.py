from __future__ import annotations

import arcade

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.board_pictures import BoardPictures
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import DiscBatch
from carrom.ui.help.figures import Figure, Figures
from tests.ui.drawing import Target

SIDE = 240


def test_every_picture_is_drawn_and_no_two_are_alike(window: arcade.Window, target: Target) -> None:
    discs = DiscBatch(window.ctx)
    canvas, figures = Canvas(window.ctx, discs), Figures(BoardPictures(window.ctx, discs))
    drawn = {}
    for figure in Figure:
        with target(2 * SIDE, SIDE) as picture:
            canvas.begin(2 * SIDE, SIDE, 1.0)
            figures.begin()
            figures.draw(canvas, figure, Rect(0, 0, SIDE, SIDE))
            image = picture()
        beside = image.crop((SIDE, 0, 2 * SIDE, SIDE))
        assert beside.getbbox() is None, f"{figure} is drawn beside its place"
        drawn[figure] = image.crop((0, 0, SIDE, SIDE)).tobytes()
    assert len(set(drawn.values())) == len(Figure)
