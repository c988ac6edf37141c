"""A sheet of rows: the wheel scrolls them, and what has the focus stays in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from carrom.ui.art.widgets import Widget
from carrom.ui.screens.rows import RowList
from carrom.ui.screens.screen import Screen
from carrom.ui.screens.sheet import Sheet

if TYPE_CHECKING:
    from carrom.ui.game import Game


class RowsSheet(Sheet):
    """Base of sheets with rows; subclasses fill the columns and say where they are."""

    def __init__(self, game: Game, below: Screen | None = None, *, columns: int = 1) -> None:
        super().__init__(game, below)
        self.columns = tuple(RowList(self._gather) for _ in range(columns))

    @property
    def rows(self) -> RowList:
        """The only column, or the first."""
        return self.columns[0]

    def head_widgets(self) -> Sequence[Widget]:
        """What comes before the rows."""
        return ()

    def paint_body(self) -> None:
        """Write the lines about the rows."""
        for rows in self.columns:
            rows.paint(self.canvas)

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> bool:
        """Scroll the rows under the pointer, or else what there is beside them."""
        for rows in self.columns:
            if rows.contains(x, y):
                rows.scroll(-round(scroll_y))
                return True
        return super().on_mouse_scroll(x, y, scroll_x, scroll_y)

    def focus_moved(self) -> None:
        """Keep what has the focus in sight."""
        focused = self.widgets.focused
        if focused is not None:
            for rows in self.columns:
                rows.bring_near(focused)

    def _gather(self) -> None:
        """Tell the group which widgets are in sight."""
        rows = (widget for column in self.columns for widget in column.visible)
        self.widgets.widgets = [*self.head_widgets(), *rows, *self.foot_buttons()]
