"""Every challenge there is: those of the game, and those in the player's folder."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cattrs import Converter

from carrom.core.message import Notice
from carrom.errors import BadInputError
from carrom.practice.challenge import Challenge, Kind, read_challenge
from carrom.storage.converter import make_converter

OWN = "own/"
"""Begins the id of a challenge from the player's folder."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A file of the shelf."""

    id: str
    """Under which stars are kept."""
    path: Path
    challenge: Challenge | None
    problem: Notice | None = None
    """Why it cannot be played."""

    @property
    def own(self) -> bool:
        """Whether it is from the player's folder."""
        return self.id.startswith(OWN)


def load_shelf(bundled: Path, own: Path) -> tuple[Entry, ...]:
    """All challenges by kind and name, the broken ones last; folders need not exist."""
    converter = make_converter()
    entries = [*_entries(bundled, "", converter), *_entries(own, OWN, converter)]
    return tuple(sorted(entries, key=_order))


def _entries(folder: Path, prefix: str, converter: Converter) -> Iterator[Entry]:
    try:
        paths = sorted(folder.glob("*.toml"))
    except OSError:
        return
    for path in paths:
        name = f"{prefix}{path.stem}"
        try:
            yield Entry(name, path, read_challenge(path, converter))
        except BadInputError as error:
            yield Entry(name, path, None, error.notice)


def _order(entry: Entry) -> tuple[int, bool, str]:
    kinds = tuple(Kind)
    place = len(kinds) if entry.challenge is None else kinds.index(entry.challenge.kind)
    return place, entry.own, entry.id
