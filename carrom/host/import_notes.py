"""Notes of plugins that never came back: one that hangs is left out from then on.

A plugin that runs for ever, or takes the process down, while it is imported leaves its note behind;
so does one with a hook that the watchdog had to end. The next start finds the note, leaves the
plugin out and says so, until the plugin is changed or switched off and on again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from carrom.core.message import Notice
from carrom.host.contained import LOG
from carrom.host.discovery import FoundPlugin

UNFINISHED = Notice(
    "The game waited in vain for it last time, so it is left out now. Switch it off and on to try "
    "it again.",
    precisely="The game did not get past it last time: its import, or one of its hooks, never came "
    "back. So it is left out. Change the plugin, or switch it off and on, to try it again.",
)


class ImportNotes:
    """Kept in a small file of the player's; where that cannot be written nothing is noted."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._notes = self._read()

    def unfinished(self, plugin: FoundPlugin) -> bool:
        """Whether an earlier import of the plugin, as it is now, has not ended."""
        return self._notes.get(plugin.id) == _state(plugin)

    def keep(self, plugin: FoundPlugin) -> None:
        """Leave the plugin, as it is now, out from the next start on."""
        self._notes[plugin.id] = _state(plugin)
        self._write()

    def forget(self, plugin: FoundPlugin) -> None:
        """Try the plugin again next time."""
        if self._notes.pop(plugin.id, None) is not None:
            self._write()

    @contextmanager
    def importing(self, plugin: FoundPlugin) -> Iterator[None]:
        """Note a plugin until the block has ended; one that is interrupted has not."""
        self.keep(plugin)
        try:
            yield
        except Exception:
            self.forget(plugin)
            raise
        self.forget(plugin)

    def _read(self) -> dict[str, str]:
        try:
            notes = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        return notes if isinstance(notes, dict) else {}

    def _write(self) -> None:
        try:
            if self._notes:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._path.write_text(json.dumps(self._notes), encoding="utf-8")
            else:
                self._path.unlink(missing_ok=True)
        except OSError as error:
            LOG.warning("imports cannot be noted", exc_info=error)


def _state(plugin: FoundPlugin) -> str:
    """Changes whenever the plugin's code does."""
    place = Path(plugin.place)
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
    times = [file.stat().st_mtime_ns for file in files if file.is_file()]
    return f"{plugin.version} {max(times, default=0)}"
