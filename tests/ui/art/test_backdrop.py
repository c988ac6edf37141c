from __future__ import annotations

import arcade
import pytest

from carrom.ui.art.backdrop import Backdrop
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.lines import ShapeBatch
from tests.ui.drawing import Target

RED, BLUE = (255, 0, 0, 255), (0, 0, 255, 255)


@pytest.fixture
def painted(window: arcade.Window) -> tuple[Backdrop, ShapeBatch]:
    return Backdrop(window.ctx), ShapeBatch(window.ctx)


def test_a_backdrop_is_painted_once_for_each_key(
    painted: tuple[Backdrop, ShapeBatch], target: Target
) -> None:
    backdrop, shapes = painted
    paintings = []

    def paint() -> None:
        colour = RED if not paintings else BLUE
        paintings.append(colour)
        shapes.box(Rect(0, 0, 60, 40), colour)
        shapes.draw(1.0)

    with target(60, 40) as picture:
        for key, colour in ((1, RED), (1, RED), (2, BLUE), (2, BLUE)):
            arcade.get_window().ctx.active_framebuffer.clear()
            backdrop.draw(key, paint)
            assert set(picture().getdata()) == {colour}
    assert len(paintings) == 2


def test_another_size_is_painted_anew(painted: tuple[Backdrop, ShapeBatch], target: Target) -> None:
    backdrop, shapes = painted

    def paint() -> None:
        shapes.box(Rect(0, 0, 500, 500), RED)
        shapes.draw(1.0)

    for size in ((60, 40), (400, 300)):
        with target(*size) as picture:
            backdrop.draw("same", paint)
            assert set(picture().getdata()) == {RED}
