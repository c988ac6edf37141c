"""The board on its table: drawn once per size into a texture, then copied each frame."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import arcade
from arcade.gl import Framebuffer, Program, geometry
from pyglet import gl

from carrom.core import geometry as board
from carrom.core.seats import Seat
from carrom.ui.art.board_camera import FRAME_WIDTH_MM, BoardCamera, Rect
from carrom.ui.art.clipping import clip_kept
from carrom.ui.art.shaders import OVER, load_program

BASE_LINE_LOW_WIDTH_MM = 5.0
"""The lower base line is 5.0 to 6.5 mm thick [Laws, I]."""

CORNER_RADIUS_MM = 16.0
"""The frame's outer corners are a little round."""

LINE_WIDTH_MM = 1.3
"""Every line whose thickness the Laws leave open."""

BOARDS_KEPT = len(Seat)
"""As many paintings as four players need, each at the bottom in turn."""

MEASURES = {
    "half_size": board.HALF_MM,
    "frame_width": FRAME_WIDTH_MM,
    "corner_radius": CORNER_RADIUS_MM,
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
    """A painting of the table, kept for as long as the same is to be seen."""

    camera: BoardCamera | None
    canvas: Framebuffer

    def shows(self, camera: BoardCamera | None, size: tuple[int, int]) -> bool:
        return self.camera == camera and self.canvas.size == size


class BoardArt:
    """Draws the table at night over the whole target, with the board where a camera says."""

    def __init__(self, ctx: arcade.ArcadeContext) -> None:
        self._ctx = ctx
        self._quad = geometry.quad_2d_fs()
        self._paint = load_program(ctx, "window.vert", "board.frag")
        self._copy = load_program(ctx, "window.vert", "blit.frag")
        self._copy_powdered = load_program(ctx, "window.vert", "powder.frag")
        self._copy_turned = load_program(ctx, "turning.vert", "turning.frag")
        for name, value in MEASURES.items():
            self._paint[name] = value
        self._boards: list[_Picture] = []
        self._bare: list[_Picture] = []

    def draw(self, camera: BoardCamera | None, powder: float = 0.0) -> None:
        """Cover the target with the table, and with the board if there is a camera.

        Args:
            camera: None leaves the bare table.
            powder: How much powder is seen on the surface, 0 to 1.
        """
        gl.glDisable(gl.GL_BLEND)
        turning = None if camera is None else self._turning(camera)
        if camera is None or turning is not None:
            self._show(self._painted(self._bare, None, 1), self._copy)
        else:
            whole_turns = replace(camera, turn_degrees=camera.turn_degrees % 360.0)
            self._copy_powdered["amount"] = min(1.0, powder)
            program = self._copy_powdered if powder > 0.0 else self._copy
            self._show(self._painted(self._boards, whole_turns, BOARDS_KEPT), program)
        self._ctx.enable(self._ctx.BLEND)
        if camera is not None and turning is not None:
            self._show_turned(turning, camera)

    def make_ready(self, cameras: Iterable[BoardCamera]) -> None:
        """Paint now what turns from one of these cameras to another show: it takes a while."""
        self._painted(self._bare, None, 1)
        for camera in cameras:
            self._painted(self._boards, camera, BOARDS_KEPT)

    def _turning(self, camera: BoardCamera) -> _Picture | None:
        """The board as it was painted last, if it is on its way from there to another seat.

        Painting takes too long to be done for every frame of a turn.
        """
        if camera.turn_degrees % 90.0 == 0.0 or not self._boards:
            return None
        last = self._boards[-1]
        assert last.camera is not None
        there = replace(camera, turn_degrees=last.camera.turn_degrees)
        return last if last.shows(there, self._size) else None

    @property
    def _size(self) -> tuple[int, int]:
        return self._ctx.active_framebuffer.size

    def _show(self, picture: _Picture, program: Program) -> None:
        picture.canvas.color_attachments[0].use(0)
        self._quad.render(program)

    def _show_turned(self, picture: _Picture, camera: BoardCamera) -> None:
        assert picture.camera is not None
        rest = replace(camera, turn_degrees=camera.turn_degrees - picture.camera.turn_degrees)
        ratio, centre = camera.pixel_ratio, camera.area.centre
        program, texture = self._copy_turned, picture.canvas.color_attachments[0]
        program["target"] = self._size
        program["centre"] = centre.x * ratio, centre.y * ratio
        program["half_px"] = camera.area.width * ratio / 2
        program["corner_px"] = CORNER_RADIUS_MM * camera.real_px_per_mm
        program["turn"] = rest.direction
        self._ctx.blend_func = OVER
        texture.filter = self._ctx.LINEAR, self._ctx.LINEAR
        self._show(picture, program)
        texture.filter = self._ctx.NEAREST, self._ctx.NEAREST

    def _painted(self, kept: list[_Picture], camera: BoardCamera | None, most: int) -> _Picture:
        """The picture that shows this, moved to the end of those kept; painted if there is none."""
        size = self._size
        picture = next((old for old in kept if old.shows(camera, size)), None)
        if picture is not None:
            kept.remove(picture)
        else:
            kept[:] = [old for old in kept if old.canvas.size == size]
            with clip_kept():
                canvas = kept.pop(0).canvas if len(kept) == most else self._new_canvas(size)
                shown = camera or BoardCamera.fitting(Rect(0, 0, *size))
                self._paint_on(canvas, shown, camera is None)
            picture = _Picture(camera, canvas)
        kept.append(picture)
        return picture

    def _new_canvas(self, size: tuple[int, int]) -> Framebuffer:
        nearest = (self._ctx.NEAREST, self._ctx.NEAREST)
        texture = self._ctx.texture(size, components=4, filter=nearest)
        return self._ctx.framebuffer(color_attachments=[texture])

    def _paint_on(self, canvas: Framebuffer, camera: BoardCamera, bare: bool) -> None:
        target = self._ctx.active_framebuffer
        centre, ratio = camera.area.centre, camera.pixel_ratio
        self._paint["centre"] = centre.x * ratio, centre.y * ratio
        self._paint["px_per_mm"] = camera.real_px_per_mm
        self._paint["turn"] = camera.direction
        self._paint["shows_board"] = 0.0 if bare else 1.0
        canvas.use(force=True)
        self._quad.render(self._paint)
        target.use(force=True)
