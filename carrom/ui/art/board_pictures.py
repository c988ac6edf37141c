"""Small pictures of positions, made once each and drawn anywhere in the window."""

from __future__ import annotations

import arcade
from arcade.gl import Framebuffer, geometry
from pyglet import gl

from carrom.core.equipment import TOURNAMENT
from carrom.core.layout import Layout
from carrom.core.pieces import kind_of
from carrom.ui.art.board_art import BoardArt
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.art.clipping import clip_kept
from carrom.ui.art.discs import Disc, DiscBatch
from carrom.ui.art.shaders import load_program

MOST_NEW = 3
"""Pictures that are made in one frame, so that a list of many appears without a pause."""

_LEAST_RADIUS_PX = 4.6
_MOST_SWOLLEN = 1.7
"""Discs are drawn larger than they are where they would be too small to be told apart."""


class BoardPictures:
    """Keeps pictures of one size; another size, or other colours, make them anew when asked for."""

    def __init__(self, ctx: arcade.ArcadeContext, discs: DiscBatch) -> None:
        self._ctx = ctx
        self._discs = discs
        self._board = BoardArt(ctx)
        self._quad = geometry.quad_2d_fs()
        self._copy = load_program(ctx, "window.vert", "blit.frag")
        self._kept: dict[str, Framebuffer] = {}
        self._look = (0, False)
        """How long a side of each is, in real pixels, and whether its colours are the safe ones."""
        self._room = MOST_NEW

    def begin(self) -> None:
        """Start a frame, in which only some new pictures are made; the others have to wait."""
        self._room = MOST_NEW

    def draw(self, name: str, layout: Layout, rect: Rect, pixel_ratio: float) -> bool:
        """Draw a position now, below what is queued later.

        Args:
            name: Tells positions apart; the same name has the same layout.
            layout: The pieces.
            rect: A square of the window, in logical pixels.
            pixel_ratio: Real pixels for each of these.

        Returns:
            Whether it was drawn; if not, there is room for it in a later frame.
        """
        side = max(1, round(rect.width * pixel_ratio))
        look = (side, self._discs.safe_colours)
        if look != self._look:
            self._kept.clear()
            self._look = look
        if name not in self._kept:
            if not self._room:
                return False
            self._room -= 1
            with clip_kept():
                self._kept[name] = self._made(layout, side)
        target = self._ctx.active_framebuffer
        before = target.viewport
        # Not through the target's own viewport, which would move the scissor box along with it.
        gl.glViewport(round(rect.left * pixel_ratio), round(rect.bottom * pixel_ratio), side, side)
        self._kept[name].color_attachments[0].use(0)
        gl.glDisable(gl.GL_BLEND)
        self._quad.render(self._copy)
        self._ctx.enable(self._ctx.BLEND)
        gl.glViewport(*before)
        return True

    def forget(self, name: str) -> None:
        """The name has another layout from now on."""
        self._kept.pop(name, None)

    def _made(self, layout: Layout, side: int) -> Framebuffer:
        """Paint a position; leaves the target as it was."""
        nearest = (self._ctx.NEAREST, self._ctx.NEAREST)
        texture = self._ctx.texture((side, side), components=4, filter=nearest)
        picture = self._ctx.framebuffer(color_attachments=[texture])
        camera = BoardCamera.fitting(Rect(0, 0, side, side))
        swollen = max(1.0, min(_MOST_SWOLLEN, _LEAST_RADIUS_PX / _radius_px(camera)))
        pieces = [
            Disc(*spot, swollen * TOURNAMENT.radius_mm(piece), kind_of(piece))
            for piece, spot in layout.items()
        ]
        with picture.activate():
            self._board.draw(camera)
            self._discs.draw(camera, pieces)
        return picture


def _radius_px(camera: BoardCamera) -> float:
    """Of a carromman, in real pixels."""
    return TOURNAMENT.man_radius_mm * camera.real_px_per_mm
