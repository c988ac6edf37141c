"""Keys and buttons heard as the commands that they are bound to."""

from __future__ import annotations

from collections.abc import Callable

from carrom.ui.controls.bindings import Command
from carrom.ui.controls.devices import Devices


class CommandListener:
    """Base of what acts for commands; while a widget is gone to, keys and buttons are for that."""

    def __init__(self, devices: Devices, at_widgets: Callable[[], bool]) -> None:
        """Listen to devices; `at_widgets` says whether a widget is gone to."""
        self._devices = devices
        self._at_widgets = at_widgets

    def key_release(self, symbol: int) -> None:
        """A key came up."""
        self._end(self._devices.bindings.of_key(symbol))

    def pad_release(self, button: str) -> None:
        """A button of a controller came up."""
        command = self._devices.bindings.of_button(button)
        if command is not None:
            self._end(command)

    @property
    def _fine(self) -> bool:
        """Whether the controller's button for fine steps is down."""
        return self._devices.bindings.buttons.get(Command.FINE) in self._devices.pad.held

    def _end(self, command: Command | None) -> None:
        """What a held key or button did ends."""
