"""Whether an input fits the match as it stands."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import Point
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
from carrom.core.match import MatchState, Phase
from carrom.core.message import Message
from carrom.core.pieces import PieceId
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.laws.placement import PlacementFault, placement_fault
from carrom.laws.spots import SpotFault, spot_fault
from carrom.session.opening import seats_with
from carrom.session.refusal import Refusal, Refused

if TYPE_CHECKING:
    from carrom.host.rulebook import RuleBook

RUNNING = frozenset(Phase) - {Phase.MATCH_OVER}

PHASES: Mapping[type, frozenset[Phase]] = {
    PlayStroke: frozenset({Phase.AIMING}),
    TimeOut: frozenset({Phase.AIMING}),
    PassTurn: frozenset({Phase.AIMING}),
    TakeAction: frozenset({Phase.AIMING}),
    ChooseBreak: frozenset({Phase.TOSS}),
    ChooseSeat: frozenset({Phase.TOSS}),
    PlacePiece: frozenset({Phase.PLACING}),
    PlaceAuto: frozenset({Phase.PLACING}),
    DeclinePlacing: frozenset({Phase.PLACING}),
    DemandPoints: frozenset({Phase.BOARD_OVER}),
    NextBoard: frozenset({Phase.BOARD_OVER, Phase.GAME_OVER}),
    Concede: RUNNING,
    GiveSeat: RUNNING,
    LeaveOutRule: RUNNING,
}
"""When each input may be given."""


def refuse(match: MatchState, match_input: MatchInput, rulebook: RuleBook) -> Refusal | None:
    """Why an input cannot be taken; None if it can."""
    if match.phase not in PHASES[type(match_input)] and not _ends_trial(match, match_input):
        return Refusal(Refused.PHASE, _WAITS_FOR[match.phase])
    match match_input:
        case PlayStroke(stroke):
            return _stroke(match, stroke)
        case ChooseSeat(seat):
            return _seat(match, seat)
        case PlacePiece(piece, spot):
            return _spot(match, piece, spot)
        case DeclinePlacing():
            return _decline(match)
        case DemandPoints(points):
            return _points(match, points)
        case TakeAction(action):
            return _action(match, action, rulebook)
        case ChooseBreak() if match.toss is not None and match.toss.break_taken:
            return Refusal(Refused.PHASE, "The break is taken; choose where to sit.")
        case Concede(whole_match=False) if match.phase in (Phase.TOSS, Phase.GAME_OVER):
            return Refusal(Refused.PHASE, "No game is in play; the match can be given up.")
        case GiveSeat(player) if player not in match.config.players:
            return Refusal(
                Refused.SEAT, "There is no player {player} in this match.", {"player": player.value}
            )
    return None


_WAITS_FOR: Mapping[Phase, Message] = {
    Phase.TOSS: "The toss comes first: take the break, or choose where to sit.",
    Phase.AIMING: "The match waits for a stroke.",
    Phase.PLACING: "The coins that come back have to be placed first.",
    Phase.BOARD_OVER: "The board is over; go on to the next.",
    Phase.GAME_OVER: "The game is over; go on to the next.",
    Phase.MATCH_OVER: "The match is over.",
}


_STRIKER_FAULTS: Mapping[PlacementFault, Message] = {
    PlacementFault.TOUCHES_COIN: "The striker may not touch a coin before the stroke.",
    PlacementFault.PARTLY_COVERS_CIRCLE: "The striker covers a base circle fully, or not at all.",
    PlacementFault.BEYOND_BASE_LINE: "The striker stands on both base lines, clear of the arrows.",
}

_SPOT_FAULTS: Mapping[SpotFault, Message] = {
    SpotFault.OUTSIDE_CIRCLE: "A coin is placed wholly inside the outer circle.",
    SpotFault.TOUCHES: "A placed coin may not touch another.",
    SpotFault.ON_CENTRE_CIRCLE: "A placed coin may not cover the centre circle, not even partly.",
    SpotFault.SHOT_WITH_QUEEN: "A placed coin may not make a shot with the queen.",
}


def _ends_trial(match: MatchState, match_input: MatchInput) -> bool:
    """Whether an input breaks off a trial board, which may be done at any time."""
    in_play = match.phase in (Phase.AIMING, Phase.PLACING)
    return isinstance(match_input, NextBoard) and match.board.trial and in_play


def _stroke(match: MatchState, stroke: Stroke) -> Refusal | None:
    if stroke.seat is not match.board.to_strike:
        name = match.config.players[match.seats.by_seat[match.board.to_strike]].name
        return Refusal(Refused.TURN, "It is the turn of {name}.", {"name": name})
    least, top = TOURNAMENT.least_speed_mm_s, TOURNAMENT.top_speed_mm_s
    if not math.floor(least) <= stroke.speed <= math.ceil(top):
        bounds = {"least": round(least), "most": round(top)}
        return Refusal(Refused.SPEED, "A stroke has from {least} to {most} mm/s.", bounds)
    fault = placement_fault(
        match.config.laws, match.board.layout, TOURNAMENT, stroke.seat, stroke.along_mm
    )
    return None if fault is None else Refusal(Refused.STRIKER, _STRIKER_FAULTS[fault])


def _seat(match: MatchState, seat: Seat) -> Refusal | None:
    if match.toss is not None and seats_with(match.seats, match.toss.chooser, seat) is None:
        return Refusal(Refused.SEAT, "Partners and opponents sit across the board from each other.")
    return None


def _spot(match: MatchState, piece: PieceId, spot: Point) -> Refusal | None:
    if match.placing is None or piece not in match.placing.pieces:
        return Refusal(Refused.PIECE, "That coin is not one to be placed now.")
    fault = spot_fault(match.config.laws, match.board.layout, TOURNAMENT, piece, spot)
    return None if fault is None else Refusal(Refused.SPOT, _SPOT_FAULTS[fault])


def _decline(match: MatchState) -> Refusal | None:
    if match.placing is not None and match.placing.may_decline:
        return None
    return Refusal(Refused.DECLINE, "These coins may not be waived.")


def _points(match: MatchState, points: int) -> Refusal | None:
    offer = match.points_on_offer
    if 1 <= points <= offer:
        return None
    if not offer:
        return Refusal(Refused.POINTS, "There are no points to ask for.")
    return Refusal(Refused.POINTS, "From 1 to {most} points may be asked for.", {"most": offer})


def _action(match: MatchState, action: str, rulebook: RuleBook) -> Refusal | None:
    if any(offered.id == action for offered in rulebook.list_actions(match)):
        return None
    return Refusal(Refused.ACTION, "No house rule offers that now.")
