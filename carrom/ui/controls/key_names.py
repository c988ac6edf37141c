"""Keys and buttons by name: for the settings file, and for the player."""

from __future__ import annotations

import re

from arcade import key
from pyglet.window.key import symbol_string, user_key

from carrom.ui.words import Message, Words

NO_KEY = 0
NO_WORD = "—"
"""What stands for no key or button, in any language."""

_SAME_KEY = {
    key.NUM_ENTER: key.ENTER,
    key.EQUAL: key.PLUS,
    key.NUM_ADD: key.PLUS,
    key.UNDERSCORE: key.MINUS,
    key.NUM_SUBTRACT: key.MINUS,
}
"""Shift may come up or go down while a key is held, and then the key has another name."""

_WORDS = {
    key.PLUS: "+",
    key.MINUS: "-",
    key.ENTER: "Enter",
    key.PAGEUP: "Page up",
    key.PAGEDOWN: "Page down",
    key.COMMA: ",",
    key.PERIOD: ".",
    key.SLASH: "/",
    key.BACKSLASH: "\\",
    key.SEMICOLON: ";",
    key.APOSTROPHE: "'",
    key.BRACKETLEFT: "[",
    key.BRACKETRIGHT: "]",
    key.GRAVE: "`",
    **dict.fromkeys((key.LSHIFT, key.RSHIFT), "Shift"),
    **dict.fromkeys((key.LCTRL, key.RCTRL), "Ctrl"),
    **dict.fromkeys((key.LALT, key.RALT), "Alt"),
    **dict.fromkeys((key.LMETA, key.RMETA), "Meta"),
    key.CAPSLOCK: "Caps lock",
    key.NUMLOCK: "Num lock",
}

BUTTON_WORDS = {
    "a": "A",
    "b": "B",
    "x": "X",
    "y": "Y",
    "back": "Back",
    "start": "Start",
    "guide": "Guide",
    "leftshoulder": "LB",
    "rightshoulder": "RB",
    "lefttrigger": "LT",
    "righttrigger": "RT",
    "leftstick": "L stick in",
    "rightstick": "R stick in",
    "dpleft": "D-pad left",
    "dpright": "D-pad right",
    "dpup": "D-pad up",
    "dpdown": "D-pad down",
}
"""Every button of a controller by pyglet's name for it, as the player reads it."""

_SAID: tuple[Message, ...] = (
    "Left",
    "Right",
    "Up",
    "Down",
    "D-pad left",
    "D-pad right",
    "D-pad up",
    "D-pad down",
    "L stick in",
    "R stick in",
)
"""What is not printed on keys and buttons, but only described."""

_USER_KEY = re.compile(r"KEY_(\d{1,5})")


def main_symbol(symbol: int) -> int:
    """The one symbol for a key that has several."""
    return _SAME_KEY.get(symbol, symbol)


def key_name(symbol: int) -> str:
    """The name of a key for the settings file; empty for none."""
    if symbol == NO_KEY:
        return ""
    code = _user_code(symbol)
    return symbol_string(symbol) if code is None else f"KEY_{code}"


def symbol_of(name: str) -> int | None:
    """The key of a name; None where there is no such key."""
    if not name:
        return NO_KEY
    match = _USER_KEY.fullmatch(name)
    if match is not None:
        return user_key(int(match[1]))
    symbol = getattr(key, name, None) if name.isupper() or name.startswith("KEY_") else None
    is_key = isinstance(symbol, int) and not name.startswith(("MOD_", "MOTION_"))
    return main_symbol(symbol) if is_key and symbol is not None else None


def key_word(symbol: int) -> str:
    """A key as the player reads it."""
    if symbol == NO_KEY:
        return NO_WORD
    code = _user_code(symbol)
    if code is not None:
        return f"Key {code}"
    word = _WORDS.get(symbol)
    return symbol_string(symbol).replace("_", " ").capitalize() if word is None else word


def said(words: Words, word: str) -> str:
    """A key or a button in the player's language; what is printed on it stays as it is."""
    return words(word) if word in _SAID else word


def _user_code(symbol: int) -> int | None:
    """The number of a key that has no name on this keyboard; None for all others."""
    return symbol >> 32 if symbol >> 32 else None
