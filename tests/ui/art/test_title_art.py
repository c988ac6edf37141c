from __future__ import annotations

import arcade
import pytest

from carrom.ui.art.board_art import BoardArt
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import DiscBatch
from carrom.ui.art.title_art import draw_discs, draw_table, words_area
from tests.ui.drawing import Target


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1600, 600)])
def test_words_stand_on_the_dark_table_and_the_queen_is_in_sight(
    window: arcade.Window, target: Target, size: tuple[int, int]
) -> None:
    discs = DiscBatch(window.ctx)
    canvas = Canvas(window.ctx, discs)
    with target(*size) as picture:
        canvas.begin(*size, 1.0)
        draw_table(canvas, BoardArt(window.ctx))
        draw_discs(canvas, discs)
        image = picture().convert("RGB")
    area = words_area(canvas.area)
    words = image.crop((0, 0, int(area.right) - 40, size[1]))
    assert max(max(pixel) for pixel in words.getdata()) < 90
    queen = [
        (x, y)
        for x in range(int(area.right), size[0])
        for y in range(size[1])
        if (p := image.getpixel((x, y)))[0] > 190 and p[1] < 70 and p[2] < 70
    ]
    assert len(queen) > 100
    assert max(x for x, _ in queen) < size[0] - 60
