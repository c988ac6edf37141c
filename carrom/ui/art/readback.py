"""Pictures out of what was drawn off-screen."""

from __future__ import annotations

from arcade.gl import Framebuffer
from PIL import Image


def picture_of(framebuffer: Framebuffer, mode: str = "RGB") -> Image.Image:
    """What is drawn on a framebuffer, its top row first; `mode` is RGB or RGBA."""
    pixels = framebuffer.read(components=len(mode))
    image = Image.frombytes(mode, framebuffer.size, pixels)
    return image.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
