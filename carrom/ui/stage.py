"""What every screen draws with and is steered by: made once, when the window is open."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import arcade

from carrom.storage.settings import DisplaySettings, TextSize
from carrom.ui.art.backdrop import Backdrop
from carrom.ui.art.board_art import BoardArt
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import DiscBatch
from carrom.ui.art.text import load_fonts
from carrom.ui.attention import Attention
from carrom.ui.controls.devices import Devices
from carrom.ui.system_language import system_language
from carrom.ui.words import Words

if TYPE_CHECKING:
    from carrom.ui.help.figures import Figures

TEXT_SIZES = {TextSize.NORMAL: 1.0, TextSize.LARGE: 1.15, TextSize.LARGEST: 1.3}


class Stage:
    """The window, the means to draw on it, and what there is of the player: devices, attention."""

    def __init__(self, window: arcade.Window, words: Words) -> None:
        load_fonts()
        self.window = window
        self.words = words
        self.board = BoardArt(window.ctx)
        self.discs = DiscBatch(window.ctx)
        self.canvas = Canvas(window.ctx, self.discs, words)
        self.backdrop = Backdrop(window.ctx, self.canvas)
        self.devices = Devices()
        self.attention = Attention(window)
        self.text = 1.0
        """How much larger words are than they usually are."""

    @cached_property
    def figures(self) -> Figures:
        """The pictures of how it is played; they stay when the rules are closed."""
        from carrom.ui.art.board_pictures import BoardPictures
        from carrom.ui.help.figures import Figures

        return Figures(BoardPictures(self.window.ctx, self.discs))

    def use(self, display: DisplaySettings) -> None:
        """Show everything as the player wants it, from the next frame on."""
        self.text = TEXT_SIZES[display.text_size]
        self.discs.paint(safe_colours=display.safe_colours)
        self.words.speak(display.language or system_language(self.words.codes()))

    def begin(self) -> None:
        """Start a frame, or a layout, at the window's present size."""
        window = self.window
        self.canvas.begin(window.width, window.height, window.get_pixel_ratio(), self.text)
