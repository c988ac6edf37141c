"""Keys and controllers at the board: what a command does to what moves, waits, or is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carrom.ui.controls.bindings import FIXED_BUTTONS, Command
from carrom.ui.controls.devices import Device
from carrom.ui.controls.listener import CommandListener
from carrom.ui.hand.aim_sticks import AimSticks
from carrom.ui.hand.coin_steps import STEPS, CoinSteps

if TYPE_CHECKING:
    from carrom.ui.screens.play import PlayScreen

_GO_ON = (Command.NEXT, Command.SHOOT)


class Steering(CommandListener):
    """Acts for whoever plays at the board."""

    def __init__(self, screen: PlayScreen) -> None:
        super().__init__(screen.stage.devices, lambda: screen.widgets.shows_focus)
        self._screen = screen
        self._sticks = AimSticks()
        self._coin = CoinSteps(self._step_coin)

    def tick(self, seconds: float) -> None:
        """Let the sticks of a controller slide the striker and turn the aim, or move a coin."""
        flow, pad = self._screen.flow, self._devices.pad
        if flow.placing is not None and not self._at_widgets():
            if pad.sticks_moved:
                self._devices.in_use = Device.PAD
            self._coin.tick(pad, seconds)
        if flow.hand is None or flow.hand.busy or self._at_widgets() or not pad.sticks_moved:
            return
        self._screen.session.release("focus")
        self._devices.in_use = Device.PAD
        flow.begin_acting()
        self._sticks.tick(flow.hand, pad, self._fine, flow.keys.mirrored, seconds)

    def key_press(self, symbol: int, fine: bool) -> bool:
        """A key went down; false if it is not for the board."""
        self._devices.in_use = Device.KEYS
        command = self._devices.bindings.of_key(symbol)
        if command is None or self._at_widgets():
            return False
        self._do(command, fine)
        return True

    def pad_press(self, button: str) -> bool:
        """A button of a controller went down; false if it is not for the board."""
        self._devices.in_use = Device.PAD
        command = self._devices.bindings.of_button(button)
        if self._at_widgets() or button in FIXED_BUTTONS:
            return False
        if command is not None and command is not Command.FINE:
            self._do(command, self._fine)
        return True

    def _do(self, command: Command, fine: bool) -> None:
        screen, flow, goes_on = self._screen, self._screen.flow, command in _GO_ON
        if flow.moving and goes_on:
            if command is Command.NEXT:
                flow.finish_stroke()
            else:
                flow.fast = True
        elif flow.waits_for_next and goes_on:
            screen.go_on()
        elif goes_on and flow.skip():
            return
        elif flow.placing is not None and goes_on:
            flow.put()
        elif flow.placing is not None and command in STEPS:
            self._coin.press(command, fine)
        elif flow.hand is not None and flow.keys.knows(command):
            flow.begin_acting()
            if command is not Command.SHOOT:
                flow.keys.press(flow.hand, command, fine)
            elif flow.keys.may_shoot:
                flow.play(flow.hand.shoot())
        else:
            screen.buttons.command(Command.NEXT if goes_on else command)

    def let_go(self) -> None:
        """Nothing is held any more."""
        self._coin.let_go()

    def _step_coin(self, step: tuple[int, int], fine: bool) -> None:
        if self._screen.flow.placing is not None:
            self._screen.flow.placing.step(self._screen.turn.seat, step, fine)

    def _end(self, command: Command | None) -> None:
        """What a held key or button did ends."""
        self._screen.flow.keys.release(command)
        self._coin.release(command)
        if command is Command.SHOOT:
            self._screen.flow.fast = False
