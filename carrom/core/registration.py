"""What plugins hand over: registrations are data."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from carrom.core.json_value import Json
from carrom.core.match import MatchState
from carrom.core.params import Laws
from carrom.core.personality import Personality
from carrom.core.seats import Side

OptionValue = None | bool | int | float | str
"""What an option can be set to."""


@dataclass(frozen=True, slots=True)
class Option:
    """One setting of a house rule or personality; the set-up screen draws itself from these."""

    name: str
    default: OptionValue
    """Its type is the option's type; with a `None` default that of `low` counts."""
    title: str = ""
    """What the player reads; empty shows the name."""
    low: float | None = None
    high: float | None = None
    choices: tuple[OptionValue, ...] = ()
    """The only values there are; empty allows any within `low` and `high`."""
    none: str = ""
    """What the value `None` means to the player, such as "no limit"; empty forbids `None`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "choices", tuple(self.choices))

    @property
    def type(self) -> type[bool] | type[int] | type[float] | type[str]:
        """The type of every value but `None`."""
        for sample in (self.default, *self.choices, self.low, self.high):
            if sample is not None:
                return type(sample)
        return str

    def problem(self, value: object) -> str | None:
        """Why the option cannot have a value, in words; None if it can."""
        if value is None:
            return None if self.none else f"{self.name} needs a value"
        if self.choices:
            if any(value == choice and type(value) is type(choice) for choice in self.choices):
                return None
            allowed = ", ".join(str(choice) for choice in self.choices if choice is not None)
            return f"{self.name} must be one of {allowed}, not {value!r}"
        if type(value) is not self.type and not (self.type is float and type(value) is int):
            return f"{self.name} must be {_TYPE_NAMES[self.type]}, not {value!r}"
        if isinstance(value, int | float) and not isinstance(value, bool):
            if not abs(value) <= sys.float_info.max:
                return f"{self.name} must be a finite number, not {value!r}"
            if self.low is not None and value < self.low:
                return f"{self.name} must be at least {self.low}, not {value!r}"
            if self.high is not None and value > self.high:
                return f"{self.name} must be at most {self.high}, not {value!r}"
        return None


_TYPE_NAMES = {bool: "true or false", int: "a whole number", float: "a number", str: "a text"}

Options = Mapping[str, Any]
"""The checked value of each option, by name; `Any`, because each has the type of its `Option`."""


RuleData = Mapping[str, Any]
"""What a house rule remembers: a mapping of texts to JSON values."""


def remembered(match: MatchState, rule_id: str) -> RuleData:
    """What a house rule remembers in a match; empty where it remembers nothing."""
    data = match.rule_data.get(rule_id)
    return data if isinstance(data, Mapping) else {}


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A rule that players can switch on for a match."""

    id: str
    """Unique among all house rules: small letters, digits and underscores."""
    title: str
    summary: str
    """One line for the match set-up."""
    create: Callable[[Options], object]
    """Makes the object whose hooks play the rule in one match."""
    options: tuple[Option, ...] = ()
    excludes: tuple[str, ...] = ()
    """Ids of house rules that cannot be on together with this one."""
    needs: tuple[str, ...] = ()
    """Ids of house rules without which this one cannot be on."""
    on_in: tuple[str, ...] = ()
    """Ids of rule sets in which the rule is on from the start."""
    unavailable: str = ""
    """Why the rule cannot be played at all: one sentence, shown in place of its switch."""

    def __post_init__(self) -> None:
        """Take lists for tuples.

        Raises:
            TypeError: A single text stands where a tuple of them belongs.
        """
        for name in ("options", "excludes", "needs", "on_in"):
            value = getattr(self, name)
            if isinstance(value, str):
                raise TypeError(f"{name} must be a tuple, such as ({value!r},)")
            object.__setattr__(self, name, tuple(value))


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A set of rules to choose for a match."""

    id: str
    title: str
    summary: str
    """One line for the match set-up."""
    laws: Laws
    house_rules: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)
    """House rules that the set switches on, with their options, by id."""


@dataclass(frozen=True, slots=True)
class PersonalitySpec:
    """An opponent to choose for a seat."""

    id: str
    """Unique among all personalities: small letters, digits and underscores."""
    title: str
    """The opponent's name."""
    summary: str
    """One line about how it plays."""
    create: Callable[[], Personality]
    """Makes the player; called in the process that thinks, once for a match."""
    strength: int = 1
    """From 1, a beginner, to 10; opponents are listed in this order."""


@dataclass(frozen=True, slots=True)
class MatchAction:
    """A button that a house rule offers to the player who is to strike."""

    id: str
    """The rule's id, a dot and a name of its own: `powder.sprinkle`."""
    title: str
    """What the button says."""
    summary: str = ""
    """What happens when it is pressed."""


@dataclass(frozen=True, slots=True)
class HudItem:
    """A line that a house rule adds to the scoreboard."""

    text: str
    """In English; the key of its translations where it comes with the game."""
    side: Side | None = None
    """Beside whose score; None is for both."""
    values: Mapping[str, int | float | str] = field(default_factory=dict, hash=False)
    """What fills placeholders of the text, such as `{seconds}`."""


class Breaker(StrEnum):
    """Who breaks the next board."""

    A = "A"
    B = "B"
    TOSS = "toss"
    """A toss decides."""

    @classmethod
    def of(cls, side: Side | None) -> Breaker:
        """A side as the breaker; None is a toss."""
        return cls.TOSS if side is None else cls(side.value)

    @property
    def side(self) -> Side | None:
        """The side, or None for a toss."""
        return None if self is Breaker.TOSS else Side(self.value)
