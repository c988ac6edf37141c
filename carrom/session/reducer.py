"""The whole flow of a match as two pure functions: a state and an input in, a new state out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from carrom.core.events import MatchEvent
from carrom.core.inputs import (
    ChooseBreak,
    ChooseSeat,
    Concede,
    DeclinePlacing,
    DemandPoints,
    GiveSeat,
    LeaveOutRule,
    MatchInput,
    NextBoard,
    PassTurn,
    PlaceAuto,
    PlacePiece,
    PlayStroke,
    TakeAction,
    TimeOut,
)
from carrom.core.match import MatchConfig, MatchState, Placing
from carrom.core.outcome import StrokeOutcome
from carrom.session import boards, opening, placing, strokes
from carrom.session.checks import refuse
from carrom.session.flow import Flow
from carrom.session.refusal import Refusal

if TYPE_CHECKING:
    from carrom.host.rulebook import RuleBook

Applied = tuple[MatchState, tuple[MatchEvent, ...]]
"""The match after an input, and what there is to tell, in order."""


def start(config: MatchConfig, rulebook: RuleBook) -> Applied:
    """A new match: at its toss, or set for the first break."""
    match = opening.begin(config)
    match = replace(match, rule_data=rulebook.initial_rule_data(config))
    return _published(opening.open_match(Flow(match, rulebook)))


def apply(
    match: MatchState,
    match_input: MatchInput,
    outcome: StrokeOutcome | None,
    rulebook: RuleBook,
) -> Applied | Refusal:
    """Take one input.

    Args:
        match: The match before.
        match_input: What a player did.
        outcome: What the stroke did on the board; None for every other input.
        rulebook: The laws and house rules of this match.

    Returns:
        The match after it, with the events; or why the input does not fit.

    Raises:
        ValueError: A stroke comes without its outcome.
    """
    refusal = refuse(match, match_input, rulebook)
    if refusal is not None:
        return refusal
    return _published(_take(Flow(match, rulebook), match_input, outcome))


def _take(flow: Flow, match_input: MatchInput, outcome: StrokeOutcome | None) -> Flow:
    match match_input:
        case PlayStroke(stroke):
            if outcome is None:
                raise ValueError(f"the stroke {stroke} comes without its outcome")
            return strokes.play(flow, stroke, outcome)
        case TimeOut():
            return strokes.time_out(flow)
        case PassTurn():
            return strokes.pass_turn(flow)
        case TakeAction(action):
            return strokes.take_action(flow, action)
        case ChooseBreak():
            return opening.choose_break(flow)
        case ChooseSeat(seat):
            return opening.choose_seat(flow, seat)
        case PlacePiece(piece, spot):
            return placing.place(flow, piece, spot)
        case PlaceAuto():
            return placing.place_all(flow, _asked_to_place(flow).pieces)
        case DeclinePlacing():
            return placing.decline(flow, _asked_to_place(flow))
        case DemandPoints(points):
            return boards.demand(flow, points)
        case NextBoard():
            return boards.go_on(flow)
        case Concede(side, whole_match):
            return boards.concede(flow, side, whole_match=whole_match)
        case GiveSeat():
            return opening.give_seat(flow, match_input)
        case LeaveOutRule(rule):
            left_out = dict.fromkeys((*flow.match.failed_rules, rule))
            return flow.change(failed_rules=tuple(left_out))
        case _:
            assert_never(match_input)


def _asked_to_place(flow: Flow) -> Placing:
    asked = flow.match.placing
    if asked is None:
        raise ValueError("nobody is asked to place")
    return asked


def _published(flow: Flow) -> Applied:
    """Let house rules remember what happened, and say which of them failed on the way."""
    for event in flow.events:
        flow = flow.change(rule_data=flow.rulebook.update_rule_data(flow.match, event))
    failures = flow.rulebook.take_failures()
    if failures:
        failed = dict.fromkeys((*flow.match.failed_rules, *(event.rule for event in failures)))
        flow = flow.change(failed_rules=tuple(failed)).tell(*failures)
    return flow.match, flow.events
