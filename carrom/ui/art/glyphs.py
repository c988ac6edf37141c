"""Pictures of letters on Linux, made fast enough for a sentence of new ones within a frame."""

from __future__ import annotations

from pyglet.font.freetype import FreeTypeFont, FreeTypeGlyphRenderer


class Glyphs(FreeTypeGlyphRenderer):
    """Makes them as pyglet does, but not pixel by pixel."""

    def _expand_to_rgba(self, data: bytes, src_format: str, dst_format: str) -> bytes:
        """White of which the coverage is the alpha."""
        pixels = bytearray(b"\xff") * (4 * len(data))
        pixels[3::4] = bytes(data)
        return bytes(pixels)


def use_for_all_fonts() -> None:
    """Have every font that is loaded from now on draw its letters so."""
    FreeTypeFont.glyph_renderer_class = Glyphs
