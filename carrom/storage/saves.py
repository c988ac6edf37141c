"""The running match on disk, and what becomes of it when it is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from carrom.core.match import MatchState
from carrom.core.message import Message, Notice
from carrom.core.record import Record
from carrom.errors import BadInputError
from carrom.paths import UserFolders
from carrom.storage import files
from carrom.storage.replays import NewerFileError, RecordWriter, read_record
from carrom.storage.sound import check_sound

RUNNING = "match.jsonl"
"""The match to go on with."""

_NEWER: Message = "So the saved match cannot be continued with this version."
_UNREADABLE: Message = "So the saved match cannot be continued."

WATCHED = " watched"
"""Ending of the names of replays of matches in which only personalities played."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """What was found of a running match."""

    match: MatchState | None = None
    record: Record | None = None
    notice: Notice | None = None
    """What the player has to know: a match that could not be read, and where it is now."""


@dataclass(frozen=True, slots=True)
class MatchStore:
    """Keeps the running match, and moves it to the replays when it is over."""

    folders: UserFolders
    now: Callable[[], datetime]
    """For the names of replays."""
    _writer: RecordWriter = field(default_factory=RecordWriter, init=False, repr=False)

    def save(self, match: MatchState, record: Record) -> None:
        """Keep the running match as it is now.

        Raises:
            SaveError: It cannot be written.
        """
        files.write_text(self._running, self._writer.text(record, match))

    def make_ready(self, match: MatchState, record: Record) -> None:
        """Set all of a match in lines now that goes on, not when its next stroke is saved."""
        self._writer.text(record, match)

    def finish(self, record: Record) -> Path:
        """Make the running match, which is over or was left, a replay.

        Raises:
            SaveError: It cannot be written.
        """
        path = self.keep(record)
        files.remove(self._running)
        return path

    def keep(self, record: Record, *, watched: bool = False) -> Path:
        """Write a replay; the running match stays as it is.

        Args:
            record: The match.
            watched: Whether it was only watched; its file then says so in its name.

        Raises:
            SaveError: It cannot be written.
        """
        name = f"{self.now():{files.STAMP}}{WATCHED if watched else ''}"
        path = files.unused(self.folders.replays, name, ".jsonl")
        files.write_text(path, self._writer.text(record))
        return path

    def load(self) -> Loaded:
        """The match to go on with, if there is one; a file that cannot be used is set aside."""
        if not files.exists(self._running):
            return Loaded()
        running = str(self._running)
        try:
            record, match = read_record(self._running)
            if match is None:
                raise files.damaged(running, f"{running} does not say where the match stands.")
            check_sound(match, running)
            if set(record.config.players) != set(match.config.players):
                raise files.damaged(running, f"{running} was begun by others than those who play.")
        except BadInputError as error:
            return Loaded(notice=self._set_aside(error))
        return Loaded(match, record)

    def replays(self) -> tuple[Path, ...]:
        """The matches that are over or were left, the latest first."""
        return tuple(sorted(self.folders.replays.glob("*.jsonl"), reverse=True))

    @property
    def _running(self) -> Path:
        return self.folders.saves / RUNNING

    def _set_aside(self, error: BadInputError) -> Notice:
        newer = isinstance(error, NewerFileError)
        return files.begun_anew(error, _NEWER if newer else _UNREADABLE, self._running)
