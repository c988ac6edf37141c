"""Dust: small puffs where discs hit hard, and what a striker stirs up on a powdered board."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from carrom.core.geometry import Point, distance
from carrom.core.outcome import Contact, Pocketing
from carrom.ui.art.board_camera import BoardCamera
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.motion import ease_out
from carrom.ui.art.theme import Rgba, with_alpha
from carrom.ui.sound.cues import volume_of

DUST: Rgba = (255, 247, 232, 255)

MOST_MOTES = 40

HARD = 0.3
"""A contact as loud as this raises dust."""

MOTES_OF_A_HIT = 5
"""Of the hardest; softer ones raise fewer."""

TRAIL_MM = 22.0
"""A striker on powder raises a mote each time it has gone so far."""

DRIFT_MM = 24.0
"""How far a mote drifts at most."""

_LIFE_S = (0.35, 0.7)
_RADIUS_MM = (7.0, 18.0)
_SHARE = 0.9
"""How much of the board a mote covers before it fades."""


@dataclass(slots=True)
class _Mote:
    start: Point
    drift: Point
    radius: float
    life_s: float
    age_s: float = 0.0


class DustPart:
    """Raises motes, lets them drift and fade, and draws them."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._motes: list[_Mote] = []
        self._slid = 0.0

    def __len__(self) -> int:
        return len(self._motes)

    def hit(self, news: Iterable[Contact | Pocketing]) -> None:
        """Raise dust where something hit hard."""
        for event in news:
            if isinstance(event, Contact) and volume_of(event) >= HARD:
                for _ in range(math.ceil(MOTES_OF_A_HIT * volume_of(event))):
                    self._raise(event.position)

    def trail(self, before: Point, after: Point) -> None:
        """Raise dust along the way of a striker on powder."""
        way = distance(before, after)
        self._slid += way
        while self._slid >= TRAIL_MM:
            self._slid -= TRAIL_MM
            share = min(1.0, self._slid / way) if way else 0.0
            self._raise(
                Point(
                    after.x + (before.x - after.x) * share, after.y + (before.y - after.y) * share
                )
            )

    def tick(self, seconds: float) -> None:
        """Let motes drift and fade."""
        for mote in self._motes:
            mote.age_s += seconds
        self._motes = [mote for mote in self._motes if mote.age_s < mote.life_s]

    def paint(self, canvas: Canvas, camera: BoardCamera) -> None:
        """Queue the motes."""
        for mote in self._motes:
            age = mote.age_s / mote.life_s
            share = ease_out(age)
            spot = Point(mote.start.x + mote.drift.x * share, mote.start.y + mote.drift.y * share)
            radius = mote.radius * (0.4 + 0.6 * share) * camera.px_per_mm
            ink = with_alpha(DUST, _SHARE * min(1.0, 6.0 * age) * (1.0 - age) ** 2)
            canvas.shapes.disc(camera.to_window(spot), 0.15 * radius, ink, softness=0.85 * radius)

    def _raise(self, spot: Point) -> None:
        if len(self._motes) >= MOST_MOTES:
            return
        random = self._random
        angle, way = random.uniform(0.0, math.tau), DRIFT_MM * random.uniform(0.2, 1.0)
        drift = Point(way * math.cos(angle), way * math.sin(angle))
        self._motes.append(
            _Mote(spot, drift, random.uniform(*_RADIUS_MM), random.uniform(*_LIFE_S))
        )
