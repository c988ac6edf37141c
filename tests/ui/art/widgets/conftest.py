"""What draws a widget alone."""

from __future__ import annotations

from collections.abc import Callable

import arcade
import pytest

from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import DiscBatch
from carrom.ui.art.widgets import Widget
from tests.ui.drawing import Target


@pytest.fixture(scope="module")
def canvas(window: arcade.Window) -> Canvas:
    return Canvas(window.ctx, DiscBatch(window.ctx))


@pytest.fixture
def draw(canvas: Canvas, target: Target) -> Callable[[Widget], bytes]:
    """Draws a widget alone, as it is laid out, and gives the pixels."""

    def drawn(widget: Widget, focused: bool = False) -> bytes:
        with target(640, 480) as picture:
            canvas.begin(640, 480, 1.0)
            widget.draw(canvas, focused)
            canvas.flush()
            return picture().tobytes()

    return drawn
