from __future__ import annotations

from pathlib import Path

import arcade
import pytest
from PIL import Image

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import DiscBatch
from carrom.ui.art.score_card import Card, CardRow, draw_score_card, save_score_card
from tests.ui.drawing import Target

HEADINGS = ("Board", "Break", "Queen", "Coins", "Total")


def card(boards: int) -> Card:
    rows = [
        CardRow(str(n + 1), "Asha", ("3", "5", str(8 * (n + 1)), "-", "-", "0"), leader=0)
        for n in range(boards)
    ]
    return Card("Score card", ("Asha", "श्री कृष्ण"), HEADINGS, rows, "Asha leads", "No board yet")


def amber(image: Image.Image) -> int:
    return sum(r > 200 and 120 < g < 220 and b < 130 for r, g, b in image.convert("RGB").getdata())


def test_the_picture_is_as_long_as_its_boards_need(window: arcade.Window, tmp_path: Path) -> None:
    heights = []
    for boards in (1, 8, 24):
        path = tmp_path / f"{boards}.png"
        save_score_card(window.ctx, card(boards), path)
        with Image.open(path) as image:
            assert image.format == "PNG"
            assert image.width == 1200
            assert amber(image) > 20 * boards
            heights.append(image.height)
    assert heights[2] - heights[1] == pytest.approx(16 / 7 * (heights[1] - heights[0]), abs=2)


def test_a_picture_does_not_disturb_the_window(window: arcade.Window, tmp_path: Path) -> None:
    before = window.ctx.active_framebuffer
    save_score_card(window.ctx, card(2), tmp_path / "card.png")
    assert window.ctx.active_framebuffer is before


def test_a_place_that_cannot_be_written_is_an_os_error(
    window: arcade.Window, tmp_path: Path
) -> None:
    with pytest.raises(OSError, match="missing"):
        save_score_card(window.ctx, card(1), tmp_path / "missing" / "card.png")


def test_a_long_card_is_shown_from_any_row(window: arcade.Window, target: Target) -> None:
    canvas = Canvas(window.ctx, DiscBatch(window.ctx))

    def shown(boards: int, first_row: int) -> tuple[int, bytes]:
        with target(800, 600) as picture:
            canvas.begin(800, 600, 1.0)
            room = draw_score_card(canvas, Rect(20, 20, 760, 560), card(boards), first_row)
            canvas.flush()
            return room, picture().tobytes()

    room, top = shown(40, 0)
    assert 5 < room < 40
    assert shown(40, 20)[1] != top
    assert shown(40, 40) == shown(40, 40 - room)
    assert shown(0, 0)[1] != shown(1, 0)[1]
