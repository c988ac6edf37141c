"""Packs a frozen game for players, so that one commit always gives the same bytes."""

from __future__ import annotations

import gzip
import hashlib
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from project import BUILD, DIST, HERE, filled_in, timestamp, version

CHECKSUMS = "SHA256SUMS"
CONTENTS = "contents.txt"


def pack_tar(folder: Path, machine: str) -> Path:
    """The frozen game for Linux with `install.sh`, as `.tar.gz`.

    Links and the right to run survive in it, which neither `zip` nor `shutil.make_archive` promise
    (pyinstaller/pyinstaller#9367).
    """
    name = f"carrom-{version()}-linux-{machine}"
    target = DIST / f"{name}.tar.gz"
    with target.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=timestamp()) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar:
            for path in sorted(folder.rglob("*")):
                tar.add(path, f"{name}/{path.relative_to(folder)}", recursive=False, filter=_plain)
    return target


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = timestamp()
    return entry


def pack_zip(folder: Path, machine: str) -> Path:
    """The frozen game for Windows, to be unpacked anywhere; it has no links."""
    name = f"carrom-{version()}-windows-{machine}"
    target = DIST / f"{name}.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(f"{name}/{path.relative_to(folder).as_posix()}")
                packed.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)
    return target


def pack_installer(folder: Path) -> Path:
    """The installer for Windows; needs `makensis`, which Linux has too."""
    target = DIST / f"carrom-{version()}-setup.exe"
    numbers = ".".join([*version().split(".")[:3], "0"])
    script = BUILD / "carrom.nsi"
    script.write_text(
        filled_in(
            HERE / "windows/carrom.nsi",
            numbers=numbers,
            folder=str(folder),
            icon=str(BUILD / "icons/carrom.ico"),
            target=str(target),
        ),
        encoding="utf-8",
    )
    subprocess.run(["makensis", "-V2", "-WX", script], check=True)
    return target


def pack_disk_image(bundle: Path, machine: str) -> Path:
    """The application for macOS as a disk image with a link to the folder of applications."""
    target = DIST / f"carrom-{version()}-macos-{machine}.dmg"
    content = BUILD / "dmg"
    shutil.rmtree(content, ignore_errors=True)
    content.mkdir(parents=True)
    subprocess.run(["ditto", bundle, content / bundle.name], check=True)
    (content / "Applications").symlink_to("/Applications")
    what = ["-volname", "Carrom", "-srcfolder", str(content)]
    subprocess.run(["hdiutil", "create", *what, "-format", "UDZO", str(target)], check=True)
    return target


def write_checksums(files: list[Path]) -> Path:
    """`SHA256SUMS` of the archives, as `sha256sum --check` reads it."""
    target = DIST / CHECKSUMS
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in files]
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return target


def write_contents(folder: Path) -> Path:
    """The size in bytes and the path of every file of the frozen game, to compare two builds."""
    target = DIST / CONTENTS
    lines = [
        f"{path.stat().st_size:>9} {path.relative_to(folder).as_posix()}"
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink()
    ]
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(
        f"{sum(int(line.split()[0]) for line in lines) / 1e6:.1f} MB in {folder}", file=sys.stderr
    )
    return target
