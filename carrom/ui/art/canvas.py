"""What screens draw on: shapes, text and discs in layers, in logical pixels of the window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import arcade
from pyglet import gl

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.discs import Disc, DiscBatch
from carrom.ui.art.lines import ShapeBatch
from carrom.ui.art.text import TextBatch
from carrom.ui.art.theme import Theme
from carrom.ui.words import Words


class Canvas:
    """Queues shapes, discs and text; a flush draws them in this order.

    `begin` starts a frame and sets `area` and `theme`; `flush` ends a layer.
    """

    def __init__(
        self, ctx: arcade.ArcadeContext, discs: DiscBatch, words: Words | None = None
    ) -> None:
        self._ctx = ctx
        self.words = words or Words()
        """In which language to write; English unless others are given."""
        self._batch = discs
        self._queued: list[Disc] = []
        self.shapes = ShapeBatch(ctx)
        self.text = TextBatch(ctx)
        self.area = Rect(0, 0, 1280, 720)
        """The whole window."""
        self.pixel_ratio = 1.0
        self.theme = Theme(1.0)

    def begin(self, width: float, height: float, pixel_ratio: float, text: float = 1.0) -> None:
        """Start a frame of a window of that many logical pixels; `text` enlarges words."""
        self.area = Rect(0, 0, width, height)
        self.pixel_ratio = pixel_ratio
        self.theme = Theme.for_window(width, height, pixel_ratio, text)
        self.text.begin(pixel_ratio)

    def discs(self, discs: Iterable[Disc]) -> None:
        """Queue discs beside the board: their x, y and radius are logical pixels."""
        self._queued.extend(discs)

    def flush(self) -> None:
        """Draw what is queued; what comes later covers it."""
        self.shapes.draw(self.pixel_ratio)
        self._batch.draw_in_window(self.pixel_ratio, self._queued)
        self._queued.clear()
        self.text.draw()

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Let nothing be drawn outside `rect` in the block, which is a layer of its own."""
        self.flush()
        ratio = self.pixel_ratio
        left, bottom = round(rect.left * ratio), round(rect.bottom * ratio)
        right, top = round(rect.right * ratio), round(rect.top * ratio)
        # arcade leaves the scissor test on with a box as large as the target.
        gl.glScissor(left, bottom, max(0, right - left), max(0, top - bottom))
        try:
            yield
            self.flush()
        finally:
            gl.glScissor(0, 0, *self._ctx.active_framebuffer.size)
