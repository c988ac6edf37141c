"""Keys that place, turn and strengthen, held or tapped."""

from __future__ import annotations

from arcade import key

from carrom.ui.hand import Hand
from carrom.ui.held_keys import HeldKeys

_MOVES = {key.LEFT: -1, key.RIGHT: 1}
_TURNS = {key.UP: 1, key.DOWN: -1}
_POWERS = {
    key.PLUS: 1,
    key.EQUAL: 1,
    key.NUM_ADD: 1,
    key.MINUS: -1,
    key.UNDERSCORE: -1,
    key.NUM_SUBTRACT: -1,
}

SHOOT = key.SPACE

REST_S = 0.4
"""The shooting key does nothing for so long at the start of a turn: it was meant for before."""


class AimKeys:
    """What the keyboard does to a hand."""

    def __init__(self) -> None:
        self._held = HeldKeys()
        self._fine = False
        self._age_s = 0.0

    @staticmethod
    def knows(symbol: int) -> bool:
        """Whether a key belongs to aiming."""
        return symbol in _MOVES or symbol in _TURNS or symbol in _POWERS or symbol == SHOOT

    def begin_turn(self) -> None:
        """A new hand is at the striker."""
        self._held.clear()
        self._age_s = 0.0

    @property
    def may_shoot(self) -> bool:
        """Whether the turn is old enough for the shooting key."""
        return self._age_s >= REST_S

    def press(self, hand: Hand, symbol: int, fine: bool) -> None:
        """A key went down: one step at once."""
        self._held.press(symbol)
        self._fine = fine
        self._act(hand, symbol, 1)

    def release(self, symbol: int) -> None:
        """A key came up."""
        self._held.release(symbol)

    def let_go(self) -> None:
        """Forget what is held."""
        self._held.clear()

    def tick(self, hand: Hand, seconds: float) -> None:
        """Let held keys repeat."""
        self._age_s += seconds
        for symbol, steps in self._held.steps(seconds).items():
            self._act(hand, symbol, steps)

    def _act(self, hand: Hand, symbol: int, steps: int) -> None:
        if symbol in _MOVES:
            for _ in range(steps):
                hand.move(_MOVES[symbol], self._fine)
        elif symbol in _TURNS:
            hand.turn(_TURNS[symbol] * steps, self._fine)
        elif symbol in _POWERS:
            hand.strengthen(_POWERS[symbol] * steps)
