"""A few words beside what they are about."""

from __future__ import annotations

from dataclasses import dataclass

from carrom.core.geometry import Point
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.text import Align
from carrom.ui.words import Message

_LEAST_SHARE = 0.5
"""Of the usual size of words; a tag has no second line."""

PASSING_S = 1.8
"""How long a tag that goes by itself is there."""


@dataclass(slots=True)
class PassingTag:
    """What to do instead, beside the place that was pressed in vain; it goes by itself."""

    word: Message
    _at: Point | None = None
    _age_s: float = 0.0

    @property
    def shown(self) -> bool:
        """Whether it is there."""
        return self._at is not None

    def show(self, at: Point) -> None:
        """Put it beside a place on the board."""
        self._at, self._age_s = at, 0.0

    def hide(self) -> None:
        """Take it away."""
        self._at = None

    def tick(self, seconds: float) -> None:
        """Let it go once it was read."""
        self._age_s += seconds
        if self._age_s > PASSING_S:
            self.hide()

    def paint(self, canvas: Canvas, camera: BoardCamera) -> None:
        """Write it, if it is there."""
        if self._at is not None:
            at, word = camera.to_window(self._at), canvas.words(self.word)
            paint_tag(canvas, camera.area, at, word, colours.WARNING)


def paint_tag(canvas: Canvas, area: Rect, centre: Point, words: str, ink: colours.Rgba) -> None:
    """Write words on a small dark ground, well within an area, and smaller where it is narrow."""
    theme, room = canvas.theme, area.inset(canvas.theme.gap)
    most = room.width - 2 * theme.gap
    size = canvas.text.size_for(words, theme.body, most, bold=True, least=_LEAST_SHARE)
    width = canvas.text.width(words, size, bold=True) + 2 * theme.gap
    height = size * 1.6
    left = max(room.left, min(centre.x - width / 2, room.right - width))
    bottom = max(room.bottom, min(centre.y - height / 2, room.top - height))
    rect = Rect(left, bottom, width, height)
    canvas.shapes.box(rect, colours.OVER_BOARD, radius=height / 2)
    middle = rect.centre
    canvas.text.add(words, middle.x, middle.y, size, ink, align=Align.CENTRE, bold=True)
