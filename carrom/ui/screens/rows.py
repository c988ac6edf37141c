"""A column of widgets with lines of explanation, scrolled by whole rows."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.theme import Theme
from carrom.ui.art.widgets import Choice, ScrollBar, Toggle, Widget

_LINE = 1.35
_LIFT = 0.2
"""How much nearer to a switch than to other widgets the lines about it are, in row heights."""
_APART = 0.75
"""How much farther the next row is from lines than from a widget, in gaps."""
_WIDE_ROWS = 10.0
"""An area this many row heights wide has room for two widgets side by side."""

_FIRST_SHARE = 0.72
_WORD_SHARE = 0.4
"""Of the width of a row, whatever else is in it: all boxes begin at the same place."""


@dataclass(frozen=True, slots=True)
class Row:
    """A widget, or two that belong together, and a sentence about it."""

    widget: Widget
    note: str = ""
    beside: Widget | None = None
    """On the right where there is room, otherwise below."""


def rows_height(theme: Theme, rows: int) -> float:
    """How high so many rows of one widget are, each with one line about it."""
    note = theme.small * _LINE + theme.gap * _APART
    return rows * (theme.row + theme.gap + note)


class RowList:
    """Shows as many rows as fit, from the one that was scrolled to."""

    def __init__(self, on_scroll: Callable[[], None]) -> None:
        """Nothing is shown yet; `on_scroll` is called when others have come in sight."""
        self.area = Rect(0, 0, 1, 1)
        self.visible: list[Widget] = []
        """Widgets that are in sight, from top to bottom, and the bar where there are more."""
        self._on_scroll = on_scroll
        self._bar = ScrollBar(lambda first: self.scroll(round(first) - self._first))
        self._rows: Sequence[Row] = ()
        self._notes: list[list[str]] = []
        """The lines about each row."""
        self._lines: list[tuple[str, float]] = []
        """Lines in sight, and how high they stand."""
        self._first = 0
        self._end = 0
        """The row after the last in sight."""
        self._most_first = 0
        self._theme = Theme(1.0)

    def show(self, rows: Sequence[Row]) -> None:
        """Take other rows."""
        self._rows = rows

    def lay_out(self, area: Rect, canvas: Canvas) -> None:
        """Put the rows into an area."""
        theme = canvas.theme
        self.area, self._theme = area, theme
        self._notes = [
            canvas.text.wrapped(row.note, theme.small, area.width) if row.note else []
            for row in self._rows
        ]
        heights = [self._height(n) for n in range(len(self._rows))]
        # The last row needs no room to part it from another.
        room, last = area.height + theme.gap, len(heights)
        while last and heights[last - 1] <= room:
            last -= 1
            room -= heights[last]
        self._most_first = last
        self._first = min(self._first, self._most_first)
        self._place()

    def contains(self, x: float, y: float) -> bool:
        """Whether a place is on the rows, or on the bar beside them."""
        return self.area.contains(x, y) or self._bar.rect.contains(x, y)

    def top(self) -> None:
        """Back to the first row, with the next layout."""
        self._first = 0

    def scroll(self, rows: int) -> None:
        """Go on, or back, by some rows."""
        self._first = min(self._most_first, max(0, self._first + rows))
        self._place()

    def bring_near(self, widget: Widget) -> None:
        """Scroll as far as it takes to see a widget that has the focus, and the next of its column.

        Arrow keys go to what is in sight, and would otherwise leave the rows too early.
        """
        places = (n for n, row in enumerate(self._rows) if widget in (row.widget, row.beside))
        at = next(places, None)
        if at is None:
            return
        below, above = self._next(widget, at, 1), self._next(widget, at, -1)
        while below >= self._end and self._first < min(at, self._most_first):
            self.scroll(1)
        if above < self._first:
            self.scroll(above - self._first)
        while at >= self._end and self._first < at:
            self.scroll(1)

    def _next(self, widget: Widget, at: int, step: int) -> int:
        """The row next to a widget's, up or down, where its column, or the other, has a focus."""
        last = len(self._rows) - 1 if step > 0 else 0
        ahead = range(at + step, last + step, step)
        second = widget is self._rows[at].beside
        same = (n for n in ahead if _reachable(self._rows[n], second))
        other = (n for n in ahead if _reachable(self._rows[n], not second))
        return next(same, next(other, last))

    def paint(self, canvas: Canvas) -> None:
        """Write the lines about the rows."""
        small = canvas.theme.small
        for line, y in self._lines:
            canvas.text.add(line, self.area.left, y, small, colours.TEXT_QUIET)

    @property
    def _wide(self) -> bool:
        return self.area.width >= _WIDE_ROWS * self._theme.row

    def _height(self, index: int) -> float:
        theme = self._theme
        step = theme.row + theme.gap
        widgets = 2 if self._rows[index].beside is not None and not self._wide else 1
        notes = len(self._notes[index])
        below = theme.small * _LINE * notes + theme.gap * _APART - self._lift(index)
        return widgets * step + (below if notes else 0.0)

    def _lift(self, index: int) -> float:
        """How far the lines about a row move up to it: a switch has no box around its word."""
        return _LIFT * self._theme.row if isinstance(self._rows[index].widget, Toggle) else 0.0

    def _place(self) -> None:
        theme, area = self._theme, self.area
        self.visible, self._lines, self._end = [], [], self._first
        top = area.top
        for index in range(self._first, len(self._rows)):
            height = self._height(index)
            if top - height + theme.gap < area.bottom - 1:
                break
            low = self._place_widgets(self._rows[index], top)
            y = low + self._lift(index) - theme.small * 0.85
            for line in self._notes[index]:
                self._lines.append((line, y))
                y -= theme.small * _LINE
            top -= height
            self._end = index + 1
        count = len(self._rows)
        self._bar.beside(area, theme.gap, count - self._most_first, count, self._first)
        if self._bar.shown:
            self.visible.append(self._bar)
        self._on_scroll()

    def _place_widgets(self, row: Row, top: float) -> float:
        """Put a row's widgets below `top`; gives where they end."""
        theme, area = self._theme, self.area
        low = round(top - theme.row)
        row.widget.rect = Rect(area.left, low, area.width, theme.row)
        self.visible.append(row.widget)
        if row.beside is None:
            return low
        if isinstance(row.widget, Choice):
            row.widget.word_share = _WORD_SHARE / (_FIRST_SHARE if self._wide else 1.0)
        if self._wide:
            first = round(area.width * _FIRST_SHARE)
            left = area.left + first + theme.gap
            row.widget.rect = Rect(area.left, low, first, theme.row)
            row.beside.rect = Rect(left, low, area.right - left, theme.row)
        else:
            indent = area.width * _WORD_SHARE
            low = round(low - theme.gap - theme.row)
            row.beside.rect = Rect(area.left + indent, low, area.width - indent, theme.row)
        self.visible.append(row.beside)
        return low


def _reachable(row: Row, second: bool) -> bool:
    """Whether a row has something for the focus in the first or second column."""
    widget = row.beside if second else row.widget
    return widget is not None and widget.reachable


def heir(focused: Widget | None, widgets: Sequence[Widget]) -> Widget | None:
    """What has the focus after widgets were made anew: the nearest that is like the one before."""
    if focused is None or focused in widgets:
        return focused
    alike = [widget for widget in widgets if type(widget) is type(focused)]
    here = focused.rect.centre
    return min(alike, key=lambda each: math.dist(each.rect.centre, here), default=None)
