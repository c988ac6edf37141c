"""Positions that the player has kept, each a JSON file in a folder."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from carrom.core.pieces import QUEEN, STRIKER, QueenAt
from carrom.errors import BadInputError
from carrom.practice.board import PracticeBoard
from carrom.practice.placing import put_fault
from carrom.storage import files
from carrom.storage.converter import make_converter
from carrom.storage.json_files import read_json
from carrom.storage.strict_converter import structured

LONGEST_NAME = 40

_FORBIDDEN = re.compile(r'[\\/:*?"<>|\x00-\x1f]')
"""What some system does not allow in the name of a file."""

_DEVICE = re.compile(r"(con|prn|aux|nul|(com|lpt)\d)(\..*)?", re.IGNORECASE)
"""What stands for a device on Windows, whatever its ending."""


@dataclass(frozen=True, slots=True)
class Positions:
    """The folder; it need not exist before the first position is kept."""

    folder: Path

    def names(self) -> tuple[str, ...]:
        """All kept positions, by name."""
        try:
            return tuple(sorted((path.stem for path in self.folder.glob("*.json")), key=str.lower))
        except OSError:
            return ()

    def save(self, name: str, board: PracticeBoard) -> str:
        """Keep a position; one of the same name is replaced.

        Returns:
            The name that it has now.

        Raises:
            BadInputError: The name is empty.
            SaveError: It cannot be written.
        """
        name = clean(name)
        if not name:
            raise BadInputError("Give the position a name.")
        write_position(self._path(name), board)
        return name

    def load(self, name: str) -> PracticeBoard:
        """A kept position.

        Raises:
            BadInputError: It cannot be read, or is none.
        """
        return read_position(self._path(name))

    def delete(self, name: str) -> None:
        """Throw a position away.

        Raises:
            SaveError: Its file cannot be deleted.
        """
        files.remove(self._path(name))

    def free_name(self, stem: str) -> str:
        """A name that no position has: the stem and a number."""
        taken = {name.lower() for name in self.names()}
        number = 1
        while f"{stem} {number}".lower() in taken:
            number += 1
        return f"{stem} {number}"

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.json"


def write_position(path: Path, board: PracticeBoard) -> None:
    """Keep a position in a file.

    Raises:
        SaveError: It cannot be written.
    """
    tree = make_converter().unstructure(board, PracticeBoard)
    files.write_text(path, json.dumps(tree, indent=1, ensure_ascii=False) + "\n")


def read_position(path: Path) -> PracticeBoard:
    """The position in a file.

    Raises:
        BadInputError: It cannot be read, or is none.
    """
    board = structured(make_converter(), read_json(path), PracticeBoard, path.name)
    fault = fault_of(board)
    if fault is not None:
        raise files.damaged(path.name, f"{path.name}: {fault}.")
    return board


def clean(name: str) -> str:
    """A name as a file may have it; empty if nothing is left of it."""
    name = _FORBIDDEN.sub("", name).strip(" .")[:LONGEST_NAME].strip(" .")
    return f"_{name}" if _DEVICE.fullmatch(name) else name


def fault_of(board: PracticeBoard) -> str | None:
    """What contradicts itself in a position; None if nothing does."""
    if STRIKER in board.layout:
        return "the striker lies among the coins"
    for piece, spot in board.layout.items():
        fault = put_fault(board.layout, piece, spot)
        if fault is not None:
            return f"{piece} cannot lie where it does ({fault.value.replace('_', ' ')})"
    if (QUEEN in board.layout) != (board.queen is QueenAt.BOARD):
        return f"the queen is {board.queen.value}, which does not fit the board"
    return None
