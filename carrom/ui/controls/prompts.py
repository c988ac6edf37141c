"""How to do what is asked for, in the words of the device in use; pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto

from arcade import key

from carrom.ui.controls.bindings import Command
from carrom.ui.controls.devices import Device, Devices
from carrom.ui.controls.key_names import BUTTON_WORDS, key_word, said
from carrom.ui.words import Message, Words

_APART = " · "


class Situation(Enum):
    """What the player can do at the board."""

    AIM = auto()
    PLACE = auto()
    MOVING = auto()
    WATCH = auto()
    """A personality shows its stroke."""
    NEXT = auto()
    """Something has to be read first."""
    PAUSED = auto()
    SEE_AGAIN = auto()
    """The last stroke is shown once more."""
    CARRY = auto()
    """A coin is in the fingers, at the practice table."""


_BY_MOUSE: Mapping[Situation, Message] = {
    Situation.AIM: "Drag the striker to place it, pull it back, let go",
    Situation.PLACE: "Click a dotted spot",
    Situation.WATCH: "Click to skip",
    Situation.NEXT: "Click to go on",
    Situation.PAUSED: "Click to go on",
    Situation.SEE_AGAIN: "Click: back to the match",
    Situation.CARRY: "Let go where it is to lie, or over the tray to take it off",
}


def how_to(words: Words, situation: Situation, devices: Devices) -> str:
    """One line: what to do, with what."""
    if devices.in_use is Device.MOUSE and situation in _BY_MOUSE:
        return words(_BY_MOUSE[situation])
    return _APART.join(_hints(words, situation, devices))


def name_of(words: Words, command: Command, devices: Devices) -> str:
    """The button of a command where a controller is in use, otherwise its key."""
    bindings = devices.bindings
    pad = devices.in_use is Device.PAD
    return said(words, bindings.button_word(command) if pad else bindings.key_word(command))


def _hints(words: Words, situation: Situation, devices: Devices) -> list[str]:
    pad = devices.in_use is Device.PAD

    def word(command: Command) -> str:
        return name_of(words, command, devices)

    strike, further = word(Command.SHOOT), word(Command.NEXT)
    match situation:
        case Situation.AIM:
            return [
                *_aiming(words, word, pad=pad),
                words("{keys}: power", keys=f"{word(Command.WEAKER)}/{word(Command.STRONGER)}"),
                words("{keys}: strike", keys=strike),
            ]
        case Situation.PLACE:
            return _moving(words, strike, pad=pad)
        case Situation.CARRY:
            off = said(words, BUTTON_WORDS["rightstick"] if pad else key_word(key.DELETE))
            leave = BUTTON_WORDS["b"] if pad else key_word(key.ESCAPE)
            return [
                *_moving(words, strike, pad=pad),
                words("{keys}: take it off", keys=off),
                words("{keys}: leave it", keys=leave),
            ]
        case Situation.MOVING:
            return [words("{keys}: faster", keys=strike), words("{keys}: to the end", keys=further)]
        case Situation.WATCH:
            return [words("{keys}: skip", keys=further)]
        case Situation.NEXT:
            return [words("{keys}: go on", keys=further)]
        case Situation.PAUSED:
            return [words("Any button: go on" if pad else "Any key: go on")]
        case Situation.SEE_AGAIN:
            return [words("Any button: back to the match" if pad else "Any key: back to the match")]


def _moving(words: Words, strike: str, *, pad: bool) -> list[str]:
    move = words("Left stick: move it" if pad else "Aiming keys: move it")
    return [move, words("{keys}: put it down", keys=strike)]


def _aiming(words: Words, word: Callable[[Command], str], *, pad: bool) -> list[str]:
    if pad:
        return [words("Left stick: place"), words("Right stick: aim")]
    place = f"{word(Command.MOVE_LEFT)}/{word(Command.MOVE_RIGHT)}"
    aim = f"{word(Command.TURN_LEFT)}/{word(Command.TURN_RIGHT)}"
    return [words("{keys}: place", keys=place), words("{keys}: aim", keys=aim)]
