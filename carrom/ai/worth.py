"""What the planner asks of whatever says what a board is worth."""

from __future__ import annotations

from typing import Protocol

from carrom.core.layout import Layout
from carrom.core.ruling import Ruling


class Worth(Protocol):
    """Values of boards for one side, about -1 for the worst and 1 for the best."""

    def value(self, ruling: Ruling, layout: Layout, first: float | None = None) -> float:
        """The value after a ruling, with the chance of the next stroke where that is known."""

    def first_chance(self, ruling: Ruling, layout: Layout) -> float:
        """The chance of the next stroke as the value reckons with it."""
