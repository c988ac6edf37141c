"""Makes the Debian package of a frozen game with `dpkg-deb` alone."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from desktop import write_share
from project import DIST, HERE, MAINTAINER, ROOT, filled_in, timestamp, version

LINUX = HERE / "linux"


def pack_deb(folder: Path, tree: Path) -> Path:
    """Lay the package out in `tree`, which is made anew, and pack it."""
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(folder, tree / "usr/lib/carrom", symlinks=True)
    (tree / "usr/games").mkdir()
    (tree / "usr/games/carrom").symlink_to("../lib/carrom/carrom")
    write_share(tree / "usr/share")
    manual = tree / "usr/share/man/man6/carrom.6"
    _gzipped(manual.with_suffix(".6.gz"), manual.read_text(encoding="utf-8"))
    manual.unlink()
    documents = tree / "usr/share/doc/carrom"
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(_copyright(), encoding="utf-8")
    _gzipped(documents / "changelog.gz", _changelog())
    overrides = tree / "usr/share/lintian/overrides/carrom"
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(LINUX / "debian-overrides", overrides)
    _set_modes_and_times(tree)

    machine = _output("dpkg", "--print-architecture")
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(
        filled_in(
            LINUX / "debian-control",
            architecture=machine,
            glibc=newest_glibc(folder),
            kilobytes=str(sum(-(-file.stat().st_size // 1024) for file in _files(tree / "usr"))),
        ),
        encoding="utf-8",
    )
    (control / "md5sums").write_text(_md5sums(tree), encoding="utf-8")
    _set_modes_and_times(control)
    target = DIST / f"carrom_{version()}_{machine}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, target],
        check=True,
        stdout=subprocess.DEVNULL,
        env=os.environ | {"SOURCE_DATE_EPOCH": str(timestamp())},
    )
    return target


def newest_glibc(folder: Path) -> str:
    """The version of the C library that the binaries in `folder` need."""
    versions = {
        tuple(int(number) for number in found.group(1).split(b"."))
        for file in _files(folder)
        if file.suffix != ".zip"
        for found in re.finditer(rb"\0GLIBC_(\d+(?:\.\d+)+)\0", file.read_bytes())
    }
    return ".".join(str(number) for number in max(versions))


def _files(tree: Path) -> list[Path]:
    return [path for path in sorted(tree.rglob("*")) if path.is_file() and not path.is_symlink()]


def _set_modes_and_times(tree: Path) -> None:
    """As Debian wants them: only programs may be run, and nothing is younger than the release."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or path == tree / "usr/lib/carrom/carrom"
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (timestamp(), timestamp()), follow_symlinks=False)


def _md5sums(tree: Path) -> str:
    return "".join(
        f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(tree).as_posix()}\n"
        for file in _files(tree / "usr")
    )


def _copyright() -> str:
    holder, _, terms = (
        (ROOT / "LICENSE").read_text(encoding="utf-8").partition("\n\n")[2].partition("\n\n")
    )
    lines = [f" {line}" if line else " ." for line in terms.strip().splitlines()]
    return filled_in(
        LINUX / "debian-copyright",
        copyright=holder.strip().removeprefix("Copyright (c) "),
        terms="\n".join(lines),
    )


def _changelog() -> str:
    when = format_datetime(datetime.fromtimestamp(timestamp(), UTC))
    return (
        f"carrom ({version()}) unstable; urgency=medium\n\n"
        f"  * Release {version()}; what is new is told on the project's page.\n\n"
        f" -- {MAINTAINER}  {when}\n"
    )


def _gzipped(path: Path, text: str) -> None:
    with path.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed:
        packed.write(text.encode())


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
