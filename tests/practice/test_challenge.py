"""Challenge files: what they say, and why a broken one is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrom.core.pieces import QueenAt
from carrom.errors import BadInputError
from carrom.practice.challenge import Challenge, read_challenge
from carrom.practice.shelf import load_shelf
from tests.practice.strokes import made

GOOD = """
title = "Two in a turn"
kind = "run"
text = "Pocket both."
strokes = 2

[board.coins]
w1 = [300, 300]
w2 = [-300, 300]
b1 = [0, 0]

[[star]]
tell = "One falls"
at_least = { white = 1 }

[[star]]
tell = "Both fall"
pocket = ["w1", "w2"]
"""


def read(tmp_path: Path, text: str) -> Challenge:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return read_challenge(path)


def test_stars_follow_each_other(tmp_path: Path) -> None:
    challenge = read(tmp_path, GOOD)
    board = challenge.board.board()
    first = made(board, "w1")
    second = made(first.after, "w2")
    assert challenge.stars(()) == 0
    assert challenge.stars((first,)) == 1
    assert challenge.stars((first, second)) == 2


def test_a_star_counts_only_after_the_one_before_it(tmp_path: Path) -> None:
    text = GOOD.replace("at_least = { white = 1 }", 'pocket = ["w1"]')
    challenge = read(tmp_path, text.replace('pocket = ["w1", "w2"]', 'pocket = ["w2"]'))
    first = made(challenge.board.board(), "w2")
    assert challenge.stars((first,)) == 0
    assert challenge.stars((first, made(first.after, "w1"))) == 2


def test_an_attempt_ends_with_its_strokes_its_turn_or_its_stars(tmp_path: Path) -> None:
    challenge = read(tmp_path, GOOD)
    board = challenge.board.board()
    first = made(board, "w1")
    assert not challenge.is_over(())
    assert not challenge.is_over((first,))
    assert challenge.is_over((made(board),))
    assert challenge.is_over((made(board, "w1", "w2"),))
    assert challenge.is_over((first, made(first.after)))


def test_the_queen_may_wait(tmp_path: Path) -> None:
    waiting = read(
        tmp_path, GOOD.replace("[board.coins]", '[board]\nqueen = "waiting"\n[board.coins]')
    )
    assert waiting.board.board().queen is QueenAt.PENDING


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("title =", "name =", "name"),
        ('kind = "run"', 'kind = "trick"', "trick"),
        ("w1 = [300, 300]", "w1 = [300]", "w1"),
        ("w1 = [300, 300]", "w1 = [400, 300]", "w1 lies off the board"),
        ("w1 = [300, 300]", "w1 = [345, 345]", "w1 lies over a pocket"),
        ("w1 = [300, 300]", "w1 = [-290, 300]", "overlaps"),
        ("w1 = [300, 300]", "x1 = [300, 300]", "x1"),
        ("w1 = [300, 300]", "striker = [0, 100]", "striker"),
        ("b1 = [0, 0]", "w3 = [0, 0]", "a white and a black coin"),
        ('pocket = ["w1", "w2"]', 'pocket = ["w7"]', "w7"),
        ('pocket = ["w1", "w2"]', 'pockets = ["w1"]', "pockets"),
        ('pocket = ["w1", "w2"]', 'pocket = "w1"', "star"),
        ("strokes = 2", "strokes = 0", "strokes is 0"),
        ("strokes = 2", 'solution = ["S+0 90"]', "S+0 90"),
        ("strokes = 2", 'solution = ["N+0000 9000 2000"]', "another seat"),
        ("strokes = 2", 'solution = ["S+0000 9000 2000", "S+0000 9000 2000"]', "more strokes"),
        ("[[star]]", "[[stars]]", "star"),
        ("title", "= title", "TOML"),
    ],
)
def test_broken_files_say_what_is_wrong(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadInputError, match=r"mine\.toml") as raised:
        read(tmp_path, GOOD.replace(old, new))
    assert said in str(raised.value)


def test_shelf_takes_both_folders_and_tells_why_a_file_is_broken(tmp_path: Path) -> None:
    bundled, own = tmp_path / "bundled", tmp_path / "own"
    for folder in (bundled, own):
        folder.mkdir()
        (folder / "mine.toml").write_text(GOOD, encoding="utf-8")
    (own / "broken.toml").write_text("title = 3", encoding="utf-8")
    (own / "binary.toml").write_bytes(b"\xff\xfe\x00")
    (own / "notes.txt").write_text("not a challenge", encoding="utf-8")
    shelf = load_shelf(bundled, own)
    assert [entry.id for entry in shelf] == ["mine", "own/mine", "own/binary", "own/broken"]
    assert [entry.own for entry in shelf] == [False, True, True, True]
    assert all(entry.problem for entry in shelf if entry.challenge is None)
    assert load_shelf(tmp_path / "none", tmp_path / "neither") == ()
