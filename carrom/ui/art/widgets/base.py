"""What every widget is: an area of the window that can be drawn, focused and pressed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum, auto

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.motion import Glide
from carrom.ui.art.theme import ACCENT, with_alpha


class Action(Enum):
    """What a key or a controller asks of the focused widget."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    NEXT = auto()
    """On to the next widget."""
    PREVIOUS = auto()
    PRESS = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    HOME = auto()
    END = auto()
    ERASE = auto()
    ERASE_AHEAD = auto()


class Widget(ABC):
    """An area that can be focused; events return True when they were meant for it.

    The group delivers a pointer's drag and release only to the widget that took its press.
    """

    takes_text = False
    """Whether typing goes into it, and shows where it has the focus."""

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.enabled = True
        self.hovered = False
        self.pressed = False
        self.tip = ""
        """What it does, where that is not written on it: shown while it is pointed at."""
        self._glow = Glide()

    @property
    def reachable(self) -> bool:
        """Whether it can take the focus now."""
        return self.enabled

    @abstractmethod
    def draw(self, canvas: Canvas, focused: bool) -> None:
        """Queue the widget's picture."""

    def update(self, delta_s: float) -> None:
        """Let time pass for what moves."""
        self._glow.toward(1.0 if self.hovered and self.enabled else 0.0, delta_s)

    def on_hover(self, x: float, y: float) -> None:
        """The pointer moved over the widget without a button."""
        return

    def on_press(self, x: float, y: float) -> None:
        """A button of the pointer went down inside."""
        return

    def on_drag(self, x: float, y: float) -> None:
        """The pointer moved with its button down, wherever it is now."""
        return

    def on_release(self, x: float, y: float) -> None:
        """The pointer's button came up, wherever it is now."""
        return

    def on_scroll(self, x: float, y: float, lines: float) -> bool:
        """The wheel turned over the widget; positive lines go up."""
        return False

    def on_action(self, action: Action) -> bool:
        """A key or a controller acts while the widget has the focus."""
        return False

    def on_text(self, text: str) -> bool:
        """Something was typed while the widget has the focus."""
        return False


def draw_focus(canvas: Canvas, rect: Rect, radius: float) -> None:
    """The ring around whatever has the focus."""
    gap = max(3.0, round(3 * canvas.theme.scale))
    width = max(2.0, round(2 * canvas.theme.scale))
    around = rect.inset(-gap)
    canvas.shapes.glow(around, with_alpha(ACCENT, 0.28), 2.5 * gap, radius=radius + gap)
    canvas.shapes.box(around, radius=radius + gap, edge=ACCENT, edge_width=width)
