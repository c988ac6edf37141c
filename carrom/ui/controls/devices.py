"""What the player steers with: the device used last, and what its keys and buttons do."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from carrom.ui.controls.bindings import Bindings
from carrom.ui.controls.pad import Pad


class Device(Enum):
    """A thing to steer with."""

    MOUSE = auto()
    KEYS = auto()
    PAD = auto()
    """A game controller."""


@dataclass(slots=True)
class Devices:
    """One for the whole game; prompts name what belongs to the device in use."""

    bindings: Bindings = field(default_factory=Bindings)
    in_use: Device = Device.MOUSE
    pad: Pad = field(default_factory=Pad)
