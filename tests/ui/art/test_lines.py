from __future__ import annotations

import arcade
import pytest
from PIL import Image

from carrom.core.geometry import Point
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import DiscBatch
from carrom.ui.art.lines import ShapeBatch
from tests.ui.drawing import Target

WHITE = (255, 255, 255, 255)


@pytest.fixture(scope="module")
def shapes(window: arcade.Window) -> ShapeBatch:
    return ShapeBatch(window.ctx)


def column(image: Image.Image, x: int) -> list[int]:
    return [image.getpixel((x, y)) for y in range(image.height)]


def test_a_line_thins_and_fades_to_its_end(shapes: ShapeBatch, target: Target) -> None:
    with target(200, 40) as picture:
        shapes.line(
            Point(10, 20), Point(190, 20), 12, WHITE, end_width=2, end_colour=(255, 255, 255, 100)
        )
        shapes.draw(1.0)
        image = picture().convert("L")
    thick, thin = column(image, 20), column(image, 180)
    assert sum(value > 60 for value in thick) == pytest.approx(12, abs=1)
    assert 0 < sum(value > 60 for value in thin) <= 4
    assert max(thick) > 230 > 150 > max(thin)


def test_a_hairline_gets_fainter_and_stays_whole(shapes: ShapeBatch, target: Target) -> None:
    with target(60, 20) as picture:
        shapes.line(Point(5, 10), Point(55, 10), 0.25, WHITE)
        shapes.draw(1.0)
        image = picture().convert("L")
    inked = [sum(column(image, x)) for x in range(10, 50)]
    assert min(inked) == pytest.approx(max(inked), abs=4)
    assert 40 < min(inked) < 90


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_box_on_whole_pixels_has_crisp_edges(
    shapes: ShapeBatch, target: Target, ratio: float
) -> None:
    with target(round(40 * ratio), round(40 * ratio)) as picture:
        shapes.box(Rect(10, 10, 20, 20), WHITE)
        shapes.draw(ratio)
        image = picture().convert("L")
    assert set(image.getdata()) == {0, 255}
    assert image.getbbox() == tuple(round(edge * ratio) for edge in (10, 10, 30, 30))


def test_a_ring_fills_clockwise_from_the_top(shapes: ShapeBatch, target: Target) -> None:
    with target(80, 80) as picture:
        shapes.arc(Point(40, 40), 30, 6, WHITE, sweep_degrees=90)
        shapes.draw(1.0)
        image = picture().convert("L")
    assert image.getpixel((61, 19)) > 200
    for gone in ((61, 61), (19, 61), (19, 19), (40, 40)):
        assert image.getpixel(gone) == 0
    with target(80, 80) as picture:
        shapes.arc(Point(40, 40), 30, 6, WHITE, sweep_degrees=0)
        shapes.draw(1.0)
        assert picture().convert("L").getbbox() is None


def test_a_glow_spares_the_inside_and_fades_outwards(shapes: ShapeBatch, target: Target) -> None:
    with target(100, 100) as picture:
        shapes.glow(Rect(30, 30, 40, 40), WHITE, 20)
        shapes.draw(1.0)
        image = picture().convert("L")
    assert image.getpixel((50, 50)) == 0
    assert image.getpixel((28, 50)) > image.getpixel((18, 50)) > image.getpixel((5, 50)) == 0


def test_a_later_shape_covers_an_earlier_one(shapes: ShapeBatch, target: Target) -> None:
    with target(20, 20) as picture:
        shapes.box(Rect(0, 0, 20, 20), WHITE)
        shapes.disc(Point(10, 10), 5, (255, 0, 0, 255))
        shapes.draw(1.0)
        assert picture().getpixel((10, 10)) == (255, 0, 0, 255)


def test_what_was_drawn_is_forgotten(shapes: ShapeBatch, target: Target) -> None:
    with target(20, 20) as picture:
        shapes.box(Rect(0, 0, 20, 20), WHITE)
        shapes.draw(1.0)
        arcade.get_window().ctx.active_framebuffer.clear()
        shapes.draw(1.0)
        assert picture().convert("L").getbbox() is None


def test_nothing_is_drawn_outside_a_clip(window: arcade.Window, target: Target) -> None:
    canvas = Canvas(window.ctx, DiscBatch(window.ctx))
    with target(100, 100) as picture:
        canvas.begin(100, 100, 1.0)
        with canvas.clipped(Rect(20, 30, 40, 50)):
            canvas.shapes.box(Rect(0, 0, 100, 100), WHITE)
            canvas.text.add("MMMMMMMMMM", 0, 50, 40, WHITE)
        canvas.flush()
        assert picture().convert("L").getbbox() == (20, 20, 60, 70)
        canvas.shapes.box(Rect(90, 90, 10, 10), WHITE)
        canvas.flush()
        assert picture().getpixel((95, 5)) == WHITE


def test_boxes_look_the_same_alone_and_among_other_shapes(
    shapes: ShapeBatch, target: Target
) -> None:
    pictures = []
    for among_others in (False, True):
        with target(90, 60) as picture:
            shapes.glow(Rect(20, 20, 40, 20), (0, 0, 255, 200), 12, radius=6)
            shapes.box(Rect(20, 20, 40, 20), WHITE, radius=6, edge=(255, 0, 0, 90), edge_width=2)
            shapes.disc(Point(70, 40), 9, WHITE, softness=3)
            if among_others:
                shapes.line(Point(-50, -50), Point(-40, -40), 1, WHITE)
            shapes.draw(1.0)
            pictures.append(picture())
    assert pictures[0].tobytes() == pictures[1].tobytes()
    assert len(set(pictures[0].getdata())) > 50
