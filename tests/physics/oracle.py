"""A plain fixed-step Chipmunk table, against which the physics is compared and measured.

Coulomb friction by joints to the static body, the frame by segments, a drop by distance after each
step: what one writes first, and what the physics converges to as the steps get short.
"""

from __future__ import annotations

import math
from itertools import pairwise

import pymunk

from carrom.core.equipment import TOURNAMENT, Equipment
from carrom.core.geometry import HALF_MM, POCKET_RADIUS_MM, POCKETS, Point
from carrom.core.pieces import STRIKER, PieceId
from carrom.physics.surface import GRAVITY_MM_S2, NORMAL_MU

ARC_PIECES = 12
WALL_MM = 10.0


class FixedStepTable:
    def __init__(
        self,
        layout: dict[PieceId, Point],
        position: Point,
        velocity: Point,
        mu: float = NORMAL_MU,
        equipment: Equipment = TOURNAMENT,
    ) -> None:
        self._equipment = equipment
        self._space = pymunk.Space()
        self._bodies: dict[PieceId, pymunk.Body] = {}
        self._parts: dict[PieceId, list[pymunk.Shape | pymunk.Constraint]] = {}
        self._add_frame()
        for piece, spot in sorted({**layout, STRIKER: position}.items()):
            self._add_disc(piece, spot, mu)
        self._bodies[STRIKER].velocity = velocity

    def play(self, dt: float, longest: float = 10.0) -> dict[PieceId, Point]:
        """Step until everything rests; where every piece is that has not dropped."""
        for _ in range(round(longest / dt)):
            self._space.step(dt)
            moving = False
            for piece, body in list(self._bodies.items()):
                vx, vy = body.velocity
                speed = math.hypot(vx, vy)
                if speed > 1.0:
                    moving = True
                self._drop(piece, body, speed)
            if not moving:
                break
        return {piece: Point(*body.position) for piece, body in self._bodies.items()}

    def _drop(self, piece: PieceId, body: pymunk.Body, speed: float) -> None:
        x, y = body.position
        if abs(x) < 300.0 or abs(y) < 300.0 or speed > self._equipment.rattle_speed_mm_s(piece):
            return
        if any(
            math.hypot(x - pocket.x, y - pocket.y) < self._equipment.drop_radius_mm(piece)
            for pocket in POCKETS
        ):
            self._space.remove(body, *self._parts.pop(piece))
            del self._bodies[piece]

    def _add_disc(self, piece: PieceId, spot: Point, mu: float) -> None:
        radius, mass = self._equipment.radius_mm(piece), self._equipment.mass_g(piece)
        body = pymunk.Body(mass, 0.5 * mass * radius * radius)
        body.position = spot
        shape = pymunk.Circle(body, radius)
        shape.elasticity = math.sqrt(self._equipment.disc_restitution)
        shape.friction = math.sqrt(self._equipment.disc_friction)
        grip = mu * mass * GRAVITY_MM_S2
        slide = pymunk.PivotJoint(self._space.static_body, body, (0, 0), (0, 0))
        slide.max_bias, slide.max_force = 0.0, grip
        turn = pymunk.GearJoint(self._space.static_body, body, 0.0, 1.0)
        turn.max_bias, turn.max_force = 0.0, grip * radius * 2 / 3
        self._space.add(body, shape, slide, turn)
        self._bodies[piece] = body
        self._parts[piece] = [shape, slide, turn]

    def _add_frame(self) -> None:
        out = HALF_MM + WALL_MM
        corners = [(-out, -out), (out, -out), (out, out), (-out, out)]
        lines = [(corners[n], corners[(n + 1) % 4]) for n in range(4)]
        for pocket in POCKETS:
            first = math.atan2(math.copysign(1, pocket.y), math.copysign(1, pocket.x)) - math.pi / 4
            reach = POCKET_RADIUS_MM + WALL_MM
            arc = [
                (pocket.x + reach * math.cos(angle), pocket.y + reach * math.sin(angle))
                for angle in (first + n * math.pi / 2 / ARC_PIECES for n in range(ARC_PIECES + 1))
            ]
            lines += pairwise(arc)
        for a, b in lines:
            wall = pymunk.Segment(self._space.static_body, a, b, WALL_MM)
            wall.elasticity = self._equipment.frame_restitution / math.sqrt(
                self._equipment.disc_restitution
            )
            wall.friction = self._equipment.frame_friction / math.sqrt(
                self._equipment.disc_friction
            )
            self._space.add(wall)
