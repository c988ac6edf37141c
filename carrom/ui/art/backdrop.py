"""A picture of whatever changes seldom, so that a frame draws only what moves."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import arcade
from arcade.gl import Framebuffer, geometry
from pyglet import gl

from carrom.ui.art.shaders import load_program


class Backdrop:
    """Covers the whole target with what was painted last, or paints anew when told otherwise."""

    def __init__(self, ctx: arcade.ArcadeContext) -> None:
        self._ctx = ctx
        self._quad = geometry.quad_2d_fs()
        self._copy = load_program(ctx, "window.vert", "blit.frag")
        self._kept: Framebuffer | None = None
        self._key: Hashable = None

    def draw(self, key: Hashable, paint: Callable[[], None]) -> None:
        """Cover the target.

        Args:
            key: Everything that the picture depends on; another key paints it anew.
            paint: Draws the picture on the active target and leaves nothing queued.
        """
        target = self._ctx.active_framebuffer
        if self._kept is None or self._kept.size != target.size:
            texture = self._ctx.texture(
                target.size, components=4, filter=(self._ctx.NEAREST, self._ctx.NEAREST)
            )
            self._kept = self._ctx.framebuffer(color_attachments=[texture])
            self._key = None
        if key != self._key:
            self._kept.use(force=True)
            paint()
            target.use(force=True)
            self._key = key
        self._kept.color_attachments[0].use(0)
        gl.glDisable(gl.GL_BLEND)
        self._quad.render(self._copy)
        self._ctx.enable(self._ctx.BLEND)
