"""Values of settings as the player reads them; pure."""

from __future__ import annotations

from collections.abc import Sequence

from carrom.storage.settings import Hints, TextSize
from carrom.ui.controls.bindings import TITLES, Bindings, Command

HINTS = {
    Hints.FULL: "Full",
    Hints.SHORT: "Short",
    Hints.NONE: "None",
}

TEXT_SIZES = {
    TextSize.NORMAL: "Normal",
    TextSize.LARGE: "Large",
    TextSize.LARGEST: "Largest",
}

KEPT = (20, 50, 100, 200, 500, 1000, 2000)
"""How many replays can be kept, as offered."""


def kept_index(count: int) -> int:
    """The offer that is nearest to a count."""
    return min(range(len(KEPT)), key=lambda index: abs(KEPT[index] - count))


def delay_word(seconds: float) -> str:
    """How long a result stands."""
    return f"{seconds:.0f} s" if seconds else "Until Next"


def conflict_sentence(bindings: Bindings) -> str:
    """Which commands want the same key or button; empty where none do."""
    keys = [(bindings.key_word(each[0]), each) for each in bindings.key_conflicts]
    buttons = [(bindings.button_word(each[0]), each) for each in bindings.button_conflicts]
    return " ".join(_clash(word, commands) for word, commands in keys + buttons)


def _clash(word: str, commands: Sequence[Command]) -> str:
    first, *rest = (TITLES[command] for command in commands)
    lack = "lacks one" if len(rest) == 1 else "lack one"
    return f"{word} does “{first}”; {' and '.join(f'“{each}”' for each in rest)} {lack}."
