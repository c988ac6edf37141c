"""Where everything of the practice table goes, for every size of window."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.theme import LEAST_TARGET, Theme
from carrom.ui.art.widgets import Button, Widget, row
from carrom.ui.art.widgets.layout import Part

LEAST_SIDE_PX = 300.0
WIDEST_SIDE_PX = 430.0
"""Of the panel beside the board, at a scale of 1."""

LEAST_BELOW_PX = 420.0
"""Of the panel below the board in tall windows, at a scale of 1."""

_BETWEEN = 0.75
"""Gaps between lines of widgets."""


@dataclass(frozen=True, slots=True)
class PracticeLayout:
    """Areas of the window in logical pixels."""

    board: Rect
    """The square for the board and its frame."""
    side: Rect
    """The panel with the tray, the choices and what is told."""
    foot: Rect
    """The row of buttons at the bottom."""


def practice_layout(width: float, height: float, text: float = 1.0) -> PracticeLayout:
    """The areas for a window; the board is as large as can be, whole and square.

    Args:
        width: Logical pixels.
        height: Logical pixels.
        text: How much larger words are than they usually are.
    """
    theme = Theme.for_window(width, height, text=text)
    foot = Rect(0, 0, width, theme.row + 2 * theme.gap)
    room = Rect(0, foot.height, width, height - foot.height - theme.gap)
    least = LEAST_SIDE_PX * max(theme.shrunk, theme.scale) * (1.0 + text) / 2
    if width - least < 0.55 * room.height:
        return _stacked(room, foot, LEAST_BELOW_PX * theme.scale * text, theme.gap)
    size = min(room.height, width - theme.gap - least)
    side = min(width - theme.gap - size, WIDEST_SIDE_PX * theme.scale * text)
    left = max(theme.gap, (width - size - side) / 2)
    return PracticeLayout(
        board=Rect(left, room.bottom, size, size),
        side=Rect(left + size, room.bottom, side, room.height),
        foot=foot,
    )


def _stacked(room: Rect, foot: Rect, least: float, gap: float) -> PracticeLayout:
    size = max(1.0, min(room.width - 2 * gap, room.height - least))
    below = room.height - size
    return PracticeLayout(
        board=Rect((room.width - size) / 2, room.bottom + below, size, size),
        side=Rect(0, room.bottom, room.width, below),
        foot=foot,
    )


def side_columns(layout: PracticeLayout, theme: Theme) -> tuple[Rect, Rect | None]:
    """The side within its panel; in two columns where it lies flat below the board."""
    area = layout.side.inset(2.5 * theme.gap)
    if area.width <= 1.4 * area.height:
        return area, None
    half = area.width / 2 - theme.gap
    return (
        Rect(area.left, area.bottom, half, area.height),
        Rect(area.left + half + 2 * theme.gap, area.bottom, half, area.height),
    )


def line_height(room: float, lines: int, theme: Theme) -> float:
    """How high each of some lines of widgets can be where there is that much room for all."""
    high = min(theme.row, math.floor(room / lines - _BETWEEN * theme.gap))
    return max(LEAST_TARGET * theme.shrunk, high)


def arrange_rows(
    widgets: Sequence[Widget], area: Rect, top: float, high: float, theme: Theme
) -> float:
    """Put widgets below each other; gives where they end."""
    for widget in widgets:
        widget.rect = Rect(area.left, round(top - high), area.width, high)
        top -= high + _BETWEEN * theme.gap
    return top


def arrange_line(
    widgets: Sequence[Widget], area: Rect, top: float, high: float, theme: Theme
) -> float:
    """Put widgets beside each other, all as wide; gives where they end."""
    line = Rect(area.left, round(top - high), area.width, high)
    for widget, rect in zip(widgets, row(line, [Part()] * len(widgets), theme.gap), strict=True):
        widget.rect = rect
    return top - high - _BETWEEN * theme.gap


def words_below(area: Rect, top: float, theme: Theme) -> Rect:
    """What lines of widgets that end at `top` leave of an area for words, well apart from them."""
    return Rect(area.left, area.bottom, area.width, max(1.0, top - theme.gap - area.bottom))


def arrange_foot(buttons: Sequence[Button], layout: PracticeLayout, canvas: Canvas) -> None:
    """Put buttons in the foot, each as wide as its word, from the board's left edge."""
    gap, widths = canvas.theme.gap, [button.width(canvas) for button in buttons]
    room = layout.foot.width - gap
    left = max(gap, min(layout.board.left, room - sum(widths) - gap * (len(widths) - 1)))
    for button, width in zip(buttons, widths, strict=True):
        low = round(layout.foot.bottom + (layout.foot.height - canvas.theme.row) / 2)
        button.rect = Rect(round(left), low, width, canvas.theme.row)
        left += width + gap
