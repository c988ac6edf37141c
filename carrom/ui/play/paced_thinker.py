"""A personality's stroke is shown before it counts: look, slide the striker, pull, let go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from carrom.core.match import MatchState
from carrom.core.stroke import ALONG_PER_MM, Stroke
from carrom.host.explained import Why
from carrom.session.players import Thinker
from carrom.ui.hand.aiming import FULL_POWER, Aim
from carrom.ui.hand.hand import Hand
from carrom.ui.hand.placing_striker import BaseLine

LOOK_S, SLIDE_S, PULL_S, HOLD_S = 0.25, 0.4, 0.4, 0.15
SHOWN_S = LOOK_S + SLIDE_S + PULL_S + HOLD_S
"""How long it takes until a stroke that was chosen is made."""


class ThinkingProcess(Thinker, Protocol):
    """Where personalities think, in a process that can be started early and ended."""

    why: Why
    """What the personality says about its latest choice, if it says anything."""

    def warm_up(self) -> None:
        """Start it, so that the first question finds it ready."""

    def close(self) -> None:
        """End it; the next question starts another."""


class PacedThinker:
    """Passes questions on, and keeps each answer back until it was seen on the board."""

    def __init__(self, process: ThinkingProcess) -> None:
        self._process = process
        self._number = 0
        self._age_s = 0.0
        self.stroke: Stroke | None = None
        """What was chosen, and is being shown."""

    @property
    def why(self) -> Why:
        """What the personality says about its latest choice, if it says anything."""
        return self._process.why

    def ask(self, number: int, match: MatchState) -> None:
        """Start on a stroke; whatever was asked or chosen before is void."""
        self.stroke = None
        self._process.ask(number, match)

    def drop(self) -> None:
        """End the work on what was asked; what was chosen is void too."""
        self.stroke = None
        self._process.drop()

    def answers(self) -> Iterable[tuple[int, Stroke]]:
        """The stroke that was shown to its end, if there is one."""
        if self.stroke is None:
            for number, stroke in self._process.answers():
                self._number, self.stroke, self._age_s = number, stroke, 0.0
        if self.stroke is None or self._age_s < SHOWN_S:
            return ()
        shown, self.stroke = self.stroke, None
        return ((self._number, shown),)

    def tick(self, seconds: float) -> None:
        """Let what is shown go on."""
        self._age_s += seconds

    def skip(self) -> None:
        """Make the stroke at once."""
        self._age_s = SHOWN_S

    def warm_up(self) -> None:
        """Start the process for a match that has just begun."""
        self._process.warm_up()

    def close(self) -> None:
        """The match was left: nobody thinks any more."""
        self.stroke = None
        self._process.close()

    def hand(self, line: BaseLine, along_mm: float, still: bool = False) -> Hand | None:
        """How the hand of the personality looks now, coming from a place on the base line.

        Args:
            line: Of the seat to strike.
            along_mm: Where the striker was last.
            still: Show where the hand ends up, not how it moves there.
        """
        if self.stroke is None:
            return None
        return shown_hand(self.stroke, line, along_mm, SHOWN_S if still else self._age_s)


def shown_hand(stroke: Stroke, line: BaseLine, along_mm: float, age_s: float) -> Hand:
    """A hand on its way to a stroke: first along the base line, then back for the pull."""
    slid = _eased((age_s - LOOK_S) / SLIDE_S)
    pulled = _eased((age_s - LOOK_S - SLIDE_S) / PULL_S)
    power = round(FULL_POWER * line.equipment.power(stroke.speed) * pulled)
    start = along_mm * ALONG_PER_MM
    along = round(start + (stroke.along - start) * slid)
    return Hand(line, along, Aim(stroke.angle, power), keyed=pulled > 0)


def _eased(share: float) -> float:
    """Slow at both ends."""
    share = min(1.0, max(0.0, share))
    return share * share * (3.0 - 2.0 * share)
