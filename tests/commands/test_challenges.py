"""`carrom challenges`, as an author of challenges would use it."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrom.cli import main
from carrom.paths import shipped

EASY = """
title = "Easy"
kind = "cut"
text = "Pocket it."

[board.coins]
w1 = [290, 290]
b1 = [-200, 0]

[[star]]
tell = "It falls"
pocket = ["w1"]
"""


@pytest.fixture
def easy(tmp_path: Path) -> Path:
    path = tmp_path / "easy.toml"
    path.write_text(EASY, encoding="utf-8")
    return path


def test_a_solution_that_was_found_is_one(easy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["challenges", "--solve", "--tries", "40", str(easy)]) == 0
    told, line = capsys.readouterr().out.splitlines()
    assert told.startswith("easy.toml: 1 of 1 stars")
    easy.write_text(f"{line}\n{EASY}", encoding="utf-8")
    assert main(["challenges", str(easy)]) == 0
    assert "earns 1 of 1 stars" in capsys.readouterr().out


def test_a_solution_that_is_none_is_told_of(easy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    easy.write_text('solution = ["S+0000 9000 300"]\n' + EASY, encoding="utf-8")
    assert main(["challenges", str(easy)]) == 1
    assert "earns 0 of 1 stars" in capsys.readouterr().out


def test_broken_files_are_told_of_and_the_others_still_tried(
    easy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("title = 3", encoding="utf-8")
    assert main(["challenges", str(broken), str(easy)]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("broken.toml: ") and second.startswith("easy.toml: ")


def test_without_files_all_are_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARROM_HOME", str(tmp_path))
    assert main(["challenges"]) == 0
    names = {line.split(":")[0] for line in capsys.readouterr().out.splitlines()}
    assert names == {path.name for path in (shipped("assets") / "challenges").glob("*.toml")}
