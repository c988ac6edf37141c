"""Keys and buttons that place, turn and strengthen, held or tapped."""

from __future__ import annotations

from carrom.ui.controls.bindings import Command
from carrom.ui.controls.held_keys import HeldKeys
from carrom.ui.hand.hand import Hand

_MOVES = {Command.MOVE_LEFT: -1, Command.MOVE_RIGHT: 1}
_TURNS = {Command.TURN_LEFT: 1, Command.TURN_RIGHT: -1}
_POWERS = {Command.STRONGER: 1, Command.WEAKER: -1}

REST_S = 0.4
"""The shooting key does nothing for so long at the start of a turn: it was meant for before."""


class AimKeys:
    """What keys, and the buttons of a controller, do to a hand."""

    def __init__(self) -> None:
        self.mirrored = False
        """Whether what is right for the seat is left, or down, for those who see the board."""
        self._held: HeldKeys[Command] = HeldKeys()
        self._fine = False
        self._age_s = 0.0

    @staticmethod
    def knows(command: Command) -> bool:
        """Whether a command belongs to aiming."""
        steps = command in _MOVES or command in _TURNS or command in _POWERS
        return steps or command is Command.SHOOT

    def begin_turn(self) -> None:
        """A new hand is at the striker."""
        self._held.clear()
        self._age_s = 0.0

    @property
    def may_shoot(self) -> bool:
        """Whether the turn is old enough for the shooting key."""
        return self._age_s >= REST_S

    def press(self, hand: Hand, command: Command, fine: bool) -> None:
        """A key went down: one step at once."""
        self._fine = fine
        if self._held.press(command):
            self._act(hand, command, 1)

    def release(self, command: Command | None) -> None:
        """A key came up; one that does nothing may be that of the power by its other name."""
        if command is None:
            for power in _POWERS:
                self._held.release(power)
        else:
            self._held.release(command)

    def let_go(self) -> None:
        """Forget what is held."""
        self._held.clear()

    def tick(self, hand: Hand, seconds: float) -> None:
        """Let held keys repeat."""
        self._age_s += seconds
        for command, steps in self._held.steps(seconds).items():
            self._act(hand, command, steps)

    def _act(self, hand: Hand, command: Command, steps: int) -> None:
        sign = -1 if self.mirrored else 1
        if command in _MOVES:
            for _ in range(steps):
                hand.move(sign * _MOVES[command], self._fine)
        elif command in _TURNS:
            hand.turn(sign * _TURNS[command] * steps, self._fine)
        elif command in _POWERS:
            hand.strengthen(_POWERS[command] * steps)
