"""Strict reading of a table from TOML or JSON: every fault names its key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Any, TypeVar

from carrom.core.pieces import ByColour
from carrom.errors import BadInputError

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)


class Table:
    """The keys of one table; `finish` refuses those that nobody has asked for."""

    def __init__(self, value: object, path: str = "") -> None:
        """Wrap a table.

        Raises:
            BadInputError: It is none.
        """
        if not isinstance(value, Mapping):
            raise BadInputError(f"{path or 'the case'} must be a table, not {shown(value)}")
        self._entries = value
        self._path = path
        self._asked: set[str] = set()

    def name(self, key: str) -> str:
        """A key as the user knows it."""
        return f"{self._path}.{key}" if self._path else key

    def has(self, key: str) -> bool:
        """Whether there is a value."""
        return key in self._entries

    def raw(self, key: str) -> Any:  # noqa: ANN401 - whatever the file holds
        """The value of a key as it is.

        Raises:
            BadInputError: It is missing.
        """
        self._asked.add(key)
        if key not in self._entries:
            raise BadInputError(f"{self.name(key)} is missing")
        return self._entries[key]

    def get(self, key: str, default: T, read: Callable[[str], T]) -> T:
        """What `read` makes of a key, or the default where it is missing."""
        self._asked.add(key)
        return read(key) if key in self._entries else default

    def whole(self, key: str, low: int = 0, high: int | None = None) -> int:
        """A whole number."""
        value = self.raw(key)
        if type(value) is not int:
            raise BadInputError(f"{self.name(key)} must be a whole number, not {shown(value)}")
        if value < low or (high is not None and value > high):
            span = f"at least {low}" if high is None else f"from {low} to {high}"
            raise BadInputError(f"{self.name(key)} must be {span}, not {shown(value)}")
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.raw(key)
        if type(value) is not bool:
            raise BadInputError(f"{self.name(key)} must be true or false, not {shown(value)}")
        return value

    def text(self, key: str) -> str:
        """A text."""
        value = self.raw(key)
        if not isinstance(value, str):
            raise BadInputError(f"{self.name(key)} must be a text, not {shown(value)}")
        return value

    def choice(self, key: str, kind: type[E]) -> E:
        """One of the values of an enumeration."""
        return chosen(self.raw(key), kind, self.name(key))

    def items(self, key: str) -> list[Any]:
        """A list."""
        value = self.raw(key)
        if not isinstance(value, list):
            raise BadInputError(f"{self.name(key)} must be a list, not {shown(value)}")
        return value

    def table(self, key: str) -> Table:
        """A table within this one."""
        return Table(self.raw(key), self.name(key))

    def by_colour(
        self, key: str, default: ByColour[T], read: Callable[[Table, str], T]
    ) -> ByColour[T]:
        """A table of `white` and `black`, each with its default."""
        if not self.has(key):
            return default
        table = self.table(key)
        pair = ByColour(
            table.get("white", default.white, lambda name: read(table, name)),
            table.get("black", default.black, lambda name: read(table, name)),
        )
        table.finish()
        return pair

    def finish(self, ignored: Iterable[str] = ()) -> None:
        """Refuse what nobody asked for.

        Raises:
            BadInputError: There is an unknown key.
        """
        unknown = [str(key) for key in self._entries if key not in self._asked | set(ignored)]
        if unknown:
            raise BadInputError(f"{self.name(unknown[0])} is an unknown key")


def chosen(value: object, kind: type[E], name: str) -> E:
    """A value as a member of an enumeration.

    Raises:
        BadInputError: It is none.
    """
    try:
        if isinstance(value, str):
            return kind(value)
    except ValueError:
        pass
    raise BadInputError(f"{name} must be one of {', '.join(kind)}, not {shown(value)}")


def shown(value: object) -> str:
    """A value in a message, cut short if it is long."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
