"""A few words beside what they are about."""

from __future__ import annotations

from carrom.core.geometry import Point
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.text import Align

_GROUND: colours.Rgba = (12, 9, 8, 215)


def paint_tag(canvas: Canvas, area: Rect, centre: Point, words: str, ink: colours.Rgba) -> None:
    """Write words on a small dark ground, never beyond an area."""
    theme = canvas.theme
    width = canvas.text.width(words, theme.body, bold=True) + 2 * theme.gap
    height = theme.body * 1.6
    left = min(max(centre.x - width / 2, area.left), area.right - width)
    bottom = min(max(centre.y - height / 2, area.bottom), area.top - height)
    rect = Rect(left, bottom, width, height)
    canvas.shapes.box(rect, _GROUND, radius=height / 2)
    middle = rect.centre
    canvas.text.add(words, middle.x, middle.y, theme.body, ink, align=Align.CENTRE, bold=True)
