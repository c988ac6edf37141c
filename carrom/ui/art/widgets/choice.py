"""One of several, stepped through."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carrom.core.geometry import Point
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.icons import Icon, draw_icon
from carrom.ui.art.text import Align
from carrom.ui.art.theme import (
    ACCENT,
    FIELD,
    PANEL_EDGE,
    RAISED_HOVER,
    TEXT,
    TEXT_DISABLED,
    with_alpha,
)
from carrom.ui.art.widgets.base import Action, Widget, draw_focus


class Choice(Widget):
    """The word on the left, the chosen option between two arrows on the right.

    Pressing it goes on to the next option, and from the last to the first.
    """

    def __init__(
        self,
        word: str,
        options: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        *,
        word_share: float = 0.40,
    ) -> None:
        """Make a choice.

        Args:
            word: On the left of it.
            options: What can be chosen.
            index: What is chosen at first.
            on_change: Called with the index of another.
            word_share: How much of the width the word takes.
        """
        super().__init__()
        self.word = word
        self.options = list(options)
        self.index = index
        self._on_change = on_change
        self.word_share = word_share
        """The part of the width that the word takes."""
        self._box = Rect(0, 0, 0, 0)
        self._pointer = Point(0, 0)

    @property
    def chosen(self) -> str:
        """The option shown."""
        return self.options[self.index]

    def draw(self, canvas: Canvas, focused: bool) -> None:
        """Queue the choice's picture."""
        theme, rect, shapes = canvas.theme, self.rect, canvas.shapes
        word_width = rect.width * self.word_share if self.word else 0.0
        self._box = box = Rect(
            rect.left + word_width, rect.bottom, rect.width - word_width, rect.height
        )
        ink = TEXT if self.enabled else TEXT_DISABLED
        middle = rect.centre.y
        room = word_width - theme.gap
        size = canvas.text.size_for(self.word, theme.body, room)
        canvas.text.add(self.word, rect.left, middle, size, ink, max_width=room)
        shapes.box(box, FIELD, radius=theme.radius, edge=PANEL_EDGE, edge_width=theme.hairline)
        arrow = ACCENT if self.enabled and len(self.options) > 1 else TEXT_DISABLED
        side = min(theme.row, box.width / 3)
        for icon, x in ((Icon.BACK, box.left), (Icon.FORWARD, box.right - side)):
            if self.hovered and self._side(self._pointer.x) * (1 if x > box.left else -1) > 0:
                spot = Rect(x, box.bottom, side, box.height).inset(2 * theme.hairline)
                shapes.box(spot, with_alpha(RAISED_HOVER, self._glow.value), radius=theme.radius)
            draw_icon(shapes, icon, Point(x + side / 2, middle), theme.body * 0.85, arrow)
        room = box.width - 2 * side
        size = canvas.text.size_for(self.chosen, theme.body, room)
        canvas.text.add(
            self.chosen, box.centre.x, middle, size, ink, align=Align.CENTRE, max_width=room
        )
        if focused:
            draw_focus(canvas, box, theme.radius)

    def on_release(self, x: float, y: float) -> None:
        """The left third goes back, the rest goes on."""
        if self.enabled and self.rect.contains(x, y):
            self._step(-1 if self._side(x) < 0 else 1)

    def on_scroll(self, x: float, y: float, lines: float) -> bool:
        """One option a line."""
        if self.enabled and lines:
            self._step(-1 if lines > 0 else 1)
        return self.enabled

    def on_action(self, action: Action) -> bool:
        """Left goes back, right and press go on."""
        match action:
            case Action.LEFT:
                self._step(-1)
            case Action.RIGHT | Action.PRESS:
                self._step(1)
            case _:
                return False
        return True

    def on_hover(self, x: float, y: float) -> None:
        """Remember where the pointer is, to light the arrow below it."""
        self._pointer = Point(x, y)

    def _side(self, x: float) -> int:
        """-1 on the left arrow's third of the box, otherwise 1."""
        return -1 if self._box.left <= x < self._box.left + self._box.width / 3 else 1

    def _step(self, by: int) -> None:
        index = (self.index + by) % len(self.options)
        if index != self.index:
            self.index = index
            self._on_change(index)
