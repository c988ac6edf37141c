"""Which font a piece of text needs, and where it may be cut."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import groupby

LATIN = "Noto Sans"
DEVANAGARI = "Noto Sans Devanagari"
ELLIPSIS = "…"
_DEVANAGARI_BLOCKS = ((0x0900, 0x097F), (0xA8E0, 0xA8FF), (0x1CD0, 0x1CFF), (0x200C, 0x200D))


def script_runs(text: str) -> Iterator[tuple[str, str]]:
    """`text` cut into (font name, part), since one run is shaped in one script.

    Spaces and signs stay with what they follow.
    """
    fonts = []
    font = LATIN
    for letter in text:
        if any(low <= ord(letter) <= high for low, high in _DEVANAGARI_BLOCKS):
            font = DEVANAGARI
        elif unicodedata.category(letter)[0] in "LN" or font == LATIN:
            font = LATIN
        elif letter not in " .,:;!?-()%/+" and not unicodedata.combining(letter):
            font = LATIN
        fonts.append(font)
    start = 0
    for font, group in groupby(fonts):
        length = len(list(group))
        yield font, text[start : start + length]
        start += length


def writable(text: str) -> str:
    """`text` with a question mark for all that is no letter, as names of files can hold it."""
    return text.encode(errors="replace").decode()


def shortened(text: str, fits: int) -> str:
    """The first `fits` characters, fewer if a letter would lose its marks, and an ellipsis."""
    while fits > 0 and fits < len(text) and _belongs_to_last(text, fits):
        fits -= 1
    return text[:fits].rstrip() + ELLIPSIS


def _belongs_to_last(text: str, index: int) -> bool:
    """Whether the character at `index` is a mark of the letter before it, or joined to it."""
    return (
        unicodedata.category(text[index])[0] == "M" or unicodedata.combining(text[index - 1]) == 9
    )
