"""The board in a pymunk space, where Chipmunk resolves every contact of the game.

Between contacts the bodies are parked far apart. At the instant of a contact the discs concerned
are put where they touch, the space makes one step of a tiny constant time, and their new motion is
read. They are then parked again. In the step of the next contact Chipmunk forgets this one; only if
the same discs meet again just then, the space makes a step of its own before, since they would
start from the impulses of this one. So a table that one stroke has been played on serves for the
next.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pymunk
from pymunk import batch

from carrom.core.equipment import Equipment
from carrom.core.pieces import PieceId
from carrom.physics.flight import Disc

STEP_S = 1e-12
"""The time of every step; the fastest disc moves 1e-8 mm in it, so no place or angle suffers."""

SKIN_MM = 0.001
"""Discs this close touch: those that meet at one instant are resolved together."""

ITERATIONS = 30
"""Rounds of Chipmunk's solver; a lone pair needs one, three discs or more some."""

_CUSHION_RADIUS_MM = 100.0
_PARKING_MM = 100_000.0
_BAY_MM = 1_000.0
_LEAST_ELASTICITY = 1e-12
_FIELDS = (
    batch.ArbiterFields.BODY_A_ID
    | batch.ArbiterFields.BODY_B_ID
    | batch.ArbiterFields.TOTAL_IMPULSE
)


class Motion(NamedTuple):
    """A disc's velocity in mm/s, and spin in radians per second."""

    vx: float
    vy: float
    spin: float


class Push(NamedTuple):
    """What two discs of a cluster did to each other."""

    a: Disc
    b: Disc
    x: float
    y: float
    """Impulse on `a` in g mm/s; `b` got the opposite."""


class Table:
    """Discs as bodies of a space, and one round cushion that stands for the frame.

    Only the direction of the frame at the point of contact matters, so the cushion is put there
    with the frame's own normal, for straight sides and corner arcs alike.
    """

    def __init__(self, space: pymunk.Space, equipment: Equipment) -> None:
        self.space = space
        space.gravity = (0.0, 0.0)
        space.damping = 1.0
        space.iterations = ITERATIONS
        space.collision_slop = 1.0
        space.collision_bias = 1.0
        space.collision_persistence = 1
        self._equipment = equipment
        self._elasticity = math.sqrt(max(_LEAST_ELASTICITY, equipment.disc_restitution))
        self._friction = math.sqrt(max(_LEAST_ELASTICITY, equipment.disc_friction))
        self.shapes: dict[PieceId, pymunk.Circle] = {}
        self.bodies: dict[PieceId, pymunk.Body] = {}
        """Of the discs that have met something, or that somebody looks at."""
        self._bays: dict[PieceId, tuple[float, float]] = {}
        """Each disc's own place, far from the board and from every other."""
        self._cushion = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        self._cushion.position = (0.0, -_PARKING_MM)
        cushion = pymunk.Circle(self._cushion, _CUSHION_RADIUS_MM + SKIN_MM / 2)
        cushion.elasticity = equipment.frame_restitution / self._elasticity
        cushion.friction = equipment.frame_friction / self._friction
        space.add(self._cushion, cushion)
        self._posed: list[PieceId] = []
        self._latest: list[PieceId] = []
        """Discs whose contact Chipmunk still remembers."""

    def body(self, disc: Disc) -> pymunk.Body:
        """A disc's body, made when it is first asked for: in most strokes few discs are met."""
        piece = disc.piece
        body = self.bodies.get(piece)
        if body is None:
            body = pymunk.Body(disc.mass, disc.inertia)
            bay = self._bays.setdefault(piece, (_PARKING_MM + _BAY_MM * len(self._bays), 0.0))
            body.position = bay
            shape = pymunk.Circle(body, disc.radius + SKIN_MM / 2)
            shape.elasticity = self._elasticity
            shape.friction = self._friction
            self.space.add(body, shape)
            self.bodies[piece] = body
            self.shapes[piece] = shape
        return body

    def collide(self, discs: Sequence[Disc], approach: float) -> tuple[list[Motion], list[Push]]:
        """Resolve discs that touch; what each does after, and what they did to each other.

        Args:
            discs: In their order on the table, with their state at the instant of contact.
            approach: The fastest approach speed among them, mm/s; a slow cluster does not bounce.
        """
        if len(discs) == 2:
            motions = self._resolved(discs, approach)
            return motions, _lone_push(discs, motions)
        # The order in which Chipmunk solves several contacts hangs on what its space went through.
        return Table(pymunk.Space(), self._equipment)._resolved_crowd(discs, approach)

    def _resolved(self, discs: Sequence[Disc], approach: float) -> list[Motion]:
        dead = self._set_up(discs, approach)
        self.space.step(STEP_S)
        motions = self._read(discs)
        self._clear(discs, dead)
        return motions

    def _resolved_crowd(
        self, discs: Sequence[Disc], approach: float
    ) -> tuple[list[Motion], list[Push]]:
        """The same for three or more, in a space that nothing has happened in."""
        self._set_up(discs, approach)
        self.space.step(STEP_S)
        return self._read(discs), self._pushes(discs)

    def bounce(self, disc: Disc, normal: tuple[float, float], approach: float) -> Motion:
        """Resolve a disc at the frame, whose outward normal is given."""
        out = disc.radius + _CUSHION_RADIUS_MM
        self._cushion.position = (disc.x + out * normal[0], disc.y + out * normal[1])
        (motion,) = self._resolved((disc,), approach)
        self._cushion.position = (0.0, -_PARKING_MM)
        return motion

    def remove(self, disc: Disc) -> None:
        """Take a disc off the board, body and shape together."""
        piece = disc.piece
        if piece in self.bodies:
            self.space.remove(self.shapes.pop(piece), self.bodies.pop(piece))
        if piece in self._posed:
            self._posed.remove(piece)

    def pose(self, disc: Disc, x: float, y: float, angle: float) -> None:
        """Show a disc where it is, to whoever draws from the bodies; it is parked again in time."""
        body = self.body(disc)
        body.position = (x, y)
        body.angle = angle
        if disc.piece not in self._posed:
            self._posed.append(disc.piece)

    def _set_up(self, discs: Iterable[Disc], approach: float) -> bool:
        """Put discs where they touch, in motion; whether they are too slow to bounce."""
        if self._posed:
            self._park(self._posed)
            self._posed.clear()
        pieces = [disc.piece for disc in discs]
        if pieces == self._latest:
            self.space.step(STEP_S)
        self._latest = pieces
        dead = approach < self._equipment.dead_speed_mm_s
        for disc in discs:
            body = self.body(disc)
            body.position = (disc.x, disc.y)
            body.velocity = disc.velocity
            body.angular_velocity = disc.spin
            if dead:
                self.shapes[disc.piece].elasticity = 0.0
        return dead

    def _read(self, discs: Iterable[Disc]) -> list[Motion]:
        motions = []
        for disc in discs:
            body = self.bodies[disc.piece]
            vx, vy = body.velocity
            motions.append(Motion(vx, vy, body.angular_velocity))
        return motions

    def _pushes(self, discs: Iterable[Disc]) -> list[Push]:
        by_id = {self.bodies[disc.piece].id: disc for disc in discs}
        buffer = batch.Buffer()
        batch.get_space_arbiters(self.space, _FIELDS, buffer)
        ids = memoryview(buffer.int_buf()).cast("P").tolist()
        impulses = memoryview(buffer.float_buf()).cast("d").tolist()
        pushes = []
        for n in range(0, len(ids), 2):
            a, b = by_id[ids[n]], by_id[ids[n + 1]]
            x, y = impulses[n], impulses[n + 1]
            pushes.append(Push(a, b, x, y) if a.index < b.index else Push(b, a, -x, -y))
        return sorted(pushes, key=lambda push: (push.a.index, push.b.index))

    def _clear(self, discs: Iterable[Disc], dead: bool) -> None:
        self._park(disc.piece for disc in discs)
        if dead:
            for disc in discs:
                self.shapes[disc.piece].elasticity = self._elasticity

    def _park(self, pieces: Iterable[PieceId]) -> None:
        for piece in pieces:
            self.bodies[piece].position = self._bays[piece]


def _lone_push(discs: Sequence[Disc], motions: Sequence[Motion]) -> list[Push]:
    """The impulse between two discs from the first one's change of momentum."""
    a, b = discs
    vx, vy = a.velocity
    return [Push(a, b, a.mass * (motions[0].vx - vx), a.mass * (motions[0].vy - vy))]
