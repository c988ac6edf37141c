"""The board in a pymunk space, where Chipmunk resolves every contact of the game.

Between contacts the bodies are parked far apart. At the instant of a contact the discs concerned
are put where they touch, the space makes one step of a tiny constant time, and their new motion is
read. They are then parked again for one more step, which makes Chipmunk forget the contact, since
it would otherwise start the next one from the impulses of this one.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pymunk
from pymunk import batch

from carrom.core.equipment import Equipment
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

    def __init__(self, space: pymunk.Space, discs: Sequence[Disc], equipment: Equipment) -> None:
        self.space = space
        space.gravity = (0.0, 0.0)
        space.damping = 1.0
        space.iterations = ITERATIONS
        space.collision_slop = 1.0
        space.collision_bias = 1.0
        space.collision_persistence = 1
        self._elasticity = math.sqrt(max(_LEAST_ELASTICITY, equipment.disc_restitution))
        friction = math.sqrt(max(_LEAST_ELASTICITY, equipment.disc_friction))
        self._dead_speed = equipment.dead_speed_mm_s
        self.shapes: dict[Disc, pymunk.Circle] = {}
        self.bodies: dict[Disc, pymunk.Body] = {}
        self._by_id: dict[int, Disc] = {}
        for disc in discs:
            body = pymunk.Body(disc.mass, disc.inertia)
            body.position = _bay(disc)
            shape = pymunk.Circle(body, disc.radius + SKIN_MM / 2)
            shape.elasticity = self._elasticity
            shape.friction = friction
            space.add(body, shape)
            self.bodies[disc] = body
            self.shapes[disc] = shape
            self._by_id[body.id] = disc
        self._cushion = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        self._cushion.position = (0.0, -_PARKING_MM)
        cushion = pymunk.Circle(self._cushion, _CUSHION_RADIUS_MM + SKIN_MM / 2)
        cushion.elasticity = equipment.frame_restitution / self._elasticity
        cushion.friction = equipment.frame_friction / friction
        space.add(self._cushion, cushion)
        self._buffer = batch.Buffer()
        self._posed: list[Disc] = []

    def collide(self, discs: Sequence[Disc], approach: float) -> tuple[list[Motion], list[Push]]:
        """Resolve discs that touch; what each does after, and what they did to each other.

        Args:
            discs: In their order on the table, with their state at the instant of contact.
            approach: The fastest approach speed among them, mm/s; a slow cluster does not bounce.
        """
        self._set_up(discs, approach)
        self.space.step(STEP_S)
        motions = self._read(discs)
        pushes = _lone_push(discs, motions) if len(discs) == 2 else self._pushes()
        self._clear(discs)
        return motions, pushes

    def bounce(self, disc: Disc, normal: tuple[float, float], approach: float) -> Motion:
        """Resolve a disc at the frame, whose outward normal is given."""
        out = disc.radius + _CUSHION_RADIUS_MM
        self._cushion.position = (disc.x + out * normal[0], disc.y + out * normal[1])
        self._set_up((disc,), approach)
        self.space.step(STEP_S)
        (motion,) = self._read((disc,))
        self._cushion.position = (0.0, -_PARKING_MM)
        self._clear((disc,))
        return motion

    def remove(self, disc: Disc) -> None:
        """Take a disc off the board, body and shape together."""
        body = self.bodies.pop(disc)
        self.space.remove(self.shapes.pop(disc), body)
        del self._by_id[body.id]
        if disc in self._posed:
            self._posed.remove(disc)

    def pose(self, disc: Disc, x: float, y: float, angle: float) -> None:
        """Show a disc where it is, to whoever draws from the bodies; it is parked again in time."""
        body = self.bodies[disc]
        body.position = (x, y)
        body.angle = angle
        if disc not in self._posed:
            self._posed.append(disc)

    def _set_up(self, discs: Iterable[Disc], approach: float) -> None:
        self._park(self._posed)
        self._posed.clear()
        dead = approach < self._dead_speed
        for disc in discs:
            body = self.bodies[disc]
            body.position = (disc.x, disc.y)
            body.velocity = disc.velocity
            body.angular_velocity = disc.spin
            if dead:
                self.shapes[disc].elasticity = 0.0
        self._dead = dead

    def _read(self, discs: Iterable[Disc]) -> list[Motion]:
        motions = []
        for disc in discs:
            body = self.bodies[disc]
            vx, vy = body.velocity
            motions.append(Motion(vx, vy, body.angular_velocity))
        return motions

    def _pushes(self) -> list[Push]:
        self._buffer.clear()
        batch.get_space_arbiters(self.space, _FIELDS, self._buffer)
        ids = memoryview(self._buffer.int_buf()).cast("P").tolist()
        impulses = memoryview(self._buffer.float_buf()).cast("d").tolist()
        pushes = []
        for n in range(0, len(ids), 2):
            a, b = self._by_id[ids[n]], self._by_id[ids[n + 1]]
            x, y = impulses[n], impulses[n + 1]
            pushes.append(Push(a, b, x, y) if a.index < b.index else Push(b, a, -x, -y))
        return sorted(pushes, key=lambda push: (push.a.index, push.b.index))

    def _clear(self, discs: Iterable[Disc]) -> None:
        self._park(discs)
        if self._dead:
            for disc in discs:
                self.shapes[disc].elasticity = self._elasticity
        self.space.step(STEP_S)

    def _park(self, discs: Iterable[Disc]) -> None:
        for disc in discs:
            self.bodies[disc].position = _bay(disc)


def _lone_push(discs: Sequence[Disc], motions: Sequence[Motion]) -> list[Push]:
    """The impulse between two discs from the first one's change of momentum."""
    a, b = discs
    vx, vy = a.velocity
    return [Push(a, b, a.mass * (motions[0].vx - vx), a.mass * (motions[0].vy - vy))]


def _bay(disc: Disc) -> tuple[float, float]:
    """A disc's own place, far from the board and from every other."""
    return _PARKING_MM + _BAY_MM * disc.index, 0.0
