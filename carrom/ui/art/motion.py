"""Motion that eases out and never waits: a value on its way to another."""

from __future__ import annotations

from dataclasses import dataclass

QUICK_S = 0.15
"""How long a widget takes to answer."""


def ease_out(share: float) -> float:
    """0 to 1 as time goes 0 to 1: fast at first, slow at the end."""
    rest = 1.0 - min(1.0, max(0.0, share))
    return 1.0 - rest * rest * rest


@dataclass(slots=True)
class Glide:
    """A value that moves to its target within `seconds`; 0 seconds is a cut."""

    value: float = 0.0
    seconds: float = QUICK_S
    _start: float = 0.0
    _target: float = 0.0
    _elapsed: float = 0.0

    def __post_init__(self) -> None:
        self._start = self._target = self.value

    def toward(self, target: float, delta_s: float) -> float:
        """The value after `delta_s` more seconds on the way to `target`."""
        if target != self._target:
            self._start, self._target, self._elapsed = self.value, target, 0.0
        self._elapsed += delta_s
        share = 1.0 if self.seconds <= 0 else self._elapsed / self.seconds
        way = self._target - self._start
        self.value = self._target if share >= 1.0 else self._start + way * ease_out(share)
        return self.value
