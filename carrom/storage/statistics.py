"""Every finished match in a few lines, kept for as long as the player wants, replay or not."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

from carrom.core.figures import PLAYED, MatchSheet
from carrom.core.message import Message, Notice
from carrom.errors import BadInputError
from carrom.storage import files
from carrom.storage.converter import make_converter
from carrom.storage.json_files import read_versioned
from carrom.storage.strict_converter import structured

VERSION = 1

_CONSEQUENCE: Message = "Statistics begin anew from the kept matches."


class StatisticsFile:
    """The sheets of all matches, by the name of the replay that each was reckoned from.

    The file is read when it is first asked for. One that is damaged is set aside; the replays that
    are still there fill it again.
    """

    def __init__(self, path: Path, report: Callable[[Notice], None]) -> None:
        """Sheets kept at `path`; `report` gets what the player has to know."""
        self._path = path
        self._report = report
        self._converter = make_converter()
        self._sheets: dict[str, MatchSheet] | None = None
        self._unwritten = False

    @property
    def sheets(self) -> Mapping[str, MatchSheet]:
        """All sheets, the oldest first."""
        return self._read()

    def note(self, replay: str, sheet: MatchSheet) -> None:
        """Add the sheet of a match.

        Raises:
            SaveError: It cannot be written; it then lasts until the game is closed.
        """
        self._read()[replay] = sheet
        self._unwritten = True
        self.secure()

    def secure(self) -> None:
        """See that everything noted is on the disk.

        Raises:
            SaveError: It cannot be written.
        """
        if self._unwritten:
            rows = self._converter.unstructure(self._read(), dict[str, MatchSheet])
            text = json.dumps({"version": VERSION, "matches": rows}, indent=0, ensure_ascii=False)
            files.write_text(self._path, text + "\n")
            self._unwritten = False

    def _read(self) -> dict[str, MatchSheet]:
        if self._sheets is None:
            try:
                found = self._parsed() if files.exists(self._path) else {}
            except BadInputError as error:
                self._report(files.begun_anew(error, _CONSEQUENCE, self._path))
                found = {}
            self._sheets = dict(sorted(found.items(), key=lambda item: item[1].played))
        return self._sheets

    def _parsed(self) -> dict[str, MatchSheet]:
        rows = read_versioned(self._path, VERSION).get("matches")
        sheets = structured(self._converter, rows, dict[str, MatchSheet], str(self._path))
        try:
            for sheet in sheets.values():
                datetime.strptime(sheet.played, PLAYED)
        except ValueError as error:
            raise BadInputError("{file} is damaged.", file=self._path) from error
        return sheets
