"""A game controller that pyglet takes for a real one; its controls are moved by the test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import pyglet

with mock.patch.object(pyglet, "compat_platform", "none"):
    # Without a display the devices of the system cannot be imported, and are not wanted here.
    from pyglet.input.base import (
        AbsoluteAxis,
        Button,
        Control,
        Controller,
        ControllerManager,
        Device,
        DeviceOpenException,
    )
    from pyglet.input.controller import Relation

BUTTONS = ("a", "b", "x", "y", "back", "start", "leftshoulder", "rightshoulder")
BUTTONS += ("leftstick", "rightstick", "dpup", "dpdown", "dpleft", "dpright")
AXES = {"leftx": -1.0, "lefty": -1.0, "rightx": -1.0, "righty": -1.0}
AXES |= {"lefttrigger": 0.0, "righttrigger": 0.0}


class PluggedDevice(Device):
    """The hardware, as a driver would show it."""

    def __init__(self) -> None:
        super().__init__(None, "Pad")
        self.moving: dict[str, Any] = {name: Button(name) for name in BUTTONS}
        self.moving |= {name: AbsoluteAxis(name, low, 1.0) for name, low in AXES.items()}
        self.broken = False
        self.id_product = ""

    def open(self, window: object = None, exclusive: bool = False) -> None:
        if self.broken:
            raise DeviceOpenException("no permission")
        super().open(window, exclusive)

    def get_controls(self) -> list[Control]:
        return list(self.moving.values())

    def get_guid(self) -> str:
        return "0"


def controller() -> Controller:
    """A controller with everything that it should have."""
    relations = {name: Relation("button", n) for n, name in enumerate(BUTTONS)}
    relations |= {name: Relation("axis", n) for n, name in enumerate(AXES)}
    return Controller(PluggedDevice(), {"name": "Pad", "guid": "0", **relations})


class Ports(ControllerManager):
    """Where controllers are plugged in."""

    def __init__(self, *plugged: Controller) -> None:
        super().__init__()
        self.plugged = list(plugged)

    def get_controllers(self) -> list[Controller]:
        return list(self.plugged)

    def plug(self, one: Controller) -> None:
        self.plugged.append(one)
        self.dispatch_event("on_connect", one)

    def unplug(self, one: Controller) -> None:
        self.plugged.remove(one)
        self.dispatch_event("on_disconnect", one)


class Thumbs:
    """A player's thumbs on a controller."""

    def __init__(self, held: Controller) -> None:
        self._moving = held.device.moving

    def press(self, *buttons: str) -> None:
        """Tap buttons one after the other."""
        for button in buttons:
            with self.holding(button):
                pass

    @contextmanager
    def holding(self, button: str) -> Iterator[None]:
        self._moving[button].value = 1
        yield
        self._moving[button].value = 0

    def push(self, stick: str, x: float, y: float = 0.0) -> None:
        """Push a stick to the right and up; it stays there."""
        self._moving[f"{stick}x"].value = x
        self._moving[f"{stick}y"].value = -y
