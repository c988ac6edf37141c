from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from carrom.errors import BadInputError, SaveError
from carrom.storage.files import NEW, read_text, remove, set_aside, write_text


def test_a_shorter_text_leaves_nothing_of_the_longer_one(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "file.txt"
    write_text(path, "long " * 100)
    write_text(path, "short, kürzer")
    assert read_text(path) == "short, kürzer"
    assert [entry.name for entry in path.parent.iterdir()] == ["file.txt"]


def test_a_file_that_was_being_written_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "file.txt"
    write_text(path, "whole")
    (tmp_path / f"file.txt{NEW}").write_text("hal", encoding="utf-8")
    assert read_text(path) == "whole"
    write_text(path, "whole again")
    assert read_text(path) == "whole again"


def test_until_the_new_text_is_written_the_old_one_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file.txt"
    write_text(path, "old")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(SaveError, match="no space left"):
        write_text(path, "new")
    assert read_text(path) == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_a_file_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("", encoding="utf-8")
    with pytest.raises(SaveError, match="cannot be written"):
        write_text(tmp_path / "folder" / "file.txt", "")


def test_what_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="cannot be read"):
        read_text(tmp_path / "nothing")
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00\xd8")
    with pytest.raises(BadInputError, match="no text file"):
        read_text(tmp_path / "picture")


def test_what_is_larger_than_any_file_of_the_game_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrom.storage.files.MOST_LETTERS", 3)
    write_text(tmp_path / "text", "abc")
    assert read_text(tmp_path / "text") == "abc"
    write_text(tmp_path / "film", "abcd")
    with pytest.raises(BadInputError, match="too large"):
        read_text(tmp_path / "film")


def test_what_is_no_text_in_the_name_of_a_file_is_kept_in_json(tmp_path: Path) -> None:
    name = "bad\udcff"
    write_text(tmp_path / "file.json", json.dumps(name, ensure_ascii=False))
    assert json.loads(read_text(tmp_path / "file.json")) == name


def test_the_mark_of_some_editors_is_no_part_of_the_text(tmp_path: Path) -> None:
    (tmp_path / "file.json").write_text("{}", encoding="utf-8-sig")
    assert read_text(tmp_path / "file.json") == "{}"


def test_files_set_aside_never_replace_each_other(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    for text in ("first", "second"):
        path.write_text(text, encoding="utf-8")
        assert set_aside(path) is not None
    kept = sorted(tmp_path.iterdir())
    assert [entry.read_text(encoding="utf-8") for entry in kept] == ["first", "second"]
    assert set_aside(path) is None
    remove(path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes among files")
def test_nobody_waits_for_a_pipe_to_which_nobody_writes(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    assert read_text(tmp_path / "pipe.toml") == ""
