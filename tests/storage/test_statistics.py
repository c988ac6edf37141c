from __future__ import annotations

from pathlib import Path

import pytest

from carrom.core.figures import Figures, MatchSheet
from carrom.core.match import PlayerSpec
from carrom.core.message import Notice
from carrom.core.seats import BySide, Player, Side
from carrom.errors import SaveError
from carrom.storage.statistics import StatisticsFile


def sheet(played: str = "2030-01-02 12:00:00", **people: Figures) -> MatchSheet:
    return MatchSheet(
        played=played,
        rule_set="standard",
        players={Player.A1: PlayerSpec("Asha"), Player.B1: PlayerSpec("Clockwork", "easy")},
        winner=Side.A,
        score=BySide(25, 7),
        games=1,
        practice=False,
        people=people,
    )


@pytest.fixture
def told() -> list[Notice]:
    return []


def test_sheets_are_read_as_they_were_noted(tmp_path: Path, told: list[Notice]) -> None:
    path = tmp_path / "data" / "statistics.json"
    late, early = sheet("2030-02-02 12:00:00", Asha=Figures(boards=3)), sheet(Ravi=Figures())
    kept = StatisticsFile(path, told.append)
    kept.note("late.jsonl", late)
    kept.note("early.jsonl", early)
    assert list(StatisticsFile(path, told.append).sheets.items()) == [
        ("early.jsonl", early),
        ("late.jsonl", late),
    ]
    assert not told


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"version": 1}', '{"version": 1, "matches": {"a": {"played": 3}}}', "\x00"],
)
def test_a_damaged_file_is_set_aside_and_told(
    tmp_path: Path, told: list[Notice], text: str
) -> None:
    path = tmp_path / "statistics.json"
    path.write_text(text)
    assert not StatisticsFile(path, told.append).sheets
    assert len(told) == 1
    assert "anew" in str(told[0])
    assert (tmp_path / "statistics.unread-1.json").read_text() == text


def test_a_match_of_no_day_is_damage(tmp_path: Path, told: list[Notice]) -> None:
    path = tmp_path / "statistics.json"
    StatisticsFile(path, told.append).note("a.jsonl", sheet())
    path.write_text(path.read_text().replace("2030-01-02", "2030-13-02"))
    assert not StatisticsFile(path, told.append).sheets
    assert "damaged" in str(told[0])


def test_a_file_of_a_newer_game_is_kept(tmp_path: Path, told: list[Notice]) -> None:
    path = tmp_path / "statistics.json"
    path.write_text('{"version": 99, "matches": {}}')
    assert not StatisticsFile(path, told.append).sheets
    assert "another version" in str(told[0])
    assert (tmp_path / "statistics.unread-1.json").exists()


def test_what_cannot_be_written_lasts_until_the_end(tmp_path: Path, told: list[Notice]) -> None:
    (tmp_path / "data").write_text("no folder")
    kept = StatisticsFile(tmp_path / "data" / "statistics.json", told.append)
    with pytest.raises(SaveError):
        kept.note("a.jsonl", sheet())
    assert list(kept.sheets) == ["a.jsonl"]
