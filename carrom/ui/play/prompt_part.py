"""The line below the board: what the game waits for, from whom."""

from __future__ import annotations

import math

from carrom.core.geometry import Point
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.text import Align

LEAST_SHARE = 0.75
"""A long line is written smaller, down to this, before it is cut."""

_BEAT_S = 0.9
"""How long the dots behind somebody who thinks take for a round."""


def paint_prompt(
    canvas: Canvas, bar: Rect, prompt: str, busy_s: float = 0.0, how: str = ""
) -> None:
    """Write what is waited for under the board.

    Args:
        canvas: Where to.
        bar: The room for it.
        prompt: One sentence.
        busy_s: For how long somebody has thought.
        how: Smaller, below it: how to do it.
    """
    theme, room = canvas.theme, bar.width
    middle = bar.centre.y + (theme.small * 0.62 if how else 0.0)
    size = canvas.text.size_for(how, theme.small, room, least=LEAST_SHARE)
    canvas.text.add(
        how,
        bar.centre.x,
        middle - theme.body * 0.55 - theme.small * 0.6,
        size,
        colours.TEXT_QUIET,
        align=Align.CENTRE,
        max_width=room,
    )
    size = canvas.text.size_for(prompt, theme.body, room, least=LEAST_SHARE)
    canvas.text.add(
        prompt,
        bar.centre.x,
        middle,
        size,
        colours.TEXT,
        align=Align.CENTRE,
        max_width=room,
    )
    if busy_s > 0:
        x = bar.centre.x + canvas.text.width(prompt, size) / 2 + theme.gap
        _paint_dots(canvas, Point(min(x, bar.right), middle - theme.body * 0.3), busy_s)


def _paint_dots(canvas: Canvas, start: Point, busy_s: float) -> None:
    """Three dots that light up one after the other."""
    size = canvas.theme.body * 0.14
    for nth in range(3):
        beat = math.cos(2 * math.pi * (busy_s / _BEAT_S - nth / 3))
        ink = colours.with_alpha(colours.ACCENT, 0.55 + 0.45 * beat)
        canvas.shapes.disc(Point(start.x + 4 * size * nth, start.y), size, ink)
