"""The most stars that each person has earned in each challenge, kept in one small file."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from carrom.core.message import Message, Notice
from carrom.errors import BadInputError
from carrom.storage import files
from carrom.storage.converter import make_converter
from carrom.storage.json_files import read_versioned
from carrom.storage.strict_converter import structured

VERSION = 1

_CONSEQUENCE: Message = "The stars of challenges begin anew."

Stars = dict[str, dict[str, int]]
"""Stars by the challenge's id, by the person's name."""


class StarsFile:
    """Reads the file when it is first asked for; a damaged one is set aside."""

    def __init__(self, path: Path, report: Callable[[Notice], None]) -> None:
        """Stars kept at `path`; `report` gets what the player has to know."""
        self._path = path
        self._report = report
        self._stars: Stars | None = None

    @property
    def people(self) -> tuple[str, ...]:
        """Who has earned stars."""
        return tuple(sorted(self._read()))

    def of(self, person: str) -> Mapping[str, int]:
        """A person's stars by challenge."""
        return self._read().get(person, {})

    def note(self, person: str, challenge: str, stars: int) -> bool:
        """Keep stars if they are more than before; says whether they are.

        Raises:
            SaveError: They cannot be written; they then last until the game is closed.
        """
        if stars <= self.of(person).get(challenge, 0):
            return False
        kept = self._read()
        kept.setdefault(person, {})[challenge] = stars
        tree = {"version": VERSION, "people": kept}
        files.write_text(self._path, json.dumps(tree, indent=1, ensure_ascii=False) + "\n")
        return True

    def _read(self) -> Stars:
        if self._stars is None:
            try:
                self._stars = self._parsed() if files.exists(self._path) else {}
            except BadInputError as error:
                self._report(files.begun_anew(error, _CONSEQUENCE, self._path))
                self._stars = {}
        return self._stars

    def _parsed(self) -> Stars:
        people = read_versioned(self._path, VERSION).get("people")
        return structured(make_converter(), people, Stars, str(self._path))
