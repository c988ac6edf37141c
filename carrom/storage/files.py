"""Text files that are whole at every moment, whatever stops the game."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path

from carrom.core.message import Message, Notice, joined
from carrom.errors import BadInputError, CarromError, SaveError, system_fault

_log = logging.getLogger(__name__)

NEW = ".new"
"""Ending of a file that is still being written."""

STAMP = "%Y-%m-%d %H.%M.%S"
"""A moment as names of files have it: it sorts by time, and every system allows it."""

MOST_LETTERS = 20_000_000
"""No file of the game comes near to it."""


def write_text(path: Path, text: str) -> None:
    """Replace a file, which holds the old text until the new one is on the disk.

    What names of files hold that is no text is written as JSON writes it.

    Raises:
        SaveError: The file cannot be written.
    """
    unfinished = path.with_name(path.name + NEW)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with unfinished.open(
            "w", encoding="utf-8", errors="backslashreplace", newline="\n"
        ) as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    except OSError as error:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise SaveError(
            "{file} cannot be written: {why}.", file=path, why=system_fault(error)
        ) from error


def exists(path: Path) -> bool:
    """Whether there is a file that can be looked at; a folder that is closed to us holds none."""
    return os.path.exists(path)


def unused(folder: Path, name: str, ending: str) -> Path:
    """A path at which there is nothing yet; where there is something, the name gets a number."""
    path, number = folder / f"{name}{ending}", 1
    while exists(path):
        number += 1
        path = folder / f"{name} ({number}){ending}"
    return path


def read_text(path: Path) -> str:
    """The text of a file, without the mark that some editors put before it.

    Raises:
        BadInputError: The file cannot be read, is no text, or is larger than any of the game's.
    """
    try:
        with open(path, encoding="utf-8-sig", opener=_open_at_once) as file:
            text = file.read(MOST_LETTERS + 1)
    except OSError as error:
        raise BadInputError(
            "{file} cannot be read: {why}.", file=path, why=system_fault(error)
        ) from error
    except UnicodeDecodeError as error:
        raise BadInputError("{file} is no text file.", file=path) from error
    if len(text) > MOST_LETTERS:
        raise BadInputError("{file} is too large.", file=path)
    return text


def _open_at_once(path: str, flags: int) -> int:
    """Open a file, and do not wait where it is a pipe that nobody writes to."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def damaged(file: str, details: str) -> BadInputError:
    """The error of a file whose content cannot be used; its details are for the log."""
    _log.info("%s", details)
    return BadInputError("{file} is damaged.", precisely=details, file=file)


def set_aside(path: Path) -> Path | None:
    """Rename a file that cannot be used, so that nothing is lost; None where that fails too."""
    number = 1
    while exists(aside := path.with_name(f"{path.stem}.unread-{number}{path.suffix}")):
        number += 1
    try:
        path.rename(aside)
    except OSError:
        return None
    return aside


def remove(path: Path) -> None:
    """Delete a file if it is there.

    Raises:
        SaveError: The file cannot be deleted.
    """
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise SaveError(
            "{file} cannot be deleted: {why}.", file=path, why=system_fault(error)
        ) from error


def begun_anew(error: CarromError, consequence: Message, path: Path) -> Notice:
    """What to tell of a file that could not be read, which is set aside now.

    Args:
        error: Why it could not be read.
        consequence: A sentence about what is done without it.
        path: The file.
    """
    told = [error.notice, Notice(consequence)]
    aside = set_aside(path)
    if aside is not None:
        told.append(Notice("The file is kept as {file}.", {"file": aside}))
    return joined(*told)
