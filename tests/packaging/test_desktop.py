"""The files for a Linux desktop, checked by the tools of their makers where these are installed."""

import re
import shutil
import subprocess
from pathlib import Path

import desktop
import project
import pytest
from PIL import Image

from carrom.cli import COMMANDS


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "build/icons").mkdir(parents=True)
    Image.new("RGBA", (64, 64)).save(tmp_path / "build/icons/64.png")
    monkeypatch.setattr(desktop, "BUILD", tmp_path / "build")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225600")
    desktop.write_share(tmp_path / "share")
    return tmp_path / "share"


def checked_by(*command: str | Path) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_desktop_entry(share: Path) -> None:
    checked_by("desktop-file-validate", share / f"applications/{project.APP_ID}.desktop")


def test_metainfo(share: Path) -> None:
    metainfo = share / f"metainfo/{project.APP_ID}.metainfo.xml"
    checked_by("appstreamcli", "validate", "--no-net", "--pedantic", metainfo)


def test_the_pictures_that_it_names_are_kept(share: Path) -> None:
    metainfo = (share / f"metainfo/{project.APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    named = re.findall(rf"<image>{re.escape(project.PICTURES)}/(.*)</image>", metainfo)
    assert len(named) >= 3
    for name in named:
        with Image.open(project.HERE / "screenshots" / name) as picture:
            assert picture.width / picture.height == 16 / 9


def test_everything_goes_by_one_id(share: Path) -> None:
    named = {path.name for path in share.rglob("*") if path.is_file() and "man" not in path.parts}
    assert named == {f"{project.APP_ID}{end}" for end in (".desktop", ".metainfo.xml", ".png")}
    entry = (share / f"applications/{project.APP_ID}.desktop").read_text(encoding="utf-8")
    assert f"\nIcon={project.APP_ID}\n" in entry


@pytest.mark.parametrize("command", COMMANDS)
def test_manual_page_tells_of_every_command(share: Path, command: str) -> None:
    page = (share / "man/man6/carrom.6").read_text(encoding="utf-8")
    assert f"\n.B {command}\n" in page
