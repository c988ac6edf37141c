"""The file of stars."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrom.core.message import Notice
from carrom.errors import SaveError
from carrom.practice.stars import StarsFile


def test_only_more_stars_are_kept_for_each_person(tmp_path: Path) -> None:
    path = tmp_path / "data/stars.json"
    stars = StarsFile(path, pytest.fail)
    assert stars.note("Asha", "cut-1", 2)
    assert not stars.note("Asha", "cut-1", 1)
    assert stars.note("Ravi", "cut-1", 1)
    again = StarsFile(path, pytest.fail)
    assert again.of("Asha") == {"cut-1": 2}
    assert again.of("Ravi") == {"cut-1": 1}
    assert again.of("Meera") == {}
    assert again.people == ("Asha", "Ravi")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"version": 1}',
        '{"version": 9, "people": {}}',
        '{"version": 1, "people": {"Asha": {"cut-1": "many"}}}',
    ],
)
def test_a_damaged_file_is_set_aside_and_told_of(tmp_path: Path, text: str) -> None:
    path = tmp_path / "stars.json"
    path.write_text(text, encoding="utf-8")
    told: list[Notice] = []
    stars = StarsFile(path, told.append)
    assert stars.of("Asha") == {}
    assert len(told) == 1 and "stars" in str(told[0])
    assert stars.note("Asha", "cut-1", 3)
    kept = [each for each in tmp_path.iterdir() if each != path]
    assert [each.read_text(encoding="utf-8") for each in kept] == [text]


def test_stars_that_cannot_be_written_last_until_the_end(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    stars = StarsFile(tmp_path / "file" / "stars.json", pytest.fail)
    with pytest.raises(SaveError):
        stars.note("Asha", "cut-1", 3)
    assert stars.of("Asha") == {"cut-1": 3}
