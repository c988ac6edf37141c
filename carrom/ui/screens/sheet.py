"""A sheet in the middle of the table, or over another screen: title, content, a row of buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.widgets import Button, TextField, draw_panel
from carrom.ui.art.widgets.layout import centred
from carrom.ui.screens.screen import Screen
from carrom.ui.words import Message

if TYPE_CHECKING:
    from carrom.ui.game import Game

_SHADE: colours.Rgba = (6, 4, 3, 190)


class Sheet(Screen):
    """Base of every screen that is not the board; escape goes back to the screen below."""

    title: Message = ""
    wide, high = 760, 560
    """The sheet's size at 1280 x 720, in logical pixels."""

    shows_below = True
    """Whether the screen below is seen around the sheet, and through it."""

    def __init__(
        self, game: Game, below: Screen | None = None, opener: Screen | None = None
    ) -> None:
        """Over a screen that is seen below; leaving leads to the opener, if that is another."""
        super().__init__(game.stage)
        self.game = game
        self.below = below
        self.opener = opener or below
        self.sheet = self.body = self.foot = Rect(0, 0, 1, 1)

    def foot_buttons(self) -> Sequence[Button]:
        """Buttons at the bottom of the sheet, from left to right; the last is the usual one."""
        return ()

    @property
    def body_width(self) -> float:
        """How wide the body is in the window's present size."""
        theme, area = self.canvas.theme, self.canvas.area
        wide = min(self.wide * theme.scale * theme.text, area.width - 4 * theme.gap)
        return wide - 6 * theme.gap

    def content_height(self) -> float | None:
        """How high the body has to be, in logical pixels; None is as usual."""
        return None

    def lay_out(self) -> None:
        """Put the sheet in the middle, and its buttons at the bottom right."""
        if self.below is not None:
            self.below.lay_out()
        theme, area = self.canvas.theme, self.canvas.area
        scale = theme.scale * theme.text
        head = theme.large * 1.25 if self.title else 0.0
        buttons = self.foot_buttons()
        foot = theme.row if buttons else 0.0
        below = foot + 2 * theme.gap if buttons else 0.0
        content = self.content_height()
        high = self.high * scale
        if content is not None:
            high = min(high, head + content + below + 5 * theme.gap)
        self.sheet = centred(area.inset(2 * theme.gap), self.wide * scale, high)
        inner = self.sheet.inset(3 * theme.gap, 2.5 * theme.gap)
        self.foot = Rect(inner.left, inner.bottom, inner.width, foot)
        low = inner.bottom + below
        self.body = Rect(inner.left, low, inner.width, inner.top - head - low)
        gap = 1.5 * theme.gap
        wished = [button.width(self.canvas) for button in buttons]
        room = inner.width - gap * (len(buttons) - 1)
        share = min(1.0, room / sum(wished)) if buttons else 1.0
        right = self.foot.right
        for button, wish in zip(reversed(buttons), reversed(wished), strict=True):
            width = wish * share
            button.rect = Rect(round(right - width), self.foot.bottom, width, foot)
            right -= width + gap

    def paint(self) -> None:
        """Draw the sheet on what is below it."""
        canvas = self.canvas
        over = self.below is not None and self.shows_below
        if self.below is None or not over:
            self.stage.board.draw(None)
        else:
            self.below.paint()
            self.below.widgets.draw(canvas)
            canvas.flush()
            canvas.shapes.box(canvas.area, _SHADE)
        draw_panel(canvas, self.sheet, solid=over)
        if self.title:
            theme = canvas.theme
            y = self.sheet.top - 2.5 * theme.gap - theme.large * 0.4
            size = theme.large * 0.75
            canvas.text.add(
                self.words(self.title),
                self.body.left,
                y,
                size,
                colours.TEXT,
                bold=True,
                max_width=self.body.width,
            )
        self.paint_body()

    def paint_body(self) -> None:
        """Draw what is between title and buttons."""

    def paint_told(self, text: str, ink: colours.Rgba = colours.WARNING) -> None:
        """Write what there is to know on the left of the buttons, in two lines at most."""
        canvas, foot, small = self.canvas, self.foot, self.canvas.theme.small
        right = min(button.rect.left for button in self.foot_buttons()) - 2 * canvas.theme.gap
        lines = canvas.text.wrapped(text, small, right - foot.left, most=2)
        y = foot.centre.y + small * 0.7 * (len(lines) - 1)
        for line in lines:
            canvas.text.add(line, foot.left, y, small, ink)
            y -= small * 1.4

    def write(self, field: TextField) -> None:
        """Open the keyboard on the screen."""
        self.game.open_keyboard(self, field)

    def usual_button(self) -> Button | None:
        """The one that stands out, or the last at the bottom."""
        last = next((button for button in self.foot_buttons()[-1:] if button.enabled), None)
        return super().usual_button() or last

    def leave(self) -> None:
        """Back to where the sheet was opened."""
        if self.opener is not None:
            self.window.show_view(self.opener)
