"""Folders: what the game ships and what is the player's; the only place that knows directories."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).parent


def shipped(name: str) -> Path:
    """The folder `plugins` or `assets` that came with the game, from checkout, wheel or binary."""
    built = PACKAGE / "_bundled" / name
    return built if built.is_dir() else PACKAGE.parent / name


@dataclass(frozen=True, slots=True)
class UserFolders:
    """The player's own folders; none of them need exist or be writable."""

    data: Path
    """Saves, replays and plugins."""
    config: Path
    """Settings."""
    log: Path

    @classmethod
    def of_system(cls) -> UserFolders:
        """The system's usual places, or everything below `CARROM_HOME` if that is set."""
        home = os.environ.get("CARROM_HOME")
        if home:
            root = Path(home)
            return cls(root / "data", root / "config", root / "log")
        import platformdirs

        folders = platformdirs.PlatformDirs("carrom", appauthor=False)
        return cls(folders.user_data_path, folders.user_config_path, folders.user_log_path)

    @property
    def plugins(self) -> Path:
        """Where the player's plugins live."""
        return self.data / "plugins"

    @property
    def import_notes(self) -> Path:
        """The file that tells of plugins whose import has not ended."""
        return self.data / "importing.json"

    @property
    def lock(self) -> Path:
        """The file that is locked while a game is open."""
        return self.data / "open.lock"

    @property
    def settings(self) -> Path:
        """The file that keeps the settings."""
        return self.config / "settings.json"

    @property
    def saves(self) -> Path:
        """Where running matches are kept."""
        return self.data / "saves"

    @property
    def replays(self) -> Path:
        """Where finished matches are kept."""
        return self.data / "replays"

    @property
    def statistics(self) -> Path:
        """The file that keeps what every finished match came to."""
        return self.data / "statistics.json"

    @property
    def challenges(self) -> Path:
        """Where the player's own challenges live."""
        return self.data / "challenges"

    @property
    def stars(self) -> Path:
        """The file that keeps the stars earned in challenges."""
        return self.data / "stars.json"

    @property
    def positions(self) -> Path:
        """Where positions of the practice table are kept."""
        return self.data / "positions"

    @property
    def table(self) -> Path:
        """The file that keeps the practice table as it was left."""
        return self.data / "table.json"

    @property
    def exports(self) -> Path:
        """Where score cards and pictures of strokes are written."""
        return self.data / "exports"
