"""A short note above the board, for when there is no room beside it."""

from __future__ import annotations

from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.text import Align

_GROUND: colours.Rgba = (12, 9, 8, 222)
_LINE = 1.35
_MOST_LINES = 2


def draw_note(canvas: Canvas, board: Rect, text: str, ink: colours.Rgba) -> None:
    """Queue the note, cut where it would be longer than two lines."""
    if not text:
        return
    theme = canvas.theme
    size, width = theme.small, board.width - 4 * theme.gap
    lines = canvas.text.wrapped(text, size, width)
    if len(lines) > _MOST_LINES:
        rest = canvas.text.fitted(" ".join(lines[_MOST_LINES - 1 :]), size, width)
        lines = [*lines[: _MOST_LINES - 1], rest]
    height = len(lines) * size * _LINE + theme.gap
    top = canvas.area.top - theme.gap / 2
    ground = Rect(board.left + theme.gap, top - height, board.width - 2 * theme.gap, height)
    canvas.shapes.box(ground, _GROUND, radius=theme.radius)
    y = ground.top - theme.gap / 2 - size * _LINE / 2
    for line in lines:
        canvas.text.add(line, board.centre.x, y, size, ink, align=Align.CENTRE)
        y -= size * _LINE
