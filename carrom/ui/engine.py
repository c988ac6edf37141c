"""Arcade's engine over the physics' space: it owns the space, and moves a sprite for each disc.

The physics builds its own circles into the space and steps it itself, so that the window plays by
the same code as everything else; the engine only brings the sprites along.
"""

from __future__ import annotations

import arcade
import pymunk
from arcade.pymunk_physics_engine import PymunkPhysicsEngine, PymunkPhysicsObject

from carrom.core.equipment import TOURNAMENT, Equipment
from carrom.core.geometry import Point
from carrom.core.layout import Layout
from carrom.core.pieces import PieceId
from carrom.core.stroke import Stroke
from carrom.physics.simulator import Simulator
from carrom.physics.stroke import TableStroke


class EngineSimulator(Simulator):
    """The simulator of the window: its live strokes are played in a space of arcade's engine."""

    def __init__(self, equipment: Equipment = TOURNAMENT) -> None:
        super().__init__(equipment, new_space=self._engine_space)
        self._engine = PymunkPhysicsEngine()
        self._stroke: TableStroke | None = None
        self._sprites: dict[PieceId, arcade.Sprite] = {}

    def start(self, layout: Layout, stroke: Stroke, surface_factor: float) -> TableStroke:
        """A stroke at its first instant, its discs followed by sprites."""
        started = super().start(layout, stroke, surface_factor)
        self._stroke = started
        self._sprites = {}
        started.pose()
        for piece, body in started.table.bodies.items():
            sprite = arcade.Sprite()
            self._engine.sprites[sprite] = PymunkPhysicsObject(body, started.table.shapes[piece])
            self._engine.non_static_sprite_list.append(sprite)
            self._sprites[piece] = sprite
        return started

    def sync(self) -> None:
        """Bring the sprites to where the discs are now; those of discs that fell are dropped."""
        if self._stroke is None:
            return
        for piece in self._sprites.keys() - self._stroke.table.bodies.keys():
            sprite = self._sprites.pop(piece)
            del self._engine.sprites[sprite]
            self._engine.non_static_sprite_list.remove(sprite)
        self._stroke.pose()
        self._engine.resync_sprites()

    def layout(self) -> dict[PieceId, Point]:
        """Where the sprites are, in mm."""
        return {piece: Point(*sprite.position) for piece, sprite in self._sprites.items()}

    def turns(self) -> dict[PieceId, float]:
        """How far each sprite has turned, in degrees anticlockwise."""
        return {piece: -sprite.angle for piece, sprite in self._sprites.items()}

    def _engine_space(self) -> pymunk.Space:
        self._engine = PymunkPhysicsEngine()
        return self._engine.space
