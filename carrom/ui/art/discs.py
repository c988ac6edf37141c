"""Carrommen, queen and striker: every disc of a frame in two draw calls."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple

import arcade
from arcade.gl import Texture2D, geometry
from pyglet import gl

from carrom.core.geometry import POCKET_OFFSET_MM, POCKET_RADIUS_MM, Point
from carrom.core.pieces import Kind
from carrom.ui.art.board_camera import BoardCamera
from carrom.ui.art.clipping import clip_kept
from carrom.ui.art.quads import Quads
from carrom.ui.art.shaders import load_program
from carrom.ui.art.theme import ACCENT

LAMP_HEIGHT_MM = 640.0
"""How high the lamp hangs over the board, as far as discs are lit by it."""

_KIND = {Kind.WHITE: 0.0, Kind.BLACK: 1.0, Kind.QUEEN: 2.0, Kind.STRIKER: 3.0}
_TILE_PX = 256
_FACE_RADIUS_PX = 116.0
"""The largest disc, the striker at 3840 x 2160, is drawn a little smaller."""


class DiscStyle(IntEnum):
    """How a disc is drawn."""

    SOLID = 0
    GHOST = 1
    """Outlined and translucent: where a disc would be."""
    HIGHLIGHT = 2
    """Ringed with the accent colour."""


class Disc(NamedTuple):
    """One disc to draw: board millimetres, or logical pixels beside the board."""

    x: float
    y: float
    radius: float
    kind: Kind
    turn_degrees: float = 0.0
    """Anticlockwise on the board."""
    fall: float = 0.0
    """0 lies on the board, 1 has sunk into the nearest pocket."""
    style: DiscStyle = DiscStyle.SOLID


class DiscBatch:
    """Draws discs, shadows first, in the order given."""

    def __init__(self, ctx: arcade.ArcadeContext) -> None:
        self._ctx = ctx
        self.safe_colours = False
        """Whether the faces have the colours that every eye tells apart."""
        self._faces: Texture2D | None = None
        """Painted for the first disc, since the first picture has none and cannot wait."""
        self._discs = load_program(ctx, "discs.vert", "discs.frag")
        self._shadows = load_program(ctx, "discs.vert", "disc_shadows.frag")
        for program in (self._shadows, self._discs):
            program["pocket_offset"] = POCKET_OFFSET_MM
        self._shadows["shadows"] = 1.0
        self._discs["pocket_radius"] = POCKET_RADIUS_MM
        self._discs["accent"] = tuple(part / 255 for part in ACCENT[:3])
        self._discs["face"] = (_FACE_RADIUS_PX / _TILE_PX / len(Kind), _FACE_RADIUS_PX / _TILE_PX)
        self._quads = Quads(ctx, {"in_place": 4, "in_state": 3}, room=64)

    def paint(self, *, safe_colours: bool) -> None:
        """Draw all faces in the usual colours, or in those that every eye tells apart."""
        if safe_colours != self.safe_colours:
            self.safe_colours = safe_colours
            self._faces = None

    def draw(self, camera: BoardCamera, discs: Iterable[Disc]) -> None:
        """Draw discs that lie on the board."""
        self._render(
            discs, camera.area.centre, camera.pixel_ratio, camera.px_per_mm, camera.direction
        )

    def draw_in_window(self, pixel_ratio: float, discs: Iterable[Disc]) -> None:
        """Draw discs at places of the window: x, y and radius are logical pixels."""
        self._render(discs, Point(0, 0), pixel_ratio, 1.0, Point(1, 0), lamp_height_mm=0.0)

    def _render(
        self,
        discs: Iterable[Disc],
        centre: Point,
        ratio: float,
        px_per_mm: float,
        turn: Point,
        lamp_height_mm: float = LAMP_HEIGHT_MM,
    ) -> None:
        data = array("f")
        for x, y, radius, kind, turn_degrees, fall, style in discs:
            angle = math.radians(turn_degrees)
            data.extend((x, y, radius, angle, _KIND[kind], fall, style))
        if not data:
            return
        if self._faces is None:
            with clip_kept():
                self._faces = _paint_faces(self._ctx, safe_colours=self.safe_colours)
        self._quads.write(data)
        self._faces.use(0)
        for program in (self._shadows, self._discs):
            program["centre"] = centre.x * ratio, centre.y * ratio
            program["px_per_mm"] = px_per_mm * ratio
            program["turn"] = turn
            program["lamp_height"] = lamp_height_mm
            self._quads.draw(program)


def _paint_faces(ctx: arcade.ArcadeContext, *, safe_colours: bool) -> Texture2D:
    """All faces side by side, with smaller copies for the sizes at which they are drawn."""
    size = (_TILE_PX * len(Kind), _TILE_PX)
    texture = ctx.texture(size, components=4)
    program = load_program(ctx, "window.vert", "disc_faces.frag")
    program["tile"] = _TILE_PX
    program["radius"] = _FACE_RADIUS_PX
    program["safe_colours"] = float(safe_colours)
    before = ctx.active_framebuffer
    ctx.framebuffer(color_attachments=[texture]).use(force=True)
    gl.glDisable(gl.GL_BLEND)
    geometry.quad_2d_fs().render(program)
    before.use(force=True)
    texture.build_mipmaps()
    texture.filter = ctx.LINEAR_MIPMAP_LINEAR, ctx.LINEAR
    return texture
