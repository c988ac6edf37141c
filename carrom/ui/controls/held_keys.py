"""Keys that are held down, and how many steps they are worth; pure, time is an argument."""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")

FIRST_STEP_AFTER_S = 0.25
"""A held key starts to repeat after this."""

STEPS_PER_S = 40.0
"""How often a held key repeats."""


class HeldKeys(Generic[K]):
    """Which keys, or buttons, are down and for how long."""

    def __init__(
        self, first_after_s: float = FIRST_STEP_AFTER_S, per_s: float = STEPS_PER_S
    ) -> None:
        self._first_after_s = first_after_s
        self._per_s = per_s
        self._held: dict[K, float] = {}

    def press(self, key: K) -> bool:
        """A key went down: true if it is worth its first step, false if it was down already."""
        if key in self._held:
            return False
        self._held[key] = -self._first_after_s
        return True

    def release(self, key: K) -> None:
        """A key went up."""
        self._held.pop(key, None)

    def clear(self) -> None:
        """Forget all keys, as when the window loses the focus."""
        self._held.clear()

    def steps(self, seconds: float) -> dict[K, int]:
        """Steps that each held key has earned while `seconds` passed."""
        earned = {}
        for key, waited in self._held.items():
            total = (waited + seconds) * self._per_s
            count = max(0, int(total))
            self._held[key] = waited + seconds - count / self._per_s
            if count:
                earned[key] = count
        return earned
