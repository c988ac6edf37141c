"""What came of a stroke of practice, in sentences; pure."""

from __future__ import annotations

from carrom.core.outcome import StrokeOutcome
from carrom.core.pieces import Kind, kind_of
from carrom.practice.played import Played
from carrom.ui.sentences import ruling_sentences

_KINDS = {
    Kind.WHITE: ("a white coin", "white coins"),
    Kind.BLACK: ("a black coin", "black coins"),
    Kind.QUEEN: ("the queen", "queens"),
    Kind.STRIKER: ("the striker", "strikers"),
}


def played_sentences(made: Played) -> tuple[str, ...]:
    """What fell, and what the referee says of it."""
    ruled = () if made.ruling is None else ruling_sentences(made.ruling)
    return (fell_sentence(made.outcome), *ruled)


def fell_sentence(outcome: StrokeOutcome) -> str:
    """What a stroke pocketed."""
    kinds = [kind_of(drop.piece) for drop in outcome.pocketed]
    parts = []
    for kind in Kind:
        count = kinds.count(kind)
        if count:
            one, many = _KINDS[kind]
            parts.append(one if count == 1 else f"{count} {many}")
    if not parts:
        return "Nothing fell." if outcome.touched else "Nothing was touched."
    words = parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
    return f"In: {words}."
