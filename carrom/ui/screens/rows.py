"""A column of widgets with a line of explanation each, scrolled by whole rows."""

from __future__ import annotations

from collections.abc import Sequence

from carrom.core.geometry import Point
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.icons import Icon, draw_icon
from carrom.ui.art.theme import Theme
from carrom.ui.art.widgets import Widget

_LINE = 1.35


class RowList:
    """Shows as many rows as fit, from the one that was scrolled to."""

    def __init__(self) -> None:
        self.area = Rect(0, 0, 1, 1)
        self.visible: list[Widget] = []
        """Widgets that are in sight, from top to bottom."""
        self._rows: Sequence[tuple[Widget, str]] = ()
        self._notes: list[list[str]] = []
        """The lines about each row."""
        self._lines: list[tuple[str, float]] = []
        """Lines in sight, and how high they stand."""
        self._first = 0
        self._most_first = 0
        self._theme = Theme(1.0)

    def show(self, rows: Sequence[tuple[Widget, str]]) -> None:
        """Take other rows: widgets, each with a line about it or an empty one."""
        self._rows = rows

    def lay_out(self, area: Rect, canvas: Canvas) -> None:
        """Put the rows into an area."""
        theme = canvas.theme
        self.area, self._theme = area, theme
        self._notes = [
            canvas.text.wrapped(note, theme.small, area.width) if note else []
            for _, note in self._rows
        ]
        heights = [_height(theme, note) for note in self._notes]
        room, last = area.height, len(heights)
        while last and heights[last - 1] <= room:
            last -= 1
            room -= heights[last]
        self._most_first = last
        self._first = min(self._first, self._most_first)
        self._place()

    def scroll(self, rows: int) -> None:
        """Go on, or back, by some rows."""
        self._first = min(self._most_first, max(0, self._first + rows))
        self._place()

    def bring_near(self, widget: Widget) -> None:
        """Scroll on when a widget at the edge has the focus, so that the next comes in sight."""
        if not self.visible:
            return
        if widget is self.visible[-1]:
            self.scroll(1)
        elif widget is self.visible[0]:
            self.scroll(-1)

    def paint(self, canvas: Canvas) -> None:
        """Write the lines about the rows, and that there are more."""
        theme = canvas.theme
        for line, y in self._lines:
            canvas.text.add(line, self.area.left, y, theme.small, colours.TEXT_QUIET)
        x, size = self.area.centre.x, theme.small
        if self._first:
            at = Point(x, self.area.top + theme.gap)
            draw_icon(canvas.shapes, Icon.UP, at, size, colours.ACCENT)
        if self._first < self._most_first:
            at = Point(x, self.area.bottom - theme.gap)
            draw_icon(canvas.shapes, Icon.DOWN, at, size, colours.ACCENT)

    def _place(self) -> None:
        theme, area = self._theme, self.area
        self.visible, self._lines = [], []
        top = area.top
        rows = zip(self._rows[self._first :], self._notes[self._first :], strict=True)
        for (widget, _), note in rows:
            height = _height(theme, note)
            if top - height < area.bottom - 1:
                break
            widget.rect = Rect(area.left, round(top - theme.row), area.width, theme.row)
            self.visible.append(widget)
            y = top - theme.row - theme.small * 0.9
            for line in note:
                self._lines.append((line, y))
                y -= theme.small * _LINE
            top -= height


def _height(theme: Theme, note: Sequence[str]) -> float:
    return theme.row + theme.gap + theme.small * _LINE * len(note)
