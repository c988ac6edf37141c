"""Replay files: a match as JSON lines, what it is in the first line, then one line per input."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cattrs import Converter

from carrom.core.match import MatchConfig, MatchState
from carrom.core.record import Entry, Record
from carrom.errors import BadInputError
from carrom.storage.converter import make_converter
from carrom.storage.files import damaged, read_text
from carrom.storage.strict_converter import structured

FORMAT = "carrom match"
VERSION = 1


class NewerFileError(BadInputError):
    """A file that a newer version of the game has written."""


@dataclass(slots=True)
class RecordWriter:
    """Writes records, and keeps the lines of the last one, since a match only grows by a line."""

    converter: Converter = field(default_factory=make_converter)
    _written: list[tuple[Entry, str]] = field(default_factory=list)

    def text(self, record: Record, state: MatchState | None = None) -> str:
        """A record as JSON lines; with the state that it led to if it is to be resumed."""
        head = {
            "format": FORMAT,
            "version": VERSION,
            "config": self.converter.unstructure(record.config, MatchConfig),
            "state": None if state is None else self.converter.unstructure(state, MatchState),
        }
        # Made ready with the first text, though a match begins without entries.
        unstructured = self.converter.get_unstructure_hook(Entry)
        kept = 0
        for (entry, _), now in zip(self._written, record.entries, strict=False):
            if entry is not now:
                break
            kept += 1
        del self._written[kept:]
        for entry in record.entries[kept:]:
            self._written.append((entry, _line(unstructured(entry))))
        return "\n".join([_line(head), *(line for _, line in self._written), ""])


def parse(text: str, name: str) -> tuple[Record, MatchState | None]:
    """Read a record, and the state if there is one.

    Args:
        text: The file.
        name: What to call it in messages.

    Raises:
        NewerFileError: A newer version of the game wrote it.
        BadInputError: It is damaged; the text names the line.
    """
    converter = make_converter()
    first, *rest = text.rstrip("\n").split("\n")
    head = _json(first, name, 1)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadInputError("{file} is no recorded match of this game.", file=name)
    version = head.get("version")
    if type(version) is not int or version < 1:
        raise damaged(name, f"{name}, line 1, version: {version!r} is no version.")
    if version > VERSION:
        raise NewerFileError(
            "{file} was written by a newer version of the game; update to read it.", file=name
        )
    config = structured(converter, head.get("config"), MatchConfig, f"{name}, line 1, config", name)
    state = head.get("state")
    match = None
    if state is not None:
        match = structured(converter, state, MatchState, f"{name}, line 1, state", name)
    entries = tuple(
        structured(converter, _json(line, name, number), Entry, f"{name}, line {number}", name)
        for number, line in enumerate(rest, start=2)
    )
    return Record(config, entries), match


def read_record(path: Path) -> tuple[Record, MatchState | None]:
    """Read a replay or a saved match.

    Raises:
        BadInputError: It cannot be read, is damaged, or is newer than this version of the game.
    """
    return parse(read_text(path), str(path))


def _line(value: object) -> str:
    return json.dumps(value, allow_nan=False, separators=(",", ":"))


def _json(line: str, name: str, number: int) -> Any:  # noqa: ANN401
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise damaged(name, f"{name} is damaged: line {number} is no JSON.") from error
