"""The widget for an option of a house rule, made from its declaration."""

from __future__ import annotations

from collections.abc import Callable

from carrom.core.json_value import Json
from carrom.core.registration import Option, OptionValue
from carrom.ui.art.widgets import Choice, TextField, Widget
from carrom.ui.options_model import parsed, shown, values_of
from carrom.ui.words import Words

LONGEST_TEXT = 40


def option_title(words: Words, option: Option) -> str:
    """What an option is called."""
    return words(option.title or option.name.replace("_", " "))


def option_row(
    words: Words, option: Option, value: Json, set_to: Callable[[OptionValue], None], word: str = ""
) -> Widget:
    """Something to step through the values, or to type one where there is no list of them."""
    word = word or option_title(words, option)
    values = values_of(option)
    if not values:
        text = "" if value is None else str(value)
        return TextField(word, text, lambda typed: set_to(parsed(option, typed)), most=LONGEST_TEXT)
    now = value if value is None or isinstance(value, bool | int | float | str) else option.default
    if now not in values:
        values = (now, *values)
    told = [shown(words, option, each) for each in values]
    choice = Choice(word, told, values.index(now), lambda n: set_to(values[n]))
    choice.enabled = len(values) > 1
    return choice
