"""What the statistics show of a person: how it stands, and how it went match by match; pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from carrom.core.figures import Figures, MatchSheet
from carrom.ui.replay.catalogue import date_words
from carrom.ui.words import Message, Words

EMPTY: Message = (
    "Nobody has played a match to its end yet. Whoever does, under a name of their own, is found "
    "here from then on. Practice does not count."
)

MOST_MATCHES = 40
"""How many matches the picture of progress holds; the latest ones."""

WINDOW = 5
"""A point of a line stands for as many matches, up to its own."""


@dataclass(frozen=True, slots=True)
class Played:
    """One match of a person in the picture of progress."""

    won: bool
    accuracy: float | None
    """Of the latest matches up to this one."""
    board_share: float | None
    """Of the latest matches up to this one."""


@dataclass(frozen=True, slots=True)
class Person:
    """Everything shown of one person."""

    name: str
    total: Figures
    matches: tuple[Played, ...]
    first: str
    """When the first match of the picture was played."""
    last: str

    def line(self, words: Words) -> str:
        """A few words for the list."""
        return words.plural(
            "{count} board, {won} won",
            "{count} boards, {won} won",
            self.total.boards,
            won=self.total.boards_won,
        )


def people(sheets: Mapping[str, MatchSheet]) -> tuple[Person, ...]:
    """Everybody, the busiest first.

    Args:
        sheets: Of all matches.
    """
    played: dict[str, list[tuple[str, Figures]]] = {}
    for sheet in sorted(sheets.values(), key=lambda sheet: sheet.played):
        for name, figures in sheet.people.items():
            played.setdefault(name, []).append((sheet.played, figures))
    found = (_person(name, matches) for name, matches in played.items())
    return tuple(sorted(found, key=lambda person: (-person.total.boards, person.name)))


def _person(name: str, matches: list[tuple[str, Figures]]) -> Person:
    figures = [each for _, each in matches]
    points = [
        _point(figures[place], _sum(figures[max(0, place + 1 - WINDOW) : place + 1]))
        for place in range(len(figures))
    ]
    shown = matches[-MOST_MATCHES:]
    return Person(
        name=name,
        total=_sum(figures),
        matches=tuple(points[-MOST_MATCHES:]),
        first=date_words(shown[0][0]),
        last=date_words(shown[-1][0]),
    )


def _point(match: Figures, lately: Figures) -> Played:
    return Played(match.matches_won > 0, lately.accuracy, lately.board_share)


def _sum(figures: list[Figures]) -> Figures:
    return sum(figures, Figures())
