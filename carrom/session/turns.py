"""The start of a turn, and the two ways in which a board is cancelled instead [Laws, XVI]."""

from __future__ import annotations

from carrom.core.equipment import TOURNAMENT
from carrom.core.events import Cancelled, TurnPassed
from carrom.core.match import Phase
from carrom.laws.placement import has_room
from carrom.session.boards import replay_board
from carrom.session.flow import Flow

PASSES_EACH = 3
"""Turns in a row that every player lets go before the board is played again [Laws, XVI]."""


def pass_on(flow: Flow) -> Flow:
    """Give the turn to the next player to the right."""
    seat = flow.match.seats.next(flow.match.board.to_strike)
    return flow.change_board(to_strike=seat, first_stroke=True).tell(TurnPassed(seat))


def begin_turn(flow: Flow) -> Flow:
    """Wait for a stroke, or cancel a board that nobody can, or wants to, go on with."""
    match = flow.match
    if match.board.passes >= PASSES_EACH * len(match.seats.seats):
        return replay_board(flow, Cancelled.PASSES)
    board = match.board
    if not has_room(match.config.laws, board.layout, TOURNAMENT, board.to_strike):
        return replay_board(flow, Cancelled.NO_ROOM)
    return flow.change(phase=Phase.AIMING, placing=None)
