"""Small pictures of positions."""

from __future__ import annotations

import arcade
import pytest
from PIL import Image

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.board_pictures import MOST_NEW, BoardPictures
from carrom.ui.art.discs import DiscBatch
from tests.practice.strokes import board
from tests.ui.drawing import Target

MIDDLE = board(b1=(0, 0)).layout
CORNER = board(b1=(300, 300)).layout


@pytest.fixture
def discs(window: arcade.Window) -> DiscBatch:
    return DiscBatch(window.ctx)


@pytest.fixture
def pictures(window: arcade.Window, discs: DiscBatch) -> BoardPictures:
    return BoardPictures(window.ctx, discs)


def darkness(image: Image.Image, x: int, y: int) -> int:
    """Of a place counted from the lower left."""
    pixel = image.getpixel((x, image.height - 1 - y))
    assert isinstance(pixel, tuple)
    return 765 - sum(pixel[:3])


def test_each_position_has_its_picture_where_it_is_asked_for(
    pictures: BoardPictures, target: Target
) -> None:
    with target(400, 200) as picture:
        assert pictures.draw("middle", MIDDLE, Rect(0, 0, 200, 200), 1.0)
        assert pictures.draw("corner", CORNER, Rect(200, 0, 200, 200), 1.0)
        image = picture()
    middle, corner = (100, 100), (200 + 100 + 69, 100 + 69)
    assert darkness(image, *middle) > darkness(image, corner[0] - 200, corner[1]) + 150
    assert darkness(image, *corner) > darkness(image, 300, 130) + 150


def test_nothing_beside_the_picture_is_touched(pictures: BoardPictures, target: Target) -> None:
    with target(300, 200) as picture:
        pictures.draw("middle", MIDDLE, Rect(100, 50, 100, 100), 1.0)
        image = picture()
    assert image.getpixel((50, 100)) == image.getpixel((250, 100)) == (0, 0, 0, 0)
    assert image.getpixel((150, 20)) == image.getpixel((150, 180)) == (0, 0, 0, 0)


def test_few_new_ones_are_made_in_a_frame(pictures: BoardPictures, target: Target) -> None:
    rect = Rect(0, 0, 100, 100)
    with target(100, 100):
        drawn = [pictures.draw(str(n), MIDDLE, rect, 1.0) for n in range(MOST_NEW + 2)]
        assert drawn.count(True) == MOST_NEW
        pictures.begin()
        assert all(pictures.draw(str(n), MIDDLE, rect, 1.0) for n in range(MOST_NEW + 2))


def test_other_colours_of_the_discs_are_seen_at_once(
    pictures: BoardPictures, discs: DiscBatch, target: Target
) -> None:
    with target(200, 200) as picture:
        for safe_colours, bluer in ((False, False), (True, True)):
            discs.paint(safe_colours=safe_colours)
            pictures.draw("queen", board(queen=(0, 0)).layout, Rect(0, 0, 200, 200), 1.0)
            red, _, blue, _ = picture().getpixel((103, 100))
            assert (blue > red) is bluer


def test_a_forgotten_picture_is_made_anew(pictures: BoardPictures, target: Target) -> None:
    rect = Rect(0, 0, 200, 200)
    with target(200, 200) as picture:
        pictures.draw("mine", CORNER, rect, 1.0)
        before = darkness(picture(), 100, 100)
        pictures.draw("mine", MIDDLE, rect, 1.0)
        assert darkness(picture(), 100, 100) == before
        pictures.forget("mine")
        pictures.draw("mine", MIDDLE, rect, 1.0)
        assert darkness(picture(), 100, 100) > before + 80
