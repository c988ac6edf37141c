"""A list that scrolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from carrom.core.geometry import Point
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.icons import Icon, draw_icon
from carrom.ui.art.text import Align
from carrom.ui.art.theme import (
    ACCENT,
    FIELD,
    PANEL_EDGE,
    RAISED,
    RAISED_HOVER,
    TEXT,
    TEXT_QUIET,
    Rgba,
    with_alpha,
)
from carrom.ui.art.widgets.base import Action, draw_focus
from carrom.ui.art.widgets.scroll_bar import soften_edges
from carrom.ui.art.widgets.scrolled import Scrolled

_PEEK = 0.6
"""How much of its neighbours is seen beside a row that is chosen, in row heights."""


@dataclass(frozen=True, slots=True)
class ListRow:
    """What one row shows."""

    title: str
    detail: str = ""
    """Smaller, below the title."""
    note: str = ""
    """On the right."""
    icon: Icon | None = None
    ink: Rgba = TEXT


class ListView(Scrolled):
    """Rows of which one is chosen; what does not fit is scrolled to."""

    def __init__(
        self,
        rows: Sequence[ListRow],
        *,
        on_choose: Callable[[int], None] = lambda index: None,
        on_open: Callable[[int], None] = lambda index: None,
        empty: str = "",
    ) -> None:
        """Make a list.

        Args:
            rows: What it shows.
            on_choose: Called with the index when another row is chosen.
            on_open: Called when the chosen row is pressed again.
            empty: What an empty list says: why it is empty and how to fill it.
        """
        super().__init__()
        self.rows = list(rows)
        self.chosen: int | None = None
        self.empty = empty
        self._on_choose = on_choose
        self._on_open = on_open
        self._row_height = 1.0

    @property
    def reachable(self) -> bool:
        """An empty list has nothing to choose."""
        return self.enabled and bool(self.rows)

    def show(self, rows: Sequence[ListRow]) -> None:
        """Show other rows; the choice stays where that row still is."""
        self.rows = list(rows)
        if self.chosen is not None and self.chosen >= len(self.rows):
            self.chosen = None

    def draw(self, canvas: Canvas, focused: bool) -> None:
        """Queue the list's picture."""
        self._theme = theme = canvas.theme
        rect, shapes = self.rect, canvas.shapes
        tall = any(row.detail for row in self.rows)
        self._row_height = round(theme.row * (1.4 if tall else 1.0))
        self._scroll_to(self._offset)
        shapes.box(
            rect,
            with_alpha(FIELD, 0.7),
            radius=theme.radius,
            edge=PANEL_EDGE,
            edge_width=theme.hairline,
        )
        if focused:
            draw_focus(canvas, rect, theme.radius)
        if not self.rows:
            self._say_empty(canvas)
            return
        with canvas.clipped(rect.inset(theme.hairline)):
            first = int(self._offset // self._row_height)
            last = int((self._offset + rect.height) // self._row_height) + 1
            for index in range(first, min(last, len(self.rows))):
                self._draw_row(canvas, index, focused)
            soften_edges(canvas, rect, self._offset, self._overflow - self._offset, FIELD)
        self._bar.draw(canvas, False)

    def on_scroll(self, x: float, y: float, lines: float) -> bool:
        """One row a line."""
        self._scroll_to(self._offset - lines * self._row_height)
        return True

    def on_action(self, action: Action) -> bool:
        """Up and down choose, press opens; at either end the focus may leave."""
        last = len(self.rows) - 1
        page = max(1, int(self.rect.height // self._row_height) - 1)
        here = self.chosen
        match action:
            case Action.PRESS:
                if here is not None:
                    self._on_open(here)
                return here is not None
            case Action.DOWN:
                target = 0 if here is None else here + 1
            case Action.UP:
                target = last if here is None else here - 1
            case Action.PAGE_DOWN:
                target = min(last, (here or 0) + page)
            case Action.PAGE_UP:
                target = max(0, (here or 0) - page)
            case Action.HOME:
                target = 0
            case Action.END:
                target = last
            case _:
                return False
        if not 0 <= target <= last:
            return False
        self.choose(target)
        return True

    def choose(self, index: int) -> None:
        """Choose a row and bring it into view."""
        if index != self.chosen:
            self.chosen = index
            self._on_choose(index)
        height = self._row_height
        self._bring_in((index - _PEEK) * height, (index + 1 + _PEEK) * height)

    def _pick(self, index: int) -> None:
        if index == self.chosen:
            self._on_open(index)
        else:
            self.choose(index)

    @property
    def _whole(self) -> float:
        return len(self.rows) * self._row_height

    @property
    def _slack(self) -> float:
        return self._row_height / 4

    def _click(self, x: float, y: float, start: float) -> None:
        """Choose the row, if it was pressed and let go on the same one."""
        index = self._row_at(y)
        if self.rect.contains(x, y) and index is not None and index == self._row_at(start):
            self._pick(index)

    def _row_at(self, y: float) -> int | None:
        index = int((self.rect.top - y + self._offset) // self._row_height)
        return index if 0 <= index < len(self.rows) else None

    def _draw_row(self, canvas: Canvas, index: int, focused: bool) -> None:
        theme, row = canvas.theme, self.rows[index]
        top = self.rect.top + self._offset - index * self._row_height
        wide = (self._bar.rect.left if self._bar.shown else self.rect.right) - self.rect.left
        area = Rect(self.rect.left, top - self._row_height, wide, self._row_height)
        inner = area.inset(theme.gap / 2, theme.gap / 4)
        if index == self.chosen:
            canvas.shapes.box(inner, RAISED_HOVER if focused else RAISED, radius=theme.radius)
            mark = Rect(
                inner.left, inner.bottom + theme.gap, theme.gap / 2, inner.height - 2 * theme.gap
            )
            canvas.shapes.box(mark, ACCENT, radius=theme.gap / 4)
        left = area.left + 2 * theme.gap
        right = area.right - 2 * theme.gap
        middle = area.centre.y
        if row.icon is not None:
            size = theme.body * 1.1
            draw_icon(canvas.shapes, row.icon, Point(left + size / 2, middle), size, row.ink)
            left += size + 1.5 * theme.gap
        if row.note:
            note = canvas.text.fitted(row.note, theme.small, (right - left) / 2)
            canvas.text.add(note, right, middle, theme.small, TEXT_QUIET, align=Align.RIGHT)
            right -= canvas.text.width(note, theme.small) + theme.gap
        lift = theme.body * 0.62 if row.detail else 0.0
        room = right - left
        size = canvas.text.size_for(row.title, theme.body, room)
        canvas.text.add(row.title, left, middle + lift, size, row.ink, max_width=room)
        size = canvas.text.size_for(row.detail, theme.small, room)
        y = middle - theme.body * 0.68
        canvas.text.add(row.detail, left, y, size, TEXT_QUIET, max_width=room)

    def _say_empty(self, canvas: Canvas) -> None:
        theme, rect = canvas.theme, self.rect
        lines = canvas.text.wrapped(self.empty, theme.body, rect.width - 6 * theme.gap)
        step = theme.body * 1.5
        y = rect.centre.y + step * (len(lines) - 1) / 2
        for line in lines:
            canvas.text.add(line, rect.centre.x, y, theme.body, TEXT_QUIET, align=Align.CENTRE)
            y -= step
