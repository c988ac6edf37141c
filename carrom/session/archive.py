"""The matches that are over or were left: keeping them, what each was, letting the oldest go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from carrom.core.figures import PLAYED, MatchSheet
from carrom.core.match import MatchState, Phase
from carrom.core.message import Notice
from carrom.core.record import Record
from carrom.errors import BadInputError, CarromError, SaveError
from carrom.host.registry import Registry
from carrom.host.rulebook import RuleBook
from carrom.session.figures import UnfinishedError, sheet_of
from carrom.session.journal import Step, steps
from carrom.storage import files
from carrom.storage.replays import read_record
from carrom.storage.saves import WATCHED, MatchStore
from carrom.storage.settings import ReplaySettings
from carrom.storage.statistics import StatisticsFile

_STAMP_LENGTH = len("2030-01-02 03.04.05")


@dataclass(frozen=True, slots=True)
class Archive:
    """Keeps replays and statistics together: no replay goes before its figures are noted.

    Calling the archive saves a match that people play; it is what a session takes as `save`.
    """

    store: MatchStore
    statistics: StatisticsFile
    registry: Callable[[], Registry]
    """What the plugins have registered by now."""
    limits: Callable[[], ReplaySettings]
    report: Callable[[Notice], None]
    """Gets what the player has to know."""

    def __call__(self, match: MatchState, record: Record) -> None:
        """Keep a match as it is now.

        Raises:
            SaveError: It cannot be written.
        """
        if match.phase is not Phase.MATCH_OVER:
            self.store.save(match, record)
            return
        self._enter(self.store.finish(record), record)

    def put_away(self) -> None:
        """Make room for a new match: one that was begun and left is kept among the replays."""
        found = self.store.load()
        if found.notice is not None:
            self.report(found.notice)
        if found.record is None or not found.record.entries:
            return
        try:
            self.store.finish(found.record)
            self.trim()
        except SaveError as error:
            self.report(error.notice)

    def save_watched(self, match: MatchState, record: Record) -> None:
        """Keep a match between personalities once it is over; the running match is untouched.

        Raises:
            SaveError: It cannot be written.
        """
        if match.phase is Phase.MATCH_OVER:
            self._enter(self.store.keep(record, watched=True), record)

    @property
    def sheets(self) -> Mapping[str, MatchSheet]:
        """What every finished match came to, by the name of its replay, the oldest first."""
        return self.statistics.sheets

    def unread(self) -> tuple[Path, ...]:
        """Kept matches of which nothing is noted yet, the latest first."""
        return tuple(path for path in self.store.replays() if path.name not in self.sheets)

    def read(self, path: Path) -> MatchSheet:
        """What a kept match came to; noted when it is read for the first time.

        Raises:
            UnfinishedError: It was not played to its end.
            BadInputError: It cannot be read or played again; the text says why.
        """
        known = self.sheets.get(path.name)
        if known is not None:
            return known
        record, _ = read_record(path)
        try:
            self._note(path, record)
        except SaveError as error:
            self.report(error.notice)
        return self.sheets[path.name]

    def open(self, path: Path) -> tuple[tuple[Step, ...], RuleBook]:
        """A kept match, step by step, with its rules.

        Raises:
            BadInputError: It cannot be read or played again; the text says why.
        """
        record, _ = read_record(path)
        rulebook = RuleBook.of(record.config, self.registry())
        played = tuple(steps(record, rulebook))
        if not played:
            raise BadInputError("{file} holds no stroke.", file=path.name)
        return played, rulebook

    def delete(self, path: Path) -> None:
        """Let a replay go; what it came to, if that can be known, stays noted.

        Raises:
            SaveError: It cannot be deleted, or its figures cannot be kept.
        """
        self._noted(path)
        self.statistics.secure()
        files.remove(path)

    def trim(self) -> None:
        """Let the oldest replays go where there are more than the player wants, finished or not.

        Those that cannot be read stay until the player deletes them; the match to go on with is
        none of them.

        Raises:
            SaveError: One cannot be deleted, or its figures cannot be kept.
        """
        kept, limits = self.store.replays(), self.limits()
        watched = [path for path in kept if WATCHED in path.stem]
        played = [path for path in kept if WATCHED not in path.stem]
        for path in (*played[limits.matches :], *watched[limits.watched :]):
            if self._noted(path):
                self.statistics.secure()
                files.remove(path)

    def _noted(self, path: Path) -> bool:
        """Whether all that a match comes to is noted, now at the latest."""
        try:
            self.read(path)
        except UnfinishedError:
            return True
        except BadInputError:
            return False
        return True

    def _enter(self, path: Path, record: Record) -> None:
        """Take in a match that has just ended; it is kept, whatever goes wrong from here on."""
        try:
            self._note(path, record)
            self.trim()
        except CarromError as error:
            self.report(error.notice)

    def _note(self, path: Path, record: Record) -> None:
        rulebook = RuleBook.of(record.config, self.registry())
        self.statistics.note(path.name, sheet_of(record, rulebook, played_at(path)))


def played_at(path: Path) -> str:
    """When a match ended: from the name of its file, or else from the file's own date."""
    try:
        moment = datetime.strptime(path.stem[:_STAMP_LENGTH], files.STAMP)
    except ValueError:
        moment = datetime.fromtimestamp(path.stat().st_mtime)
    return moment.strftime(PLAYED)
