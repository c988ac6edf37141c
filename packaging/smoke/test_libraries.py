"""What is in the folder, and that it keeps out of the way of the player's system."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from frozen_game import LINUX, ROOT, Game

MOST_IN_FOLDER = 45_000_000
MOST_IN_ARCHIVE = 20_000_000

STREAMS = ("stdin", "stdout", "stderr")
"""Variables of the C library, which every program holds in its own place."""

ON_LINUX = pytest.mark.skipif(not LINUX, reason="about shared libraries of Linux")


def test_size(folder: Path) -> None:
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) <= MOST_IN_FOLDER


def test_size_of_the_archives() -> None:
    archives = [p for p in (ROOT / "dist").glob("carrom[-_]*") if p.suffix in (".gz", ".deb")]
    assert all(archive.stat().st_size <= MOST_IN_ARCHIVE for archive in archives)


def test_the_licences_are_there(folder: Path) -> None:
    whole = folder.parent if folder.name == "MacOS" else folder
    text = next(whole.rglob("LICENCES.txt")).read_text(encoding="utf-8")
    for part in ("Carrom", "Python", "arcade", "pyglet", "pymunk", "Chipmunk2D", "pluggy"):
        assert re.search(rf"^=+\n{part}\b", text, flags=re.MULTILINE), part
    assert list(whole.rglob("carrom/_bundled/assets/CREDITS.md"))


def test_nothing_tells_where_it_was_built(folder: Path) -> None:
    place = str(ROOT).encode()
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert [path for path in files if place in path.read_bytes()] == []


@ON_LINUX
def test_no_library_has_a_name_that_the_system_asks_for(folder: Path) -> None:
    listed = subprocess.run(["ldconfig", "-p"], check=True, capture_output=True, text=True).stdout
    systems = set(re.findall(r"^\t(\S+) \(", listed, flags=re.MULTILINE))
    ours = {path.name for path in (folder / "_internal").glob("*.so*")}
    assert {name for name in ours & systems if not name.startswith("libpython")} == set()


@ON_LINUX
def test_no_library_of_the_system_gets_a_symbol_of_ours(
    shown: Game, folder: Path, tmp_path: Path
) -> None:
    log = tmp_path / "linker"
    watched = shown.with_env(LD_DEBUG="bindings", LD_DEBUG_OUTPUT=str(log))
    watched.run("--selftest", tmp_path / "picture.png")
    lines = [
        line
        for part in tmp_path.glob("linker.*")
        for line in part.read_text(encoding="utf-8", errors="replace").splitlines()
    ]
    found = re.compile(r"binding file (\S.*?) \[\d+\] to (\S.*?) \[\d+\]: \w+ symbol `(.*?)'")
    bindings = [match.groups() for line in lines if (match := found.search(line))]
    assert len(bindings) > 1000
    assert [
        (asking, giving, symbol)
        for asking, giving, symbol in bindings
        if _ours(giving, folder) and not _ours(asking, folder) and symbol not in STREAMS
    ] == []


def _ours(file: str, folder: Path) -> bool:
    return file.startswith(str(folder))
