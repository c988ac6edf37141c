"""Playing candidates out on the exact physics, with the errors of the hand, and judging them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import TypeVar

from carrom.ai.candidate import Candidate
from carrom.ai.errors import Errors
from carrom.ai.hand import Hand
from carrom.ai.legal import settle
from carrom.ai.worth import Worth
from carrom.core.outcome import StrokeOutcome
from carrom.core.personality import SeatView
from carrom.core.ruling import Ruling, Turn
from carrom.core.stroke import Stroke

UNSEEN = 0.04
"""Squared value that tries may not have shown yet; it fades with their number."""
RESERVE_S = 0.02
"""Time that is left over for the way back."""
AT_ONCE = 32
"""Strokes that are tried between two looks at the clock."""

T = TypeVar("T")


@dataclass(slots=True)
class Trial:
    """A candidate with what its tries brought so far."""

    candidate: Candidate
    bonus: float = 0.0
    """What the player's taste adds."""
    hope: float = -2.0
    """A first guess of the value, before there are tries."""
    ahead: float = 0.0
    """What looking at the boards after it adds to its value."""
    looked: int = 0
    """Boards that were looked at for that."""
    values: list[float] = field(default_factory=list)
    successes: int = 0
    losses: int = 0
    """Tries that lost the board."""
    proven: float | None = None
    """The share of tries that kept the turn among those made after the choice."""
    boards: list[tuple[Ruling, StrokeOutcome]] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The mean value."""
        return sum(self.values) / len(self.values) + self.bonus + self.ahead

    @property
    def chance(self) -> float:
        """The share of tries that kept the turn; of a first guess where there are none."""
        if self.proven is not None:
            return self.proven
        return self.successes / len(self.values) if self.values else self.candidate.chance

    @property
    def danger(self) -> float:
        """The share of tries that lost the board."""
        return self.losses / len(self.values) if self.values else 0.0

    def bound(self, nerve: float) -> float:
        """The mean less so many of its standard errors."""
        count = len(self.values)
        if count < 2:
            return self.hope
        mean = sum(self.values) / count
        variance = sum((value - mean) ** 2 for value in self.values) / (count - 1)
        return self.mean - nerve * math.sqrt((variance + UNSEEN / count) / count)


class Table:
    """Tries strokes for one seat until the budget is spent."""

    def __init__(
        self,
        view: SeatView,
        hand: Hand,
        worth: Worth,
        strokes: int,
        seconds: float,
        errors: Errors,
    ) -> None:
        """Sit down to think.

        Args:
            view: The board and the referee.
            hand: Whose errors the tries have.
            worth: What boards are worth.
            strokes: Strokes that may be tried.
            seconds: Time for it, where the view's clock runs.
            errors: What the tries err by.
        """
        self._view = view
        there_is = view.time_left()
        self._end = max(RESERVE_S, there_is - seconds) if math.isfinite(there_is) else 0.0
        self._hand = hand
        self._worth = worth
        self._left = strokes
        self._errors = errors
        self._places: dict[int, int] = {}
        self.tried = 0

    @property
    def left(self) -> int:
        """Strokes that may still be tried; none once time is up."""
        return self._left if self._view.time_left() > self._end else 0

    def look(self, candidate: Candidate) -> StrokeOutcome:
        """One try without errors: what happened."""
        return self._played([candidate.stroke])[0]

    def look_at_all(
        self, candidates: Iterable[Candidate]
    ) -> Iterator[tuple[Candidate, StrokeOutcome]]:
        """One try of each without errors, as far as the budget goes."""
        for part in self._parts(candidates):
            yield from zip(part, self._played([each.stroke for each in part]), strict=True)

    def judge(self, stroke: Stroke, outcome: StrokeOutcome) -> tuple[Ruling, float]:
        """The verdict on a try, and its value."""
        ruling = self._view.judge(stroke, outcome)
        return ruling, self._worth.value(ruling, outcome.final)

    def sample(self, wanted: Iterable[tuple[Trial, int]]) -> None:
        """Give trials so many more tries each, the errors being the same for every trial."""
        for part in self._parts(_tries(wanted)):
            strokes = [self._flicked(trial.candidate, number) for trial, number in part]
            outcomes = self._played(strokes)
            for (trial, _), stroke, outcome in zip(part, strokes, outcomes, strict=True):
                ruling, value = self.judge(stroke, outcome)
                kept = self.succeeded(ruling)
                trial.values.append(value)
                trial.successes += kept
                trial.losses += ruling.board is not None and not kept
                trial.boards.append((ruling, outcome))

    def _parts(self, tries: Iterable[T]) -> Iterator[list[T]]:
        """Some at once, until they or the budget are at an end."""
        coming = iter(tries)
        while part := list(islice(coming, max(0, min(AT_ONCE, self.left)))):
            yield part

    def _played(self, strokes: list[Stroke]) -> Sequence[StrokeOutcome]:
        self._left -= len(strokes)
        self.tried += len(strokes)
        return self._view.play_all(strokes)

    def _flicked(self, candidate: Candidate, number: int) -> Stroke:
        """What the hand makes of a candidate in its try of a number."""
        return self._settled(self._hand.apply(candidate.stroke, self._errors.of(number)))

    def _settled(self, stroke: Stroke) -> Stroke:
        """The stroke from the nearest legal place, which is looked for but once."""
        along = self._places.get(stroke.along)
        if along is None:
            match = self._view.match
            along = settle(match.config.laws, match.board.layout, stroke).along
            self._places[stroke.along] = along
        return stroke if along == stroke.along else replace(stroke, along=along)

    def prove(self, trial: Trial, count: int) -> None:
        """Try a chosen stroke again, with errors that had no part in the choice.

        Earlier tries count for its chance, too, but for no more than these: the best of many looks
        better than it is. Half a success and half a failure are added, since no stroke is certain.
        """
        self._left = count
        before, kept = len(trial.values), trial.successes
        self.sample([(trial, count)])
        made = len(trial.values) - before
        if made:
            earlier = min(before, made)
            share = kept / before * earlier if before else 0.0
            trial.proven = (trial.successes - kept + share + 0.5) / (made + earlier + 1.0)

    def succeeded(self, ruling: Ruling) -> bool:
        """Whether the side keeps the turn, or has won."""
        if ruling.board is not None:
            return ruling.board.winner is self._view.match.striking_colour
        return ruling.turn is Turn.CONTINUES


def _tries(wanted: Iterable[tuple[Trial, int]]) -> Iterator[tuple[Trial, int]]:
    """Each trial with the number of each try that it is to get."""
    for trial, more in wanted:
        made = len(trial.values)
        for number in range(made, made + more):
            yield trial, number
