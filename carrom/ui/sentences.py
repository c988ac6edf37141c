"""Rulings and events in plain sentences, the same wherever they are shown; pure."""

from __future__ import annotations

from collections.abc import Iterable

from carrom.core.events import (
    BoardClosed,
    BoardOpened,
    Cancelled,
    GameClosed,
    MatchClosed,
    MatchEvent,
    PlacingDeclined,
    PointsDemanded,
    RuleFailed,
    SaveFailed,
    SidesChanged,
    StrokeUndone,
    TossMade,
)
from carrom.core.match import BoardResult, GameResult, MatchState
from carrom.core.ruling import Reason, Ruling
from carrom.core.seats import Side
from carrom.ui.hud_model import seat_name, side_name

_CANCELLED = {
    Cancelled.PASSES: "Everyone let three turns in a row go, so the board is played again.",
    Cancelled.NO_ROOM: "There is no room for the striker, so the board is played again.",
}


def reason_sentence(reason: Reason) -> str:
    """Why something was ruled, with the section of the Laws where there is one."""
    return f"{reason.sentence} [{reason.law}]" if reason.law else reason.sentence


def ruling_sentences(ruling: Ruling) -> tuple[str, ...]:
    """Everything that was judged of one stroke, in the referee's order."""
    return tuple(reason_sentence(reason) for reason in ruling.reasons)


def points(count: int) -> str:
    """A number of points in words."""
    return "1 point" if count == 1 else f"{count} points"


def board_sentence(result: BoardResult, state: MatchState) -> str:
    """Who won a board, and by how much."""
    if result.winner is None:
        return "The board is drawn."
    sentence = f"{side_name(state, result.winner)} won the board: {points(result.points)}"
    if result.queen_points:
        sentence += f", {result.queen_points} of them for the queen"
    return f"{sentence}."


def game_sentence(result: GameResult, state: MatchState) -> str:
    """Who won a game."""
    if result.winner is None:
        return "The game is drawn."
    by = " as the other side gave up" if result.conceded else ""
    return f"{side_name(state, result.winner)} won the game{by}."


def match_sentence(winner: Side | None, state: MatchState) -> str:
    """Who won the match."""
    if winner is None:
        return "The match is drawn."
    return f"{side_name(state, winner)} won the match."


def event_sentence(event: MatchEvent, state: MatchState) -> str | None:
    """What an event tells the players; None for what the board or the ruling shows by itself."""
    match event:
        case TossMade(winner):
            return f"{side_name(state, winner)} won the toss."
        case BoardOpened(replayed=why) if why is not None:
            return _CANCELLED[why]
        case PlacingDeclined(seat, pieces):
            what = "a coin" if len(pieces) == 1 else f"{len(pieces)} coins"
            return f"{seat_name(state, seat)} leaves {what} off the board."
        case PointsDemanded(side, count):
            return f"{side_name(state, side)} asked for {points(count)} more."
        case BoardClosed(result):
            return board_sentence(result, state)
        case GameClosed(result):
            return game_sentence(result, state)
        case MatchClosed(winner):
            return match_sentence(winner, state)
        case SidesChanged():
            return "The players change seats."
        case StrokeUndone():
            return "The last stroke was taken back."
        case RuleFailed(message=message) | SaveFailed(message):
            return message
        case _:
            return None


def event_sentences(events: Iterable[MatchEvent], state: MatchState) -> tuple[str, ...]:
    """What some events tell the players, in order."""
    told = (event_sentence(event, state) for event in events)
    return tuple(sentence for sentence in told if sentence is not None)
