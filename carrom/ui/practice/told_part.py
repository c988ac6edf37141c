"""What is told at the practice table: in the side, or above the board where that has no room."""

from __future__ import annotations

from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import BOARD_HALF_MM, FRAME_WIDTH_MM, Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.text import Align

_LINE = 1.4
_LEAST_LINES = 2
"""With room for fewer in the side, what is told lies above the board."""
_SMALLER = 0.8
"""A long text is written so much smaller before it covers what it need not."""
_FRAME = FRAME_WIDTH_MM / (2 * BOARD_HALF_MM)
"""How high the frame at the top of the board is, as a share of the board."""


def paint_told(canvas: Canvas, side: Rect, board: Rect, text: str, ink: colours.Rgba) -> None:
    """Queue a text; where the side has no room for all of it, it lies above the board.

    Args:
        canvas: Where to.
        side: What room the side has for it.
        board: Where the board is.
        text: What is told.
        ink: Of the letters.
    """
    theme = canvas.theme
    if side.height >= _LEAST_LINES * theme.small * _LINE:
        for size in (theme.body, theme.small, theme.small * _SMALLER):
            lines = canvas.text.wrapped(text, size, side.width)
            if len(lines) * size * _LINE <= side.height:
                _write(canvas, lines, size, side.left, side.top, ink, Align.LEFT)
                return
    _paint_note(canvas, board, text, ink)


def _paint_note(canvas: Canvas, board: Rect, text: str, ink: colours.Rgba) -> None:
    """A dark box at the top of the window; it covers the playing surface only with a long text."""
    if not text:
        return
    theme = canvas.theme
    top, width = canvas.area.top - theme.gap / 2, board.width - 4 * theme.gap
    room = top - theme.gap - board.top + board.height * _FRAME
    size = theme.small
    lines = canvas.text.wrapped(text, size, width)
    if len(lines) * size * _LINE > room:
        size *= _SMALLER
        lines = canvas.text.wrapped(text, size, width)
    height = len(lines) * size * _LINE + theme.gap
    ground = Rect(board.left + theme.gap, top - height, board.width - 2 * theme.gap, height)
    canvas.shapes.box(ground, colours.OVER_BOARD, radius=theme.radius)
    _write(canvas, lines, size, board.centre.x, top - theme.gap / 2, ink, Align.CENTRE)


def _write(
    canvas: Canvas,
    lines: list[str],
    size: float,
    x: float,
    top: float,
    ink: colours.Rgba,
    align: Align,
) -> None:
    """Queue lines from the top down."""
    y = top - size * _LINE / 2
    for line in lines:
        canvas.text.add(line, x, y, size, ink, align=align)
        y -= size * _LINE
