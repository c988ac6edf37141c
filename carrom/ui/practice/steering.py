"""Keys and controllers at the practice table: what a command does to what moves or is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carrom.ui.controls.bindings import FIXED_BUTTONS, Command
from carrom.ui.controls.devices import Device
from carrom.ui.controls.listener import CommandListener
from carrom.ui.controls.pad import STICK_BUTTONS
from carrom.ui.hand.aim_sticks import AimSticks

if TYPE_CHECKING:
    from carrom.ui.screens.table import TableScreen


class TableSteering(CommandListener):
    """Acts for whoever practises at a table."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table.stage.devices, lambda: table.widgets.shows_focus)
        self._table = table
        self._sticks = AimSticks()

    def tick(self, seconds: float) -> None:
        """Let the sticks of a controller slide the striker, and turn the aim."""
        flow, pad = self._table.flow, self._devices.pad
        hand = flow.hand
        if hand is None or hand.busy or self._at_widgets() or not pad.sticks_moved:
            return
        if self._table.carries:
            return
        self._devices.in_use = Device.PAD
        self._sticks.tick(hand, pad, self._fine, flow.keys.mirrored, seconds)

    def key_press(self, symbol: int, fine: bool) -> bool:
        """A key went down; false if it is not for the board."""
        command = self._devices.bindings.of_key(symbol)
        return command is not None and not self._at_widgets() and self._table.steer(command, fine)

    def pad_press(self, button: str) -> bool:
        """A button of a controller went down; false if it is not for the board."""
        command = self._devices.bindings.of_button(button)
        if button in STICK_BUTTONS and not self._at_widgets():
            return True  # The stick itself is heard frame by frame.
        if command is None or self._at_widgets() or button in FIXED_BUTTONS:
            return False
        return command is Command.FINE or self._table.steer(command, self._fine)

    def _end(self, command: Command | None) -> None:
        """What a held key or button did ends."""
        self._table.flow.keys.release(command)
        self._table.end(command)
        if command is Command.SHOOT:
            self._table.flow.fast = False
