"""Pictures of letters on Linux, made fast enough for a sentence of new ones within a frame."""

from __future__ import annotations

import unicodedata

from pyglet.font.base import Font
from pyglet.font.freetype import FreeTypeFont, FreeTypeGlyphRenderer
from pyglet.font.freetype_lib import FT_Get_Char_Index

_STAND_IN = "\ufffd"


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


def with_stand_ins(text: str, font: Font) -> str:
    """`text` with a sign in place of every letter that the font has not, to be seen at all."""
    assert isinstance(font, FreeTypeFont)
    face = font.face.ft_face

    def lacks(letter: str) -> bool:
        seen = unicodedata.category(letter)[0] in "LNPS"
        return seen and not FT_Get_Char_Index(face, ord(letter))

    return "".join(_STAND_IN if lacks(letter) else letter for letter in text)
