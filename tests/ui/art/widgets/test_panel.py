from __future__ import annotations

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.widgets import draw_banner, draw_panel
from tests.ui.drawing import Target


def test_a_banner_fades_in_and_long_ones_stay_in_the_window(canvas: Canvas, target: Target) -> None:
    with target(640, 480) as picture:
        canvas.begin(640, 480, 1.0)
        assert draw_banner(canvas, 320, 470, "Foul", shown=0.0).width < 640
        canvas.flush()
        assert picture().convert("L").getbbox() is None
        rect = draw_banner(canvas, 320, 470, "A long sentence about a foul " * 9)
        assert rect.left >= 0
        assert rect.right <= 640


def test_a_lit_panel_glows(canvas: Canvas, target: Target) -> None:
    def brightest(lit: bool) -> int:
        with target(200, 200) as picture:
            canvas.begin(200, 200, 1.0)
            draw_panel(canvas, Rect(40, 40, 120, 120), lit=lit)
            canvas.flush()
            return max(picture().convert("L").getdata())

    assert brightest(lit=True) > brightest(lit=False) + 50
