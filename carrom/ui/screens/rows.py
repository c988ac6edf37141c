"""A column of widgets with a line of explanation each, scrolled by whole rows."""

from __future__ import annotations

from collections.abc import Sequence

from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.text import Align
from carrom.ui.art.theme import Theme
from carrom.ui.art.widgets import Widget


class RowList:
    """Shows as many rows as fit, from the one that was scrolled to."""

    def __init__(self) -> None:
        self.area = Rect(0, 0, 1, 1)
        self.visible: list[Widget] = []
        """Widgets that are in sight, from top to bottom."""
        self._rows: Sequence[tuple[Widget, str]] = ()
        self._notes: list[tuple[str, Rect]] = []
        self._first = 0
        self._most_first = 0
        self._theme = Theme(1.0)

    def show(self, rows: Sequence[tuple[Widget, str]]) -> None:
        """Take other rows: widgets, each with a line about it or an empty one."""
        self._rows = rows

    def lay_out(self, area: Rect, theme: Theme) -> None:
        """Put the rows into an area."""
        self.area, self._theme = area, theme
        heights = [self._height(note) for _, note in self._rows]
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
        for note, rect in self._notes:
            canvas.text.add(
                note,
                rect.left,
                rect.centre.y,
                theme.small,
                colours.TEXT_QUIET,
                max_width=rect.width,
            )
        if self._most_first:
            marks = f"{'↑ ' if self._first else ''}{'↓' if self._first < self._most_first else ''}"
            canvas.text.add(
                marks,
                self.area.right,
                self.area.bottom - theme.gap,
                theme.small,
                colours.ACCENT,
                align=Align.RIGHT,
            )

    def _height(self, note: str) -> float:
        theme = self._theme
        return theme.row + theme.gap + (theme.small * 1.5 if note else 0.0)

    def _place(self) -> None:
        theme, area = self._theme, self.area
        self.visible, self._notes = [], []
        top = area.top
        for widget, note in self._rows[self._first :]:
            height = self._height(note)
            if top - height < area.bottom - 1:
                break
            widget.rect = Rect(area.left, round(top - theme.row), area.width, theme.row)
            self.visible.append(widget)
            if note:
                low = top - theme.row - theme.small * 1.5
                self._notes.append((note, Rect(area.left, low, area.width, theme.small * 1.4)))
            top -= height
