"""Gives the shared libraries of a frozen game for Linux names that nothing else asks for.

The start program puts the folder first in the search path of the whole process, so that a graphics
driver that needs, say, `libffi.so.8` would get the game's and not its own, and may find a symbol
missing (pyinstaller/pyinstaller#6993, pyinstaller/pyinstaller#2237).
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

_ELF = b"\x7fELF"
_MARK = "-carrom"


def make_private(libraries: Path, patchelf: Path) -> list[str]:
    """Rename the libraries in `libraries`, and take the search paths of the build machine out.

    Args:
        libraries: The folder `_internal` of the frozen game.
        patchelf: The program of this name.

    Returns:
        The former names.
    """
    binaries = [path for path in sorted(libraries.rglob("*.so*")) if _is_elf(path)]
    renamed = {
        path.name: _private_name(path.name) for path in binaries if _is_shared(path, libraries)
    }
    exchange = [word for names in renamed.items() for word in ("--replace-needed", *names)]
    for path in binaries:
        _run([patchelf, "--remove-rpath", path])
        if exchange:
            _run([patchelf, *exchange, path])
        if path.name in renamed and path.parent == libraries:
            _run([patchelf, "--set-soname", renamed[path.name], path])
            path.rename(path.with_name(renamed[path.name]))
    return sorted(renamed)


def _is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(_ELF)) == _ELF


def _is_shared(path: Path, libraries: Path) -> bool:
    """Whether it is a library that others link to; Python's own is found by its name."""
    return path.parent == libraries and path.name.startswith("lib") and "python" not in path.name


def _private_name(name: str) -> str:
    stem, dot, rest = name.partition(".so")
    return f"{stem}{_MARK}{dot}{rest}"


def _run(command: Sequence[str | Path]) -> None:
    subprocess.run(command, check=True)
