"""The stroke that the game makes for a personality that makes none."""

from __future__ import annotations

import math

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import BASE_LINE_Y_MM, Point, distance, to_seat
from carrom.core.match import MatchState
from carrom.core.pieces import kind_of
from carrom.core.stroke import Stroke
from carrom.laws.placement import snap

SPEED_MM_S = 2500.0


def fallback_stroke(match: MatchState) -> Stroke:
    """From the free place nearest to the middle, at the nearest own carromman, or any other."""
    seat, layout = match.board.to_strike, match.board.layout
    along = snap(match.config.laws, layout, TOURNAMENT, seat, 0.0) or 0.0
    start = Point(along, BASE_LINE_Y_MM)
    own = [spot for piece, spot in layout.items() if kind_of(piece) == match.striking_colour.value]
    targets = [to_seat(seat, spot) for spot in own or layout.values()] or [Point(0.0, 0.0)]
    aim = min(targets, key=lambda target: distance(start, target))
    angle = math.degrees(math.atan2(aim.y - start.y, aim.x - start.x))
    return Stroke.of(seat, along, angle, SPEED_MM_S)
