"""Undo and redo for any value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")

LONGEST = 200
"""Older values are forgotten."""


@dataclass(frozen=True, slots=True)
class Timeline(Generic[T]):
    """A value with those before it, and those that were taken back."""

    now: T
    before: tuple[T, ...] = ()
    after: tuple[T, ...] = ()
    """What was taken back, the latest first."""

    def push(self, value: T) -> Timeline[T]:
        """Go on to another value; what was taken back is gone."""
        if value == self.now:
            return self
        return Timeline(value, (*self.before, self.now)[-LONGEST:])

    def undo(self) -> Timeline[T]:
        """One back; the same where there is none."""
        if not self.before:
            return self
        return Timeline(self.before[-1], self.before[:-1], (self.now, *self.after))

    def redo(self) -> Timeline[T]:
        """One forward; the same where there is none."""
        if not self.after:
            return self
        return Timeline(self.after[0], (*self.before, self.now), self.after[1:])
