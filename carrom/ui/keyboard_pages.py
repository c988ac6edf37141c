"""The letters of the keyboard on the screen, page by page; pure."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

_VISARGA = "\u0903"

_BARE = "क"
"""The letter on which signs are shown that need one before them."""


@dataclass(frozen=True, slots=True)
class KeyboardPage:
    """Rows of keys from top to bottom; each key types one letter, or some that belong together."""

    name: str
    """A few letters that stand for the page."""
    rows: tuple[tuple[str, ...], ...]

    @property
    def has_capitals(self) -> bool:
        """Whether its letters are small and large."""
        return any(key.upper() != key for keys in self.rows for key in keys)


LATIN = KeyboardPage(
    "abc", tuple(map(tuple, ("1234567890", "qwertyuiop", "asdfghjkl_", "zxcvbnm-.'")))
)

DEVANAGARI = KeyboardPage(
    "कखग",
    (
        (*"१२३४५६७८९०", "-"),
        tuple("अआइईउऊऋएऐओऔ"),
        tuple("ािीुूृेैोौं"),
        (*"कखगघङचछजझञ", "्"),
        (*"टठडढणतथदधन", "ँ"),
        (*"पफबभमयरलव", _VISARGA, "़"),
        (*"शषसहळ", "क्ष", "त्र", "ज्ञ", "श्र", "ऑ", "ॉ"),
    ),
)

_OWN: Mapping[str, KeyboardPage] = {"ne": DEVANAGARI, "hi": DEVANAGARI}
"""The page of each language that is not written with Latin letters."""


def keyboard_pages(language: str) -> tuple[KeyboardPage, ...]:
    """The pages for a language, its own letters first; Latin ones are always there."""
    return (_OWN[language], LATIN) if language in _OWN else (LATIN,)


def key_word(key: str, *, capital: bool = False) -> str:
    """How a key is labelled."""
    if unicodedata.category(key[0]).startswith("M"):
        return _BARE + key
    return key.upper() if capital else key


def begins_word(text: str) -> bool:
    """Whether the next letter of a text is the first of a word."""
    return not text or text[-1].isspace()
