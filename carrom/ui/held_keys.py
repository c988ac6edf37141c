"""Keys that are held down, and how many steps they are worth; pure, time is an argument."""

from __future__ import annotations

FIRST_STEP_AFTER_S = 0.25
"""A held key starts to repeat after this."""

STEPS_PER_S = 40.0
"""How often a held key repeats."""


class HeldKeys:
    """Which keys are down and for how long."""

    def __init__(self) -> None:
        self._held: dict[int, float] = {}

    def press(self, key: int) -> bool:
        """A key went down: true if it is worth its first step, false if it was down already."""
        if key in self._held:
            return False
        self._held[key] = -FIRST_STEP_AFTER_S
        return True

    def release(self, key: int) -> None:
        """A key went up."""
        self._held.pop(key, None)

    def clear(self) -> None:
        """Forget all keys, as when the window loses the focus."""
        self._held.clear()

    def steps(self, seconds: float) -> dict[int, int]:
        """Steps that each held key has earned while `seconds` passed."""
        earned = {}
        for key, waited in self._held.items():
            total = (waited + seconds) * STEPS_PER_S
            count = max(0, int(total))
            self._held[key] = waited + seconds - count / STEPS_PER_S
            if count:
                earned[key] = count
        return earned
