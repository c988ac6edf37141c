"""Stars, drawn from triangles."""

from __future__ import annotations

import math

from carrom.core.geometry import Point
from carrom.ui.art import theme as colours
from carrom.ui.art.canvas import Canvas

_INNER_SHARE = 0.42
_EMPTY: colours.Rgba = (112, 102, 93, 255)
_SEAM_PX = 0.5
"""Triangles overlap by so much, so that no seam is seen between them."""


def draw_star(canvas: Canvas, centre: Point, radius: float, *, earned: bool) -> None:
    """Queue a star, amber if it was earned."""
    ink = colours.ACCENT if earned else _EMPTY
    tips = [
        Point(
            centre.x + radius * share * math.cos(math.radians(90 + 36 * n)),
            centre.y + radius * share * math.sin(math.radians(90 + 36 * n)),
        )
        for n in range(10)
        for share in ((1.0 if n % 2 == 0 else _INNER_SHARE),)
    ]
    for n in range(10):
        canvas.shapes.triangle(centre, tips[n], tips[(n + 1) % 10], ink, rounding=_SEAM_PX)


def draw_stars(canvas: Canvas, left: Point, radius: float, earned: int, most: int) -> None:
    """Queue a row of stars, the first at `left`."""
    for n in range(most):
        at = Point(left.x + n * 2.4 * radius, left.y)
        draw_star(canvas, at, radius, earned=n < earned)
