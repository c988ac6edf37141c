"""Why a personality chose its stroke, in plain sentences; pure."""

from __future__ import annotations

from collections.abc import Mapping

from carrom.core.explanation import Explanation, Option, StrokeKind
from carrom.core.pieces import Kind, PieceId, kind_of
from carrom.host.explained import Why
from carrom.ui.words import Message, Words

_POTS: Mapping[StrokeKind, Message] = {
    StrokeKind.DIRECT: "A straight pot of {piece}.",
    StrokeKind.BACKWARD: "A pot of {piece} behind the base line.",
    StrokeKind.RAIL_RUN: "A run along the frame with {piece}.",
    StrokeKind.STRIKER_BANK: "A pot of {piece}, the striker coming off the frame.",
    StrokeKind.COIN_BANK: "A bank off the frame with {piece}.",
    StrokeKind.COMBINATION: "A combination: another coin drives {piece} in.",
    StrokeKind.CAROM: "A carom: the striker glances off another coin to {piece}.",
    StrokeKind.QUEEN_AND_COVER: "The queen and her cover in one stroke.",
    StrokeKind.PACK: "Hard into the pack, which brings {piece} in.",
    StrokeKind.SAFETY: "A soft touch that brings {piece} in.",
    StrokeKind.SCAN: "A stroke found by trying, which brings {piece} in.",
}
"""About strokes that are meant to pocket a piece."""

_OTHERS: Mapping[StrokeKind, Message] = {
    StrokeKind.PACK: "Hard into the pack, to open it up.",
    StrokeKind.SAFETY: "Nothing sure is on: a soft touch that leaves the other side little.",
    StrokeKind.SCAN: "Nothing sure is on: this leaves the other side least.",
    StrokeKind.BREAK: "A break that is known to open the board well.",
    StrokeKind.AHEAD: "There was nothing to try out: a stroke straight ahead.",
}
"""About strokes with another purpose."""

_NAMES: Mapping[StrokeKind, Message] = {
    StrokeKind.DIRECT: "a straight pot",
    StrokeKind.BACKWARD: "a pot behind the base line",
    StrokeKind.RAIL_RUN: "a run along the frame",
    StrokeKind.STRIKER_BANK: "the striker off the frame",
    StrokeKind.COIN_BANK: "a bank off the frame",
    StrokeKind.COMBINATION: "a combination",
    StrokeKind.CAROM: "a carom",
    StrokeKind.QUEEN_AND_COVER: "the queen and her cover",
    StrokeKind.PACK: "hard into the pack",
    StrokeKind.SAFETY: "a soft touch",
    StrokeKind.SCAN: "a stroke found by trying",
    StrokeKind.BREAK: "a break",
    StrokeKind.AHEAD: "straight ahead",
}

_DEFENSIVE = frozenset({StrokeKind.SAFETY, StrokeKind.SCAN, StrokeKind.AHEAD})
"""Strokes that are not made to keep the turn, where they do not pocket anything."""

_LIKELY = 0.5
"""Chance from which a stroke that may have either purpose is one to pocket something."""


def reason_lines(words: Words, why: Why) -> tuple[str, ...]:
    """The reason, then what else was tried; a personality's own words are left as they are."""
    if isinstance(why, Explanation):
        lines = (_reason(words, why.best), _others(words, why))
    else:
        lines = (why.strip(), "")
    return tuple(line for line in lines if line)


def _reason(words: Words, best: Option) -> str:
    """What the stroke is for, and how often it succeeds."""
    kind, count = best.kind, _in_100(best.chance)
    if kind in _POTS and (kind not in _OTHERS or best.chance >= _LIKELY):
        stroke = words(_POTS[kind], piece=_piece(words, best.target))
        odds = words.plural("{count} in 100 goes in.", "{count} in 100 go in.", count)
    else:
        stroke = words(_OTHERS[kind])
        if kind in _DEFENSIVE:
            return stroke
        odds = words("In {count} of 100 tries the turn goes on.", count=count)
    return f"{stroke} {odds}"


def _others(words: Words, why: Explanation) -> str:
    """How much was tried, and what came next."""
    if not why.tried:
        return ""
    other = why.runner_up
    if other is None:
        return words.plural("{count} stroke tried.", "{count} strokes tried.", why.tried)
    return words.plural(
        "{count} stroke tried; next best: {other}, {chance} in 100.",
        "{count} strokes tried; next best: {other}, {chance} in 100.",
        why.tried,
        other=words(_NAMES[other.kind]),
        chance=_in_100(other.chance),
    )


def _piece(words: Words, piece: PieceId | None) -> str:
    match None if piece is None else kind_of(piece):
        case Kind.WHITE:
            return words.plural("a white coin", "{count} white coins", 1)
        case Kind.BLACK:
            return words.plural("a black coin", "{count} black coins", 1)
        case Kind.QUEEN:
            return words("the queen")
        case _:
            return words("a coin")


def _in_100(chance: float) -> int:
    """Never all: no stroke is certain, however well its few tries went."""
    return min(99, round(100 * chance))
