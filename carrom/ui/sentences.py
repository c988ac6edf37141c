"""Rulings and events in plain sentences, the same wherever they are shown; pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

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
from carrom.ui.words import Message, Words

_CANCELLED: Mapping[Cancelled, Message] = {
    Cancelled.PASSES: "Everyone passed three times in a row, so the board is played again.",
    Cancelled.NO_ROOM: "There is no room for the striker, so the board is played again.",
}


def reason_sentence(words: Words, reason: Reason) -> str:
    """Why something was ruled, with the section of the Laws where there is one."""
    sentence = words(reason.sentence)
    # A no-break space, or the section stands alone where a line is full.
    return f"{sentence}\N{NO-BREAK SPACE}[{reason.law}]" if reason.law else sentence


def ruling_sentences(words: Words, ruling: Ruling) -> tuple[str, ...]:
    """Everything that was judged of one stroke, in the referee's order."""
    return tuple(reason_sentence(words, reason) for reason in ruling.reasons)


def board_sentence(words: Words, result: BoardResult, state: MatchState) -> str:
    """Who won a board, and by how much."""
    if result.winner is None:
        return words("The board is drawn.")
    side = side_name(words, state, result.winner)
    if result.queen_points:
        return words.plural(
            "{side} won the board: {count} point, {queen} of them for the queen.",
            "{side} won the board: {count} points, {queen} of them for the queen.",
            result.points,
            side=side,
            queen=result.queen_points,
        )
    return words.plural(
        "{side} won the board: {count} point.",
        "{side} won the board: {count} points.",
        result.points,
        side=side,
    )


def game_sentence(words: Words, result: GameResult, state: MatchState) -> str:
    """Who won a game."""
    if result.winner is None:
        return words("The game is drawn.")
    side = side_name(words, state, result.winner)
    if result.conceded:
        return words("{side} won the game as the other side gave up.", side=side)
    return words("{side} won the game.", side=side)


def match_sentence(words: Words, winner: Side | None, state: MatchState) -> str:
    """Who won the match."""
    if winner is None:
        return words("The match is drawn.")
    return words("{side} won the match.", side=side_name(words, state, winner))


def event_sentence(words: Words, event: MatchEvent, state: MatchState) -> str | None:
    """What an event tells the players; None for what the board or the ruling shows by itself."""
    match event:
        case TossMade(winner):
            return words("{side} won the toss.", side=side_name(words, state, winner))
        case BoardOpened(replayed=why) if why is not None:
            return words(_CANCELLED[why])
        case PlacingDeclined(seat, pieces):
            return words.plural(
                "{name} leaves a coin off the board.",
                "{name} leaves {count} coins off the board.",
                len(pieces),
                name=seat_name(words, state, seat),
            )
        case PointsDemanded(side, count):
            return words.plural(
                "{side} asked for {count} point more.",
                "{side} asked for {count} points more.",
                count,
                side=side_name(words, state, side),
            )
        case BoardClosed(result):
            return board_sentence(words, result, state)
        case GameClosed(result):
            return game_sentence(words, result, state)
        case MatchClosed(winner):
            return match_sentence(words, winner, state)
        case SidesChanged():
            return words("The players change seats.")
        case StrokeUndone():
            return words("The last stroke was taken back.")
        case RuleFailed(notice=notice) | SaveFailed(notice):
            return words.notice(notice)
        case _:
            return None


def event_sentences(
    words: Words, events: Iterable[MatchEvent], state: MatchState
) -> tuple[str, ...]:
    """What some events tell the players, in order."""
    told = (event_sentence(words, event, state) for event in events)
    return tuple(sentence for sentence in told if sentence is not None)
