"""Positions on disk."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carrom.core.pieces import Colour, QueenAt
from carrom.core.seats import Seat
from carrom.errors import BadInputError
from carrom.practice.board import Surface
from carrom.practice.positions import Positions
from tests.practice.strokes import board

BOARD = replace(
    board(w1=(0.1, 0), b1=(50, -3.25)),
    colour=Colour.BLACK,
    seat=Seat.WEST,
    surface=Surface.POWDERED,
    queen=QueenAt.PENDING,
)


def test_a_position_comes_back_as_it_was(tmp_path: Path) -> None:
    positions = Positions(tmp_path / "positions")
    assert positions.names() == ()
    assert positions.save("  Queen / cover?  ", BOARD) == "Queen  cover"
    positions.save("an other", BOARD)
    assert positions.names() == ("an other", "Queen  cover")
    assert positions.load("Queen  cover") == BOARD
    positions.delete("an other")
    assert positions.names() == ("Queen  cover",)


def test_free_names_are_numbered(tmp_path: Path) -> None:
    positions = Positions(tmp_path)
    assert positions.free_name("Position") == "Position 1"
    positions.save("position 1", BOARD)
    assert positions.free_name("Position") == "Position 2"


@pytest.mark.parametrize("name", ["", "...", "/\\", "   "])
def test_a_name_is_needed(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInputError, match="name"):
        Positions(tmp_path).save(name, BOARD)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"layout": {"w1": [0, 0], "w2": [3, 0]}}, "overlaps"),
        ({"layout": {"w1": [0, 900]}}, "off board"),
        ({"layout": {"striker": [0, 0]}}, "striker"),
        ({"queen": "board"}, "queen"),
        ({"colour": "green"}, "green"),
        ({"wind": 3}, "wind"),
    ],
)
def test_a_position_that_cannot_be_says_why(
    tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    positions = Positions(tmp_path)
    positions.save("mine", BOARD)
    path = tmp_path / "mine.json"
    tree = json.loads(path.read_text(encoding="utf-8")) | change
    path.write_text(json.dumps(tree), encoding="utf-8")
    with pytest.raises(BadInputError, match=r"mine\.json") as raised:
        positions.load("mine")
    assert said in str(raised.value)


def test_garbage_is_damaged(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadInputError, match="damaged"):
        Positions(tmp_path).load("mine")


@pytest.mark.parametrize("name", ["con", "NUL.first", "Com1"])
def test_no_file_is_called_as_a_device_of_windows(tmp_path: Path, name: str) -> None:
    positions = Positions(tmp_path)
    assert positions.save(name, BOARD) == f"_{name}"
    assert positions.load(f"_{name}") == BOARD
    assert positions.save("Console", BOARD) == "Console"
