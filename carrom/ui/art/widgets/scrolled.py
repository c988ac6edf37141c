"""What lists and grids have in common: more in them than is seen, moved by pointer and bar."""

from __future__ import annotations

from carrom.ui.art.theme import Theme
from carrom.ui.art.widgets.base import Widget
from carrom.ui.art.widgets.scroll_bar import ScrollBar


class Scrolled(Widget):
    """Base of widgets that scroll; subclasses say how high all of it is, and what a click does."""

    def __init__(self) -> None:
        super().__init__()
        self._bar = ScrollBar(self._scroll_to)
        self._offset = 0.0
        self._theme = Theme(1.0)
        """The sizes it was drawn in."""
        self._pressed_at: tuple[float, float] | None = None
        """Where the pointer went down, and the offset then."""
        self._moves_bar = False

    @property
    def _whole(self) -> float:
        """The height of all there is, in logical pixels."""
        return 0.0

    @property
    def _slack(self) -> float:
        """How far the pointer goes before a press is a drag, in logical pixels."""
        return 0.0

    def _click(self, x: float, y: float, start: float) -> None:
        """The pointer came up where it had gone down, near the height `start`."""

    def on_press(self, x: float, y: float) -> None:
        """Take the bar, or begin to choose or drag."""
        self._moves_bar = self._bar.rect.contains(x, y)
        if self._moves_bar:
            self._bar.on_press(x, y)
        else:
            self._pressed_at = (y, self._offset)

    def on_drag(self, x: float, y: float) -> None:
        """Move the bar, or what is scrolled with the pointer."""
        if self._moves_bar:
            self._bar.on_drag(x, y)
        elif self._pressed_at is not None:
            start, offset = self._pressed_at
            if abs(y - start) > self._slack or self._offset != offset:
                self._scroll_to(offset + y - start)

    def on_release(self, x: float, y: float) -> None:
        """Click, unless it was scrolled."""
        pressed, self._pressed_at, self._moves_bar = self._pressed_at, None, False
        if pressed is not None and self._offset == pressed[1]:
            self._click(x, y, pressed[0])

    @property
    def _overflow(self) -> float:
        """How much of it does not fit."""
        return max(0.0, self._whole - self.rect.height)

    def _scroll_to(self, offset: float) -> None:
        """Show it from so far below its top on, as far as there is more."""
        self._offset = min(self._overflow, max(0.0, offset))
        gap, seen = self._theme.gap, self.rect.height
        self._bar.within(self.rect, gap, seen, self._whole, self._offset)

    def _bring_in(self, top: float, bottom: float) -> None:
        """Scroll no more than it takes to see what lies between two places below the top."""
        self._scroll_to(max(min(self._offset, top), bottom - self.rect.height))
