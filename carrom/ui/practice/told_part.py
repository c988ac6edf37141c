"""What is told at the practice table: in the side, or above the board where that has no room."""

from __future__ import annotations

from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.text import Align

_GROUND: colours.Rgba = (12, 9, 8, 222)
_LINE = 1.4
_LEAST_LINES = 2
"""With room for fewer in the side, what is told lies above the board."""
_MOST_LINES = 4
"""Above the board; more than two of them are written smaller."""
_SMALLER = 0.8


def paint_told(canvas: Canvas, side: Rect, board: Rect, text: str, ink: colours.Rgba) -> None:
    """Queue a text.

    Args:
        canvas: Where to.
        side: What room the side has for it.
        board: Where the board is.
        text: Is cut where it is longer than there is room.
        ink: Of the letters.
    """
    theme = canvas.theme
    if side.height < _LEAST_LINES * theme.small * _LINE:
        _paint_note(canvas, board, text, ink)
        return
    lines, size = [text], theme.body
    for size in (theme.body, theme.small, theme.small * _SMALLER):
        lines = canvas.text.wrapped(text, size, side.width)
        if len(lines) * size * _LINE <= side.height:
            break
    lines = _cut(canvas, lines, max(1, int(side.height / (size * _LINE))), size, side.width)
    y = side.top - size * 0.7
    for line in lines:
        canvas.text.add(line, side.left, y, size, ink)
        y -= size * _LINE


def _paint_note(canvas: Canvas, board: Rect, text: str, ink: colours.Rgba) -> None:
    """A dark box at the top of the window, above the board."""
    if not text:
        return
    theme = canvas.theme
    size, width = theme.small, board.width - 4 * theme.gap
    lines = canvas.text.wrapped(text, size, width)
    if len(lines) > _LEAST_LINES:
        size *= _SMALLER
        lines = _cut(canvas, canvas.text.wrapped(text, size, width), _MOST_LINES, size, width)
    height = len(lines) * size * _LINE + theme.gap
    top = canvas.area.top - theme.gap / 2
    ground = Rect(board.left + theme.gap, top - height, board.width - 2 * theme.gap, height)
    canvas.shapes.box(ground, _GROUND, radius=theme.radius)
    y = ground.top - theme.gap / 2 - size * _LINE / 2
    for line in lines:
        canvas.text.add(line, board.centre.x, y, size, ink, align=Align.CENTRE)
        y -= size * _LINE


def _cut(canvas: Canvas, lines: list[str], most: int, size: float, width: float) -> list[str]:
    """At most so many lines, the last with an ellipsis."""
    if len(lines) <= most:
        return lines
    rest = " ".join(lines[most - 1 :])
    return [*lines[: most - 1], canvas.text.fitted(rest, size, width)]
