"""How to play, page by page, in the rules of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arcade import key

from carrom.core.params import Laws
from carrom.core.ruling import Reason
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, ListRow, ListView, Look
from carrom.ui.controls.devices import Device
from carrom.ui.controls.key_names import BUTTON_WORDS
from carrom.ui.help.page_view import PageView
from carrom.ui.help.pages import page_of, pages
from carrom.ui.screens.screen import Screen
from carrom.ui.screens.sheet import Sheet

if TYPE_CHECKING:
    from carrom.ui.game import Game

_PAGE_LINES = 8


class HelpScreen(Sheet):
    """A list of subjects on the left, the chosen one on the right."""

    title = "How to play"
    wide, high = 1120, 660

    def __init__(
        self,
        game: Game,
        below: Screen,
        laws: Laws,
        rules: str,
        reason: Reason | None,
        opener: Screen | None = None,
    ) -> None:
        super().__init__(game, below, opener)
        services = game.services
        self._pages = pages(
            self.words, laws, rules, services.usual_rule_sets(), self.stage.devices.bindings
        )
        self._asked = "" if reason is None else self.words(reason.sentence)
        self._list = ListView([ListRow(page.title) for page in self._pages], on_choose=self._choose)
        self._list.chosen = 0 if reason is None else page_of(reason, self._pages)
        self._view = PageView(self.stage.figures)
        if reason is not None:
            self._view.seek()
        self._back = Button(self.words("Back"), self.leave, icon=Icon.BACK, look=Look.PRIMARY)
        self.widgets.widgets = [self._list, self._view.bar, self._back]
        self.widgets.focused = self._list

    def foot_buttons(self) -> Sequence[Button]:
        """Back to where the rules were opened."""
        return (self._back,)

    def lay_out(self) -> None:
        """Subjects on the left, text on the right."""
        super().lay_out()
        body, gap = self.body, self.canvas.theme.gap
        theme, text = self.canvas.theme, self.canvas.text
        widest = max(text.width(page.title, theme.body) for page in self._pages) + 7 * gap
        width = round(min(max(widest, body.width * 0.32), body.width * 0.42))
        self._list.rect = Rect(body.left, body.bottom, width, body.height)
        left = body.left + width + 3 * gap
        self._view.area = Rect(left, body.bottom, body.right - left - 2 * gap, body.height)

    def paint_body(self) -> None:
        """Write the chosen page, from where it was scrolled to."""
        canvas, theme = self.canvas, self.canvas.theme
        self._view.paint(canvas, self._pages[self._list.chosen or 0], self._asked)
        if self._view.more:
            canvas.text.add(
                self._how_on,
                self._view.area.left,
                self.foot.centre.y,
                theme.small,
                colours.TEXT_QUIET,
                max_width=self._back.rect.left - self._view.area.left - theme.gap,
            )

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> bool:
        """Scroll the list or the text, whichever is under the pointer."""
        if self._list.rect.contains(x, y):
            return super().on_mouse_scroll(x, y, scroll_x, scroll_y)
        self._view.scroll(-2 * scroll_y, self.canvas)
        return True

    def on_key_press(self, symbol: int, modifiers: int) -> bool | None:
        """Page keys scroll the text, whatever has the focus."""
        if symbol == key.PAGEDOWN:
            self.page(1)
        elif symbol == key.PAGEUP:
            self.page(-1)
        else:
            return super().on_key_press(symbol, modifiers)
        return True

    def pad_press(self, button: str) -> None:
        """The shoulders of a controller scroll the text, whatever has the focus."""
        if button == "rightshoulder":
            self.page(1)
        elif button == "leftshoulder":
            self.page(-1)
        else:
            super().pad_press(button)

    def page(self, pages: int) -> None:
        """Scroll the text."""
        self._view.scroll(_PAGE_LINES * pages, self.canvas)

    @property
    def _how_on(self) -> str:
        """How to read on, with the device in use."""
        if self.stage.devices.in_use is Device.PAD:
            return self.words("More below: {keys}", keys=BUTTON_WORDS["rightshoulder"])
        return self.words("More below: scroll, or page down")

    def _choose(self, index: int) -> None:
        self._view.top()
