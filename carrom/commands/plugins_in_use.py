"""The plugins as the player has set them up, for commands that need what they register."""

from __future__ import annotations

import sys
from dataclasses import replace

from carrom.host.import_notes import ImportNotes
from carrom.host.loader import Loaded, load_plugins
from carrom.paths import UserFolders, shipped
from carrom.storage.settings import PluginSettings, SettingsFile


def plugins_in_use() -> Loaded:
    """Load the plugins that the player has on."""
    folders = UserFolders.of_system()
    chosen = PluginChoice(folders).load()
    notes = ImportNotes(folders.import_notes)
    return load_plugins(shipped("plugins"), folders.plugins, chosen.switches, chosen.order, notes)


class PluginChoice:
    """The part of the settings file that is about plugins; complaints go to stderr."""

    def __init__(self, folders: UserFolders) -> None:
        self._complaints = 0
        self._file = SettingsFile(folders.settings, self._complain)

    def load(self) -> PluginSettings:
        """What the player has chosen."""
        return self._file.load().plugins

    def switch(self, plugin_id: str, *, on: bool) -> bool:
        """Switch a plugin on or off; false if that could not be kept."""
        settings = self._file.load()
        self._complaints = 0
        chosen = settings.plugins.switched(plugin_id, on=on)
        self._file.save(replace(settings, plugins=chosen))
        return self._complaints == 0

    def _complain(self, sentence: object) -> None:
        self._complaints += 1
        print(f"carrom: {sentence}", file=sys.stderr)
