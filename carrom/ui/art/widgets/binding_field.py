"""What a command is bound to, and can be bound to anew."""

from __future__ import annotations

from collections.abc import Callable

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.text import Align
from carrom.ui.art.theme import (
    ACCENT,
    FIELD,
    PANEL_EDGE,
    RAISED_HOVER,
    TEXT,
    TEXT_DISABLED,
    WARNING,
    blend,
)
from carrom.ui.art.widgets.base import Action, Widget, draw_focus


class BindingField(Widget):
    """The command on the left, its key or button in a box; pressing it asks for another."""

    def __init__(self, word: str, bound: str, on_ask: Callable[[], None]) -> None:
        super().__init__()
        self.word = word
        self.bound = bound
        self.asking = ""
        """What is asked for, while another is awaited."""
        self.clashes = False
        """Whether another command has the same."""
        self._on_ask = on_ask

    def draw(self, canvas: Canvas, focused: bool) -> None:
        """Queue the field's picture."""
        theme, rect = canvas.theme, self.rect
        word_width = rect.width * 0.62 if self.word else 0.0
        box = Rect(rect.left + word_width, rect.bottom, rect.width - word_width, rect.height)
        canvas.text.add(
            self.word,
            rect.left,
            rect.centre.y,
            theme.body,
            TEXT if self.enabled else TEXT_DISABLED,
            max_width=max(1.0, word_width - theme.gap),
        )
        glow = self._glow.value
        canvas.shapes.box(
            box,
            blend(FIELD, RAISED_HOVER, glow),
            radius=theme.radius,
            edge=WARNING if self.clashes else ACCENT if self.asking else PANEL_EDGE,
            edge_width=theme.hairline,
        )
        if focused:
            draw_focus(canvas, box, theme.radius)
        ink = TEXT if self.enabled else TEXT_DISABLED
        canvas.text.add(
            self.asking or self.bound,
            box.centre.x,
            box.centre.y,
            theme.body,
            ACCENT if self.asking else WARNING if self.clashes else ink,
            align=Align.CENTRE,
            max_width=max(1.0, box.width - 2 * theme.gap),
        )

    def on_release(self, x: float, y: float) -> None:
        """Ask, if the pointer is still inside."""
        if self.enabled and self.rect.contains(x, y):
            self._on_ask()

    def on_action(self, action: Action) -> bool:
        """Ask when pressed by key or controller."""
        if action is not Action.PRESS:
            return False
        self._on_ask()
        return True
