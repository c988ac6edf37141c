"""The line along which a match is gone through."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carrom.core.geometry import Point
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.text import TextBatch
from carrom.ui.art.theme import ACCENT, ACCENT_HOVER, FIELD, PANEL_EDGE, TEXT, TEXT_QUIET, blend
from carrom.ui.art.widgets import Action, Widget
from carrom.ui.art.widgets.base import draw_focus

_PAGE = 10

_TWO_LINES_SHARE = 0.7
"""How large words are in two lines, beside their usual size."""


class SeekBar(Widget):
    """Scenes from left to right, with a mark where each board begins and a word above."""

    def __init__(self, last: int, marks: Sequence[int], on_seek: Callable[[int], None]) -> None:
        """Make a bar.

        Args:
            last: The position at its right end.
            marks: Where boards begin.
            on_seek: Called with the position that was chosen.
        """
        super().__init__()
        self.position = 0
        self.words: tuple[str, ...] = ()
        """What is at the position, in as many words as there may be room for, the most first."""
        self._last = last
        self._marks = tuple(marks)
        self._on_seek = on_seek
        self._track = Rect(0, 0, 1, 1)

    def draw(self, canvas: Canvas, focused: bool) -> None:
        """Queue the bar's picture."""
        theme, rect, shapes = canvas.theme, self.rect, canvas.shapes
        size, lines = lines_for(canvas.text, self.words, theme.small, rect.width)
        for nth, line in enumerate(lines):
            top = rect.top - theme.small * 0.7 * (1.0 if len(lines) == 1 else 0.4)
            canvas.text.add(line, rect.left, top - nth * size * 1.15, size, TEXT)
        knob = round(theme.row * 0.18)
        height = max(4.0, round(5 * theme.scale))
        y = rect.bottom + knob + 2
        self._track = Rect(rect.left + knob, rect.bottom, rect.width - 2 * knob, rect.height)
        trough = Rect(rect.left, y - height / 2, rect.width, height)
        shapes.box(trough, FIELD, radius=height / 2, edge=PANEL_EDGE, edge_width=theme.hairline)
        x = self._x(self.position)
        colour = blend(ACCENT, ACCENT_HOVER, self._glow.value)
        shapes.box(Rect(trough.left, trough.bottom, x - trough.left, height), colour, radius=2)
        for mark in self._marks[1:]:
            at = self._x(mark)
            shapes.line(Point(at, y - height), Point(at, y + height), theme.hairline, TEXT_QUIET)
        shapes.disc(Point(x, y), knob, colour)
        if focused:
            draw_focus(canvas, Rect(x - knob, y - knob, 2 * knob, 2 * knob), knob)

    def on_press(self, x: float, y: float) -> None:
        """Go to the pointer."""
        self._go_to(x)

    def on_drag(self, x: float, y: float) -> None:
        """Follow the pointer."""
        self._go_to(x)

    def on_scroll(self, x: float, y: float, lines: float) -> bool:
        """One scene a line."""
        self._seek(self.position - round(lines))
        return True

    def on_action(self, action: Action) -> bool:
        """Arrows are scenes, pages are several, home and end the ends."""
        match action:
            case Action.LEFT:
                self._seek(self.position - 1)
            case Action.RIGHT:
                self._seek(self.position + 1)
            case Action.PAGE_DOWN:
                self._seek(self.position + _PAGE)
            case Action.PAGE_UP:
                self._seek(self.position - _PAGE)
            case Action.HOME:
                self._seek(0)
            case Action.END:
                self._seek(self._last)
            case _:
                return False
        return True

    def _x(self, position: int) -> float:
        return self._track.left + self._track.width * position / max(1, self._last)

    def _go_to(self, x: float) -> None:
        self._seek(round((x - self._track.left) / self._track.width * self._last))

    def _seek(self, position: int) -> None:
        position = min(self._last, max(0, position))
        if position != self.position:
            self.position = position
            self._on_seek(position)


def lines_for(
    text: TextBatch, words: Sequence[str], size: float, width: float
) -> tuple[float, Sequence[str]]:
    """The first words that fit into a line; otherwise the last ones, in two small lines.

    Args:
        text: What it is written with.
        words: The same in more words and in fewer.
        size: The usual size, in logical pixels.
        width: Of a line, in logical pixels.

    Returns:
        The size to write in, and the lines.
    """
    for each in words:
        smaller = text.size_for(each, size, width)
        if text.width(each, smaller) <= width:
            return smaller, (each,)
    smaller = int(size * _TWO_LINES_SHARE)
    lines = text.wrapped(" ".join(words[-1:]), smaller, width)
    rest = text.fitted(" ".join(lines[1:]), smaller, width)
    return smaller, (lines[0], rest)
