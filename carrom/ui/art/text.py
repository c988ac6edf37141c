"""Text in the game's own fonts, in Latin and Devanagari, kept from frame to frame."""

from __future__ import annotations

import sys
from collections import defaultdict
from dataclasses import dataclass, field
from enum import Enum

import arcade
import pyglet
from pyglet import gl
from pyglet.font.base import Font
from pyglet.font.harfbuzz import harfbuzz_available
from pyglet.graphics import Batch
from pyglet.math import Mat4
from pyglet.text import DocumentLabel
from pyglet.text.document import FormattedDocument

from carrom.paths import shipped
from carrom.ui.art.text_runs import script_runs, shortened
from carrom.ui.art.theme import Rgba

_CAP_HEIGHT = 0.714
"""Height of Noto Sans's capitals, as a share of the type size."""
_DPI = 72
"""At which a point is a pixel."""
_KEPT_FRAMES = 90
"""How long a label that is not drawn is kept."""


class Align(Enum):
    """Which part of the text stands at x."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


def load_fonts() -> None:
    """Make the shipped fonts known; call once the window is open, before any text."""
    if sys.platform.startswith("linux") and harfbuzz_available():
        # FreeType alone puts letter beside letter; the other systems shape by themselves.
        pyglet.options.text_shaping = "harfbuzz"
    for path in sorted((shipped("assets") / "fonts").glob("*.ttf")):
        with path.open("rb") as file:
            pyglet.font.add_file(file)


@dataclass(frozen=True, slots=True)
class _Style:
    text: str
    size: float
    """Real pixels."""
    bold: bool


@dataclass(slots=True)
class _Kept:
    label: DocumentLabel
    place: tuple[float, float]
    colour: Rgba
    frame: int
    """The last one in which it was drawn."""
    shown: bool = True


@dataclass(slots=True)
class _Layer:
    batch: Batch = field(default_factory=Batch)
    labels: dict[_Style, list[_Kept]] = field(default_factory=lambda: defaultdict(list))
    used: dict[_Style, int] = field(default_factory=lambda: defaultdict(int))


class TextBatch:
    """Draws text by one call a piece; labels are made once and used again.

    Text that is queued between two calls of `draw` is one layer and a few draw calls.
    """

    def __init__(self, ctx: arcade.ArcadeContext) -> None:
        self._ctx = ctx
        self._layers: list[_Layer] = []
        self._next_layer = 0
        self._frame = 0
        self._fonts: dict[tuple[str, float, bool], Font] = {}
        self._widths: dict[_Style, float] = {}
        self._cuts: dict[tuple[_Style, float], str] = {}
        self._ratio = 1.0

    def begin(self, pixel_ratio: float) -> None:
        """Start a frame."""
        self._ratio = pixel_ratio
        self._frame += 1
        self._next_layer = 0

    def width(self, text: str, size: float, *, bold: bool = False) -> float:
        """How wide the text is, in logical pixels."""
        style = _Style(text, round(size * self._ratio), bold)
        return self._real_width(style) / self._ratio

    def size_for(
        self, text: str, size: float, width: float, *, bold: bool = False, least: float = 0.75
    ) -> float:
        """A type size at which the text is no wider than `width`, down to a share of `size`."""
        needed = self.width(text, size, bold=bold)
        return size if needed <= max(0.0, width) else int(size * max(least, width / needed))

    def fitted(self, text: str, size: float, width: float, *, bold: bool = False) -> str:
        """The text, cut with an ellipsis where it is wider than `width` logical pixels."""
        style = _Style(text, round(size * self._ratio), bold)
        key = (style, width)
        if key not in self._cuts:
            if len(self._cuts) > 2000:
                self._cuts.clear()
            self._cuts[key] = self._cut(style, width * self._ratio)
        return self._cuts[key]

    def wrapped(self, text: str, size: float, width: float, *, bold: bool = False) -> list[str]:
        """The text in lines no wider than `width` logical pixels; longer words are cut."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split():
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, size, bold=bold) > width:
                    lines.append(self.fitted(line, size, width, bold=bold))
                    line = word
                else:
                    line = longer
            lines.append(self.fitted(line, size, width, bold=bold))
        return lines

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
        style = _Style(text, round(size * self._ratio), bold)
        left = x * self._ratio
        if align is not Align.LEFT:
            left -= align.value * self._real_width(style)
        place = (round(left), round(y * self._ratio - 0.5 * _CAP_HEIGHT * style.size))
        layer = self._layer()
        nth = layer.used[style]
        layer.used[style] = nth + 1
        kept = layer.labels[style]
        if nth == len(kept):
            label = self._label(style, place, colour, layer.batch)
            kept.append(_Kept(label, place, colour, self._frame))
            return
        entry = kept[nth]
        if not entry.label.visible:
            entry.label.visible = True
        entry.frame = self._frame
        if entry.place != place:
            entry.place = place
            entry.label.position = (*place, 0)
        if entry.colour != colour:
            entry.colour = colour
            _paint(entry.label, colour)

    def draw(self) -> None:
        """Draw what was queued since the last call, over all that is there."""
        if self._next_layer >= len(self._layers):
            return
        layer = self._layers[self._next_layer]
        self._next_layer += 1
        drawn = bool(layer.used)
        self._sweep(layer)
        layer.used.clear()
        if not drawn:
            return
        ctx = self._ctx
        projection, view = ctx.projection_matrix, ctx.view_matrix
        width, height = ctx.active_framebuffer.size
        ctx.projection_matrix = Mat4.orthogonal_projection(0, width, 0, height, -1, 1)
        ctx.view_matrix = Mat4()
        # pyglet's text would thin out the target's alpha, which pictures of the window keep.
        gl.glColorMask(True, True, True, False)
        layer.batch.draw()
        gl.glColorMask(True, True, True, True)
        ctx.projection_matrix, ctx.view_matrix = projection, view
        ctx.enable(ctx.BLEND)

    def _layer(self) -> _Layer:
        if self._next_layer == len(self._layers):
            self._layers.append(_Layer())
        return self._layers[self._next_layer]

    def _sweep(self, layer: _Layer) -> None:
        """Hide labels that were not asked for in this frame, and drop those long unused."""
        for style, kept in list(layer.labels.items()):
            for entry in kept[layer.used.get(style, 0) :]:
                if entry.label.visible:
                    entry.label.visible = False
            while kept and kept[-1].frame < self._frame - _KEPT_FRAMES:
                kept.pop().label.delete()
            if not kept:
                del layer.labels[style]

    def _real_width(self, style: _Style) -> float:
        if style not in self._widths:
            if len(self._widths) > 4000:
                self._widths.clear()
            label = self._label(style, (0, 0), (255, 255, 255, 255), None)
            self._widths[style] = float(label.content_width)
            label.delete()
        return self._widths[style]

    def _cut(self, style: _Style, width: float) -> str:
        if self._real_width(style) <= width:
            return style.text
        low, high = 0, len(style.text) - 1
        while low < high:
            middle = (low + high + 1) // 2
            cut = _Style(shortened(style.text, middle), style.size, style.bold)
            if self._real_width(cut) <= width:
                low = middle
            else:
                high = middle - 1
        return shortened(style.text, low)

    def _label(
        self, style: _Style, place: tuple[float, float], colour: Rgba, batch: Batch | None
    ) -> DocumentLabel:
        document = FormattedDocument(style.text)
        weight = "bold" if style.bold else "normal"
        start = 0
        for name, part in script_runs(style.text):
            key = (name, style.size, style.bold)
            if key not in self._fonts:
                self._fonts[key] = _font(name, style.size, weight)
            attributes = {
                "font_name": name,
                "font_size": style.size,
                "weight": weight,
                "color": colour,
            }
            document.set_style(start, start + len(part), attributes)
            start += len(part)
        return DocumentLabel(document, *place, 0, anchor_y="baseline", batch=batch, dpi=_DPI)


def _font(name: str, size: float, weight: str) -> Font:
    font = pyglet.font.load(name, size, weight=weight, dpi=_DPI)
    font.get_glyphs(" ")
    # Characters that shaping merges into their neighbours would each pull the line back a pixel.
    if font._zero_glyph is not None:
        font._zero_glyph.advance = 0
    return font


def _paint(label: DocumentLabel, colour: Rgba) -> None:
    label.document.set_style(0, len(label.document.text), {"color": colour})
