"""Strokes, timeouts and passes, and what the referee's verdict makes of the board."""

from __future__ import annotations

from carrom.core.events import ActionTaken, StrokeJudged
from carrom.core.outcome import StrokeOutcome
from carrom.core.ruling import Ruling, Turn
from carrom.core.stroke import Stroke
from carrom.laws.judge import judge_pass
from carrom.session.boards import close_board
from carrom.session.flow import Flow
from carrom.session.placing import come_back, settle
from carrom.session.turns import pass_on


def play(flow: Flow, stroke: Stroke, outcome: StrokeOutcome) -> Flow:
    """Judge a stroke that came to rest."""
    ruling = flow.rulebook.judge_stroke(flow.match, stroke, outcome)
    board = flow.match.board
    flow = flow.change_board(layout=outcome.final, stroke_no=board.stroke_no + 1, passes=0)
    return _carry_out(flow, ruling, outcome)


def time_out(flow: Flow) -> Flow:
    """Judge a turn in which no stroke was made in time."""
    still = StrokeOutcome(final=flow.match.board.layout, timed_out=True)
    return _let_go(flow, flow.rulebook.judge_stroke(flow.match, None, still), still)


def pass_turn(flow: Flow) -> Flow:
    """Let the turn go."""
    match = flow.match
    return _let_go(flow, judge_pass(match.config.laws, match.position))


def take_action(flow: Flow, action: str) -> Flow:
    """Let a house rule answer its button."""
    data = flow.rulebook.take_action(flow.match, action)
    flow = flow.change(rule_data=data)
    return flow.tell(ActionTaken(flow.match.board.to_strike, action))


def _let_go(flow: Flow, ruling: Ruling, outcome: StrokeOutcome | None = None) -> Flow:
    """Carry out a verdict on a turn without a stroke, counting it if it was let go whole."""
    if ruling.turn is Turn.PASSES:
        flow = flow.change_board(passes=flow.match.board.passes + 1)
    return _carry_out(flow, ruling, outcome)


def _carry_out(flow: Flow, ruling: Ruling, outcome: StrokeOutcome | None) -> Flow:
    """Bring the board to where a verdict leaves it, and go on from there."""
    seat = flow.match.board.to_strike
    flow = flow.change(ruling=ruling).tell(StrokeJudged(seat, ruling, outcome))
    flow = come_back(flow.change_board(tally=ruling.tally, first_stroke=False), ruling.returned)
    if ruling.turn is Turn.BOARD_OVER and ruling.board is not None:
        return close_board(flow, ruling.board)
    if ruling.turn is Turn.PASSES:
        flow = pass_on(flow)
    return settle(flow)
