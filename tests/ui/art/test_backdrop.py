from __future__ import annotations

from collections.abc import Hashable

import arcade
import pytest
from PIL import Image

from carrom.ui.art.backdrop import Backdrop
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import DiscBatch
from carrom.ui.art.theme import Rgba
from tests.ui.drawing import Target

RED, BLUE = (255, 0, 0, 255), (0, 0, 255, 255)


@pytest.fixture
def canvas(window: arcade.Window) -> Canvas:
    return Canvas(window.ctx, DiscBatch(window.ctx))


@pytest.fixture
def backdrop(window: arcade.Window, canvas: Canvas) -> Backdrop:
    return Backdrop(window.ctx, canvas)


def test_a_backdrop_is_painted_once_for_each_key(
    backdrop: Backdrop, canvas: Canvas, target: Target
) -> None:
    paintings = []

    def paint() -> None:
        colour = RED if not paintings else BLUE
        paintings.append(colour)
        canvas.shapes.box(Rect(0, 0, 60, 40), colour)

    with target(60, 40) as picture:
        for key, colour in ((1, RED), (1, RED), (2, BLUE), (2, BLUE)):
            arcade.get_window().ctx.active_framebuffer.clear()
            backdrop.draw(key, paint)
            assert set(picture().getdata()) == {colour}
    assert len(paintings) == 2


def test_another_size_is_painted_anew(backdrop: Backdrop, canvas: Canvas, target: Target) -> None:
    for size in ((60, 40), (400, 300)):
        with target(*size) as picture:
            backdrop.draw("same", lambda: canvas.shapes.box(Rect(0, 0, 500, 500), RED))
            assert set(picture().getdata()) == {RED}


def test_only_the_part_that_changed_is_painted_anew(
    backdrop: Backdrop, canvas: Canvas, target: Target
) -> None:
    whole, left, right = Rect(0, 0, 60, 40), Rect(0, 0, 20, 40), Rect(40, 0, 20, 40)

    def drawn(key: str, ink: Rgba, parts: dict[Rect, Hashable]) -> Image.Image:
        with target(60, 40) as picture:
            backdrop.draw(key, lambda: canvas.shapes.box(whole, ink), parts)
            return picture()

    assert set(drawn("a", RED, {left: 1, right: 1}).getdata()) == {RED}
    assert set(drawn("a", BLUE, {left: 1, right: 1}).getdata()) == {RED}
    image = drawn("a", BLUE, {left: 1, right: 2})
    assert {image.getpixel((x, 20)) for x in range(40)} == {RED}
    assert {image.getpixel((x, 20)) for x in range(40, 60)} == {BLUE}
    assert drawn("a", RED, {left: 1, right: 2}) == image
    assert set(drawn("a", RED, {left: 1}).getdata()) == {RED}, "a part has gone"
    assert set(drawn("b", BLUE, {left: 1}).getdata()) == {BLUE}
