"""A value on a line."""

from __future__ import annotations

from collections.abc import Callable

from carrom.core.geometry import Point
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.text import Align
from carrom.ui.art.theme import (
    ACCENT,
    ACCENT_HOVER,
    FIELD,
    PANEL_EDGE,
    TEXT,
    TEXT_DISABLED,
    TEXT_QUIET,
    blend,
)
from carrom.ui.art.widgets.base import Action, Widget, draw_focus


def as_percent(value: float) -> str:
    """0.35 is 35 %."""
    return f"{round(100 * value)} %"


class Slider(Widget):
    """A number between two others, with its word on the left and its value on the right."""

    def __init__(
        self,
        word: str,
        value: float,
        on_change: Callable[[float], None],
        *,
        least: float = 0.0,
        most: float = 1.0,
        step: float = 0.05,
        shown: Callable[[float], str] = as_percent,
    ) -> None:
        super().__init__()
        self.word = word
        self.value = value
        self._least = least
        self._most = most
        self._step = step
        self._shown = shown
        self._on_change = on_change
        self._track = Rect(0, 0, 1, 1)

    def draw(self, canvas: Canvas, focused: bool) -> None:
        """Queue the slider's picture."""
        theme, rect, shapes = canvas.theme, self.rect, canvas.shapes
        middle = rect.centre.y
        ink = TEXT if self.enabled else TEXT_DISABLED
        word_width = rect.width * 0.40 if self.word else 0.0
        value_width = canvas.text.width(self._shown(self._most), theme.body) + theme.gap
        room = word_width - theme.gap
        size = canvas.text.size_for(self.word, theme.body, room)
        canvas.text.add(self.word, rect.left, middle, size, ink, max_width=room)
        canvas.text.add(
            self._shown(self.value),
            rect.right,
            middle,
            theme.body,
            TEXT_QUIET if self.enabled else TEXT_DISABLED,
            align=Align.RIGHT,
        )
        knob = round(theme.row * 0.24)
        left, right = rect.left + word_width + knob, rect.right - value_width - knob
        self._track = Rect(left, rect.bottom, max(1.0, right - left), rect.height)
        height = max(4.0, round(5 * theme.scale))
        trough = Rect(left - height / 2, middle - height / 2, right - left + height, height)
        shapes.box(trough, FIELD, radius=height / 2, edge=PANEL_EDGE, edge_width=theme.hairline)
        x = left + self._share * (right - left)
        colour = blend(ACCENT, ACCENT_HOVER, self._glow.value) if self.enabled else TEXT_DISABLED
        filled = Rect(trough.left, trough.bottom, x - trough.left, height)
        shapes.box(filled, colour, radius=height / 2)
        shapes.disc(Point(x, middle - 1), knob + 1, (0, 0, 0, 110), softness=4 * theme.scale)
        shapes.disc(Point(x, middle), knob, colour)
        if focused:
            draw_focus(canvas, Rect(x - knob, middle - knob, 2 * knob, 2 * knob), knob)

    def on_press(self, x: float, y: float) -> None:
        """Move to the pointer."""
        self._move_to(x)

    def on_drag(self, x: float, y: float) -> None:
        """Follow the pointer."""
        self._move_to(x)

    def on_scroll(self, x: float, y: float, lines: float) -> bool:
        """One step a line."""
        if self.enabled:
            self._set(self.value + lines * self._step)
        return self.enabled

    def on_action(self, action: Action) -> bool:
        """Left and right are steps, home and end the ends."""
        match action:
            case Action.LEFT:
                self._set(self.value - self._step)
            case Action.RIGHT:
                self._set(self.value + self._step)
            case Action.HOME:
                self._set(self._least)
            case Action.END:
                self._set(self._most)
            case _:
                return False
        return True

    @property
    def _share(self) -> float:
        return (self.value - self._least) / (self._most - self._least)

    def _move_to(self, x: float) -> None:
        share = (x - self._track.left) / self._track.width
        self._set(self._least + share * (self._most - self._least))

    def _set(self, value: float) -> None:
        steps = round((value - self._least) / self._step)
        value = min(self._most, max(self._least, self._least + steps * self._step))
        if value != self.value:
            self.value = value
            self._on_change(value)
