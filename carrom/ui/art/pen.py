"""What icons are drawn with."""

from __future__ import annotations

from carrom.core.geometry import Point
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.lines import ShapeBatch
from carrom.ui.art.theme import Rgba


class Pen:
    """Strokes on a square from -1 to 1 around a centre."""

    def __init__(self, shapes: ShapeBatch, centre: Point, size: float, colour: Rgba) -> None:
        self.shapes = shapes
        self.centre = centre
        self.unit = size / 2
        self.width = size * 0.105
        self.colour = colour

    def at(self, x: float, y: float) -> Point:
        """A place of the square in the window."""
        return Point(self.centre.x + x * self.unit, self.centre.y + y * self.unit)

    def stroke(self, *points: tuple[float, float]) -> None:
        """A line through points."""
        places = [self.at(*point) for point in points]
        self.shapes.path(places, self.width, self.colour)

    def ring(self, x: float, y: float, radius: float, start: float = 0, sweep: float = 360) -> None:
        """A ring, or a part of one clockwise from the top; degrees."""
        self.shapes.arc(
            self.at(x, y),
            radius * self.unit,
            self.width,
            self.colour,
            start_degrees=start,
            sweep_degrees=sweep,
        )

    def dot(self, x: float, y: float, radius: float) -> None:
        """A filled circle."""
        self.shapes.disc(self.at(x, y), radius * self.unit, self.colour)

    def wedge(self, *points: tuple[float, float]) -> None:
        """A filled triangle."""
        a, b, c = (self.at(*point) for point in points)
        self.shapes.triangle(a, b, c, self.colour, rounding=self.unit * 0.08)

    def frame(self, left: float, bottom: float, right: float, top: float) -> None:
        """The outline of a box."""
        low, high = self.at(left, bottom), self.at(right, top)
        rect = Rect(low.x, low.y, high.x - low.x, high.y - low.y)
        self.shapes.box(rect, radius=self.unit * 0.18, edge=self.colour, edge_width=self.width)

    def bar(self, left: float, bottom: float, right: float, top: float) -> None:
        """A filled box."""
        low, high = self.at(left, bottom), self.at(right, top)
        rect = Rect(low.x, low.y, high.x - low.x, high.y - low.y)
        self.shapes.box(rect, self.colour, radius=self.unit * 0.08)
