"""Widgets put into place, and what they report."""

from __future__ import annotations

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.theme import LEAST_TARGET
from carrom.ui.art.widgets import Widget


class Told(list[object]):
    """Remembers what a widget reports."""

    def __call__(self, *values: object) -> None:
        self.append(values[0] if values else "pressed")


def placed(widget: Widget, left: float, bottom: float, width: float = 200) -> Widget:
    widget.rect = Rect(left, bottom, width, LEAST_TARGET)
    return widget
