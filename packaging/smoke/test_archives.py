"""What a player downloads: installed and removed as a new player would."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from frozen_game import LINUX, Game
from project import APP_ID, BUILD, DIST, version

pytestmark = pytest.mark.skipif(not LINUX, reason="the archives for Linux")

SUITE = platform.freedesktop_os_release()["VERSION_CODENAME"] if LINUX else ""
ENTRY = Path(f"share/applications/{APP_ID}.desktop")
METAINFO = Path(f"share/metainfo/{APP_ID}.metainfo.xml")


def has(tool: str) -> pytest.MarkDecorator:
    """Leave a test out where a tool is not installed."""
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"needs {tool}")


def run(*command: str | Path, **options: object) -> str:
    """Run a program that has to succeed; returns what it printed."""
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
        **options,  # type: ignore[call-overload]
    )
    assert done.returncode == 0, done.stdout
    return str(done.stdout)


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """The `.tar.gz`, unpacked."""
    with tarfile.open(next(DIST.glob("*-linux-*.tar.gz"))) as archive:
        archive.extractall(tmp_path, filter="tar")
    return next(tmp_path.glob("carrom-*"))


@pytest.fixture
def package() -> Path:
    """The Debian package."""
    return next(DIST.glob("*.deb"))


def test_checksums() -> None:
    run("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=DIST)


@has("desktop-file-validate")
def test_desktop_entry(unpacked: Path) -> None:
    assert run("desktop-file-validate", "--warn-kde", unpacked / ENTRY) == ""


@has("appstreamcli")
def test_metainfo(unpacked: Path) -> None:
    run("appstreamcli", "validate", "--no-net", "--pedantic", unpacked / METAINFO)


@has("appstreamcli")
def test_the_package_describes_what_it_installs(package: Path, tmp_path: Path) -> None:
    run("dpkg-deb", "--extract", package, tmp_path)
    run("appstreamcli", "validate-tree", "--no-net", tmp_path)


@has("lintian")
def test_lintian(package: Path) -> None:
    said = run("lintian", "--allow-root", "--fail-on", "error,warning", package)
    assert "carrom:" not in said


@has("man")
def test_manual_page(unpacked: Path) -> None:
    page = unpacked / "share/man/man6/carrom.6"
    said = run(
        "man", "--warnings", "--encoding=utf-8", "-l", page, env={"PATH": os.environ["PATH"]}
    )
    assert f"Carrom {version()}" in said
    assert "warning" not in said.lower()


@has("makensis")
def test_installer_for_windows_compiles(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import archives

    monkeypatch.setattr(archives, "DIST", BUILD)
    installer = archives.pack_installer(folder)
    assert installer.read_bytes()[:2] == b"MZ"


@pytest.fixture
def newcomer(game: Game, tmp_path: Path) -> Game:
    """Somebody whose home has a space and letters that are not ASCII in its name."""
    home = tmp_path / "dear Zoë"
    home.mkdir()
    return game.without_env("CARROM_HOME").with_env(HOME=str(home))


def test_install_play_and_remove(unpacked: Path, newcomer: Game) -> None:
    home = Path(newcomer.env["HOME"])
    run("sh", unpacked / "install.sh", env=newcomer.env)
    shutil.rmtree(unpacked)
    installed = newcomer.at(home / ".local/bin/carrom")
    assert installed.run("--version") == f"carrom {version()}\n"
    entry = home / ".local" / ENTRY
    if shutil.which("desktop-file-validate"):
        run("desktop-file-validate", entry)
    assert f'Exec="{home}/.local/share/carrom-app/carrom"\n' in entry.read_text(encoding="utf-8")

    plugin = home / ".local/share/carrom/plugins/mine.py"
    plugin.parent.mkdir(parents=True)
    plugin.write_text('"""Mine."""\n', encoding="utf-8")
    run("sh", home / ".local/share/carrom-app/install.sh", "--remove", env=newcomer.env)
    assert _files(home) == [plugin]


def test_an_upgrade_keeps_what_is_the_players(unpacked: Path, newcomer: Game) -> None:
    home = Path(newcomer.env["HOME"])
    run("sh", unpacked / "install.sh", env=newcomer.env)
    stale = home / ".local/share/carrom-app/_internal/stale.so"
    stale.touch()
    installed = newcomer.at(home / ".local/bin/carrom")
    installed.run("plugins", "new", "mine", "--kind", "ai")
    installed.run("plugins", "enable", "mine")
    run("sh", unpacked / "install.sh", env=newcomer.env)
    assert not stale.exists()
    plugins = {each["id"]: each for each in json.loads(installed.run("plugins", "list", "--json"))}
    assert plugins["mine"]["on"]


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() or path.is_symlink())


@pytest.fixture(scope="session")
def clean_root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A new Debian with nothing in it, to install into."""
    root = tmp_path_factory.mktemp("debian")
    run("debootstrap", "--variant=minbase", SUITE, root)
    yield root
    shutil.rmtree(root)


@has("debootstrap")
@pytest.mark.skipif(LINUX and os.geteuid() != 0, reason="only root can make a clean root")
def test_the_package_in_a_clean_root(clean_root: Path, package: Path, display: str) -> None:
    inside = {"PATH": "/usr/sbin:/usr/bin:/usr/games", "HOME": "/home/player", "LC_ALL": "C.UTF-8"}
    enter = ("chroot", clean_root)
    apt = (
        *enter,
        "apt-get",
        "-qq",
        "-y",
        "--no-install-recommends",
        "-o",
        "APT::Sandbox::User=root",
    )
    shutil.copyfile(package, clean_root / package.name)
    before = _installed(clean_root)
    run(*apt, "install", f"/{package.name}", "libgl1-mesa-dri", env=inside)
    assert run(*enter, "carrom", "--version", env=inside) == f"carrom {version()}\n"
    (clean_root / "tmp/.X11-unix").mkdir()
    (clean_root / "tmp/.X11-unix" / f"X{display[1:]}").hardlink_to(f"/tmp/.X11-unix/X{display[1:]}")
    run(*enter, "carrom", "--selftest", "/tmp/picture.png", env=inside | {"DISPLAY": display})
    plugin = clean_root / "home/player/.local/share/carrom/plugins/mine.py"
    plugin.parent.mkdir(parents=True)
    plugin.write_text('"""Mine."""\n', encoding="utf-8")
    run(*apt, "purge", "--autoremove", "carrom", "libgl1-mesa-dri", env=inside)
    left = {path for path in _installed(clean_root) - before if "carrom" in path}
    players = {path for path in left if path.startswith("/home/player/.")}
    assert "/home/player/.local/share/carrom/plugins/mine.py" in players
    assert left - players == set()


def _installed(root: Path) -> set[str]:
    """Every file of a root outside of what its package manager keeps for itself."""
    own = ("/proc", "/sys", "/dev", "/tmp", "/var", f"/{version()}")
    found = (f"/{path.relative_to(root)}" for path in root.rglob("*") if not path.is_dir())
    return {path for path in found if not path.startswith(own) and not path.endswith(".deb")}
