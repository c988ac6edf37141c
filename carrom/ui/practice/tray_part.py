"""The coins that are not on the board, in two rows to take them from."""

from __future__ import annotations

from collections.abc import Container

from carrom.core.geometry import Point
from carrom.core.layout import Layout
from carrom.core.pieces import QUEEN, Colour, PieceId, kind_of, men_of
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import Disc

ROWS: tuple[tuple[PieceId, ...], ...] = (
    (*men_of(Colour.WHITE), QUEEN),
    men_of(Colour.BLACK),
)
_SLOTS = 10
_DISC_SHARE = 0.44
"""A disc's radius as a share of its slot."""

_SLOT: colours.Rgba = (255, 240, 220, 46)
_SLOT_PX = 1.5


class TrayPart:
    """Draws the tray and tells what is under the pointer."""

    def __init__(self) -> None:
        self.area = Rect(0, 0, 1, 1)

    @staticmethod
    def height(width: float) -> float:
        """How high the tray is for a width, in logical pixels."""
        return width / _SLOTS * len(ROWS)

    def piece_at(self, layout: Layout, x: float, y: float) -> PieceId | None:
        """The coin to take at a place of the window; of an empty slot's row, the next one there."""
        if not self.area.contains(x, y):
            return None
        slot = self.area.width / _SLOTS
        row = ROWS[min(len(ROWS) - 1, int((self.area.top - y) / (self.area.height / len(ROWS))))]
        index = int((x - self.area.left) / slot)
        if index < len(row) and row[index] not in layout:
            return row[index]
        if index < len(row) and row[index] == QUEEN:
            return None
        return next((piece for piece in row if piece not in layout and piece != QUEEN), None)

    def paint(self, canvas: Canvas, lying: Container[PieceId]) -> None:
        """Draw the slots, and what lies in them."""
        slot = self.area.width / _SLOTS
        radius = slot * _DISC_SHARE
        discs = []
        for n, row in enumerate(ROWS):
            y = self.area.top - (n + 0.5) * self.area.height / len(ROWS)
            for index, piece in enumerate(row):
                x = self.area.left + (index + 0.5) * slot
                if piece in lying:
                    canvas.shapes.disc(Point(x, y), radius * 0.9, edge=_SLOT, edge_width=_SLOT_PX)
                else:
                    discs.append(Disc(x, y, radius, kind_of(piece)))
        canvas.discs(discs)
