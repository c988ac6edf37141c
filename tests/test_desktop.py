from __future__ import annotations

import sys
from pathlib import Path

import pytest

from carrom.desktop import open_folder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows opens folders by itself")


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with nothing but the desktop's programs."""
    programs = tmp_path / "programs"
    programs.mkdir()
    monkeypatch.setenv("PATH", str(programs))
    return programs


def opener(desktop: Path, script: str) -> None:
    path = desktop / ("open" if sys.platform == "darwin" else "xdg-open")
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


def test_folder_is_made_and_shown(desktop: Path, tmp_path: Path) -> None:
    told, folder = tmp_path / "told", tmp_path / "data" / "my plugins"
    opener(desktop, f'printf "%s" "$1" > "{told}"')
    assert open_folder(folder)
    assert folder.is_dir()
    assert told.read_text(encoding="utf-8") == str(folder)


def test_file_manager_that_stays_open_is_not_waited_for(desktop: Path, tmp_path: Path) -> None:
    opener(desktop, "exec /bin/sleep 1")
    assert open_folder(tmp_path)


@pytest.mark.parametrize("script", ["exit 3", None])
def test_where_nothing_can_show_it_that_is_said(
    desktop: Path, tmp_path: Path, script: str | None
) -> None:
    if script is not None:
        opener(desktop, script)
    assert not open_folder(tmp_path)


def test_folder_that_cannot_be_made_is_not_shown(desktop: Path, tmp_path: Path) -> None:
    opener(desktop, "exit 0")
    (tmp_path / "data").write_text("a file", encoding="utf-8")
    assert not open_folder(tmp_path / "data" / "plugins")
