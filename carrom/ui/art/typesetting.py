"""Lines of letters in the game's own fonts, Latin and Devanagari, each set once and kept."""

from __future__ import annotations

import sys
from array import array
from collections import defaultdict
from dataclasses import dataclass

import pyglet
from pyglet.font.base import Font, GlyphTextureBin
from pyglet.image import Texture

from carrom.ui.art.text_runs import script_runs, writable

LETTER_FLOATS = 8
"""What a letter of a line takes: see `Line`."""

_DPI = 72
"""At which a point is a pixel."""
_MOST_LINES = 2000
"""So many are kept before all are forgotten."""
_SHEET_PX = 1024


@dataclass(frozen=True, slots=True)
class Style:
    """What a line says, and how."""

    text: str
    size: float
    """Real pixels."""
    bold: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A line that has been set."""

    width: int
    """Real pixels."""
    letters: dict[Texture, array[float]]
    """By the sheet that has their pictures: left, bottom, right and top of each letter, from the
    start of the base line, then the same of its picture on the sheet."""


class Typesetter:
    """Sets lines, letter beside letter on whole pixels."""

    def __init__(self) -> None:
        self._sheets = GlyphTextureBin(_SHEET_PX, _SHEET_PX)
        self._fonts: dict[tuple[str, float, bool], Font] = {}
        self._lines: dict[Style, Line] = {}

    def line(self, style: Style) -> Line:
        """The line, set anew unless it is kept."""
        if style not in self._lines:
            if len(self._lines) >= _MOST_LINES:
                self._lines.clear()
            self._lines[style] = self._set(style)
        return self._lines[style]

    def _set(self, style: Style) -> Line:
        x = 0
        letters: dict[Texture, array[float]] = defaultdict(lambda: array("f"))
        for name, part in script_runs(writable(style.text)):
            font = self._font(name, style)
            glyphs, moves = font.get_glyphs(_drawable(part, font))
            for glyph, move in zip(glyphs, moves, strict=True):
                left, bottom, right, top = glyph.vertices
                across, up = x + round(move.x_offset), round(move.y_offset)
                letter = letters[glyph.owner]
                letter.extend((left + across, bottom + up, right + across, top + up))
                letter.extend((*glyph.tex_coords[:2], *glyph.tex_coords[6:8]))
                x += round(glyph.advance + move.x_advance)
        return Line(x, letters)

    def _font(self, name: str, style: Style) -> Font:
        key = (name, style.size, style.bold)
        if key not in self._fonts:
            self._fonts[key] = self._load(name, style)
        return self._fonts[key]

    def _load(self, name: str, style: Style) -> Font:
        weight = "bold" if style.bold else "normal"
        font = pyglet.font.load(name, style.size, weight=weight, dpi=_DPI)
        if font.texture_bin is None:
            font.texture_bin = self._sheets  # type: ignore[assignment]  # declared to be None
        font.get_glyphs(" ")
        # What shaping merges into its neighbours would pull the line back by a pixel each time.
        if font._zero_glyph is not None:
            font._zero_glyph.advance = 0
        return font


def _drawable(text: str, font: Font) -> str:
    """`text` as a font can show it; only Linux looks for no letters in other fonts by itself."""
    if text.isascii() or not sys.platform.startswith("linux"):
        return text
    from carrom.ui.art.glyphs import with_stand_ins

    return with_stand_ins(text, font)
