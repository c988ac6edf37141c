"""How to do what is asked for, in the words of the device in use; pure."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from carrom.ui.controls.bindings import Command
from carrom.ui.controls.devices import Device, Devices

_APART = "    "


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


_BY_MOUSE = {
    Situation.AIM: "Drag the striker to place it, pull it back, let go",
    Situation.PLACE: "Click a dotted spot",
    Situation.WATCH: "Click to skip",
    Situation.NEXT: "Click to go on",
    Situation.PAUSED: "Click to go on",
}


def how_to(situation: Situation, devices: Devices) -> str:
    """One line: what to do, with what."""
    if devices.in_use is Device.MOUSE and situation in _BY_MOUSE:
        return _BY_MOUSE[situation]
    return _APART.join(_hints(situation, devices))


def _hints(situation: Situation, devices: Devices) -> list[str]:
    bindings, pad = devices.bindings, devices.in_use is Device.PAD
    word = bindings.button_word if pad else bindings.key_word
    match situation:
        case Situation.AIM if pad:
            power = f"{word(Command.WEAKER)} {word(Command.STRONGER)}: power"
            ways = ["Left stick: place", "Right stick: aim", power]
            return [*ways, f"{word(Command.SHOOT)}: strike"]
        case Situation.AIM:
            return [
                _pair(word, Command.MOVE_LEFT, Command.MOVE_RIGHT, "place"),
                _pair(word, Command.TURN_LEFT, Command.TURN_RIGHT, "aim"),
                _pair(word, Command.WEAKER, Command.STRONGER, "power"),
                f"{word(Command.SHOOT)}: strike",
            ]
        case Situation.PLACE:
            how = "Left stick" if pad else "Aiming keys"
            return [f"{how}: move it", f"{word(Command.SHOOT)}: put it down"]
        case Situation.MOVING:
            return [f"{word(Command.SHOOT)}: faster", f"{word(Command.NEXT)}: to the end"]
        case Situation.WATCH:
            return [f"{word(Command.NEXT)}: skip"]
        case Situation.NEXT:
            return [f"{word(Command.NEXT)}: go on"]
        case Situation.PAUSED:
            return ["Any button: go on" if pad else "Any key: go on"]


def _pair(word: Callable[[Command], str], one: Command, other: Command, what: str) -> str:
    return f"{word(one)} {word(other)}: {what}"
