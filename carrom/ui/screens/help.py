"""The rules, page by page, for the match that is played."""

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
from carrom.ui.help_pages import page_of, pages
from carrom.ui.screens.screen import Screen
from carrom.ui.screens.sheet import Sheet

if TYPE_CHECKING:
    from carrom.ui.game import Game


class HelpScreen(Sheet):
    """A list of subjects on the left, the chosen one on the right."""

    title = "Rules"
    wide, high = 1120, 640

    def __init__(
        self, game: Game, below: Screen, laws: Laws, rules: str, reason: Reason | None
    ) -> None:
        super().__init__(game, below)
        self._pages = pages(laws, rules)
        self._reason = reason
        self._list = ListView([ListRow(page.title) for page in self._pages], on_choose=self._choose)
        self._list.chosen = 0 if reason is None else page_of(reason, self._pages)
        self._first_line = 0
        self._most_first = 0
        self._text = Rect(0, 0, 1, 1)
        self._back = Button("Back", self.leave, icon=Icon.BACK, look=Look.PRIMARY)
        self.widgets.widgets = [self._list, self._back]
        self.widgets.focused = self._list

    def foot_buttons(self) -> Sequence[Button]:
        """Back to where the rules were opened."""
        return (self._back,)

    def lay_out(self) -> None:
        """Subjects on the left, text on the right."""
        super().lay_out()
        body, gap = self.body, self.canvas.theme.gap
        width = round(body.width * 0.34)
        self._list.rect = Rect(body.left, body.bottom, width, body.height)
        left = body.left + width + 3 * gap
        self._text = Rect(left, body.bottom, body.right - left, body.height)

    def paint_body(self) -> None:
        """Write the chosen page, from the line that was scrolled to."""
        canvas, theme = self.canvas, self.canvas.theme
        page = self._pages[self._list.chosen or 0]
        lines: list[tuple[str, colours.Rgba]] = []
        for paragraph in page.paragraphs:
            asked = self._reason is not None and paragraph.startswith(self._reason.sentence)
            ink = colours.ACCENT if asked else colours.TEXT
            lines += [
                (line, ink) for line in canvas.text.wrapped(paragraph, theme.body, self._text.width)
            ]
            lines.append(("", ink))
        step = theme.body * 1.4
        fits = max(1, int(self._text.height / step))
        self._most_first = max(0, len(lines) - 1 - fits)
        self._first_line = min(self._first_line, self._most_first)
        y = self._text.top - step / 2
        for line, ink in lines[self._first_line : self._first_line + fits]:
            canvas.text.add(line, self._text.left, y, theme.body, ink)
            y -= step
        if self._first_line < self._most_first:
            canvas.text.add(
                "More below: scroll, or page down",
                self._text.left,
                self.foot.centre.y,
                theme.small,
                colours.TEXT_QUIET,
            )

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> bool:
        """Scroll the list or the text, whichever is under the pointer."""
        if self._list.rect.contains(x, y):
            return super().on_mouse_scroll(x, y, scroll_x, scroll_y)
        self._scroll(-round(scroll_y) * 2)
        return True

    def on_key_press(self, symbol: int, modifiers: int) -> bool | None:
        """Page keys scroll the text, whatever has the focus."""
        if symbol == key.PAGEDOWN:
            self._scroll(8)
        elif symbol == key.PAGEUP:
            self._scroll(-8)
        else:
            return super().on_key_press(symbol, modifiers)
        return True

    def _scroll(self, lines: int) -> None:
        self._first_line = min(self._most_first, max(0, self._first_line + lines))

    def _choose(self, index: int) -> None:
        self._first_line = 0
