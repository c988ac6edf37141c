"""The kept matches as lines of a list; pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from carrom.core.figures import PLAYED, MatchSheet
from carrom.core.seats import Side
from carrom.ui.hud_model import shown_name
from carrom.ui.words import Message, Words

EMPTY: Message = (
    "No match is kept yet. Play one to its end, or watch one, and it is found here from then on, "
    "to be seen again stroke by stroke."
)


@dataclass(frozen=True, slots=True)
class Kept:
    """One file among the replays."""

    path: Path
    sheet: MatchSheet | None = None
    """None while it was not read yet, or cannot be."""
    unfinished: bool = False
    """Whether it was left before its end."""
    fault: str = ""
    """Why it cannot be shown."""


@dataclass(frozen=True, slots=True)
class Line:
    """A kept match in words."""

    title: str
    detail: str
    note: str = ""
    watched: bool = False
    """Whether only personalities played."""
    fault: bool = False


def line_of(words: Words, kept: Kept, titles: Mapping[str, str]) -> Line:
    """What the list says of a match.

    Args:
        words: In which language.
        kept: The match.
        titles: Of the rule sets, by id.
    """
    sheet = kept.sheet
    if kept.fault:
        return Line(kept.path.name, kept.fault, fault=True)
    if sheet is None:
        return Line(kept.path.stem, words("Not read yet"))
    title = words(
        "{one} against {other}",
        one=names_of(words, sheet, Side.A),
        other=names_of(words, sheet, Side.B),
    )
    rules = words(titles.get(sheet.rule_set, sheet.rule_set))
    came = words("Not played to its end") if kept.unfinished else result(words, sheet)
    parts = [came, rules] + ([words("practice")] if sheet.practice else [])
    watched = all(spec.personality is not None for spec in sheet.players.values())
    return Line(title, " · ".join(parts), date_words(sheet.played), watched)


def names_of(words: Words, sheet: MatchSheet, side: Side) -> str:
    """Who played on a side."""
    names = [
        shown_name(words, spec.name, personality=spec.personality is not None)
        for player, spec in sheet.players.items()
        if player.side is side
    ]
    return words("{one} and {other}", one=names[0], other=names[1]) if names[1:] else names[0]


def result(words: Words, sheet: MatchSheet) -> str:
    """Who won, and how high."""
    a, b = sheet.score
    if sheet.winner is None:
        return words("Drawn {high}:{low}", high=a, low=b)
    high, low = (a, b) if sheet.winner is Side.A else (b, a)
    values = {"side": names_of(words, sheet, sheet.winner), "high": high, "low": low}
    if high <= low:
        return words("{side} won {high}:{low}, the other side gave up", **values)
    return words(
        "{side} won {high}:{low} in games" if sheet.games > 1 else "{side} won {high}:{low}",
        **values,
    )


def date_words(played: str) -> str:
    """The day and the time of a match."""
    moment = datetime.strptime(played, PLAYED)
    return f"{moment:%Y-%m-%d, %H:%M}"
