"""A coin in the fingers, moved by keys, buttons and the left stick: one step, or on and on."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from carrom.ui.controls.bindings import Command
from carrom.ui.controls.held_keys import HeldKeys
from carrom.ui.controls.pad import Pad

STEPS: Mapping[Command, tuple[int, int]] = {
    Command.MOVE_LEFT: (-1, 0),
    Command.MOVE_RIGHT: (1, 0),
    Command.TURN_LEFT: (0, 1),
    Command.TURN_RIGHT: (0, -1),
}
"""To the right and ahead, for whoever holds the coin."""

FINE_STEPS_PER_S = 600.0
"""How fast the stick at its end moves a coin; half way is a quarter."""


class CoinSteps:
    """Turns what is held, and where the stick stands, into steps."""

    def __init__(self, step: Callable[[tuple[int, int], bool], None]) -> None:
        """Nothing is held; `step` moves the coin by so many steps, the second says if fine ones."""
        self._step = step
        self._held: HeldKeys[Command] = HeldKeys()
        self._fine = False
        self._right = self._ahead = 0.0

    def press(self, command: Command, fine: bool) -> None:
        """A key or button went down: one step now, and more while it is held."""
        self._fine = fine
        if self._held.press(command):
            self._step(STEPS[command], fine)

    def release(self, command: Command | None) -> None:
        """A key or button came up."""
        if command is not None:
            self._held.release(command)

    def let_go(self) -> None:
        """Nothing is held any more."""
        self._held.clear()

    def tick(self, pad: Pad, seconds: float) -> None:
        """Let time pass; what is less than a step of the stick is kept for the next time."""
        for command, count in self._held.steps(seconds).items():
            right, ahead = STEPS[command]
            self._step((count * right, count * ahead), self._fine)
        self._right += pad.left.x * abs(pad.left.x) * FINE_STEPS_PER_S * seconds
        self._ahead += pad.left.y * abs(pad.left.y) * FINE_STEPS_PER_S * seconds
        right, ahead = int(self._right), int(self._ahead)
        self._right -= right
        self._ahead -= ahead
        if right or ahead:
            self._step((right, ahead), True)
