from __future__ import annotations

import arcade
import pytest
from PIL import Image, ImageChops, ImageStat

from carrom.ui.art.icon import (
    PROGRAM_SIZE_PX,
    WINDOW_SIZES_PX,
    draw_icon_picture,
    icon_path,
    window_icons,
)


@pytest.mark.parametrize("size", [*WINDOW_SIZES_PX, PROGRAM_SIZE_PX])
def test_the_shipped_icon_is_what_the_art_draws(window: arcade.Window, size: int) -> None:
    with Image.open(icon_path(size)) as shipped:
        assert shipped.size == (size, size)
        drawn = draw_icon_picture(window.ctx, size)
        difference = ImageStat.Stat(ImageChops.difference(shipped.convert("RGBA"), drawn))
    assert max(difference.mean) < 4


def test_the_icon_is_round_at_its_corners_and_red_in_the_middle(window: arcade.Window) -> None:
    icon = draw_icon_picture(window.ctx, 32)
    assert icon.getpixel((0, 0))[3] == 0
    red, green, blue, alpha = icon.getpixel((16, 9))
    assert alpha == 255
    assert red > 2 * max(green, blue)


def test_a_window_gets_every_size() -> None:
    assert [(icon.width, icon.height) for icon in window_icons()] == [
        (size, size) for size in WINDOW_SIZES_PX
    ]
