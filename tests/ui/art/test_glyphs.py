from __future__ import annotations

import sys

import pytest

if not sys.platform.startswith("linux"):
    pytest.skip("other systems draw letters by themselves", allow_module_level=True)

import arcade
import pyglet
from pyglet.font.freetype import FreeTypeGlyphRenderer

from carrom.ui.art.glyphs import Glyphs


@pytest.mark.parametrize("text", ["Q", "ळ", "."])
def test_letters_are_the_same_as_pyglet_draws_them(window: arcade.Window, text: str) -> None:
    name = "Noto Sans Devanagari" if text > "~" else "Noto Sans"
    font = pyglet.font.load(name, 23, dpi=72)
    ours, theirs = (kind(font).render(text) for kind in (Glyphs, FreeTypeGlyphRenderer))
    assert ours.vertices == theirs.vertices
    assert ours.advance == theirs.advance
    pictures = [glyph.get_image_data().get_data("RGBA") for glyph in (ours, theirs)]
    assert pictures[0] == pictures[1]
    assert len(set(pictures[0][3::4])) > 2
