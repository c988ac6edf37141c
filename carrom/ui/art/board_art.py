"""The board on its table: drawn once per size into a texture, then copied each frame."""

from __future__ import annotations

from dataclasses import dataclass

import arcade
from arcade.gl import Framebuffer, geometry
from pyglet import gl

from carrom.core import geometry as board
from carrom.ui.art.board_camera import FRAME_WIDTH_MM, BoardCamera, Rect
from carrom.ui.art.shaders import load_program

BASE_LINE_LOW_WIDTH_MM = 5.0
"""The lower base line is 5.0 to 6.5 mm thick [Laws, I]."""

LINE_WIDTH_MM = 1.3
"""Every line whose thickness the Laws leave open."""

MEASURES = {
    "half_size": board.HALF_MM,
    "frame_width": FRAME_WIDTH_MM,
    "pocket_radius": board.POCKET_RADIUS_MM,
    "pocket_offset": board.POCKET_OFFSET_MM,
    "base_low": board.BASE_LINE_LOW_MM,
    "base_high": board.BASE_LINE_HIGH_MM,
    "base_low_width": BASE_LINE_LOW_WIDTH_MM,
    "base_circle": (board.BASE_CIRCLE_X_MM, board.BASE_LINE_Y_MM),
    "base_circle_radius": board.BASE_CIRCLE_RADIUS_MM,
    "base_circle_red_radius": board.BASE_CIRCLE_RED_RADIUS_MM,
    "centre_radius": board.CENTRE_CIRCLE_RADIUS_MM,
    "outer_radius": board.OUTER_CIRCLE_RADIUS_MM,
    "arrow_tip": board.ARROW_TIP_MM,
    "arrow_length": board.ARROW_LENGTH_MM,
    "arrow_width": board.ARROW_WIDTH_MM,
    "line_width": LINE_WIDTH_MM,
}
"""The shader's uniforms that are lengths on the board, in mm."""


@dataclass(frozen=True, slots=True)
class _Picture:
    """What the cached texture shows: the target's size in real pixels and the camera."""

    size: tuple[int, int]
    camera: BoardCamera | None


class BoardArt:
    """Draws the table at night over the whole target, with the board where a camera says."""

    def __init__(self, ctx: arcade.ArcadeContext) -> None:
        self._ctx = ctx
        self._quad = geometry.quad_2d_fs()
        self._paint = load_program(ctx, "window.vert", "board.frag")
        self._copy = load_program(ctx, "window.vert", "blit.frag")
        self._copy_powdered = load_program(ctx, "window.vert", "powder.frag")
        for name, value in MEASURES.items():
            self._paint[name] = value
        self._shown: _Picture | None = None
        self._target: Framebuffer | None = None

    def draw(self, camera: BoardCamera | None, powder: float = 0.0) -> None:
        """Cover the target with the table, and with the board if there is a camera.

        Args:
            camera: None leaves the bare table.
            powder: How much powder is seen on the surface, 0 to 1.
        """
        target = self._ctx.active_framebuffer
        gl.glDisable(gl.GL_BLEND)
        picture = _Picture(target.size, camera)
        if picture != self._shown or self._target is None:
            self._target = self._repaint(picture)
            target.use(force=True)
        self._target.color_attachments[0].use(0)
        if powder > 0.0:
            self._copy_powdered["amount"] = min(1.0, powder)
            self._quad.render(self._copy_powdered)
        else:
            self._quad.render(self._copy)
        self._ctx.enable(self._ctx.BLEND)

    def _repaint(self, picture: _Picture) -> Framebuffer:
        target = self._target
        if target is None or target.size != picture.size:
            texture = self._ctx.texture(
                picture.size, components=4, filter=(self._ctx.NEAREST, self._ctx.NEAREST)
            )
            target = self._ctx.framebuffer(color_attachments=[texture])
        camera = picture.camera or BoardCamera.fitting(Rect(0, 0, *picture.size))
        centre, ratio = camera.area.centre, camera.pixel_ratio
        self._paint["centre"] = centre.x * ratio, centre.y * ratio
        self._paint["px_per_mm"] = camera.real_px_per_mm
        self._paint["turn"] = camera.direction
        self._paint["shows_board"] = float(picture.camera is not None)
        target.use(force=True)
        self._quad.render(self._paint)
        self._shown = picture
        return target
