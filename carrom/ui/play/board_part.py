"""The board and what lies or moves on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import BASE_CIRCLE_X_MM, BASE_LINE_Y_MM, POCKETS, Point, to_board
from carrom.core.layout import Layout
from carrom.core.outcome import Contact, Pocketing
from carrom.core.pieces import STRIKER, PieceId, kind_of
from carrom.core.seats import Seat
from carrom.ui.art import theme as colours
from carrom.ui.art.board_art import BoardArt
from carrom.ui.art.board_camera import BoardCamera
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import Disc, DiscBatch
from carrom.ui.art.motion import ease_out

FALL_S = 0.2
"""How long a piece is seen to sink into its pocket."""

RETURN_S = 0.25
"""How long a piece takes from its pocket back to its spot."""

_FASTEST_APART_MM = 8.0


@dataclass(slots=True)
class _Fall:
    piece: PieceId
    start: Point
    end: Point
    turn_degrees: float
    age_s: float = 0.0


@dataclass(slots=True)
class _Glide:
    start: Point
    age_s: float = 0.0


class Easel(Protocol):
    """What a board is drawn with: the window's stage, or another."""

    @property
    def board(self) -> BoardArt:
        """Draws the board."""

    @property
    def discs(self) -> DiscBatch:
        """Draws what lies on it."""


class BoardPart:
    """Shows a layout, at rest or in motion, with pieces that sink and come back."""

    def __init__(self, easel: Easel) -> None:
        self._easel = easel
        self._layout: dict[PieceId, Point] = {}
        self._turns: dict[PieceId, float] = {}
        self._falls: list[_Fall] = []
        self._glides: dict[PieceId, _Glide] = {}
        self.reduced_motion = False
        self.powder = 0.0
        """How much powder is seen on the board, 0 to 1."""

    def powder_for(self, surface_factor: float) -> None:
        """Show powder where the surface has less friction than usual."""
        self.powder = 1.0 if surface_factor < 1.0 else 0.0

    def show(self, layout: Layout) -> None:
        """Pieces at rest; those that were elsewhere, or not there, glide to their places."""
        for piece, spot in layout.items():
            before = self._layout.get(piece)
            if before is None:
                before = _nearest_pocket(spot) if self._layout else spot
            moved = abs(before.x - spot.x) + abs(before.y - spot.y)
            if moved > _FASTEST_APART_MM and not self.reduced_motion:
                self._glides[piece] = _Glide(before)
        self._layout = dict(layout)

    def show_moving(
        self,
        layout: Layout,
        turns: Mapping[PieceId, float],
        news: Iterable[Contact | Pocketing],
    ) -> None:
        """Pieces in motion, and what happened since the last frame."""
        for event in news:
            if isinstance(event, Pocketing) and not self.reduced_motion:
                end = POCKETS[event.pocket]
                start = self._layout.get(event.piece, end)
                turn = self._turns.get(event.piece, 0.0)
                self._falls.append(_Fall(event.piece, start, end, turn))
        self._glides.clear()
        self._layout = dict(layout)
        self._turns.update(turns)

    def tick(self, seconds: float) -> None:
        """Let sinking and gliding pieces go on."""
        for fall in self._falls:
            fall.age_s += seconds
        self._falls = [fall for fall in self._falls if fall.age_s < FALL_S]
        for glide in self._glides.values():
            glide.age_s += seconds
        self._glides = {p: g for p, g in self._glides.items() if g.age_s < RETURN_S}

    @property
    def settled(self) -> bool:
        """Whether nothing sinks or glides any more."""
        return not self._falls and not self._glides

    def paint_board(self, camera: BoardCamera) -> None:
        """Draw the table and the board."""
        self._easel.board.draw(camera, self.powder)

    def paint_base_line(self, canvas: Canvas, camera: BoardCamera, seat: Seat) -> None:
        """Let the base line of a seat glow."""
        ends = [
            camera.to_window(to_board(seat, Point(x, BASE_LINE_Y_MM)))
            for x in (-BASE_CIRCLE_X_MM, BASE_CIRCLE_X_MM)
        ]
        px = camera.px_per_mm
        canvas.shapes.line(
            ends[0],
            ends[1],
            30 * px,
            colours.with_alpha(colours.ACCENT, 0.28),
            softness=16 * px,
        )

    def paint_discs(self, camera: BoardCamera, more: Iterable[Disc] = ()) -> None:
        """Draw the pieces, and `more` above them."""
        sinking = [self._sinking(fall) for fall in self._falls]
        lying = [self._lying(piece, spot) for piece, spot in self._layout.items()]
        self._easel.discs.draw(camera, [*sinking, *lying, *more])

    def _lying(self, piece: PieceId, spot: Point) -> Disc:
        glide = self._glides.get(piece)
        if glide is not None:
            share = ease_out(glide.age_s / RETURN_S)
            spot = Point(
                glide.start.x + (spot.x - glide.start.x) * share,
                glide.start.y + (spot.y - glide.start.y) * share,
            )
        turn = 0.0 if glide is not None else self._turns.get(piece, 0.0)
        return Disc(*spot, TOURNAMENT.radius_mm(piece), kind_of(piece), turn)

    def _sinking(self, fall: _Fall) -> Disc:
        share = fall.age_s / FALL_S
        x = fall.start.x + (fall.end.x - fall.start.x) * ease_out(share)
        y = fall.start.y + (fall.end.y - fall.start.y) * ease_out(share)
        radius = TOURNAMENT.radius_mm(fall.piece)
        return Disc(x, y, radius, kind_of(fall.piece), fall.turn_degrees, fall=share)


def _nearest_pocket(spot: Point) -> Point:
    return min(POCKETS, key=lambda p: abs(p.x - spot.x) + abs(p.y - spot.y))


def striker_disc(spot: Point) -> Disc:
    """The striker at a place."""
    return Disc(*spot, TOURNAMENT.striker_radius_mm, kind_of(STRIKER))
