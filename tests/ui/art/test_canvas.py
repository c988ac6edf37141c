from __future__ import annotations

import arcade
import pytest

from carrom.core.pieces import Kind
from carrom.ui.art.board_art import BoardArt
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.art.board_pictures import BoardPictures
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import Disc, DiscBatch
from carrom.ui.art.text import Align
from tests.ui.drawing import Target

SIZES = [(640, 360), (800, 600), (500, 700), (640, 480), (900, 500)]
INK = (255, 255, 255, 255)


class Scene:
    """A board with discs, a panel and words, on a window of any size."""

    def __init__(self, ctx: arcade.ArcadeContext) -> None:
        self.board = BoardArt(ctx)
        self.discs = DiscBatch(ctx)
        self.canvas = Canvas(ctx, self.discs)

    def draw(self, width: int, height: int, ratio: float = 1.0) -> None:
        canvas = self.canvas
        canvas.begin(width, height, ratio)
        camera = BoardCamera.fitting(canvas.area, pixel_ratio=ratio)
        self.board.draw(camera)
        self.discs.draw(camera, [Disc(40, 60, 15.5, Kind.WHITE), Disc(0, 0, 15.5, Kind.QUEEN)])
        canvas.shapes.box(canvas.area.inset(width * 0.3), (20, 20, 20, 200), radius=8)
        canvas.discs([Disc(width / 2, height / 2, 12, Kind.BLACK)])
        canvas.text.add("Asha क्यारम", width / 2, height - 30, canvas.theme.body, INK)
        canvas.flush()


def test_after_any_number_of_resizes_a_frame_is_that_of_a_fresh_start(
    window: arcade.Window, target: Target
) -> None:
    used, fresh = Scene(window.ctx), Scene(window.ctx)
    for size in SIZES * 2:
        with target(*size) as picture:
            used.draw(*size)
            last = picture().tobytes()
    with target(*SIZES[-1]) as picture:
        fresh.draw(*SIZES[-1])
        assert picture().tobytes() == last


@pytest.mark.parametrize("ratio", [1.25, 1.5, 2.0])
def test_a_scaled_window_shows_the_same_things_in_the_same_places(
    window: arcade.Window, target: Target, ratio: float
) -> None:
    scene = Scene(window.ctx)
    with target(800, 600) as picture:
        scene.draw(800, 600)
        plain = picture().convert("L")
    with target(round(800 * ratio), round(600 * ratio)) as picture:
        scene.draw(800, 600, ratio)
        scaled = picture().convert("L")
    small = [image.resize((80, 60)) for image in (plain, scaled)]
    differences = [abs(a - b) for a, b in zip(*(i.getdata() for i in small), strict=True)]
    assert sum(differences) / len(differences) < 4


def test_a_layer_draws_shapes_then_discs_then_text_and_the_next_covers_it(
    window: arcade.Window, target: Target
) -> None:
    canvas = Canvas(window.ctx, DiscBatch(window.ctx))
    with target(100, 100) as picture:
        canvas.begin(100, 100, 1.0)
        canvas.text.add("HHHH", 50, 50, 16, INK, align=Align.CENTRE)
        canvas.discs([Disc(50, 50, 30, Kind.QUEEN)])
        canvas.shapes.box(canvas.area, (0, 255, 0, 255))
        canvas.flush()
        image = picture()
        assert image.getpixel((2, 2))[:3] == (0, 255, 0)
        red, green, _, _ = image.getpixel((50, 28))
        assert red > 2 * green
        letters = image.crop((25, 40, 75, 60)).getdata()
        assert sum(min(pixel[:3]) > 200 for pixel in letters) > 40
        canvas.shapes.box(canvas.area, (0, 0, 255, 255))
        canvas.flush()
        assert set(picture().getdata()) == {(0, 0, 255, 255)}


def test_what_is_painted_anew_leaves_the_clipping_as_it_was(
    window: arcade.Window, target: Target
) -> None:
    canvas = Canvas(window.ctx, DiscBatch(window.ctx))
    pictures = BoardPictures(window.ctx, DiscBatch(window.ctx))
    with target(200, 100) as picture:
        canvas.begin(200, 100, 1.0)
        with canvas.clipped(Rect(0, 0, 100, 100)):
            pictures.draw("one", {}, Rect(0, 0, 50, 50), 1.0)
            BoardArt(window.ctx).draw(None)
            canvas.shapes.box(Rect(0, 0, 200, 100), (255, 255, 255, 255))
        image = picture()
    assert image.getpixel((90, 50))[:3] == (255, 255, 255)
    assert image.getpixel((110, 50))[:3] == (0, 0, 0)
