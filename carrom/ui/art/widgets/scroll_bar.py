"""How every list, page and column of rows shows that there is more of it: a bar, and soft edges."""

from __future__ import annotations

from collections.abc import Callable

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.theme import TEXT_QUIET, Rgba, with_alpha
from carrom.ui.art.widgets.base import Widget

STRIP_GAPS = 2.5
"""How wide the strip is where the bar can be taken: the bar in its middle is one gap wide."""

_SOFT = 1.4
"""The height of a soft edge, in type sizes."""


class ScrollBar(Widget):
    """A bar that can be dragged, and says what it wants in sight; nothing while all is seen.

    Keys have no use for it: they move what is scrolled itself.
    """

    def __init__(self, on_move: Callable[[float], None]) -> None:
        super().__init__()
        self._on_move = on_move
        self._seen = self._whole = 1.0
        self._offset = 0.0
        self._grip: float | None = None

    @property
    def reachable(self) -> bool:
        """The focus passes it by."""
        return False

    @property
    def shown(self) -> bool:
        """Whether there is more than is seen."""
        return self._whole > self._seen

    def show(self, strip: Rect, seen: float, whole: float, offset: float) -> None:
        """Say where it moves, how much is seen of how much, and what lies above; in any unit."""
        self._seen, self._whole, self._offset = seen, whole, offset
        self.rect = strip if self.shown else Rect(strip.left, strip.bottom, 0, 0)

    def beside(self, area: Rect, gap: float, seen: float, whole: float, offset: float) -> None:
        """Stand on the right of an area, in what parts it from what follows."""
        strip = Rect(area.right + gap / 4, area.bottom, STRIP_GAPS * gap, area.height)
        self.show(strip, seen, whole, offset)

    def within(self, area: Rect, gap: float, seen: float, whole: float, offset: float) -> None:
        """Stand at the right edge of an area, inside it."""
        width = STRIP_GAPS * gap
        strip = Rect(area.right - width, area.bottom, width, area.height)
        self.show(strip, seen, whole, offset)

    def draw(self, canvas: Canvas, focused: bool) -> None:
        """Queue the bar."""
        if self.shown:
            ink = with_alpha(TEXT_QUIET, 0.55 + 0.35 * self._glow.value)
            canvas.shapes.box(self._bar, ink, radius=self._bar.width / 2)

    def on_press(self, x: float, y: float) -> None:
        """Take the bar; beside it, it comes to the pointer first."""
        bar = self._bar
        self._grip = bar.top - y if bar.bottom <= y <= bar.top else bar.height / 2
        self._move(y)

    def on_drag(self, x: float, y: float) -> None:
        """Go along with the pointer."""
        self._move(y)

    def on_release(self, x: float, y: float) -> None:
        """Let it go."""
        self._grip = None

    @property
    def _way(self) -> Rect:
        """Where the bar moves up and down."""
        thick = self.rect.width / STRIP_GAPS
        return self.rect.inset((self.rect.width - thick) / 2, thick / 2)

    @property
    def _bar(self) -> Rect:
        way = self._way
        height = max(3 * way.width, way.height * self._seen / self._whole)
        top = way.top - (way.height - height) * self._offset / (self._whole - self._seen)
        return Rect(way.left, top - height, way.width, height)

    def _move(self, y: float) -> None:
        if self._grip is not None and self.shown:
            way = self._way
            share = (way.top - y - self._grip) / max(1.0, way.height - self._bar.height)
            self._on_move(min(1.0, max(0.0, share)) * (self._whole - self._seen))


def soften_edges(canvas: Canvas, area: Rect, above: float, below: float, ground: Rgba) -> None:
    """Let what is cut by an area's upper and lower edge fade; call it within the area's clipping.

    Args:
        canvas: Where to.
        area: What is scrolled.
        above: How much is hidden above, in logical pixels.
        below: How much is hidden below.
        ground: What the area lies on.
    """
    soft = canvas.theme.body * _SOFT
    canvas.flush()
    for hidden, y in ((above, area.top), (below, area.bottom)):
        edge = Rect(area.left - soft, y, area.width + 2 * soft, 0)
        ink = with_alpha((*ground[:3], 255), min(1.0, max(0.0, hidden) / soft))
        for _ in range(2):
            canvas.shapes.glow(edge, ink, soft)
