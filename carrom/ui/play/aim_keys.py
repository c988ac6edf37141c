"""Keys that place, turn and strengthen, held or tapped."""

from __future__ import annotations

from arcade import key

from carrom.ui.hand import Hand
from carrom.ui.held_keys import HeldKeys

_MOVES = {key.LEFT: -1, key.RIGHT: 1}
_TURNS = {key.UP: 1, key.DOWN: -1}
_POWERS = {key.PLUS: 1, key.MINUS: -1}

_SAME_KEY = {
    key.EQUAL: key.PLUS,
    key.NUM_ADD: key.PLUS,
    key.UNDERSCORE: key.MINUS,
    key.NUM_SUBTRACT: key.MINUS,
}
"""Shift may come up or go down while a key is held, and then the key has another name."""

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
        symbol = _SAME_KEY.get(symbol, symbol)
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
        symbol = _SAME_KEY.get(symbol, symbol)
        self._fine = fine
        if self._held.press(symbol):
            self._act(hand, symbol, 1)

    def release(self, symbol: int) -> None:
        """A key came up; one that is not known may be that of plus or minus by its other name."""
        if self.knows(symbol):
            self._held.release(_SAME_KEY.get(symbol, symbol))
        else:
            for power in _POWERS:
                self._held.release(power)

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
