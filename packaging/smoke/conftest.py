"""The frozen game, a screen for it and a player's own folder.

python -m pytest packaging/smoke --game dist/carrom
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from frozen_game import LINUX, ROOT, Game  # noqa: E402


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the frozen game's folder."""
    parser.addoption("--game", type=Path, default=ROOT / "dist/carrom", help="the frozen game")


@pytest.fixture(scope="session")
def folder(request: pytest.FixtureRequest) -> Path:
    """The frozen game's folder."""
    return Path(request.config.getoption("--game")).resolve()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An empty folder for everything of the player's."""
    path = tmp_path / "home"
    path.mkdir()
    return path


@pytest.fixture
def game(folder: Path, home: Path) -> Game:
    """The frozen game without a screen, with a home of its own."""
    env = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "VIRTUAL_ENV", "UV_", "LC_", "XDG_", "LD_"))
        and name not in ("DISPLAY", "WAYLAND_DISPLAY", "LANG", "LANGUAGE")
    }
    name = "carrom-cli.exe" if sys.platform == "win32" else "carrom"
    return Game(folder / name, env | {"CARROM_HOME": str(home), "HOME": str(home)})


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """A screen for the window; on Linux one that nobody sees."""
    if sys.platform == "darwin" and os.environ.get("CI"):
        pytest.skip("a hosted macOS machine cannot open a window")
    if not LINUX:
        yield os.environ.get("DISPLAY", "")
        return
    reading, writing = os.pipe()
    screen = ("-screen", "0", "1280x800x24", "-nolisten", "tcp")
    command = ["Xvfb", "-displayfd", str(writing), *screen]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as answer:
        number = answer.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


@pytest.fixture
def shown(game: Game, display: str) -> Game:
    """The frozen game with a screen."""
    return game.with_env(DISPLAY=display)


@pytest.fixture(scope="session")
def elsewhere(folder: Path) -> Iterator[Path]:
    """A copy that cannot be written to, in a folder whose name is not ASCII and has spaces."""
    outer = Path(tempfile.mkdtemp(prefix="carrom-"))
    copy = outer / "Ünï cødé डेटा dir/carrom"
    shutil.copytree(folder, copy, symlinks=True)
    for path in [outer, copy.parent, copy, *copy.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o555 if path.is_dir() or os.access(path, os.X_OK) else 0o444)
    yield copy
    for path in [outer, copy.parent, copy, *copy.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755)
    shutil.rmtree(outer)
