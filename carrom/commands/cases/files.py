"""Case files: TOML, JSON and JSON lines, read into the tables of their cases."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from carrom.commands.cases.table import Table
from carrom.errors import BadInputError

STDIN = "-"

IGNORED = ("note", "law", "source", "held", "expect")
"""Keys that are for the reader."""

_HEADER = re.compile(r"^\s*\[\[\s*(case|game)\s*\]\]", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Entry:
    """One case of a file, or what is wrong with it."""

    table: object
    game: bool = False
    """Whether the file says that it is a game; a table with `boards` is one too."""
    error: str | None = None


def read_entries(name: str) -> Iterator[Entry]:
    """The cases of a file in their order, or of standard input; faulty ones among them.

    Raises:
        BadInputError: The file cannot be read.
    """
    if name == STDIN:
        yield from _lines(sys.stdin.buffer)
        return
    path = Path(name)
    try:
        if path.suffix.lower() not in (".toml", ".json"):
            with path.open("rb") as file:
                yield from _lines(file)
            return
        data = path.read_bytes()
    except OSError as error:
        raise BadInputError(f"cannot read {name}: {error.strerror or error}") from None
    try:
        text = data.decode("utf-8-sig")
        if path.suffix.lower() == ".toml":
            document = tomllib.loads(text)
            order = [match.group(1) for match in _HEADER.finditer(text)]
        else:
            document, order = _json(text), []
    except (ValueError, RecursionError) as error:
        yield Entry(None, error=f"{path.name} cannot be read: {error}")
        return
    yield from _document(document, order)


def _lines(lines: Iterable[bytes]) -> Iterator[Entry]:
    """One case a line; empty lines are skipped."""
    for n, line in enumerate(lines, start=1):
        try:
            text = line.decode("utf-8-sig").strip()
            if text:
                yield Entry(_json(text))
        except (ValueError, RecursionError) as error:
            yield Entry(None, error=f"line {n} is no JSON: {error}")


def _json(text: str) -> Any:  # noqa: ANN401 - whatever the text holds
    """JSON without the numbers that JSON does not have."""

    def refuse(constant: str) -> object:
        raise ValueError(f"{constant} is no number of JSON")

    return json.loads(text, parse_constant=refuse)


def _document(document: object, order: list[str]) -> Iterator[Entry]:
    """A list of cases, one case, or a head with cases and games that inherit from it."""
    if isinstance(document, list):
        yield from (Entry(item) for item in document)
        return
    if not isinstance(document, Mapping) or not ({"case", "game"} & set(document)):
        yield Entry(document)
        return
    head = Table(document)
    try:
        ruleset = {"ruleset": head.text("ruleset")} if head.has("ruleset") else {}
        lists: dict[str, list[Any]] = {
            kind: head.get(kind, [], head.items) for kind in ("case", "game")
        }
        head.finish(IGNORED)
    except BadInputError as error:
        yield Entry(None, error=str(error))
        return
    if len(order) != sum(map(len, lists.values())):
        order = ["case"] * len(lists["case"]) + ["game"] * len(lists["game"])
    following = {kind: iter(items) for kind, items in lists.items()}
    for kind in order:
        item = next(following[kind])
        table = {**ruleset, **item} if isinstance(item, Mapping) else item
        yield Entry(table, game=kind == "game")
