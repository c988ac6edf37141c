"""Strokes that no geometry proposes: drawn at random, into a pack, or soft and safe."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from carrom.ai.candidate import Candidate, Kind
from carrom.ai.scene import HIT_MM, LINE_Y_MM, MEN_MM, Disc, Scene
from carrom.core.equipment import TOURNAMENT
from carrom.core.stroke import Stroke

HARD_MM_S = (2500.0, 5500.0)
SOFT_MM_S = (260.0, 900.0)
SCAN_MM_S = (700.0, 4500.0)
PACK_MM = 1.35 * MEN_MM
"""Carrommen with centres closer than this belong together."""


def scan(
    scene: Scene, rng: random.Random, count: int, speeds: tuple[float, float] = SCAN_MM_S
) -> Iterator[Candidate]:
    """Towards a carromman worth pocketing, from anywhere and at any of the speeds."""
    yield from _towards(scene, scene.targets, speeds, Kind.SCAN, rng, count)


def pack_strokes(scene: Scene, rng: random.Random, count: int) -> Iterator[Candidate]:
    """Hard into carrommen that stand in a cluster."""
    packed = tuple(
        disc
        for disc in scene.discs
        if sum(math.hypot(disc.x - o.x, disc.y - o.y) < PACK_MM for o in scene.discs) >= 3
    )
    yield from _towards(scene, packed, HARD_MM_S, Kind.PACK, rng, count)


def safeties(scene: Scene, rng: random.Random, count: int) -> Iterator[Candidate]:
    """Softly at anything: own carrommen nearer to a pocket, the others' away from theirs."""
    yield from _towards(scene, scene.discs, SOFT_MM_S, Kind.SAFETY, rng, count)


def _towards(
    scene: Scene,
    discs: tuple[Disc, ...],
    speeds: tuple[float, float],
    kind: Kind,
    rng: random.Random,
    count: int,
) -> Iterator[Candidate]:
    """Strokes that would hit one of the discs if nothing else were in the way."""
    if not discs or not scene.places:
        return
    for _ in range(count):
        disc = rng.choice(discs)
        along = rng.choice(scene.places)
        dx, dy = disc.x - along, disc.y - LINE_Y_MM
        far = max(math.hypot(dx, dy), HIT_MM)
        aim = math.atan2(dy, dx) + math.asin(rng.uniform(-0.95, 0.95) * HIT_MM / far)
        low, high = speeds
        needed = math.sqrt(2.0 * scene.drag * far)
        speed = math.hypot(low + (high - low) * rng.random(), needed)
        stroke = Stroke.of(
            scene.seat, along, math.degrees(aim), min(speed, TOURNAMENT.top_speed_mm_s)
        )
        yield Candidate(stroke, kind)
