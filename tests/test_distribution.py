"""What is in the wheel and in the source archive."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    return folder


def shipped_files(name: str) -> set[str]:
    return {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / name).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.mark.parametrize("name", ["plugins", "assets"])
def test_wheel_and_archive_have_every_file(built: Path, name: str) -> None:
    files = shipped_files(name)
    assert files
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        assert {f"carrom/_bundled/{file}" for file in files} <= set(wheel.namelist())
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {member.partition("/")[2] for member in archive.getnames()}
    assert files <= names


def test_wheel_installs_nothing_but_carrom(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        tops = {name.partition("/")[0] for name in wheel.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"carrom"}
