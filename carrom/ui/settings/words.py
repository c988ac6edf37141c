"""Values of settings as the player reads them; pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carrom.storage.settings import Hints, TextSize
from carrom.ui.controls.bindings import TITLES, Bindings, Command
from carrom.ui.controls.devices import Device
from carrom.ui.controls.key_names import said
from carrom.ui.words import Message, Words

HINTS: Mapping[Hints, Message] = {
    Hints.FULL: "Full",
    Hints.SHORT: "Short",
    Hints.NONE: "None",
}

TEXT_SIZES: Mapping[TextSize, Message] = {
    TextSize.NORMAL: "Normal",
    TextSize.LARGE: "Large",
    TextSize.LARGEST: "Largest",
}


def delay_word(words: Words, seconds: float) -> str:
    """How long a result stands."""
    return words("{seconds} s", seconds=f"{seconds:.0f}") if seconds else words("Until Next")


def conflict_sentence(words: Words, bindings: Bindings) -> str:
    """Which commands want the same key or button; empty where none do."""
    keys = [(bindings.key_word(each[0]), each) for each in bindings.key_conflicts]
    buttons = [(bindings.button_word(each[0]), each) for each in bindings.button_conflicts]
    return " ".join(_clash(words, word, commands) for word, commands in keys + buttons)


def ways_out(words: Words, for_button: bool, device: Device) -> str:
    """How to leave a command as it is, or without a key or button, while another is awaited.

    Args:
        words: In which language.
        for_button: Whether a button of a controller is awaited, not a key.
        device: What the player has in hand.
    """
    if device is Device.PAD:
        return words(
            "B leaves it as it is; the button that it has takes it away."
            if for_button
            else "Only a keyboard has keys; any button leaves it as it is."
        )
    return words(
        "Only a controller has buttons. Escape leaves it as it is, Delete takes it away."
        if for_button
        else "Escape leaves it as it is, Delete takes it away."
    )


def _clash(words: Words, word: str, commands: Sequence[Command]) -> str:
    first, *rest = (words(TITLES[command]) for command in commands)
    return words.plural(
        "{key} does “{first}”; {others} lacks one.",
        "{key} does “{first}”; {others} lack one.",
        len(rest),
        key=said(words, word),
        first=first,
        others=", ".join(f"“{each}”" for each in rest),
    )
