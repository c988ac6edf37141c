"""The window's icon, made of the board and the queen: `python -m carrom.ui.art.icon` draws it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import arcade
import pyglet
from PIL import Image
from pyglet.image import ImageData

from carrom.core.geometry import Point
from carrom.core.pieces import Kind
from carrom.paths import shipped
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.discs import Disc, DiscBatch
from carrom.ui.art.lines import ShapeBatch
from carrom.ui.art.theme import Rgba

WINDOW_SIZES_PX = (16, 32, 48, 64, 128)
PROGRAM_SIZE_PX = 512
"""Of the one picture from which the icons of installed programs are made."""

_OVERSAMPLED = 4
_FRAME: Rgba = (84, 34, 22, 255)
_FRAME_EDGE: Rgba = (44, 17, 12, 255)
_BIRCH: Rgba = (226, 192, 142, 255)
_INNER_EDGE: Rgba = (214, 150, 104, 255)
_POCKET: Rgba = (22, 15, 12, 255)
_LEAST_DETAILED_PX = 48
"""Below this size the queen stands alone."""


def icon_path(size: int) -> Path:
    """Where the icon of that many pixels is shipped."""
    name = "carrom.png" if size == PROGRAM_SIZE_PX else f"carrom-{size}.png"
    return shipped("assets") / "icons" / name


def window_icons() -> list[ImageData]:
    """The icon in every size that a window may want."""
    icons = []
    for size in WINDOW_SIZES_PX:
        with icon_path(size).open("rb") as file:
            icons.append(pyglet.image.load(icon_path(size).name, file=file).get_image_data())
    return icons


def draw_icon_picture(ctx: arcade.ArcadeContext, size: int) -> Image.Image:
    """The icon of that many pixels, drawn larger and made smaller."""
    from carrom.ui.art.readback import picture_of

    side = size * _OVERSAMPLED
    texture = ctx.texture((side, side), components=4)
    framebuffer = ctx.framebuffer(color_attachments=[texture])
    with framebuffer.activate():
        framebuffer.clear()
        shapes = ShapeBatch(ctx)
        unit = side / 64
        _draw_board(shapes, unit, detailed=size >= _LEAST_DETAILED_PX)
        shapes.draw(1.0)
        DiscBatch(ctx).draw_in_window(1.0, _discs(unit, detailed=size >= _LEAST_DETAILED_PX))
    picture = picture_of(framebuffer, "RGBA")
    return picture.resize((size, size), Image.Resampling.LANCZOS)


def _draw_board(shapes: ShapeBatch, unit: float, *, detailed: bool) -> None:
    """On a square of 64 units."""
    frame = Rect(2 * unit, 2 * unit, 60 * unit, 60 * unit)
    shapes.box(frame, _FRAME, radius=11 * unit, edge=_FRAME_EDGE, edge_width=1.2 * unit)
    inner = frame.inset((6.5 if detailed else 5.0) * unit)
    shapes.box(inner, _BIRCH, radius=7 * unit, edge=_INNER_EDGE, edge_width=1.0 * unit)
    if detailed:
        reach = 5.6 * unit
        for x in (inner.left + reach, inner.right - reach):
            for y in (inner.bottom + reach, inner.top - reach):
                shapes.disc(Point(x, y), 4.4 * unit, _POCKET)


def _discs(unit: float, *, detailed: bool) -> list[Disc]:
    if not detailed:
        return [Disc(32 * unit, 32 * unit, 22.0 * unit, Kind.QUEEN)]
    return [
        Disc(22.5 * unit, 36.0 * unit, 8.5 * unit, Kind.WHITE, 20),
        Disc(41.5 * unit, 36.0 * unit, 8.5 * unit, Kind.BLACK, 70),
        Disc(32 * unit, 26.5 * unit, 11.5 * unit, Kind.QUEEN),
    ]


def main(arguments: Sequence[str]) -> int:
    """Write every size into the folder of the first argument, or into the shipped one."""
    folder = Path(arguments[0]) if arguments else icon_path(16).parent
    folder.mkdir(parents=True, exist_ok=True)
    window = arcade.Window(64, 64, "Carrom", visible=False, antialiasing=False)
    for size in (*WINDOW_SIZES_PX, PROGRAM_SIZE_PX):
        picture = draw_icon_picture(window.ctx, size)
        picture.save(folder / icon_path(size).name, "PNG", optimize=True)
    window.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
