"""What a Linux desktop wants besides the program: entry, description, icons, manual page."""

from __future__ import annotations

import shutil
from pathlib import Path

from project import APP_ID, BUILD, HERE, commands, filled_in

LINUX = HERE / "linux"


def write_share(share: Path) -> None:
    """Write everything that belongs below the folder `share` of a system or an archive."""
    _write(share / f"applications/{APP_ID}.desktop", filled_in(LINUX / "carrom.desktop"))
    _write(share / f"metainfo/{APP_ID}.metainfo.xml", filled_in(LINUX / "carrom.metainfo.xml"))
    _write(share / "man/man6/carrom.6", filled_in(LINUX / "carrom.6", commands=_commands()))
    for source in (BUILD / "icons").glob("*.png"):
        icon = share / f"icons/hicolor/{source.stem}x{source.stem}/apps/{APP_ID}.png"
        icon.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, icon)


def write_archive_tree(folder: Path, tree: Path) -> None:
    """Lay out what the `.tar.gz` holds: the frozen game, `share` and `install.sh`."""
    shutil.copytree(folder, tree, symlinks=True)
    write_share(tree / "share")
    _write(tree / "install.sh", filled_in(LINUX / "install.sh"))
    (tree / "install.sh").chmod(0o755)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _commands() -> str:
    """The commands in the language of manual pages."""
    return "\n".join(
        f".TP\n.B {name}\n{text[:1].upper()}{text[1:]}." for name, text in commands().items()
    )
