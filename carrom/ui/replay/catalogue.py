"""The kept matches as lines of a list; pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from carrom.core.figures import PLAYED, MatchSheet
from carrom.core.seats import Side

EMPTY = (
    "No match is kept yet. Play one to its end, or watch one, and it is found here from then on, "
    "to be seen again stroke by stroke."
)


@dataclass(frozen=True, slots=True)
class Kept:
    """One file among the replays."""

    path: Path
    sheet: MatchSheet | None = None
    """None while it was not read yet, or cannot be."""
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


def line_of(kept: Kept, titles: Mapping[str, str]) -> Line:
    """What the list says of a match.

    Args:
        kept: The match.
        titles: Of the rule sets, by id.
    """
    sheet = kept.sheet
    if kept.fault:
        return Line(kept.path.name, kept.fault, fault=True)
    if sheet is None:
        return Line(kept.path.stem, "Not read yet")
    title = f"{sheet.names(Side.A)} against {sheet.names(Side.B)}"
    rules = titles.get(sheet.rule_set, sheet.rule_set)
    parts = [result(sheet), rules] + (["practice"] if sheet.practice else [])
    watched = all(spec.personality is not None for spec in sheet.players.values())
    return Line(title, " · ".join(parts), date_words(sheet.played), watched)


def result(sheet: MatchSheet) -> str:
    """Who won, and how high."""
    a, b = sheet.score
    if sheet.winner is None:
        return f"Drawn {a}:{b}"
    high, low = (a, b) if sheet.winner is Side.A else (b, a)
    unit = " in games" if sheet.games > 1 else ""
    by = "" if high > low else ", the other side gave up"
    return f"{sheet.names(sheet.winner)} won {high}:{low}{unit}{by}"


def date_words(played: str) -> str:
    """The day and the time of a match."""
    moment = datetime.strptime(played, PLAYED)
    return f"{moment.day} {moment:%b %Y, %H:%M}"
