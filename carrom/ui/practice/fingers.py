"""The fingers that set a position: they take coins, move them, put them down, and say why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import Point
from carrom.core.layout import Layout
from carrom.core.pieces import CARROMMEN, QUEEN, Colour, PieceId, kind_of, men_of
from carrom.core.seats import Seat
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import BoardCamera
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import Disc, DiscStyle
from carrom.ui.art.tags import paint_tag
from carrom.ui.practice.carrying import PUT_WORDS, Carried, in_tray, next_in_hand
from carrom.ui.practice.flow import PracticeFlow
from carrom.ui.words import Message

KINDS: tuple[tuple[PieceId, ...], ...] = (men_of(Colour.WHITE), men_of(Colour.BLACK), (QUEEN,))
"""Coins that are alike, in the order in which a controller takes them."""

_MIDDLE = Point(0.0, 0.0)
_REFUSAL_S = 1.8


class Fingers:
    """Hold one coin at most; the board is as it was until the coin is put down."""

    def __init__(self, flow: PracticeFlow, on_layout: Callable[[Layout], None]) -> None:
        """Empty; `on_layout` is called with the pieces as they lie once a coin was moved."""
        self._flow = flow
        self._on_layout = on_layout
        self.carried: Carried | None = None
        """The coin that is held."""
        self.refused: tuple[Point, Message] | None = None
        """Where a coin was not taken, and why; for a while."""
        self._refusal_age_s = 0.0
        self._by_key = False
        """Whether keys took the coin, so that it is still held when it is refused."""

    def tick(self, seconds: float) -> None:
        """Let a refusal fade."""
        self._refusal_age_s += seconds
        if self._refusal_age_s > _REFUSAL_S:
            self.refused = None

    def lift(self, piece: PieceId, pointer: Point, *, by_key: bool = False) -> None:
        """Take a coin from the board, where it is not seen meanwhile, or from the tray."""
        layout = self._flow.board.layout
        lies = piece in layout
        self.carried = (
            Carried.lifted(layout, piece, pointer) if lies else Carried(piece, pointer, layout)
        )
        self._by_key = by_key
        self._flow.part.show(self.carried.layout)

    def take(self, pieces: Sequence[PieceId]) -> bool:
        """Take one of some coins from the tray to the middle; false if it has none of them."""
        self.drop()
        free = [piece for piece in in_tray(self._flow.board.layout) if piece in pieces]
        if free:
            self.lift(free[0], _MIDDLE, by_key=True)
        return bool(free)

    def take_other_kind(self) -> bool:
        """Take a coin of the kind after the one that is held; false if the tray is empty."""
        held = None if self.carried is None else self.carried.piece
        first = next((n + 1 for n, kind in enumerate(KINDS) if held in kind), 0)
        return any(self.take(kind) for kind in (*KINDS[first:], *KINDS[:first]))

    def grab_next(self) -> None:
        """Take the coin on the board that comes after the one that is held."""
        held = None if self.carried is None else self.carried.piece
        self.drop()
        layout = self._flow.board.layout
        piece = next_in_hand(layout, held if held in layout else None, CARROMMEN)
        if piece is not None:
            self.lift(piece, layout[piece], by_key=True)

    def point(self, pointer: Point) -> None:
        """Hold the coin at a place."""
        if self.carried is not None:
            self.carried = self.carried.moved(pointer)

    def step(self, seat: Seat, step: tuple[int, int], fine: bool) -> None:
        """Move the coin by a step of a key, as a seat sees the board."""
        if self.carried is not None:
            self.carried = self.carried.stepped(seat, *step, fine)

    def put(self) -> None:
        """Put the coin down, or back to where it was if that is refused."""
        carried = self.carried
        if carried is None:
            return
        if carried.fault is None:
            self.carried = None
            self._on_layout(carried.put())
            return
        self.refused, self._refusal_age_s = (carried.at, PUT_WORDS[carried.fault]), 0.0
        if not self._by_key:
            self.drop()

    def take_off(self) -> None:
        """Put the coin into the tray."""
        carried = self.carried
        self.drop()
        if carried is not None and carried.origin is not None:
            self._on_layout(carried.layout)

    def drop(self) -> None:
        """Leave the coin where it was."""
        if self.carried is not None:
            self.carried = None
            self._flow.show()

    def discs(self) -> list[Disc]:
        """The coin that is held, pale where it cannot lie."""
        carried = self.carried
        if carried is None:
            return []
        free = carried.fault is None
        at = carried.spot if free else carried.at
        radius, kind = TOURNAMENT.radius_mm(carried.piece), kind_of(carried.piece)
        return [Disc(*at, radius, kind, style=DiscStyle.HIGHLIGHT if free else DiscStyle.GHOST)]

    def paint_over(self, canvas: Canvas, camera: BoardCamera) -> None:
        """Say why the coin cannot lie where it is held, or was not taken."""
        told, px = self.refused, camera.px_per_mm
        if self.carried is not None and self.carried.fault is not None:
            told = (self.carried.at, PUT_WORDS[self.carried.fault])
        if told is None:
            return
        spot, why = told
        at, radius = camera.to_window(spot), TOURNAMENT.man_radius_mm * px
        canvas.shapes.arc(at, radius * 1.15, max(2.0, 2 * px), colours.WARNING)
        place = Point(at.x, at.y + radius + 26 * max(px, 0.8))
        paint_tag(canvas, camera.area, place, canvas.words(why), colours.WARNING)
