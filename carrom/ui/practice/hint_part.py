"""A proposed stroke on the board: where the striker stands, and the ways from there."""

from __future__ import annotations

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import Point
from carrom.core.pieces import STRIKER, kind_of
from carrom.core.ports import StrokeSimulator
from carrom.core.stroke import Stroke
from carrom.physics.surface import NORMAL_MU, deceleration_mm_s2
from carrom.practice.board import PracticeBoard
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import BoardCamera
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import Disc, DiscStyle
from carrom.ui.hand.aim_line import AimLine, aim_line

_INK: colours.Rgba = (196, 92, 8, 255)
"""Amber, dark enough for the pale wood."""


class HintPart:
    """Draws one stroke that was not made."""

    def __init__(self, simulator: StrokeSimulator) -> None:
        self._simulator = simulator
        self._stroke: Stroke | None = None
        self._line: AimLine | None = None

    def show(self, stroke: Stroke, board: PracticeBoard) -> None:
        """Work out the lines of a stroke."""
        factor = board.surface.factor
        path = self._simulator.path_to_contact(
            board.layout, stroke.position, stroke.velocity, factor
        )
        deceleration = deceleration_mm_s2(NORMAL_MU * factor)
        self._stroke = stroke
        self._line = aim_line(path, board.layout, TOURNAMENT, deceleration)

    def dismiss(self) -> None:
        """Show nothing."""
        self._stroke = self._line = None

    def paint_under(self, canvas: Canvas, camera: BoardCamera) -> None:
        """Draw the ways."""
        if self._line is None:
            return
        px = camera.px_per_mm
        way = [camera.to_window(point) for point in self._line.striker]
        canvas.shapes.path(way, 4.5 * px, _INK, end_width=2.5 * px, end_colour=_INK)
        for after in (self._line.struck_way, self._line.striker_way):
            if after is not None:
                start, end = (camera.to_window(point) for point in after)
                pale = colours.with_alpha(_INK, 0.4)
                canvas.shapes.line(start, end, 3 * px, _INK, end_width=1.5 * px, end_colour=pale)

    def discs(self) -> list[Disc]:
        """The striker's place, and where it meets a coin."""
        if self._stroke is None or self._line is None:
            return []
        spots: list[Point] = [self._stroke.position]
        if self._line.ghost is not None:
            spots.append(self._line.ghost)
        radius = TOURNAMENT.striker_radius_mm
        return [Disc(*spot, radius, kind_of(STRIKER), style=DiscStyle.GHOST) for spot in spots]
