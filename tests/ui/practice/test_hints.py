"""Asking for a hint, answered by a stand-in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from carrom.core.explanation import Explanation, Option, StrokeKind
from carrom.core.match import MatchState
from carrom.core.personality import Personality
from carrom.core.pieces import PieceId
from carrom.core.registration import PersonalitySpec
from carrom.core.stroke import Stroke
from carrom.host.explained import Why
from carrom.practice.board import Surface
from carrom.ui.practice.hints import NO_ADVISER, NOT_JUDGED, HintDesk, hint_sentence
from carrom.ui.words import Words
from tests.practice.strokes import board

BOARD = replace(board(w1=(0, 0), b1=(100, 0)), surface=Surface.BARE)
FLICKED, MEANT = Stroke.parse("S+0000 9000 2000"), Stroke.parse("S+0000 9010 2000")


def nobody() -> Personality:
    raise AssertionError("the stand-in thinks")


ASHA = PersonalitySpec("asha", "Asha", "Thinks.", nobody)


class StandIn:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.why: Why = "because"
        self.meant: Stroke | None = MEANT
        self.asked: list[tuple[int, MatchState, float | None]] = []
        self.dropped = 0
        self.ready: list[tuple[int, Stroke]] = []

    def ask(self, number: int, match: MatchState, surface_factor: float | None = None) -> None:
        self.asked.append((number, match, surface_factor))

    def drop(self) -> None:
        self.dropped += 1

    def answers(self) -> Iterable[tuple[int, Stroke]]:
        ready, self.ready = self.ready, []
        return ready

    def warm_up(self) -> None: ...


def test_the_stroke_that_was_meant_is_shown_with_its_reason() -> None:
    adviser = StandIn()
    desk = HintDesk(adviser)
    assert desk.ask(BOARD, ASHA) is None
    number, match, factor = adviser.asked[0]
    assert match.config.players[match.seats.by_seat[BOARD.seat]].personality == "asha"
    assert factor == Surface.BARE.factor
    assert desk.thinking == "Asha"
    assert not desk.tick(0.1)
    adviser.ready = [(number, FLICKED)]
    assert desk.tick(0.1)
    assert desk.hint is not None and desk.hint.stroke == MEANT
    assert hint_sentence(Words(), desk.hint) == "Asha: because"
    assert desk.thinking == ""


def test_without_a_reason_the_stroke_that_left_the_hand_has_to_do() -> None:
    adviser = StandIn()
    adviser.why, adviser.meant = "", None
    desk = HintDesk(adviser)
    desk.ask(BOARD, ASHA)
    adviser.ready = [(1, FLICKED)]
    desk.tick(0.1)
    assert desk.hint is not None and desk.hint.stroke == FLICKED
    assert hint_sentence(Words(), desk.hint) == "Asha: try this stroke"


def test_a_reason_in_values_is_put_into_words() -> None:
    adviser = StandIn()
    option = Option(MEANT, StrokeKind.DIRECT, PieceId("w1"), 0.97, 0.2, 16)
    adviser.why = Explanation((option,), 90, 240)
    desk = HintDesk(adviser)
    desk.ask(BOARD, ASHA)
    adviser.ready = [(1, FLICKED)]
    desk.tick(0.1)
    assert desk.hint is not None
    assert hint_sentence(Words(), desk.hint) == (
        "Asha: A straight pot of a white coin. 97 in 100 go in.\n240 strokes tried."
    )


def test_answers_to_what_was_dismissed_are_not_shown() -> None:
    adviser = StandIn()
    desk = HintDesk(adviser)
    desk.ask(BOARD, ASHA)
    desk.dismiss()
    assert adviser.dropped == 1
    desk.ask(BOARD, ASHA)
    adviser.ready = [(1, FLICKED)]
    assert not desk.tick(0.1)
    assert desk.hint is None


def test_what_cannot_be_asked() -> None:
    assert HintDesk(None).ask(BOARD, ASHA) == NO_ADVISER
    assert HintDesk(StandIn()).ask(board(w1=(0, 0)), ASHA) == NOT_JUDGED
