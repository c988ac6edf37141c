"""The line below the board: what the game waits for, from whom."""

from __future__ import annotations

import math

from carrom.core.geometry import Point
from carrom.ui.art import theme as colours
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.text import Align
from carrom.ui.play_layout import PlayLayout

LEAST_HINT_SHARE = 0.75
"""A long hint is written smaller, down to this, before it is cut."""

_BEAT_S = 0.9
"""How long the dots behind somebody who thinks take for a round."""


def paint_prompt(
    canvas: Canvas, layout: PlayLayout, prompt: str, busy_s: float = 0.0, how: str = ""
) -> None:
    """Write what is waited for under the board.

    Args:
        canvas: Where to.
        layout: Of the play screen.
        prompt: One sentence.
        busy_s: For how long somebody has thought.
        how: Smaller, below it: how to do it.
    """
    bar, board, theme = layout.bottom, layout.board, canvas.theme
    left = bar.left + 2 * theme.gap + theme.row if layout.strips else board.left
    right = bar.right * 0.75 if layout.strips else board.right
    middle = bar.centre.y + (theme.small * 0.62 if how else 0.0)
    room = right - left - theme.gap
    needed = max(1.0, canvas.text.width(how, theme.small))
    size = round(theme.small * max(LEAST_HINT_SHARE, min(1.0, room / needed)))
    canvas.text.add(
        how,
        (left + right) / 2,
        middle - theme.body * 0.55 - theme.small * 0.6,
        size,
        colours.TEXT_QUIET,
        align=Align.CENTRE,
        max_width=room,
    )
    canvas.text.add(
        prompt,
        (left + right) / 2,
        middle,
        theme.body,
        colours.TEXT,
        align=Align.CENTRE,
        max_width=room,
    )
    if busy_s > 0:
        x = (left + right + canvas.text.width(prompt, theme.body)) / 2 + theme.gap
        _paint_dots(canvas, Point(min(x, right), middle - theme.body * 0.3), busy_s)


def _paint_dots(canvas: Canvas, start: Point, busy_s: float) -> None:
    """Three dots that light up one after the other."""
    size = canvas.theme.body * 0.14
    for nth in range(3):
        beat = math.cos(2 * math.pi * (busy_s / _BEAT_S - nth / 3))
        ink = colours.with_alpha(colours.ACCENT, 0.55 + 0.45 * beat)
        canvas.shapes.disc(Point(start.x + 4 * size * nth, start.y), size, ink)
