"""Crisp lines, boxes, rings and triangles at any size: all that is queued is one draw call."""

from __future__ import annotations

import math
from array import array
from itertools import pairwise

import arcade

from carrom.core.geometry import Point
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.quads import Quads
from carrom.ui.art.shaders import load_program
from carrom.ui.art.theme import Rgba, blend

_LINE, _BOX, _ARC, _TRIANGLE = 0.0, 1.0, 2.0, 3.0
_NO_COLOUR: Rgba = (0, 0, 0, 0)


def _unit(colour: Rgba) -> tuple[float, float, float, float]:
    red, green, blue, alpha = colour
    return red / 255, green / 255, blue / 255, alpha / 255


class ShapeBatch:
    """Queues shapes in logical pixels of the window and draws them in the order queued."""

    def __init__(self, ctx: arcade.ArcadeContext) -> None:
        self._program = load_program(ctx, "shapes.vert", "shapes.frag")
        self._only_boxes = load_program(ctx, "shapes.vert", "shapes.frag", "ONLY_BOXES")
        self._data = array("f")
        self._others = False
        """Whether anything but boxes is queued."""
        inputs = {"in_a": 4, "in_b": 4, "in_fill": 4, "in_edge": 4, "in_kind": 4}
        self._quads = Quads(ctx, inputs, room=256)

    def line(
        self,
        start: Point,
        end: Point,
        width: float,
        colour: Rgba,
        *,
        end_width: float | None = None,
        end_colour: Rgba | None = None,
        softness: float = 0.0,
    ) -> None:
        """A line with round ends; width and colour change evenly towards its end.

        Args:
            start: Where it begins.
            end: Where it ends.
            width: Below a real pixel it gets fainter instead of thinner.
            colour: At the start.
            end_width: None stays `width`.
            end_colour: None stays `colour`.
            softness: A glow that fades over so many pixels around it.
        """
        self._others = True
        self._data.extend((start.x, start.y, end.x, end.y))
        self._data.extend((width, width if end_width is None else end_width, 0, 0))
        self._data.extend(_unit(colour))
        self._data.extend(_unit(end_colour or colour))
        self._data.extend((_LINE, softness, 0, 0))

    def box(
        self,
        rect: Rect,
        fill: Rgba = _NO_COLOUR,
        *,
        radius: float = 0.0,
        edge: Rgba = _NO_COLOUR,
        edge_width: float = 0.0,
    ) -> None:
        """A box with rounded corners; its edge lies within `rect`."""
        self._box(rect, fill, radius, edge, edge_width, 0.0, False)

    def glow(self, rect: Rect, colour: Rgba, softness: float, *, radius: float = 0.0) -> None:
        """Light, or shadow, that fades over `softness` pixels outside a box, not inside."""
        self._box(rect, colour, radius, _NO_COLOUR, 0.0, softness, True)

    def disc(
        self,
        centre: Point,
        radius: float,
        fill: Rgba = _NO_COLOUR,
        *,
        edge: Rgba = _NO_COLOUR,
        edge_width: float = 0.0,
        softness: float = 0.0,
    ) -> None:
        """A filled circle; its edge lies within `radius`, its softness outside."""
        rect = Rect(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius)
        self._box(rect, fill, radius, edge, edge_width, softness, False)

    def arc(
        self,
        centre: Point,
        radius: float,
        width: float,
        colour: Rgba,
        *,
        start_degrees: float = 0.0,
        sweep_degrees: float = 360.0,
        softness: float = 0.0,
    ) -> None:
        """A ring, or a part of one with round ends, clockwise from `start_degrees` past the top."""
        if sweep_degrees <= 0:
            return
        start, sweep = math.radians(start_degrees), math.radians(min(sweep_degrees, 361.0))
        self._others = True
        self._data.extend((centre.x, centre.y, radius, 0, width, start, sweep, 0))
        self._data.extend(_unit(colour))
        self._data.extend((0, 0, 0, 0, _ARC, softness, 0, 0))

    def triangle(
        self, a: Point, b: Point, c: Point, colour: Rgba, *, rounding: float = 0.0
    ) -> None:
        """A filled triangle, grown by `rounding` with round corners."""
        self._others = True
        self._data.extend((a.x, a.y, b.x, b.y, c.x, c.y, rounding, 0))
        self._data.extend(_unit(colour))
        self._data.extend((0, 0, 0, 0, _TRIANGLE, 0, 0, 0))

    def path(
        self,
        points: list[Point],
        width: float,
        colour: Rgba,
        *,
        end_width: float | None = None,
        end_colour: Rgba | None = None,
    ) -> None:
        """A line through several points whose width and colour change evenly with its length."""
        lengths = [math.dist(a, b) for a, b in pairwise(points)]
        whole = sum(lengths) or 1.0
        last_width = width if end_width is None else end_width
        last_colour = end_colour or colour
        done = 0.0
        for (a, b), length in zip(pairwise(points), lengths, strict=True):
            t0, t1 = done / whole, (done + length) / whole
            self.line(
                a,
                b,
                width + (last_width - width) * t0,
                blend(colour, last_colour, t0),
                end_width=width + (last_width - width) * t1,
                end_colour=blend(colour, last_colour, t1),
            )
            done += length

    def draw(self, pixel_ratio: float) -> None:
        """Draw what was queued on the active target, and forget it."""
        if not self._data:
            return
        self._quads.write(self._data)
        self._data = array("f")
        program = self._program if self._others else self._only_boxes
        self._others = False
        program["pixel_ratio"] = pixel_ratio
        self._quads.draw(program)

    def _box(
        self,
        rect: Rect,
        fill: Rgba,
        radius: float,
        edge: Rgba,
        edge_width: float,
        softness: float,
        hollow: bool,
    ) -> None:
        centre = rect.centre
        self._data.extend((centre.x, centre.y, rect.width / 2, rect.height / 2))
        self._data.extend((radius, edge_width, 0, 0))
        self._data.extend(_unit(fill))
        self._data.extend(_unit(edge))
        self._data.extend((_BOX, softness, float(hollow), 0))
