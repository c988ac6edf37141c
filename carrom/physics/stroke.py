"""One stroke, from contact to contact."""

from __future__ import annotations

import logging
import math
from collections.abc import Sequence
from operator import attrgetter

import pymunk

from carrom.core.equipment import TOURNAMENT, Equipment
from carrom.core.geometry import Point
from carrom.core.layout import Layout
from carrom.core.outcome import Contact, Pocketing, StrokeOutcome
from carrom.core.pieces import STRIKER, PieceId
from carrom.physics.cluster import cluster, fastest_approach, move_apart
from carrom.physics.flight import Disc, Next
from carrom.physics.foresight import foresee
from carrom.physics.frame import keep_inside
from carrom.physics.pockets import Pockets
from carrom.physics.recorder import Recorder, Trace
from carrom.physics.repair import repaired
from carrom.physics.table import Motion, Table

MOST_EVENTS = 20_000
"""A break has a few hundred; a stroke that has more is stopped where it is."""

_log = logging.getLogger(__name__)
_due = attrgetter("due")


class TableStroke:
    """A stroke in motion on a table.

    Every event has its own exact time, and places between events are worked out only to be shown,
    so it does not matter how time is divided.
    """

    def __init__(
        self,
        layout: Layout,
        position: Point,
        velocity: Point,
        drag: float,
        equipment: Equipment = TOURNAMENT,
        table: Table | None = None,
    ) -> None:
        """Flick the striker.

        Args:
            layout: The carrommen.
            position: The striker's centre.
            velocity: The striker's velocity in mm/s.
            drag: The deceleration of sliding pieces in mm/s².
            equipment: Sizes, masses and bounce.
            table: Where contacts are resolved, if not on one of its own; nobody else may use it.
        """
        self._equipment = equipment
        self._drag = drag
        self._pockets = Pockets(equipment)
        self._recorder = Recorder()
        self._clock = 0.0
        self._instant = 0.0
        """Time of the latest event, to which the state of every disc belongs."""
        self._events = 0
        self._repaired = 0
        self._outcome: StrokeOutcome | None = None
        self._astray = {p: spot for p, spot in layout.items() if not _is_finite(spot)}
        """Pieces that are nowhere: out of the game until they are put right at the end."""
        if not (_is_finite(position) and _is_finite(velocity)):
            _log.error("the striker starts at %s with %s: it stays in hand", position, velocity)
            self._repaired += 1
            places = dict(layout)
        else:
            places = {**layout, STRIKER: position}
        self._discs = [
            Disc(n, piece, equipment.radius_mm(piece), equipment.mass_g(piece), *places[piece])
            for n, piece in enumerate(sorted(places.keys() - self._astray.keys()))
        ]
        self._by_piece = {disc.piece: disc for disc in self._discs}
        self.table = Table(pymunk.Space(), equipment) if table is None else table
        self._moving: list[Disc] = []
        if STRIKER in self._by_piece:
            self._set_off(self._by_piece[STRIKER], Motion(velocity.x, velocity.y, 0.0))
        self._foresee(self._discs)

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves any more."""
        return self._clock >= self._rest_at() and self._next(math.inf) is None

    @property
    def traces(self) -> tuple[Trace, ...]:
        """Every contact so far, with the motions before and after."""
        return tuple(self._recorder.traces)

    @property
    def pocketed(self) -> tuple[Pocketing, ...]:
        """Every piece that has fallen so far."""
        return tuple(self._recorder.pocketed)

    @property
    def now(self) -> float:
        """Seconds since the start."""
        return self._clock

    @property
    def touched(self) -> bool:
        """Whether the striker has touched a carromman."""
        return self._recorder.touched

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._clock += seconds
        self._run_until(self._clock)

    def step(self) -> bool:
        """Let time pass to the next event; false if there is none."""
        disc = self._next(math.inf)
        if disc is None:
            return False
        self._clock = max(self._clock, disc.due)
        self._happen(disc)
        return True

    def layout(self) -> Layout:
        """Where everything on the board is now, the striker included."""
        return {disc.piece: self.place(disc.piece) for disc in self._discs}

    def place(self, piece: PieceId) -> Point:
        """Where a piece is now, or where it fell."""
        return Point(*self._by_piece[piece].place(self._instant, self._clock, self._drag))

    def velocities(self) -> dict[PieceId, Point]:
        """The velocity of every disc that slides now, in mm/s."""
        velocities = {}
        for disc in self._moving:
            left = disc.rest_at - self._clock
            if disc.speed and left > 0.0:
                velocities[disc.piece] = Point(
                    disc.ux * self._drag * left, disc.uy * self._drag * left
                )
        return velocities

    def turned_degrees(self, piece: PieceId) -> float:
        """How far a piece has turned since the start, in degrees."""
        return math.degrees(self._by_piece[piece].turned(self._instant, self._clock))

    def pose(self) -> None:
        """Put the bodies of the space where they are seen now, for an engine that draws them."""
        for disc in self._discs:
            x, y = disc.place(self._instant, self._clock, self._drag)
            self.table.pose(disc, x, y, disc.turned(self._instant, self._clock))

    def news(self) -> tuple[Contact | Pocketing, ...]:
        """What happened since the last call, in order of time."""
        return self._recorder.news()

    def outcome(self) -> StrokeOutcome:
        """The whole stroke, run to its end first if it is not there yet."""
        if self._outcome is None:
            self._run_until(math.inf)
            self._clock = max(self._clock, self._rest_at())
            self._outcome = self._finish()
        return self._outcome

    def _finish(self) -> StrokeOutcome:
        resting = {p: spot for p, spot in self.layout().items() if p != STRIKER}
        final, count = repaired({**resting, **self._astray}, self._equipment)
        return StrokeOutcome(
            final=final,
            pocketed=tuple(self._recorder.pocketed),
            contacts=tuple(self._recorder.contacts),
            touched=self._recorder.touched,
            duration=self._rest_at(),
            repaired=self._repaired + count,
        )

    def _rest_at(self) -> float:
        return max((disc.rest_at for disc in self._moving), default=self._instant)

    def _next(self, time: float) -> Disc | None:
        """The disc with the next event until a time; of several at one instant, the first."""
        disc = min(self._discs, key=_due, default=None)
        return disc if disc is not None and disc.due <= time and disc.due < math.inf else None

    def _run_until(self, time: float) -> None:
        while (disc := self._next(time)) is not None:
            self._happen(disc)

    def _happen(self, disc: Disc) -> None:
        """Let the event that is foreseen for a disc happen."""
        self._events += 1
        if self._events > MOST_EVENTS:
            self._stop_everything()
            return
        self._carry_to(disc.due)
        match disc.kind:
            case Next.DISC:
                self._meet(disc)
            case Next.FRAME:
                self._bounce(disc)
            case Next.OVER_POCKET if not self._pockets.drops_at_once(disc):
                disc.over_pocket, disc.over_since = disc.pocket, self._instant
                self._foresee([disc])
            case Next.OFF_POCKET:
                disc.over_pocket = None
                self._foresee([disc])
            case _:
                self._drop(disc)

    def _carry_to(self, time: float) -> None:
        since, drag = self._instant, self._drag
        self._moving = [disc for disc in self._moving if disc.carry(since, time, drag)]
        self._instant = time

    def _meet(self, disc: Disc) -> None:
        """Discs meet: those that meet one of them at the same instant are resolved with them."""
        assert disc.partner is not None
        discs = cluster(disc, disc.partner, self._discs)
        before = [Motion(*each.velocity, each.spin) for each in discs]
        after, pushes = self.table.collide(discs, fastest_approach(discs))
        self._recorder.pushed(self._instant, discs, pushes, before, after)
        changed = move_apart(discs)
        for each, old, new in zip(discs, before, after, strict=True):
            if new != old:
                self._set_off(each, new)
                if each not in changed:
                    changed.append(each)
        self._foresee(changed)

    def _bounce(self, disc: Disc) -> None:
        """A disc touches the frame, alone: what it pushes there meets it in the next event."""
        before = Motion(*disc.velocity, disc.spin)
        nx, ny = disc.normal
        after = self.table.bounce(disc, disc.normal, before.vx * nx + before.vy * ny)
        self._recorder.bounced(self._instant, disc, disc.normal, before, after)
        keep_inside(disc)
        self._set_off(disc, after)
        self._foresee([disc])

    def _drop(self, disc: Disc) -> None:
        self._recorder.dropped(self._instant, disc)
        disc.set_off(0.0, 0.0, 0.0, self._instant, self._drag)
        disc.forget()
        self._discs.remove(disc)
        if disc in self._moving:
            self._moving.remove(disc)
        self.table.remove(disc)
        self._foresee([disc])

    def _stop_everything(self) -> None:
        _log.error("a stroke was stopped after %d events", MOST_EVENTS)
        self._repaired += len(self._moving)
        for disc in self._discs:
            disc.set_off(0.0, 0.0, 0.0, self._instant, self._drag)
            disc.forget()
        self._moving.clear()

    def _set_off(self, disc: Disc, motion: Motion) -> None:
        disc.set_off(*motion, self._instant, self._drag)
        if disc.rest_at > self._instant:
            if disc not in self._moving:
                self._moving.append(disc)
        elif disc in self._moving:
            self._moving.remove(disc)

    def _foresee(self, changed: Sequence[Disc]) -> None:
        foresee(changed, self._discs, self._pockets, self._instant, self._drag)


def _is_finite(point: Point) -> bool:
    return math.isfinite(point.x) and math.isfinite(point.y)
