from dataclasses import replace

import pytest

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
    TurnPassed,
)
from carrom.core.match import BoardResult, GameResult
from carrom.core.message import Notice
from carrom.core.pieces import PieceId
from carrom.core.ruling import Reason, Ruling, Turn
from carrom.core.seats import BySide, Seat, Side
from carrom.core.tally import Tally
from carrom.ui.sentences import event_sentence, event_sentences, ruling_sentences
from carrom.ui.words import Words
from tests.ui.matches import match

RESULT = BoardResult(Side.B, 7, 3, 0, Side.A, BySide(0, 7))


def test_every_reason_is_told_with_its_law() -> None:
    reasons = (Reason("a", "The striker fell.", "XIV"), Reason("b", "The turn passes."))
    ruling = Ruling(Turn.PASSES, None, Tally.fresh(), reasons=reasons)
    assert ruling_sentences(Words(), ruling) == ("The striker fell.\xa0[XIV]", "The turn passes.")


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (TossMade(Side.B), ["Ravi", "toss"]),
        (BoardOpened(Seat.SOUTH, Cancelled.NO_ROOM), ["no room", "again"]),
        (BoardOpened(Seat.SOUTH, Cancelled.PASSES), ["three times", "again"]),
        (PlacingDeclined(Seat.NORTH, (PieceId("w1"), PieceId("w2"))), ["Ravi", "2 coins"]),
        (PointsDemanded(Side.A, 1), ["Asha", "1 point more"]),
        (BoardClosed(RESULT), ["Ravi won the board", "7 points", "3 of them for the queen"]),
        (BoardClosed(replace(RESULT, winner=None)), ["drawn"]),
        (GameClosed(GameResult(Side.A, BySide(25, 7), ())), ["Asha won the game."]),
        (GameClosed(GameResult(Side.A, BySide(0, 7), (), conceded=True)), ["Asha", "gave up"]),
        (MatchClosed(Side.B), ["Ravi won the match."]),
        (MatchClosed(None), ["drawn"]),
        (SidesChanged(), ["change seats"]),
        (RuleFailed("powder", "hud_items", Notice("Powder failed.")), ["Powder failed."]),
        (StrokeUndone(), ["taken back"]),
        (SaveFailed(Notice("The disk is full.")), ["The disk is full."]),
    ],
)
def test_events_in_words(event: MatchEvent, words: list[str]) -> None:
    sentence = event_sentence(Words(), event, match())
    assert sentence is not None
    for word in words:
        assert word in sentence


def test_what_the_board_shows_is_not_told() -> None:
    assert (
        event_sentences(Words(), [TurnPassed(Seat.NORTH), BoardOpened(Seat.SOUTH)], match()) == ()
    )
