"""A keyboard on the screen, for whoever has nothing but a game controller in their hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from arcade import key

from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Action, Button, Look, Part, TextField, column, row
from carrom.ui.controls.devices import Device
from carrom.ui.controls.key_names import BUTTON_WORDS
from carrom.ui.keyboard_pages import KeyboardPage, begins_word, key_word, keyboard_pages
from carrom.ui.screens.screen import Screen
from carrom.ui.screens.sheet import Sheet

if TYPE_CHECKING:
    from carrom.ui.game import Game

_HIGHEST_KEY = 1.7
"""In rows of the theme."""

_SHORT_WAYS = {
    "x": Action.ERASE,
    "lefttrigger": Action.LEFT,
    "righttrigger": Action.RIGHT,
}
"""What buttons of a controller do to the line, wherever the focus is."""


class KeyboardScreen(Sheet):
    """Letters to press; done hands the text to the field, one step back leaves that as it was."""

    wide, high = 940, 600

    def __init__(self, game: Game, below: Screen, field: TextField) -> None:
        super().__init__(game, below)
        words = self.words
        self.title = field.word.strip()
        self._field = field
        self.line = TextField("", field.text, lambda _: self._relabel(), most=field.most)
        """What is written so far; all of it is typed over at first, as after a press on a field."""
        self.line.on_press(0, 0)
        self._pages = keyboard_pages(words.language)
        self._page = self._pages[0]
        self._capitals = False
        self._letters: list[list[Button]] = []
        self._capital_key = Button("", self._turn_capitals)
        self._page_key = Button("", self._turn_page)
        self._space = Button(words("Space"), partial(self._type, " "))
        self._erase = Button(words("Delete"), partial(self._act, Action.ERASE), icon=Icon.BACK)
        self._back = Button(words("Cancel"), self.leave, icon=Icon.CLOSE)
        self._done = Button(words("Done"), self._finish, icon=Icon.CHECK, look=Look.PRIMARY)
        self._show_page()
        self.widgets.focus(self._letters[1][0], show=True)

    def foot_buttons(self) -> Sequence[Button]:
        """Leave the field as it was, or take what was typed."""
        return (self._back, self._done)

    def lay_out(self) -> None:
        """The line on top, the letters below it, then what changes them."""
        super().lay_out()
        theme, body = self.canvas.theme, self.body
        gap = theme.gap
        self.line.rect = Rect(body.left, body.top - theme.row, body.width, theme.row)
        room = Rect(body.left, body.bottom, body.width, body.height - theme.row - 2 * gap)
        key_height = Part(most=_HIGHEST_KEY * theme.row)
        rows = column(room, [key_height] * (len(self._letters) + 1), gap / 2)
        for buttons, area in zip(self._letters, rows, strict=False):
            for button, rect in zip(
                buttons, row(area, [Part()] * len(buttons), gap / 2), strict=True
            ):
                button.rect = rect
        last = self._last_row
        shares = [Part(4.0 if button is self._space else 2.0) for button in last]
        for button, rect in zip(last, row(rows[-1], shares, gap / 2), strict=True):
            button.rect = rect

    def tick(self, seconds: float) -> None:
        """Let the cursor blink."""
        self.line.update(seconds)

    def paint_body(self) -> None:
        """Draw the line, and which buttons of a controller are quicker."""
        canvas, theme, words = self.canvas, self.canvas.theme, self.words
        self.line.draw(canvas, True)
        if self.stage.devices.in_use is not Device.PAD:
            return
        hints = (
            words("{keys}: delete", keys=BUTTON_WORDS["x"]),
            words("{keys}: space", keys=BUTTON_WORDS["y"]),
            words("{keys}: done", keys=BUTTON_WORDS["start"]),
        )
        room = self._back.rect.left - self.foot.left - 2 * theme.gap
        hint = "   ".join(hints)
        size = canvas.text.size_for(hint, theme.small, room)
        left, y = self.foot.left, self.foot.centre.y
        canvas.text.add(hint, left, y, size, colours.TEXT_QUIET, max_width=room)

    def on_text(self, text: str) -> bool:
        """A real keyboard types too; its space bar is a key like others."""
        self.widgets.focused = None
        return self.line.on_text(text.replace(" ", ""))

    def key(self, symbol: int, fine: bool) -> None:
        """The two keys of a real keyboard that no text comes of."""
        if symbol == key.BACKSPACE:
            self._act(Action.ERASE)
        elif symbol == key.SPACE:
            self._type(" ")

    def pad_press(self, button: str) -> None:
        """Some buttons save the way to the keys used most, or move the cursor."""
        self.stage.devices.in_use = Device.PAD
        if button == "y":
            self._type(" ")
        elif button in _SHORT_WAYS:
            self._act(_SHORT_WAYS[button])
        else:
            super().pad_press(button)

    def page(self, pages: int) -> None:
        """The shoulders: other letters, or the large ones."""
        if len(self._pages) > 1:
            self._turn_page()
        else:
            self._turn_capitals()

    def pause(self) -> None:
        """The start button ends it."""
        self._finish()

    @property
    def _last_row(self) -> list[Button]:
        several = len(self._pages) > 1
        first = [self._capital_key] if self._page.has_capitals else []
        return [*first, *([self._page_key] if several else []), self._space, self._erase]

    @property
    def _next_page(self) -> KeyboardPage:
        return self._pages[(self._pages.index(self._page) + 1) % len(self._pages)]

    def _show_page(self) -> None:
        """Make the keys of the page."""
        self._letters = [
            [Button("", partial(self._type_key, each)) for each in keys] for keys in self._page.rows
        ]
        self._page_key.word = self._next_page.name
        letters = [button for buttons in self._letters for button in buttons]
        self.widgets.widgets = [*letters, *self._last_row, *self.foot_buttons()]
        self._relabel()

    def _relabel(self) -> None:
        """Large letters where a word begins, otherwise small ones."""
        self._capitals = self._page.has_capitals and (
            self.line.marked or begins_word(self.line.text)
        )
        self._write_labels()

    def _write_labels(self) -> None:
        for buttons, keys in zip(self._letters, self._page.rows, strict=True):
            for button, each in zip(buttons, keys, strict=True):
                button.word = key_word(each, capital=self._capitals)
        self._capital_key.word = "abc" if self._capitals else "ABC"

    def _type_key(self, letters: str) -> None:
        self._type(letters.upper() if self._capitals else letters)

    def _type(self, text: str) -> None:
        self.line.on_text(text)

    def _act(self, action: Action) -> None:
        self.line.on_action(action)
        self._relabel()

    def _turn_capitals(self) -> None:
        if self._page.has_capitals:
            self._capitals = not self._capitals
            self._write_labels()

    def _turn_page(self) -> None:
        at_letters = self.widgets.focused not in (*self._last_row, *self.foot_buttons())
        self._page = self._next_page
        self._show_page()
        self.lay_out()
        if at_letters:
            self.widgets.focused = self._letters[1][0]

    def _finish(self) -> None:
        self._field.write(self.line.text)
        self.leave()
