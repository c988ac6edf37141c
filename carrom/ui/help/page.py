"""What a page of help is: a subject, and what stands on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from carrom.ui.help.figures import Figure
from carrom.ui.help.glossary import Term


@dataclass(frozen=True, slots=True)
class Key:
    """What a key and a button do."""

    title: str
    key: str
    button: str


@dataclass(frozen=True, slots=True)
class Heading:
    """What the paragraphs after it are."""

    text: str


Part: TypeAlias = str | Heading | Figure | Term | Key
"""What stands on a page: a paragraph, a heading, a picture, a word of the game, or a key."""


@dataclass(frozen=True, slots=True)
class Page:
    """One subject."""

    title: str
    parts: tuple[Part, ...]
    codes: tuple[str, ...] = ()
    """Reasons that this page explains."""

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """What is written on it in sentences."""
        return tuple(part for part in self.parts if isinstance(part, str))
