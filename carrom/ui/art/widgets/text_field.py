"""A line to type into."""

from __future__ import annotations

from collections.abc import Callable

from carrom.core.geometry import Point
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.theme import (
    ACCENT,
    FIELD,
    MARKED,
    PANEL_EDGE,
    TEXT,
    TEXT_DISABLED,
    TEXT_QUIET,
)
from carrom.ui.art.widgets.base import Action, Widget, draw_focus

_BLINK_S = 0.55


class TextField(Widget):
    """One line of text: a press marks all of it, to be typed over, and another leads to its end."""

    takes_text = True

    def __init__(
        self,
        word: str,
        text: str,
        on_change: Callable[[str], None],
        *,
        on_enter: Callable[[], None] = lambda: None,
        most: int = 40,
    ) -> None:
        """Make a field.

        Args:
            word: On the left of it.
            text: What it holds at first.
            on_change: Called with the text after every change.
            on_enter: Called when it is pressed by key.
            most: Characters it holds.
        """
        super().__init__()
        self.word = word
        self.text = text
        self.most = most
        """Characters it holds."""
        self._at = len(text)
        self.marked = False
        """Whether all of it is to be typed over."""
        self._on_change = on_change
        self._on_enter = on_enter
        self._blink_s = 0.0

    def update(self, delta_s: float) -> None:
        """Let the cursor blink."""
        super().update(delta_s)
        self._blink_s = (self._blink_s + delta_s) % (2 * _BLINK_S)

    def draw(self, canvas: Canvas, focused: bool) -> None:
        """Queue the field's picture."""
        theme, rect, shapes = canvas.theme, self.rect, canvas.shapes
        ink = TEXT if self.enabled else TEXT_DISABLED
        word_width = rect.width * 0.40 if self.word else 0.0
        middle = rect.centre.y
        canvas.text.add(
            self.word, rect.left, middle, theme.body, ink, max_width=word_width - theme.gap
        )
        box = Rect(rect.left + word_width, rect.bottom, rect.width - word_width, rect.height)
        edge = TEXT_QUIET if self.hovered and self.enabled else PANEL_EDGE
        shapes.box(box, FIELD, radius=theme.radius, edge=edge, edge_width=theme.hairline)
        if focused:
            draw_focus(canvas, box, theme.radius)
        room = box.inset(1.5 * theme.gap, 0)
        if not focused:
            self.marked = False
            canvas.text.add(self.text, room.left, middle, theme.body, ink, max_width=room.width)
            return
        before = canvas.text.width(self.text[: self._at], theme.body)
        shift = max(0.0, before - room.width + 2)
        with canvas.clipped(room.inset(-2, 0)):
            half = theme.body * 0.62
            if self.marked:
                shapes.box(Rect(room.left - shift, middle - half, before, 2 * half), MARKED)
            canvas.text.add(self.text, room.left - shift, middle, theme.body, ink)
            if self._blink_s < _BLINK_S:
                x = round(room.left - shift + before) + 1
                shapes.line(Point(x, middle - half), Point(x, middle + half), 2, ACCENT)

    def write(self, text: str) -> None:
        """Take another text, as if it had been typed over the old one."""
        self.marked = False
        self._set(text[: self.most], len(text[: self.most]))

    def on_press(self, x: float, y: float) -> None:
        """Type over it all, or at the end if that was marked already."""
        self._at = len(self.text)
        self.marked = bool(self.text) and not self.marked
        self._blink_s = 0.0

    def on_text(self, text: str) -> bool:
        """Put what was typed before the cursor."""
        typed = "".join(letter for letter in text if letter.isprintable())
        if typed:
            self._clear_marked()
        typed = typed[: max(0, self.most - len(self.text))]
        if typed:
            self._set(self.text[: self._at] + typed + self.text[self._at :], self._at + len(typed))
        return True

    def on_action(self, action: Action) -> bool:
        """Move the cursor, erase, or enter."""
        if action in (Action.ERASE, Action.ERASE_AHEAD) and self.marked:
            self._clear_marked()
            self._on_change(self.text)
            return True
        self.marked = False
        match action:
            case Action.LEFT:
                self._at = max(0, self._at - 1)
            case Action.RIGHT:
                self._at = min(len(self.text), self._at + 1)
            case Action.HOME:
                self._at = 0
            case Action.END:
                self._at = len(self.text)
            case Action.ERASE:
                if self._at:
                    kept = self.text[: self._at - 1] + self.text[self._at :]
                    self._set(kept, self._at - 1)
            case Action.ERASE_AHEAD:
                if self._at < len(self.text):
                    self._set(self.text[: self._at] + self.text[self._at + 1 :], self._at)
            case Action.PRESS:
                self._on_enter()
            case _:
                return False
        self._blink_s = 0.0
        return True

    def _clear_marked(self) -> None:
        if self.marked:
            self.text, self._at, self.marked = "", 0, False

    def _set(self, text: str, at: int) -> None:
        self.text, self._at, self._blink_s = text, at, 0.0
        self._on_change(text)
