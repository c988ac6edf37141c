"""The plugins as they are loaded now, and the means to load them anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from carrom.host.loader import Loaded
from carrom.storage.settings import PluginSettings


@dataclass(slots=True)
class PluginDesk:
    """Changes only between matches: a match keeps the rule book that it began with."""

    loaded: Loaded
    load: Callable[[PluginSettings], Loaded]
    """Loads plugins as chosen, here and where personalities think."""
    folder: Path
    """Where the player's own plugins go; it need not exist."""
    open_folder: Callable[[Path], bool]
    """Shows a folder on the desktop; false where that cannot be done."""

    def reload(self, chosen: PluginSettings) -> None:
        """Load plugins anew."""
        self.loaded = self.load(chosen)
