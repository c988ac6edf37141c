"""What every screen draws with: made once, when the window is open."""

from __future__ import annotations

import arcade

from carrom.ui.art.backdrop import Backdrop
from carrom.ui.art.board_art import BoardArt
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import DiscBatch
from carrom.ui.art.text import load_fonts


class Stage:
    """The window and the means to draw on it."""

    def __init__(self, window: arcade.Window) -> None:
        load_fonts()
        self.window = window
        self.board = BoardArt(window.ctx)
        self.backdrop = Backdrop(window.ctx)
        self.discs = DiscBatch(window.ctx)
        self.canvas = Canvas(window.ctx, self.discs)

    def begin(self) -> None:
        """Start a frame, or a layout, at the window's present size."""
        window = self.window
        self.canvas.begin(window.width, window.height, window.get_pixel_ratio())
