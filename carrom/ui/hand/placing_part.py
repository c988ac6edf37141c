"""Putting returned carrommen on the board by hand: lit spots, the coin at the pointer, refusals."""

from __future__ import annotations

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import OUTER_CIRCLE_RADIUS_MM, Point, distance, to_board
from carrom.core.inputs import PlacePiece
from carrom.core.match import MatchState, Placing
from carrom.core.pieces import kind_of
from carrom.core.seats import Seat
from carrom.laws.spots import SpotFault
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import BoardCamera
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import Disc, DiscStyle
from carrom.ui.art.tags import PassingTag, paint_tag
from carrom.ui.hand.placing_men import SPOT_WORDS, Choice, legal_spots
from carrom.ui.words import Message

_MISSED: Message = "click inside the bright circle"
"""What to do instead of a press far from it."""

_REFUSAL_S = 1.8
_DOT: colours.Rgba = (40, 22, 8, 190)
"""Dark, since amber is hard to see on the pale wood."""


class PlacingPart:
    """The carromman that a player has to put down now."""

    def __init__(self, match: MatchState, placing: Placing) -> None:
        laws, layout = match.config.laws, match.board.layout
        piece = placing.pieces[0]
        self.placing = placing
        self.spots = legal_spots(laws, layout, TOURNAMENT, piece)
        start = to_board(placing.seat, Point(0.0, -OUTER_CIRCLE_RADIUS_MM / 2))
        if self.spots:
            start = min(self.spots, key=lambda spot: distance(spot, start))
        self.choice = Choice(laws, layout, TOURNAMENT, piece, start)
        self.refused: SpotFault | None = None
        """Why it was last not put down."""
        self.missed = PassingTag(_MISSED)
        self._refused_s = 0.0

    def press(self, pointer: Point) -> bool:
        """Hold the carromman where it is to be put; far from the circle says where that is."""
        if self.point(pointer):
            self.missed.hide()
            return True
        self.missed.show(pointer)
        return False

    def point(self, pointer: Point) -> bool:
        """Hold the carromman at the pointer; false while that is nowhere near the circle."""
        near = distance(pointer, Point(0, 0)) < 2 * OUTER_CIRCLE_RADIUS_MM
        if near:
            self.choice = self.choice.at(pointer)
        return near

    def step(self, seat: Seat, step: tuple[int, int], fine: bool) -> None:
        """Move it by keys, to the right and ahead as a seat sees the board."""
        self.choice = self.choice.stepped(seat, *step, fine)

    def put(self) -> PlacePiece | None:
        """Put it down where it is held; None if that is refused."""
        self.refused, self._refused_s = self.choice.fault, 0.0
        if self.refused is not None:
            return None
        return PlacePiece(self.choice.piece, self.choice.spot)

    def tick(self, seconds: float) -> None:
        """Let a refusal fade, and what was said of a press in vain."""
        self.missed.tick(seconds)
        self._refused_s += seconds
        if self._refused_s > _REFUSAL_S:
            self.refused = None

    def paint_under(self, canvas: Canvas, camera: BoardCamera) -> None:
        """Light the legal spots."""
        px = camera.px_per_mm
        for spot in self.spots:
            canvas.shapes.disc(camera.to_window(spot), 1.4 * px, _DOT)
        canvas.shapes.arc(
            camera.to_window(Point(0, 0)),
            OUTER_CIRCLE_RADIUS_MM * px,
            2.2 * px,
            colours.ACCENT,
            softness=7 * px,
        )

    def disc(self) -> Disc:
        """The carromman where it is held."""
        choice = self.choice
        style = DiscStyle.GHOST if choice.fault is not None else DiscStyle.HIGHLIGHT
        radius = choice.equipment.radius_mm(choice.piece)
        return Disc(*choice.spot, radius, kind_of(choice.piece), style=style)

    def paint_over(self, canvas: Canvas, camera: BoardCamera) -> None:
        """Say why a spot was refused, or why the one in hand would be, or where spots are."""
        self.missed.paint(canvas, camera)
        fault, px = self.refused or self.choice.fault, camera.px_per_mm
        if fault is None:
            return
        at = camera.to_window(self.choice.spot)
        radius = self.choice.equipment.man_radius_mm * px
        canvas.shapes.arc(at, radius * 1.15, max(2.0, 2 * px), colours.WARNING)
        word = canvas.words(SPOT_WORDS[fault])
        paint_tag(canvas, camera.area, Point(at.x, at.y + radius + 26 * px), word, colours.WARNING)
