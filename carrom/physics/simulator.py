"""Strokes on a table of one set of equipment."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import pymunk

from carrom.core.equipment import TOURNAMENT, Equipment
from carrom.core.geometry import Point
from carrom.core.layout import Layout
from carrom.core.outcome import AimPath, StrokeOutcome
from carrom.core.stroke import Stroke
from carrom.physics import aim
from carrom.physics.stroke import TableStroke
from carrom.physics.surface import NORMAL_MU, deceleration_mm_s2
from carrom.physics.table import Table


class Simulator:
    """The `StrokeSimulator` of the game."""

    def __init__(
        self,
        equipment: Equipment = TOURNAMENT,
        mu: float = NORMAL_MU,
        new_space: Callable[[], pymunk.Space] = pymunk.Space,
    ) -> None:
        """Set up the table.

        Args:
            equipment: Sizes, masses and bounce.
            mu: Sliding friction where the surface factor is 1.
            new_space: Makes the empty space of a live stroke; the window's engine may own it.
        """
        self._equipment = equipment
        self._mu = mu
        self._new_space = new_space
        self._spare: list[Table] = []
        """Tables that no stroke is on: to make one takes its time."""
        # pymunk cannot free what is left of it once the interpreter takes its modules apart.
        weakref.finalize(self, self._spare.clear)

    def start(self, layout: Layout, stroke: Stroke, surface_factor: float) -> TableStroke:
        """A stroke at its first instant; `surface_factor` multiplies the sliding friction."""
        table = Table(self._new_space(), self._equipment)
        return self._launch(layout, stroke.position, stroke.velocity, surface_factor, table)

    def play(self, layout: Layout, stroke: Stroke, surface_factor: float) -> StrokeOutcome:
        """A stroke from the flick to rest."""
        with self._table() as table:
            return self._launch(
                layout, stroke.position, stroke.velocity, surface_factor, table
            ).outcome()

    def play_all(
        self, layout: Layout, strokes: Sequence[Stroke], surface_factor: float
    ) -> Sequence[StrokeOutcome]:
        """What `play` gives for each of some strokes."""
        return [self.play(layout, stroke, surface_factor) for stroke in strokes]

    def path_to_contact(
        self, layout: Layout, position: Point, velocity: Point, surface_factor: float
    ) -> AimPath:
        """What the aim line shows; costs about a millisecond."""
        with self._table() as table:
            launched = self._launch(layout, position, velocity, surface_factor, table)
            return aim.path_to_contact(launched)

    @contextmanager
    def _table(self) -> Iterator[Table]:
        """A table for a stroke that is over when the caller is done."""
        table = self._spare.pop() if self._spare else Table(pymunk.Space(), self._equipment)
        yield table
        self._spare.append(table)

    def _launch(
        self,
        layout: Layout,
        position: Point,
        velocity: Point,
        surface_factor: float,
        table: Table,
    ) -> TableStroke:
        drag = deceleration_mm_s2(self._mu * surface_factor)
        return TableStroke(layout, position, velocity, drag, self._equipment, table)
