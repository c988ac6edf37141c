"""A switch."""

from __future__ import annotations

from collections.abc import Callable

from carrom.core.geometry import Point
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.motion import Glide
from carrom.ui.art.theme import (
    ACCENT,
    FIELD,
    ON_ACCENT,
    TEXT,
    TEXT_DISABLED,
    TEXT_QUIET,
    blend,
    with_alpha,
)
from carrom.ui.art.widgets.base import Action, Widget, draw_focus


class Toggle(Widget):
    """On or off, with its word on the left."""

    def __init__(self, word: str, value: bool, on_change: Callable[[bool], None]) -> None:
        super().__init__()
        self.word = word
        self.value = value
        self._on_change = on_change
        self._knob = Glide(float(value))

    def update(self, delta_s: float) -> None:
        """Let the knob slide."""
        super().update(delta_s)
        self._knob.toward(float(self.value), delta_s)

    def draw(self, canvas: Canvas, focused: bool) -> None:
        """Queue the switch's picture."""
        theme, rect, shapes = canvas.theme, self.rect, canvas.shapes
        middle = rect.centre.y
        height = round(theme.row * 0.56)
        width = round(height * 1.8)
        case = Rect(rect.right - width, round(middle - height / 2), width, height)
        share = self._knob.value
        on = ACCENT if self.enabled else with_alpha(TEXT_DISABLED, 0.6)
        fill = blend(FIELD, on, share)
        edge = blend(with_alpha(TEXT_QUIET, 0.7), on, share)
        shapes.box(case, fill, radius=height / 2, edge=edge, edge_width=max(1.5, theme.hairline))
        knob = height / 2 - max(3.0, 3 * theme.scale)
        x = case.left + height / 2 + share * (width - height)
        ink = blend(TEXT_QUIET, ON_ACCENT, share) if self.enabled else TEXT_DISABLED
        shapes.disc(Point(x, case.centre.y), knob, ink)
        if focused:
            draw_focus(canvas, case, height / 2)
        room = max(1.0, rect.width - width - 2 * theme.gap)
        canvas.text.add(
            self.word,
            rect.left,
            middle,
            canvas.text.size_for(self.word, theme.body, room),
            TEXT if self.enabled else TEXT_DISABLED,
            max_width=room,
        )

    def on_release(self, x: float, y: float) -> None:
        """Switch if the pointer is still inside."""
        if self.enabled and self.rect.contains(x, y):
            self._flip()

    def on_action(self, action: Action) -> bool:
        """Press switches; left is off and right is on."""
        match action:
            case Action.PRESS:
                self._flip()
            case Action.LEFT if self.value:
                self._flip()
            case Action.RIGHT if not self.value:
                self._flip()
            case _:
                return False
        return True

    def _flip(self) -> None:
        self.value = not self.value
        self._on_change(self.value)
