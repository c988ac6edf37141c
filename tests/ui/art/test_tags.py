from __future__ import annotations

import arcade
import pytest

from carrom.core.geometry import Point
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.tags import paint_tag
from carrom.ui.stage import Stage
from carrom.ui.words import Words

FRAME = Rect(100, 100, 390, 390)
"""About as small as a board gets."""


@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("words", ["50 %", "drag the striker, or the knob on the frame"])
@pytest.mark.parametrize("centre", [Point(100, 100), Point(490, 200), Point(210, 900)])
def test_tag_stays_within_the_frame_with_its_words_in_it(
    window: arcade.Window,
    monkeypatch: pytest.MonkeyPatch,
    centre: Point,
    words: str,
    text: float,
) -> None:
    canvas = Stage(window, Words()).canvas
    canvas.begin(800, 600, 1.0, text)
    boxes: list[Rect] = []
    sizes: list[float] = []
    monkeypatch.setattr(canvas.shapes, "box", lambda rect, *_, **__: boxes.append(rect))
    monkeypatch.setattr(canvas.text, "add", lambda w, x, y, size, *_, **__: sizes.append(size))
    paint_tag(canvas, FRAME, centre, words, colours.TEXT)
    (box,), (size,) = boxes, sizes
    assert FRAME.left < box.left and box.right < FRAME.right
    assert FRAME.bottom < box.bottom and box.top < FRAME.top
    assert canvas.text.width(words, size, bold=True) < box.width
