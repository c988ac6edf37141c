"""The positions that were kept: keep the one on the table, take one up, throw one away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from carrom.errors import CarromError
from carrom.practice.board import PracticeBoard
from carrom.practice.positions import LONGEST_NAME
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, ListRow, ListView, Look, TextField
from carrom.ui.screens.sheet import Sheet
from carrom.ui.words import Message

if TYPE_CHECKING:
    from carrom.ui.game import Game
    from carrom.ui.screens.practice import PracticeScreen

EMPTY: Message = "No positions kept yet. Give the one on the table a name, and press Keep."
_LIST_SHARE = 0.56
"""The list is at least so wide; the picture takes what its height leaves."""
_ON_TABLE = "table"
"""The picture of the position on the table."""


class PositionsScreen(Sheet):
    """A list on the left, the chosen position as a picture on the right."""

    title: Message = "Positions"
    wide, high = 980, 600

    def __init__(self, game: Game, table: PracticeScreen) -> None:
        super().__init__(game, table)
        self._table = table
        self._positions = game.practice.positions
        self._name = self._positions.free_name(self.words("Position"))
        self.told, self._ink = "", colours.TEXT
        """What went wrong, or well."""
        self.picture = Rect(0, 0, 1, 1)
        """Where the position is drawn."""
        self._shown: PracticeBoard | None = None
        self._list = ListView(
            [],
            on_choose=lambda index: self._look(),
            on_open=lambda index: self._load(),
            empty=self.words(EMPTY),
        )
        self._field = TextField(
            "", self._name, self._set_name, on_enter=self._keep, most=LONGEST_NAME
        )
        self._keep_button = Button(self.words("Keep"), self._keep, icon=Icon.SAVE)
        self._delete = Button(
            self.words("Delete"), self._throw_away, icon=Icon.CLOSE, look=Look.DANGER
        )
        self._back = Button(self.words("Back"), self.leave, icon=Icon.BACK)
        self._open = Button(self.words("Use it"), self._load, icon=Icon.CHECK, look=Look.PRIMARY)
        self._refresh()
        game.practice.pictures.forget(_ON_TABLE)
        self.widgets.widgets = [self._list, self._field, self._keep_button, *self.foot_buttons()]

    def foot_buttons(self) -> Sequence[Button]:
        """Throw away, back, take up."""
        return (self._delete, self._back, self._open)

    def lay_out(self) -> None:
        """The list over the name on the left, the picture on the right."""
        super().lay_out()
        theme, body = self.canvas.theme, self.body
        most = body.width * (1.0 - _LIST_SHARE) - 2 * theme.gap
        side = round(min(most, body.height - 2 * theme.row))
        self.picture = Rect(round(body.right - side), round(body.top - side), side, side)
        width = self.picture.left - 2 * theme.gap - body.left
        keep = self._keep_button.width(self.canvas)
        self._field.rect = Rect(body.left, body.bottom, width - keep - theme.gap, theme.row)
        self._keep_button.rect = Rect(body.left + width - keep, body.bottom, keep, theme.row)
        low = body.bottom + theme.row + 2 * theme.gap
        self._list.rect = Rect(body.left, low, width, body.top - low)

    def paint_body(self) -> None:
        """Draw the chosen position, or the one to be kept, and say what went wrong."""
        canvas, theme, picture = self.canvas, self.canvas.theme, self.picture
        board, name = self._pictured
        if board is not None:
            canvas.flush()
            self.game.practice.pictures.begin()
            self.game.practice.pictures.draw(name, board.layout, picture, canvas.pixel_ratio)
        y = picture.bottom - theme.gap - theme.small
        for line in canvas.text.wrapped(self.told, theme.small, picture.width, most=3):
            canvas.text.add(line, picture.left, y, theme.small, self._ink)
            y -= theme.small * 1.35
        self._open.enabled = self._shown is not None
        self._delete.enabled = self._list.chosen is not None

    @property
    def _pictured(self) -> tuple[PracticeBoard | None, str]:
        """The chosen position, or the one on the table while there is none; and its name."""
        chosen = self._list.chosen
        if chosen is None:
            return self._table.flow.board, _ON_TABLE
        return self._shown, f"position {self._list.rows[chosen].title}"

    def _set_name(self, name: str) -> None:
        self._name = name

    def _keep(self) -> None:
        """Keep the position on the table under the name in the field."""
        try:
            name = self._positions.save(self._name, self._table.flow.board)
        except CarromError as error:
            self._warn(error)
            return
        self.game.practice.pictures.forget(f"position {name}")
        self._refresh(name)
        self.told, self._ink = self.words("{name} is kept.", name=name), colours.TEXT
        self._name = self._field.text = self._positions.free_name(self.words("Position"))

    def _load(self) -> None:
        """Take the chosen position up, and go back to the table."""
        if self._shown is not None:
            self._table.set(self._shown)
            self.leave()

    def _throw_away(self) -> None:
        if self._list.chosen is None:
            return
        name = self._list.rows[self._list.chosen].title
        try:
            self._positions.delete(name)
        except CarromError as error:
            self._warn(error)
            return
        self.game.practice.pictures.forget(f"position {name}")
        self._refresh()

    def _look(self) -> None:
        """Read the chosen position."""
        self._shown = None
        if self._list.chosen is None:
            return
        try:
            self._shown = self._positions.load(self._list.rows[self._list.chosen].title)
            self.told = ""
        except CarromError as error:
            self._warn(error)

    def _warn(self, error: CarromError) -> None:
        self.told, self._ink = self.words.error(error), colours.WARNING

    def _refresh(self, chosen: str | None = None) -> None:
        """Read the list anew."""
        names = self._positions.names()
        self._list.show([ListRow(name, icon=Icon.PICTURE) for name in names])
        if chosen in names:
            self._list.chosen = names.index(chosen or "")
        elif names and self._list.chosen is None:
            self._list.chosen = 0
        self._look()
