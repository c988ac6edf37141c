"""Boards with carrommen where a test wants them, and views of them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

from carrom import (
    ByColour,
    Colour,
    Layout,
    MatchState,
    PieceId,
    Point,
    QueenAt,
    Seat,
    SeatView,
    Tally,
    distance,
    kind_of,
)
from carrom.core.geometry import HALF_MM
from carrom.core.params import Laws
from carrom.core.pieces import CARROMMEN
from carrom.core.tally import BreakState
from carrom.host.rulebook import RuleBook
from carrom.physics.simulator import Simulator
from carrom.session.view import view_of
from carrom.testing import board, match


def scattered(seed: int, count: int) -> dict[PieceId, Point]:
    """Carrommen strewn over the board, none overlapping."""
    rng = random.Random(seed)
    limit = HALF_MM - 20.0
    layout: dict[PieceId, Point] = {}
    for piece in rng.sample(CARROMMEN, count):
        while True:
            spot = Point(rng.uniform(-limit, limit), rng.uniform(-limit, limit))
            corner = min(abs(abs(spot.x) - 347.75), abs(abs(spot.y) - 347.75)) < 20.0
            if not corner and all(distance(spot, other) > 31.1 for other in layout.values()):
                layout[piece] = spot
                break
    return dict(sorted(layout.items()))


def match_of(
    layout: Layout,
    *,
    seat: Seat = Seat.SOUTH,
    queen: QueenAt | None = None,
    laws: Laws | None = None,
    house_rules: Mapping[str, Mapping[str, int]] | None = None,
) -> MatchState:
    """A match with this layout in play; SOUTH plays white."""
    left = [sum(kind_of(piece).value == colour.value for piece in layout) for colour in Colour]
    state = match(board(to_strike=seat), laws=laws or Laws(), house_rules=house_rules or {})
    if queen is None:
        queen = QueenAt.BOARD if "queen" in layout else QueenAt.WHITE
    tally = Tally(ByColour(*left), queen, opened=ByColour(True, True), break_=BreakState())
    return replace(state, board=replace(state.board, layout=layout, tally=tally))


def view(state: MatchState) -> SeatView:
    """What the seat to strike sees, with the true physics and the laws."""
    return view_of(state, RuleBook({}, {}), Simulator())


def at(**places: tuple[float, float]) -> dict[PieceId, Point]:
    """A layout by names."""
    return {PieceId(name): Point(*spot) for name, spot in sorted(places.items())}
