"""A button with an icon and a word."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from carrom.core.geometry import Point
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.icons import Icon, draw_icon
from carrom.ui.art.text import Align
from carrom.ui.art.theme import (
    ACCENT,
    ACCENT_HOVER,
    FIELD,
    ON_ACCENT,
    PANEL_EDGE,
    PRESSED,
    RAISED,
    RAISED_HOVER,
    TEXT,
    TEXT_DISABLED,
    WARNING,
    Rgba,
    blend,
    with_alpha,
)
from carrom.ui.art.widgets.base import Action, Widget, draw_focus


class Look(Enum):
    """What a button is for."""

    PRIMARY = "primary"
    """The one thing that most want to do next."""
    NORMAL = "normal"
    QUIET = "quiet"
    """Flat until it is pointed at."""
    DANGER = "danger"
    """Something that cannot be taken back."""


class Button(Widget):
    """Calls `on_click` when it is pressed and let go inside, or pressed by key or controller."""

    def __init__(
        self,
        word: str,
        on_click: Callable[[], None],
        *,
        icon: Icon | None = None,
        look: Look = Look.NORMAL,
        tip: str = "",
    ) -> None:
        super().__init__()
        self.word = word
        self.icon = icon
        self.look = look
        self.badge = ""
        """A few letters on its corner: how many things wait behind it for a look."""
        self.tip = tip
        self._on_click = on_click

    def width(self, canvas: Canvas) -> float:
        """The width that shows the whole word, in logical pixels."""
        theme = canvas.theme
        if not self.word:
            return theme.row
        word = canvas.text.width(self.word, theme.body, bold=self._bold)
        icon = theme.body * 1.1 + theme.gap if self.icon else 0.0
        return max(theme.row, round(word + icon + 4 * theme.gap))

    def draw(self, canvas: Canvas, focused: bool) -> None:
        """Queue the button's picture."""
        theme, shapes, rect = canvas.theme, canvas.shapes, self.rect
        fill, ink = self._colours()
        held = self.pressed and self.hovered
        if self.enabled and self.look is not Look.QUIET:
            below = Rect(rect.left, rect.bottom - theme.hairline, rect.width, rect.height)
            shapes.glow(below, (0, 0, 0, 90), 5 * theme.scale, radius=theme.radius)
        edge = with_alpha(PANEL_EDGE, 0.0 if self.look is Look.QUIET else 1.4)
        shapes.box(rect, fill, radius=theme.radius, edge=edge, edge_width=theme.hairline)
        if focused:
            draw_focus(canvas, rect, theme.radius)
        self._write(canvas, ink, -theme.hairline if held else 0.0)
        if self.badge:
            at, size = Point(rect.right, rect.top), theme.small
            shapes.disc(at, size * 0.75, WARNING, edge=FIELD, edge_width=2 * theme.hairline)
            canvas.text.add(self.badge, *at, size, ON_ACCENT, align=Align.CENTRE, bold=True)

    def on_release(self, x: float, y: float) -> None:
        """Click if the pointer is still inside."""
        if self.enabled and self.rect.contains(x, y):
            self._on_click()

    def on_action(self, action: Action) -> bool:
        """Click when pressed by key or controller."""
        if action is not Action.PRESS:
            return False
        self._on_click()
        return True

    @property
    def _bold(self) -> bool:
        return self.look is Look.PRIMARY

    def _colours(self) -> tuple[Rgba, Rgba]:
        glow = self._glow.value
        held = self.pressed and self.hovered
        if not self.enabled:
            return with_alpha(FIELD, 0.55 if self.look is not Look.QUIET else 0.0), TEXT_DISABLED
        match self.look:
            case Look.PRIMARY:
                fill = blend(ACCENT, (210, 144, 48, 255), 1.0 if held else 0.0)
                return (fill if held else blend(ACCENT, ACCENT_HOVER, glow)), ON_ACCENT
            case Look.QUIET:
                return (PRESSED if held else with_alpha(RAISED, 0.9 * glow)), TEXT
            case _:
                fill = PRESSED if held else blend(RAISED, RAISED_HOVER, glow)
                return fill, WARNING if self.look is Look.DANGER else TEXT

    def _write(self, canvas: Canvas, ink: Rgba, shift: float) -> None:
        theme, rect = canvas.theme, self.rect
        icon_size = theme.body * 1.1 if self.icon else 0.0
        gap = theme.gap if self.icon and self.word else 0.0
        room = rect.width - 2 * theme.gap - icon_size - gap
        size = canvas.text.size_for(self.word, theme.body, room, bold=self._bold)
        word = canvas.text.fitted(self.word, size, room, bold=self._bold)
        width = icon_size + gap + canvas.text.width(word, size, bold=self._bold)
        left = round(rect.centre.x - width / 2)
        middle = rect.centre.y + shift
        if self.icon:
            centre = Point(left + icon_size / 2, middle)
            draw_icon(canvas.shapes, self.icon, centre, icon_size, ink)
        canvas.text.add(word, left + icon_size + gap, middle, size, ink, bold=self._bold)
