"""One line of English for each input of a recorded match."""

from __future__ import annotations

from typing import assert_never

from carrom.core.events import (
    BoardClosed,
    BoardOpened,
    GameClosed,
    MatchClosed,
    MatchEvent,
    StrokeJudged,
)
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
from carrom.core.seats import Side
from carrom.session.journal import Step
from carrom.session.players import asked


def line_of(step: Step) -> str:
    """What was done, what fell, what was ruled, and what it ended."""
    player = asked(step.before)
    who = step.before.config.players[player].name if player else "The match"
    outcome = step.entry.outcome
    fell = [drop.piece for drop in outcome.pocketed] if outcome else []
    parts = [f"{who} {_deed(step.entry.input)}"]
    if fell:
        parts.append(f"drops {', '.join(fell)}")
    parts += [text for event in step.events if (text := _news(event))]
    return "; ".join(parts)


def _deed(match_input: MatchInput) -> str:
    match match_input:
        case PlayStroke(stroke):
            return f"strikes {stroke}"
        case TimeOut():
            return "runs out of time"
        case PassTurn():
            return "lets the turn go"
        case ChooseBreak():
            return "takes the break"
        case ChooseSeat(seat):
            return f"sits at {seat.value}"
        case PlacePiece(piece, spot):
            return f"places {piece} at {spot.x:.1f}, {spot.y:.1f}"
        case PlaceAuto():
            return "lets the game place"
        case DeclinePlacing():
            return "waives the coins"
        case DemandPoints(points):
            return f"asks for {points} more"
        case TakeAction(action):
            return f"uses {action}"
        case NextBoard():
            return "goes on"
        case Concede(side, whole_match):
            return f"sees side {side.value} give up the {'match' if whole_match else 'game'}"
        case GiveSeat(player, personality, name):
            called = f", called {name}" if name else ""
            return f"sees {player.value} played by {personality or 'a person'}{called}"
        case LeaveOutRule(rule):
            return f"goes on without the house rule {rule}"
        case _:
            assert_never(match_input)


def _news(event: MatchEvent) -> str:
    match event:
        case StrokeJudged(ruling=ruling):
            return " ".join(reason.sentence for reason in ruling.reasons) or ruling.turn.value
        case BoardOpened(breaker, replayed):
            again = " again" if replayed else ""
            return f"the board is set{again}, {breaker.value} breaks"
        case BoardClosed(result):
            a, b = result.score
            return f"board to {_side(result.winner)} by {result.points}, score {a}:{b}"
        case GameClosed(result):
            return f"game to {_side(result.winner)}"
        case MatchClosed(winner):
            return f"match to {_side(winner)}"
        case _:
            return ""


def _side(side: Side | None) -> str:
    return f"side {side.value}" if side else "nobody"
