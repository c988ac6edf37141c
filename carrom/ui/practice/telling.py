"""What came of a stroke of practice, in sentences; pure."""

from __future__ import annotations

from carrom.core.outcome import StrokeOutcome
from carrom.core.pieces import Kind, kind_of
from carrom.practice.played import Played
from carrom.ui.sentences import ruling_sentences
from carrom.ui.words import Words


def played_sentences(words: Words, made: Played) -> tuple[str, ...]:
    """What fell, and what the referee says of it."""
    ruled = () if made.ruling is None else ruling_sentences(words, made.ruling)
    return (fell_sentence(words, made.outcome), *ruled)


def fell_sentence(words: Words, outcome: StrokeOutcome) -> str:
    """What a stroke pocketed."""
    kinds = [kind_of(drop.piece) for drop in outcome.pocketed]
    white, black = kinds.count(Kind.WHITE), kinds.count(Kind.BLACK)
    parts = []
    if white:
        parts.append(words.plural("a white coin", "{count} white coins", white))
    if black:
        parts.append(words.plural("a black coin", "{count} black coins", black))
    if Kind.QUEEN in kinds:
        parts.append(words("the queen"))
    if Kind.STRIKER in kinds:
        parts.append(words("the striker"))
    if parts:
        return words("In: {what}.", what=", ".join(parts))
    return words("Nothing fell.") if outcome.touched else words("Nothing was touched.")
