"""Where to put the carrommen that come back, when the right to place them is a player's."""

from __future__ import annotations

import math
from collections.abc import Iterator

from carrom.ai.ease import Ease
from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import OUTER_CIRCLE_RADIUS_MM, Point
from carrom.core.match import MatchState
from carrom.core.pieces import PieceId, kind_of
from carrom.core.seats import Seat
from carrom.laws.spots import spot_fault

RINGS_MM = tuple(
    OUTER_CIRCLE_RADIUS_MM - TOURNAMENT.man_radius_mm - 0.1 - 8.0 * n for n in range(9)
)
"""Rings about the centre on which a spot is looked for."""
STEP_DEGREES = 10


def best_spot(match: MatchState, piece: PieceId, placer: Seat, ease: Ease) -> Point | None:
    """The legal spot that helps the placer most; None where there is none on the rings.

    An own carromman goes where it is pocketed most easily, another's where it is hardest.
    """
    board = match.board
    own = board.colour_of(match.seats.side(placer))
    mine = match.config.laws.pieces_score or kind_of(piece).value == own.value
    colour = own if mine else own.other
    turns = [seat.quarter_turns for seat in match.seats.seats_of(board.colours[colour])]
    sign = 1.0 if mine else -1.0
    spots = list(_legal(match, piece))
    if not spots:
        return None
    return max(spots, key=lambda spot: (sign * sum(ease(turn, spot) for turn in turns), spot))


def _legal(match: MatchState, piece: PieceId) -> Iterator[Point]:
    laws, layout = match.config.laws, match.board.layout
    for ring in RINGS_MM:
        for degrees in range(0, 360, STEP_DEGREES):
            angle = math.radians(degrees)
            spot = Point(ring * math.cos(angle), ring * math.sin(angle))
            if spot_fault(laws, layout, TOURNAMENT, piece, spot) is None:
                yield spot
