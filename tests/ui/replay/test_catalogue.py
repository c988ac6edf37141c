from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from carrom.core.figures import MatchSheet
from carrom.core.match import PlayerSpec
from carrom.core.seats import BySide, Player, Side
from carrom.ui.replay.catalogue import Kept, date_words, line_of, result
from carrom.ui.words import Words

SHEET = MatchSheet(
    played="2030-01-02 12:05:00",
    rule_set="standard",
    players={
        Player.A1: PlayerSpec("Asha"),
        Player.B1: PlayerSpec("Ravi"),
        Player.A2: PlayerSpec("Meera"),
        Player.B2: PlayerSpec("Master", "master"),
    },
    winner=Side.B,
    score=BySide(7, 25),
    games=1,
    practice=False,
    people={},
)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({}, "Ravi and Master won 25:7"),
        ({"winner": Side.A, "score": BySide(2, 1), "games": 3}, "Asha and Meera won 2:1 in games"),
        ({"winner": None, "score": BySide(9, 9)}, "Drawn 9:9"),
        ({"winner": Side.A}, "Asha and Meera won 7:25, the other side gave up"),
    ],
)
def test_results_in_words(fields: dict[str, object], words: str) -> None:
    assert result(Words(), replace(SHEET, **fields)) == words  # type: ignore[arg-type]


def test_a_line_names_players_rules_and_day() -> None:
    line = line_of(Words(), Kept(Path("a.jsonl"), SHEET), {"standard": "Standard"})
    assert line.title == "Asha and Meera against Ravi and Master"
    assert line.detail == "Ravi and Master won 25:7 · Standard"
    assert line.note == date_words(SHEET.played)
    assert "2030" in line.note
    assert not line.watched


def test_a_match_that_was_left_says_so() -> None:
    kept = Kept(Path("a.jsonl"), SHEET, unfinished=True)
    line = line_of(Words(), kept, {"standard": "Standard"})
    assert line.detail == "Not played to its end · Standard"
    assert not line.fault


def test_a_match_of_personalities_was_watched() -> None:
    players = {Player.A1: PlayerSpec("Easy", "easy"), Player.B1: PlayerSpec("Hard", "hard")}
    assert line_of(Words(), Kept(Path("a.jsonl"), replace(SHEET, players=players)), {}).watched


def test_what_cannot_be_read_says_why() -> None:
    line = line_of(Words(), Kept(Path("x/a.jsonl"), fault="The file is damaged."), {})
    assert (line.title, line.detail, line.fault) == ("a.jsonl", "The file is damaged.", True)
