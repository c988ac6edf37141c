"""What the player reads about a personality's choice."""

from __future__ import annotations

import pytest

from carrom.core.explanation import Explanation, Option, StrokeKind
from carrom.core.pieces import QUEEN, PieceId
from carrom.core.stroke import Stroke
from carrom.paths import shipped
from carrom.ui.stroke_reasons import reason_lines
from carrom.ui.words import Words

ENGLISH = Words()
STROKE = Stroke.parse("S+0000 9000 2000")
W1, B1 = PieceId("w1"), PieceId("b1")


def option(
    kind: StrokeKind, target: PieceId | None = None, chance: float = 0.97, tries: int = 16
) -> Option:
    return Option(STROKE, kind, target, chance, 0.24, tries)


def told(*options: Option, tried: int = 240) -> tuple[str, ...]:
    return reason_lines(ENGLISH, Explanation(options, 90, tried))


@pytest.mark.parametrize(
    ("kind", "target", "chance", "sentence"),
    [
        (StrokeKind.DIRECT, W1, 0.97, "A straight pot of a white coin. 97 in 100 go in."),
        (StrokeKind.DIRECT, QUEEN, 0.01, "A straight pot of the queen. 1 in 100 goes in."),
        (StrokeKind.DIRECT, None, 1.0, "A straight pot of a coin. 99 in 100 go in."),
        (
            StrokeKind.BACKWARD,
            B1,
            0.5,
            "A pot of a black coin behind the base line. 50 in 100 go in.",
        ),
        (StrokeKind.RAIL_RUN, W1, 0.5, "A run along the frame with a white coin. 50 in 100 go in."),
        (
            StrokeKind.STRIKER_BANK,
            W1,
            0.5,
            "A pot of a white coin, the striker coming off the frame. 50 in 100 go in.",
        ),
        (StrokeKind.COIN_BANK, W1, 0.5, "A bank off the frame with a white coin. 50 in 100 go in."),
        (
            StrokeKind.COMBINATION,
            B1,
            0.5,
            "A combination: another coin drives a black coin in. 50 in 100 go in.",
        ),
        (
            StrokeKind.CAROM,
            QUEEN,
            0.5,
            "A carom: the striker glances off another coin to the queen. 50 in 100 go in.",
        ),
        (
            StrokeKind.QUEEN_AND_COVER,
            W1,
            0.3,
            "The queen and her cover in one stroke. 30 in 100 go in.",
        ),
        (
            StrokeKind.PACK,
            W1,
            0.6,
            "Hard into the pack, which brings a white coin in. 60 in 100 go in.",
        ),
        (
            StrokeKind.PACK,
            W1,
            0.3,
            "Hard into the pack, to open it up. In 30 of 100 tries the turn goes on.",
        ),
        (StrokeKind.SAFETY, W1, 0.6, "A soft touch that brings a white coin in. 60 in 100 go in."),
        (
            StrokeKind.SAFETY,
            None,
            0.0,
            "Nothing sure is on: a soft touch that leaves the other side little.",
        ),
        (
            StrokeKind.SCAN,
            W1,
            0.97,
            "A stroke found by trying, which brings a white coin in. 97 in 100 go in.",
        ),
        (
            StrokeKind.SCAN,
            W1,
            0.2,
            "Nothing sure is on: this leaves the other side least.",
        ),
        (
            StrokeKind.BREAK,
            None,
            0.6,
            "A break that is known to open the board well. In 60 of 100 tries the turn goes on.",
        ),
        (StrokeKind.AHEAD, None, 0.0, "There was nothing to try out: a stroke straight ahead."),
    ],
)
def test_each_kind_of_stroke_has_its_sentence(
    kind: StrokeKind, target: PieceId | None, chance: float, sentence: str
) -> None:
    assert told(option(kind, target, chance), tried=0) == (sentence,)


@pytest.mark.parametrize("kind", StrokeKind)
@pytest.mark.parametrize("chance", [0.2, 0.8])
@pytest.mark.parametrize("language", ["en", "ne", "hi"])
def test_every_kind_can_be_told_in_every_language(
    kind: StrokeKind, chance: float, language: str
) -> None:
    words = Words(shipped("assets") / "locale")
    words.speak(language)
    first = option(StrokeKind.BREAK if kind is StrokeKind.AHEAD else StrokeKind.AHEAD)
    lines = {}
    for each in (ENGLISH, words):
        (reason, _) = reason_lines(each, Explanation((option(kind, W1, chance), first), 9, 2))
        (_, others) = reason_lines(each, Explanation((first, option(kind, W1, chance)), 9, 2))
        lines[each.language] = (reason, others)
        assert kind.value not in (reason, others) and "{" not in reason + others
    if language != "en":
        english = lines["en"]
        assert all(line not in english for line in lines[language])


def test_what_else_was_tried_comes_second() -> None:
    best = option(StrokeKind.DIRECT, W1)
    like_it = option(StrokeKind.DIRECT, W1, 0.9)
    untried = option(StrokeKind.CAROM, W1, 0.9, tries=0)
    other = option(StrokeKind.COIN_BANK, B1, 0.61)
    assert told(best, like_it, untried, other)[1:] == (
        "240 strokes tried; next best: a bank off the frame, 61 in 100.",
    )
    assert told(best, like_it)[1:] == ("240 strokes tried.",)
    assert told(best, tried=1)[1:] == ("1 stroke tried.",)
    assert told(best, tried=0)[1:] == ()


def test_own_words_of_a_personality_are_shown_as_they_are() -> None:
    assert reason_lines(ENGLISH, " because {it} is there ") == ("because {it} is there",)
    assert reason_lines(ENGLISH, "  ") == ()
