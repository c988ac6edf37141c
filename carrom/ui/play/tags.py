"""A few words beside what they are about."""

from __future__ import annotations

from dataclasses import dataclass

from carrom.core.geometry import Point
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.text import Align
from carrom.ui.words import Message

_GROUND: colours.Rgba = (12, 9, 8, 215)

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
    """Write words on a small dark ground, never beyond an area."""
    theme = canvas.theme
    width = canvas.text.width(words, theme.body, bold=True) + 2 * theme.gap
    height = theme.body * 1.6
    left = min(max(centre.x - width / 2, area.left), area.right - width)
    bottom = min(max(centre.y - height / 2, area.bottom), area.top - height)
    rect = Rect(left, bottom, width, height)
    canvas.shapes.box(rect, _GROUND, radius=height / 2)
    middle = rect.centre
    canvas.text.add(words, middle.x, middle.y, theme.body, ink, align=Align.CENTRE, bold=True)
