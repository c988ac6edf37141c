"""Many strokes on two cores: another process plays a part of them."""

from __future__ import annotations

import contextlib
import logging
import pickle
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import NamedTuple

from carrom.core.layout import Layout
from carrom.core.outcome import StrokeOutcome
from carrom.core.stroke import Stroke
from carrom.physics.simulator import Simulator

MOST_GIVEN, LEAST_GIVEN = 16, 2
"""Strokes that the helper is given at once: its answer takes a while to write and to read."""

_log = logging.getLogger(__name__)


class Task(NamedTuple):
    """Strokes to play."""

    number: int
    layout: Layout
    strokes: Sequence[Stroke]
    surface_factor: float


class Done(NamedTuple):
    """What came of them; None where they could not be played."""

    number: int
    outcomes: Sequence[StrokeOutcome] | None


def help_out(line: Connection, simulator: Simulator) -> None:
    """Play what comes until the other end is closed."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            task: Task = line.recv()
            line.send(Done(task.number, _played(task, simulator)))


def _played(task: Task, simulator: Simulator) -> Sequence[StrokeOutcome] | None:
    try:
        return simulator.play_all(task.layout, task.strokes, task.surface_factor)
    except Exception:
        _log.exception("strokes cannot be played")
        return None


class HelpedSimulator(Simulator):
    """Gives the last of many strokes away while it plays the first ones itself.

    Nothing depends on the helper: what it has not played when all else is done is played here, and
    whoever plays a stroke finds the same.
    """

    def __init__(self, line: Connection) -> None:
        """Play with the help of whoever is at the other end of the line."""
        super().__init__()
        self._line: Connection | None = line
        self._number = 0
        """Of the latest task."""
        self._answered = 0

    def play_all(
        self, layout: Layout, strokes: Sequence[Stroke], surface_factor: float
    ) -> Sequence[StrokeOutcome]:
        """What `play` gives for each of some strokes."""
        front: list[StrokeOutcome] = []
        back: list[StrokeOutcome] = []
        given = 0
        while len(front) + len(back) < len(strokes):
            left = strokes[len(front) : len(strokes) - len(back)]
            if not given:
                given = self._give(layout, left, surface_factor)
            front.append(self.play(layout, left[0], surface_factor))
            played = self._taken()
            if given and played is not None:
                given = 0
                # They may come when a part of them was played here, for want of anything else.
                back[:0] = played[max(0, len(played) - len(left) + 1) :]
        return front + back

    def _give(self, layout: Layout, left: Sequence[Stroke], surface_factor: float) -> int:
        """Give the helper the end of what is left, unless it is still at something earlier.

        Returns:
            How many strokes that is.
        """
        share = min(MOST_GIVEN, len(left) // 2)
        if self._line is None or self._answered < self._number or share < LEAST_GIVEN:
            return 0
        self._number += 1
        try:
            self._line.send(Task(self._number, layout, left[-share:], surface_factor))
        except OSError:
            self._go_on_alone()
            return 0
        return share

    def _taken(self) -> Sequence[StrokeOutcome] | None:
        """What the helper has played of the latest task, once it is there."""
        if self._line is None or self._answered == self._number:
            return None
        try:
            if not self._line.poll():
                return None
            done: Done = self._line.recv()
        except (EOFError, OSError, pickle.UnpicklingError):
            self._go_on_alone()
            return None
        self._answered = done.number
        return done.outcomes

    def _go_on_alone(self) -> None:
        _log.warning("the process that helps to think is gone")
        self._line = None
