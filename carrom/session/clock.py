"""The clock of a turn, as a value: whoever has the time hands it in."""

from __future__ import annotations

from dataclasses import dataclass, replace

LONGEST_STEP_S = 0.5
"""Time beyond this in one step did not reach the player: a moved window, a sleeping machine."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """How long a player has for a stroke, and how much of it is gone."""

    limit_s: float | None = None
    """None is no clock."""
    used_s: float = 0.0

    @property
    def left_s(self) -> float | None:
        """Seconds that are left; None without a limit."""
        return None if self.limit_s is None else max(0.0, self.limit_s - self.used_s)

    @property
    def expired(self) -> bool:
        """Whether the time is up."""
        return self.limit_s is not None and self.used_s >= self.limit_s

    def advanced(self, seconds: float) -> TurnClock:
        """The clock after some time of thinking."""
        return replace(self, used_s=self.used_s + min(max(seconds, 0.0), LONGEST_STEP_S))
