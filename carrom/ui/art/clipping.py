"""The box outside of which nothing is drawn, while pictures are made for later."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pyglet import gl


@contextmanager
def clip_kept() -> Iterator[None]:
    """Have the clipping of before after the block: new and used framebuffers reset it."""
    box = (gl.GLint * 4)()
    gl.glGetIntegerv(gl.GL_SCISSOR_BOX, box)
    try:
        yield
    finally:
        gl.glScissor(*box)
