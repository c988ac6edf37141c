"""Text in the game's own fonts, in Latin and Devanagari."""

from __future__ import annotations

import re
import string
import sys
from array import array
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from typing import Any

import arcade
import pyglet
from pyglet import gl
from pyglet.font.harfbuzz import harfbuzz_available
from pyglet.image import Texture

from carrom.paths import shipped
from carrom.ui.art.quads import Quads
from carrom.ui.art.shaders import load_program
from carrom.ui.art.text_runs import shortened
from carrom.ui.art.theme import Rgba
from carrom.ui.art.typesetting import LETTER_FLOATS, Line, Style, Typesetter

_CAP_HEIGHT = 0.714
"""Height of Noto Sans's capitals, as a share of the type size."""
_LETTERS = string.ascii_letters + string.digits + ".,:;!?()[]'“”%/-·…\N{NO-BREAK SPACE}"
"""What sentences in Latin letters are made of."""
_MOST_KEPT = 2000
"""Of each sort of thing that is kept, before all of them are forgotten."""
_WORD = re.compile(r"[\S\xa0]+")
"""What no line ends within; a no-break space is a part of it."""


class Align(Enum):
    """Which part of the text stands at x."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


def load_fonts() -> None:
    """Make the shipped fonts known; call once the window is open, before any text."""
    if sys.platform.startswith("linux"):
        from carrom.ui.art import glyphs

        glyphs.use_for_all_fonts()
        if harfbuzz_available():
            # FreeType alone puts letter beside letter; the other systems shape by themselves.
            pyglet.options.text_shaping = "harfbuzz"
    for path in sorted((shipped("assets") / "fonts").glob("*.ttf")):
        with path.open("rb") as file:
            pyglet.font.add_file(file)


class TextBatch:
    """Queues lines of text and draws them; what was set and placed once is used again."""

    def __init__(self, ctx: arcade.ArcadeContext) -> None:
        self._setter = Typesetter()
        self._cuts: dict[tuple[Style, float], str] = {}
        self._wraps: dict[tuple[Style, float], tuple[str, ...]] = {}
        self._placed: dict[tuple[Style, int, int, Rgba], dict[Texture, array[float]]] = {}
        self._queued: dict[Texture, array[float]] = defaultdict(lambda: array("f"))
        self._ratio = 1.0
        self._program = load_program(ctx, "text.vert", "text.frag")
        self._quads = Quads(ctx, {"in_place": 4, "in_picture": 4, "in_ink": 4}, room=512)

    def begin(self, pixel_ratio: float) -> None:
        """Start a frame."""
        self._ratio = pixel_ratio

    def make_ready(self, *sizes: float) -> None:
        """Make pictures of the Latin letters in these sizes now, not when a sentence needs them."""
        for size in sizes:
            self._setter.line(self._style(_LETTERS, size, bold=False))

    def width(self, text: str, size: float, *, bold: bool = False) -> float:
        """How wide the text is, in logical pixels."""
        return self._setter.line(self._style(text, size, bold)).width / self._ratio

    def size_for(
        self, text: str, size: float, width: float, *, bold: bool = False, least: float = 0.75
    ) -> float:
        """A type size at which the text is no wider than `width`, down to a share of `size`."""
        needed = self.width(text, size, bold=bold)
        if needed <= max(0.0, width):
            return size
        lowest, fitting = int(size * least), int(size * max(least, width / needed))
        # Small letters stand on whole pixels, which makes them wider than their size.
        while fitting > lowest and self.width(text, fitting, bold=bold) > width:
            fitting -= 1
        return fitting

    def fitted(self, text: str, size: float, width: float, *, bold: bool = False) -> str:
        """The text, cut with an ellipsis where it is wider than `width` logical pixels."""
        return self._fitted(self._style(text, size, bold), width * self._ratio)

    def wrapped(
        self,
        text: str,
        size: float,
        width: float,
        *,
        bold: bool = False,
        most: int | None = None,
    ) -> list[str]:
        """The text in lines no wider than `width` logical pixels; longer words are cut.

        What does not fit into `most` lines is cut with an ellipsis. A no-break space keeps its two
        words in one line.
        """
        style, room = self._style(text, size, bold), width * self._ratio
        key = (style, room)
        if key not in self._wraps:
            _make_room(self._wraps)
            self._wraps[key] = tuple(self._wrapped(style, room))
        lines = list(self._wraps[key])
        if most is None or len(lines) <= most:
            return lines
        rest = " ".join(lines[most - 1 :])
        return [*lines[: most - 1], self.fitted(rest, size, width, bold=bold)]

    def add(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: Rgba,
        *,
        align: Align = Align.LEFT,
        bold: bool = False,
        max_width: float | None = None,
    ) -> None:
        """Queue a line of text.

        Args:
            text: One line.
            x: Logical pixels; what stands there is `align`'s.
            y: The middle of the capitals, in logical pixels.
            size: Type size in logical pixels.
            colour: Of the letters.
            align: Which part of the text stands at `x`.
            bold: Heavier.
            max_width: Longer text is cut with an ellipsis.
        """
        if not text:
            return
        if max_width is not None:
            text = self.fitted(text, size, max_width, bold=bold)
        style = self._style(text, size, bold)
        left = x * self._ratio
        if align is not Align.LEFT:
            left -= align.value * self._setter.line(style).width
        low = y * self._ratio - 0.5 * _CAP_HEIGHT * style.size
        key = (style, round(left), round(low), colour)
        if key not in self._placed:
            _make_room(self._placed)
            self._placed[key] = _placed(self._setter.line(style), *key[1:])
        for sheet, letters in self._placed[key].items():
            self._queued[sheet].extend(letters)

    def draw(self) -> None:
        """Draw what was queued since the last call, over all that is there."""
        if not self._queued:
            return
        gl.glActiveTexture(gl.GL_TEXTURE0)
        for sheet, letters in self._queued.items():
            self._quads.write(letters)
            gl.glBindTexture(sheet.target, sheet.id)
            self._quads.draw(self._program)
        self._queued.clear()

    def _style(self, text: str, size: float, bold: bool) -> Style:
        return Style(text, round(size * self._ratio), bold)

    def _wrapped(self, style: Style, width: float) -> Iterator[str]:
        """Lines no wider than `width` real pixels; a line is as wide as its words and spaces."""
        space = self._width(style, " ")
        for paragraph in style.text.split("\n"):
            line: list[str] = []
            used = 0
            for word in _WORD.findall(paragraph):
                needed = self._width(style, word)
                if line and used + needed > width:
                    yield self._fitted(replace(style, text=" ".join(line)), width)
                    line, used = [], 0
                line.append(word)
                used += needed + space
            yield self._fitted(replace(style, text=" ".join(line)), width)

    def _width(self, style: Style, text: str) -> int:
        return self._setter.line(replace(style, text=text)).width

    def _fitted(self, style: Style, width: float) -> str:
        key = (style, width)
        if key not in self._cuts:
            _make_room(self._cuts)
            self._cuts[key] = self._cut(style, width)
        return self._cuts[key]

    def _cut(self, style: Style, width: float) -> str:
        if self._width(style, style.text) <= width:
            return style.text
        low, high = 0, len(style.text) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self._width(style, shortened(style.text, middle)) <= width:
                low = middle
            else:
                high = middle - 1
        return shortened(style.text, low)


def _make_room(kept: dict[Any, Any]) -> None:
    """Forget all that is kept if it is a lot; what is still asked for is soon made again."""
    if len(kept) >= _MOST_KEPT:
        kept.clear()


def _placed(line: Line, left: int, low: int, ink: Rgba) -> dict[Texture, array[float]]:
    """What is drawn of a line that stands at a place, in a colour."""
    red, green, blue, alpha = (part / 255 for part in ink)
    placed = {}
    for sheet, letters in line.letters.items():
        placed[sheet] = array("f")
        for n in range(0, len(letters), LETTER_FLOATS):
            x0, y0, x1, y1, *picture = letters[n : n + LETTER_FLOATS]
            placed[sheet].extend((x0 + left, y0 + low, x1 + left, y1 + low, *picture))
            placed[sheet].extend((red, green, blue, alpha))
    return placed
