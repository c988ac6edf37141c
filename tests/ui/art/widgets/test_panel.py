from __future__ import annotations

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.theme import TEXT
from carrom.ui.art.widgets import draw_panel
from tests.ui.drawing import Target


def test_what_is_below_shines_through_no_solid_panel(canvas: Canvas, target: Target) -> None:
    def differs(*, solid: bool) -> bool:
        with target(200, 200) as picture:
            canvas.begin(200, 200, 1.0)
            canvas.shapes.box(Rect(0, 0, 100, 200), TEXT)
            canvas.flush()
            draw_panel(canvas, Rect(40, 40, 120, 120), solid=solid)
            canvas.flush()
            image = picture()
            return image.getpixel((70, 100)) != image.getpixel((130, 100))

    assert differs(solid=False)
    assert not differs(solid=True)
