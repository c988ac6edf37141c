"""Boards and strokes as arrays: what a learned player sees, and how it flicks."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from carrom.ai import settle
from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import BASE_CIRCLE_X_MM, HALF_MM, to_seat
from carrom.core.match import MatchState
from carrom.core.pieces import CARROMMEN, MEN_A_SIDE, QUEEN, QueenAt, men_of
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke

Array = NDArray[np.float32]

OBSERVATION = Box(-1.0, 1.0, (3 * len(CARROMMEN) + 9,), np.float32)
"""Own carrommen, the others', the queen: each whether it is on the board, x and y as the seat sees
them in half boards; then the queen's four states, own and others' carrommen left and dues, and
whether the break is made."""

ACTION = Box(-1.0, 1.0, (3,), np.float32)
"""Placement from the left to the right base circle, angle in half turns from straight ahead to the
left, power from the softest to the hardest flick."""

_MOST_DUES = 5.0


def observed(match: MatchState, seat: Seat) -> Array:
    """A match as an array, from the eyes of a seat."""
    board = match.board
    own = board.colour_of(match.seats.side(seat))
    numbers: list[float] = []
    for piece in (*men_of(own), *men_of(own.other), QUEEN):
        spot = board.layout.get(piece)
        if spot is None:
            numbers += (0.0, 0.0, 0.0)
        else:
            x, y = to_seat(seat, spot)
            numbers += (1.0, x / HALF_MM, y / HALF_MM)
    tally = board.tally
    states = (
        QueenAt.BOARD,
        QueenAt.PENDING,
        QueenAt.covered_by(own),
        QueenAt.covered_by(own.other),
    )
    numbers += [float(tally.queen is state) for state in states]
    for colour in (own, own.other):
        numbers.append(tally.left[colour] / MEN_A_SIDE)
        numbers.append(min(1.0, tally.dues[colour] / _MOST_DUES))
    numbers.append(float(tally.break_.made))
    return np.clip(np.array(numbers, np.float32), -1.0, 1.0)


def stroke_of(match: MatchState, action: Array) -> Stroke:
    """The legal stroke nearest to an action of the seat to strike."""
    along, turn, power = (float(number) for number in np.clip(action, -1.0, 1.0))
    stroke = Stroke.of(
        match.board.to_strike,
        along * BASE_CIRCLE_X_MM,
        90.0 + 180.0 * turn,
        TOURNAMENT.speed_mm_s((power + 1.0) / 2.0),
    )
    return settle(match.config.laws, match.board.layout, stroke)


def action_of(stroke: Stroke) -> Array:
    """The action that stands for a stroke."""
    turn = (stroke.angle_degrees - 90.0 + 180.0) % 360.0 - 180.0
    power = 2.0 * TOURNAMENT.power(stroke.speed) - 1.0
    return np.array([stroke.along_mm / BASE_CIRCLE_X_MM, turn / 180.0, power], np.float32)
