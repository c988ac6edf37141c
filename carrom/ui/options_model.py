"""Options of house rules as the player sees them: the values, their words, the usual one; pure."""

from __future__ import annotations

import math

from carrom.core.registration import HouseRule, Option, Options, OptionValue
from carrom.storage.settings import RuleOptions
from carrom.ui.words import Words

MOST_STEPS = 200
"""A whole number with more values than this is typed, not stepped through."""

FLOAT_STEPS = 20
"""So many steps from the lowest to the highest value of a number that is not whole."""


def values_of(option: Option) -> tuple[OptionValue, ...]:
    """Everything an option can be set to, from low to high; empty where it has to be typed."""
    values: list[OptionValue]
    if option.choices:
        values = list(option.choices)
    elif option.type is bool:
        values = [False, True]
    elif option.type is str or option.low is None or option.high is None:
        return ()
    elif option.type is float:
        span = option.high - option.low
        steps = {round(option.low + span * n / FLOAT_STEPS, 6) for n in range(FLOAT_STEPS + 1)}
        if option.default is not None:
            steps.add(float(option.default))
        values = [*sorted(steps)]
    elif option.high - option.low >= MOST_STEPS:
        return ()
    else:
        values = list(range(math.ceil(option.low), math.floor(option.high) + 1))
    if option.none and None not in values:
        values.insert(0, None)
    return tuple(values)


def parsed(option: Option, typed: str) -> OptionValue:
    """What was typed as a value; the text itself, which is then refused, where it is none."""
    if not typed.strip() and option.none:
        return None
    try:
        return option.type(typed)
    except ValueError:
        return typed


def fault(words: Words, option: Option, value: OptionValue) -> str:
    """Why an option cannot have a value; empty if it can."""
    if option.problem(value) is None:
        return ""
    if option.type is str or option.choices:
        return words("That cannot be chosen here.")
    low, high = option.low, option.high
    if low is not None and high is not None:
        return words("A number from {low} to {high} is needed.", low=low, high=high)
    if low is not None:
        return words("A number from {low} on is needed.", low=low)
    if high is not None:
        return words("A number up to {high} is needed.", high=high)
    return words("A number is needed.")


def shown(words: Words, option: Option, value: OptionValue) -> str:
    """A value of an option as the player reads it."""
    if value is None:
        return words(option.none)
    if isinstance(value, bool):
        return words("on" if value else "off")
    return f"{value:g}" if isinstance(value, float) else words(str(value).replace("_", " "))


def usual_options(rule: HouseRule, kept: RuleOptions) -> Options:
    """The options with which a rule is switched on: what the player keeps, where it is allowed."""
    own = kept.get(rule.id, {})
    return {
        option.name: own[option.name]
        if option.name in own and option.problem(own[option.name]) is None
        else option.default
        for option in rule.options
    }
