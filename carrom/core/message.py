"""Texts for the player, which the catalogues of languages translate."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Message: TypeAlias = str
"""An English text, which is the key of its translations; tables of this type are extracted."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What a layer that knows no language says to the player; as a string it is English."""

    text: Message
    values: Mapping[str, object] = field(default_factory=dict)
    """What fills its placeholders: names, numbers, and notices that are part of it."""
    precisely: str = ""
    """The same in English with its details: for the log, the command line and plugin authors."""

    def __str__(self) -> str:
        return self.precisely or (self.text.format(**self.values) if self.values else self.text)


def joined(*notices: Notice) -> Notice:
    """Several sentences as one notice."""
    values = {f"sentence{number}": notice for number, notice in enumerate(notices)}
    return Notice(" ".join(f"{{{name}}}" for name in values), values)
