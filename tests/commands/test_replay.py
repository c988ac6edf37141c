from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from carrom.cli import main

GOLDEN = sorted((Path(__file__).parent.parent / "replays").glob("*.jsonl"))


def changed(path: Path, old: str, new: str, folder: Path) -> str:
    """A copy of a replay with a pattern replaced where it comes first."""
    text, count = re.subn(old, new, path.read_text(encoding="utf-8"), count=1)
    assert count == 1
    copy = folder / path.name
    copy.write_text(text, encoding="utf-8")
    return str(copy)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_recorded_matches_come_out_the_same(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["replay", str(path), "--check"])
    assert status == 0, capsys.readouterr().out


def test_plugins_are_taken_as_the_player_has_switched_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARROM_HOME", str(tmp_path))
    powdered = next(path for path in GOLDEN if path.stem == "standard-powder")
    assert main(["replay", str(powdered)]) == 0
    assert main(["plugins", "disable", "powder"]) == 0
    assert main(["replay", str(powdered)]) == 2
    assert "powder" in capsys.readouterr().err


def test_a_match_is_told_input_by_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN[0])]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(GOLDEN[0].read_text(encoding="utf-8").splitlines()) - 1
    assert lines[0].split()[0] == "1"
    assert " strikes S" in lines[0]


def test_as_json_there_is_one_object_for_each_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN[0]), "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [entry["entry"] for entry in found] == list(range(1, len(found) + 1))
    assert found[0]["input"]["input"] == "PlayStroke"
    assert found[-1]["phase"] == "match_over"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"ruling":"passes', '"ruling":"continues', "ruled 'continues"),
        ('"touched":true', '"touched":false', "the striker touched no coin"),
        (r'"w1":\[[^]]*\]', '"w1":[5.0,5.0]', "w1 comes to rest"),
    ],
)
def test_the_first_difference_is_named(
    old: str, new: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    golden = next(path for path in GOLDEN if path.stem == "laws-singles")
    assert main(["replay", changed(golden, old, new, tmp_path), "--check"]) == 1
    assert told in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"carrom match"', '"another"', "no recorded match"),
        ('"version":1', '"version":2', "newer version"),
        ('"input":"PlayStroke"', '"input":"Juggle"', "line 4: 'Juggle' is missing or unknown"),
        ('"stroke":"N', '"stroke":"Q', "line 4"),
        (r'"b1":\[', '"zz":[', "'zz' is no piece"),
    ],
)
def test_a_file_that_cannot_be_read_is_one_sentence(
    old: str, new: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    golden = next(path for path in GOLDEN if path.stem == "laws-singles")
    assert main(["replay", changed(golden, old, new, tmp_path)]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1


def test_a_file_that_is_not_there_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(tmp_path / "nothing.jsonl")]) == 2
    assert "nothing.jsonl cannot be read" in capsys.readouterr().err
