"""A picture of whatever changes seldom, so that a frame draws only what moves."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

import arcade
from arcade.gl import Framebuffer, geometry
from pyglet import gl

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.shaders import load_program


class Backdrop:
    """Covers the whole target with what was painted last; paints anew no more than has changed."""

    def __init__(self, ctx: arcade.ArcadeContext, canvas: Canvas) -> None:
        self._ctx = ctx
        self._canvas = canvas
        self._quad = geometry.quad_2d_fs()
        self._copy = load_program(ctx, "window.vert", "blit.frag")
        self._kept: Framebuffer | None = None
        self._key: Hashable = None
        self._parts: dict[Rect, Hashable] = {}

    def draw(
        self,
        key: Hashable,
        paint: Callable[[], None],
        parts: Mapping[Rect, Hashable] | None = None,
    ) -> None:
        """Cover the target.

        Args:
            key: Everything that the picture depends on, its parts aside; another key paints it
                anew.
            paint: Draws the whole picture on the active target.
            parts: Areas of the window, each with what the picture depends on there besides the
                key; something else paints this area anew.
        """
        target = self._ctx.active_framebuffer
        parts = dict(parts or {})
        if self._kept is None or self._kept.size != target.size:
            texture = self._ctx.texture(
                target.size, components=4, filter=(self._ctx.NEAREST, self._ctx.NEAREST)
            )
            self._kept = self._ctx.framebuffer(color_attachments=[texture])
            self._key = None
        if key != self._key or parts.keys() != self._parts.keys():
            self._kept.use(force=True)
            paint()
            self._canvas.flush()
            target.use(force=True)
        elif parts != self._parts:
            self._kept.use(force=True)
            for area, shown in parts.items():
                if shown != self._parts[area]:
                    with self._canvas.clipped(area):
                        paint()
            target.use(force=True)
        self._key, self._parts = key, parts
        self._kept.color_attachments[0].use(0)
        gl.glDisable(gl.GL_BLEND)
        self._quad.render(self._copy)
        self._ctx.enable(self._ctx.BLEND)
