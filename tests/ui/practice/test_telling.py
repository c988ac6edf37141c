"""What came of a stroke, in words."""

from __future__ import annotations

import pytest

from carrom.core.outcome import Pocketing, StrokeOutcome
from carrom.core.pieces import PieceId
from carrom.ui.practice.telling import fell_sentence, played_sentences
from carrom.ui.words import Words
from tests.practice.strokes import board, made


@pytest.mark.parametrize(
    ("fell", "touched", "sentence"),
    [
        ((), False, "Nothing was touched."),
        ((), True, "Nothing fell."),
        (("w1",), True, "In: a white coin."),
        (("w1", "b1", "w2"), True, "In: 2 white coins, a black coin."),
        (("queen", "striker"), True, "In: the queen, the striker."),
    ],
)
def test_what_fell(fell: tuple[str, ...], touched: bool, sentence: str) -> None:
    drops = tuple(Pocketing(0.1, PieceId(name), 0, 100.0) for name in fell)
    outcome = StrokeOutcome(final={}, pocketed=drops, touched=touched)
    assert fell_sentence(Words(), outcome) == sentence


def test_the_referee_is_heard_where_it_knows_the_position() -> None:
    judged = made(board(w1=(0, 0), w2=(100, 0), b1=(200, 0)), "w1")
    assert len(played_sentences(Words(), judged)) > 1
    assert len(played_sentences(Words(), made(board(w1=(0, 0)), "w1"))) == 1
