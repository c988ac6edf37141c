"""What can be done on the board, and the keys and buttons that do it; pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TypeVar

from arcade import key

from carrom.storage.settings import ControlSettings
from carrom.ui.controls.key_names import (
    BUTTON_WORDS,
    NO_KEY,
    NO_WORD,
    key_name,
    key_word,
    main_symbol,
    symbol_of,
)
from carrom.ui.words import Message

T = TypeVar("T")


class Command(StrEnum):
    """Something that a player can do on the board."""

    MOVE_LEFT = "move_left"
    """The striker, on its base line."""
    MOVE_RIGHT = "move_right"
    TURN_LEFT = "turn_left"
    """The aim, anticlockwise; a coin to be placed goes ahead."""
    TURN_RIGHT = "turn_right"
    STRONGER = "stronger"
    WEAKER = "weaker"
    FINE = "fine"
    """While it is held, steps are a tenth as long."""
    SHOOT = "shoot"
    """Strike; put a coin down; while pieces move, hurry them."""
    NEXT = "next"
    """Go on; while pieces move, to the end of the stroke."""
    WHY = "why"
    SCORE = "score"
    LAST_STROKE = "last_stroke"
    TURN_BOARD = "turn_board"
    MUTE = "mute"
    PLACE_AUTO = "place_auto"
    DECLINE = "decline"


TITLES: Mapping[Command, Message] = {
    Command.MOVE_LEFT: "Striker to the left",
    Command.MOVE_RIGHT: "Striker to the right",
    Command.TURN_LEFT: "Aim to the left",
    Command.TURN_RIGHT: "Aim to the right",
    Command.STRONGER: "More power",
    Command.WEAKER: "Less power",
    Command.FINE: "Fine steps",
    Command.SHOOT: "Strike, put down, faster",
    Command.NEXT: "Next, to the end",
    Command.WHY: "Why?",
    Command.SCORE: "Score card",
    Command.LAST_STROKE: "Last stroke again",
    Command.TURN_BOARD: "Turn the board",
    Command.MUTE: "Sound on or off",
    Command.PLACE_AUTO: "Let coins be placed",
    Command.DECLINE: "Decline to place",
}

USUAL_KEYS: Mapping[Command, int] = {
    Command.MOVE_LEFT: key.LEFT,
    Command.MOVE_RIGHT: key.RIGHT,
    Command.TURN_LEFT: key.UP,
    Command.TURN_RIGHT: key.DOWN,
    Command.STRONGER: key.PLUS,
    Command.WEAKER: key.MINUS,
    Command.SHOOT: key.SPACE,
    Command.NEXT: key.ENTER,
    Command.WHY: key.W,
    Command.SCORE: key.S,
    Command.LAST_STROKE: key.V,
    Command.TURN_BOARD: key.B,
    Command.MUTE: key.M,
    Command.PLACE_AUTO: key.A,
    Command.DECLINE: key.D,
}
"""Fine steps are always the shift key's."""

USUAL_BUTTONS: Mapping[Command, str] = {
    Command.MOVE_LEFT: "dpleft",
    Command.MOVE_RIGHT: "dpright",
    Command.TURN_LEFT: "dpup",
    Command.TURN_RIGHT: "dpdown",
    Command.STRONGER: "righttrigger",
    Command.WEAKER: "lefttrigger",
    Command.FINE: "leftshoulder",
    Command.SHOOT: "a",
    Command.NEXT: "x",
    Command.WHY: "rightshoulder",
    Command.SCORE: "back",
    Command.LAST_STROKE: "leftstick",
    Command.TURN_BOARD: "rightstick",
}

ALSO_KEYS: Mapping[int, Command] = {key.N: Command.NEXT, key.F1: Command.WHY}
"""Further keys, where the player gave them nothing else to do."""

FIXED_KEYS = frozenset(
    {key.ESCAPE, key.TAB, key.F11, key.LSHIFT, key.RSHIFT, key.LCTRL, key.RCTRL}
    | {key.LALT, key.RALT, key.CAPSLOCK, key.NUMLOCK, key.LMETA, key.RMETA}
)
"""They lead through menus, or change what others do."""

FIXED_BUTTONS = frozenset({"b", "y", "start", "guide"})
"""One step back, to the buttons, the menu, and the system's own."""


@dataclass(frozen=True, slots=True)
class Bindings:
    """One key and one button for each command; 0 and an empty name are none."""

    keys: Mapping[Command, int] = field(default_factory=lambda: dict(USUAL_KEYS))
    buttons: Mapping[Command, str] = field(default_factory=lambda: dict(USUAL_BUTTONS))

    @classmethod
    def of_settings(cls, settings: ControlSettings) -> Bindings:
        """The usual ones with what the player changed; what is no key or button is left out."""
        return cls(
            _changed(USUAL_KEYS, settings.keys, symbol_of, FIXED_KEYS),
            _changed(USUAL_BUTTONS, settings.buttons, _button_of, FIXED_BUTTONS),
        )

    def to_settings(self) -> ControlSettings:
        """What differs from the usual ones."""
        return ControlSettings(
            {
                command.value: key_name(symbol)
                for command, symbol in self.keys.items()
                if symbol != USUAL_KEYS.get(command, NO_KEY)
            },
            {
                command.value: button
                for command, button in self.buttons.items()
                if button != USUAL_BUTTONS.get(command, "")
            },
        )

    def of_key(self, symbol: int) -> Command | None:
        """What a key does; the first command has it where several want it."""
        symbol = main_symbol(symbol)
        found = _first(self.keys, symbol)
        return ALSO_KEYS.get(symbol) if found is None else found

    def of_button(self, button: str) -> Command | None:
        """What a button of the controller does."""
        return _first(self.buttons, button)

    def with_key(self, command: Command, symbol: int) -> Bindings:
        """Another key for a command."""
        return replace(self, keys={**self.keys, command: main_symbol(symbol)})

    def with_button(self, command: Command, button: str) -> Bindings:
        """Another button for a command."""
        return replace(self, buttons={**self.buttons, command: button})

    def key_word(self, command: Command) -> str:
        """The key of a command as the player reads it."""
        if command is Command.FINE:
            return "Shift"
        return key_word(self.keys.get(command, NO_KEY))

    def button_word(self, command: Command) -> str:
        """The button of a command as the player reads it."""
        return BUTTON_WORDS.get(self.buttons.get(command, ""), NO_WORD)

    @property
    def key_conflicts(self) -> tuple[tuple[Command, ...], ...]:
        """Commands that want the same key, the one that has it first."""
        return _shared(self.keys)

    @property
    def button_conflicts(self) -> tuple[tuple[Command, ...], ...]:
        """Commands that want the same button, the one that has it first."""
        return _shared(self.buttons)


def faults(settings: ControlSettings) -> tuple[str, ...]:
    """What in the settings is no command, key or button, as it is written there."""
    known = {command.value for command in Command}
    return tuple(
        f"{name}: {value}"
        for chosen, read in ((settings.keys, symbol_of), (settings.buttons, _button_of))
        for name, value in chosen.items()
        if name not in known or read(value) is None
    )


def _changed(
    usual: Mapping[Command, T],
    chosen: Mapping[str, str],
    read: Callable[[str], T | None],
    fixed: frozenset[T],
) -> dict[Command, T]:
    changed = dict(usual)
    for command in Command:
        value = read(chosen[command.value]) if command.value in chosen else None
        if value is not None and value not in fixed:
            changed[command] = value
    return changed


def _button_of(name: str) -> str | None:
    return name if not name or name in BUTTON_WORDS else None


def _first(bound: Mapping[Command, T], wanted: T) -> Command | None:
    if not wanted:
        return None
    return next((command for command in Command if bound.get(command) == wanted), None)


def _shared(bound: Mapping[Command, T]) -> tuple[tuple[Command, ...], ...]:
    by_value: dict[T, list[Command]] = {}
    for command in Command:
        value = bound.get(command)
        if value:
            by_value.setdefault(value, []).append(command)
    return tuple(tuple(commands) for commands in by_value.values() if len(commands) > 1)
