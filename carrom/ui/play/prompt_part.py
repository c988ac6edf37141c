"""The line below the board: what the game waits for, from whom."""

from __future__ import annotations

from carrom.ui.art import theme as colours
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.text import Align
from carrom.ui.play_layout import PlayLayout


def paint_prompt(canvas: Canvas, layout: PlayLayout, prompt: str) -> None:
    """Write what is waited for under the board."""
    bar, board, theme = layout.bottom, layout.board, canvas.theme
    left = bar.left + 2 * theme.gap if layout.strips else board.left
    right = bar.right * 0.75 if layout.strips else board.right
    canvas.text.add(
        prompt,
        (left + right) / 2,
        bar.centre.y,
        theme.body,
        colours.TEXT,
        align=Align.CENTRE,
        max_width=right - left - theme.gap,
    )
