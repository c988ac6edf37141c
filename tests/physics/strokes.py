"""Seeded positions and strokes for the tests of the physics and its benchmark."""

from __future__ import annotations

import math
from random import Random

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import POCKETS, Point, distance
from carrom.core.layout import opening_rack
from carrom.core.pieces import CARROMMEN, PieceId
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.physics.frame import inside
from carrom.physics.stroke import TableStroke
from carrom.physics.surface import NORMAL_MU, deceleration_mm_s2

DRAG = deceleration_mm_s2(NORMAL_MU)


def launch(
    layout: dict[PieceId, Point], position: Point, velocity: Point, drag: float = DRAG
) -> TableStroke:
    return TableStroke(layout, position, velocity, drag)


def flick(layout: dict[PieceId, Point], stroke: Stroke, drag: float = DRAG) -> TableStroke:
    return launch(layout, stroke.position, stroke.velocity, drag)


def random_men(rng: Random, count: int, clear_of: Point | None = None) -> dict[PieceId, Point]:
    """So many carrommen anywhere on the board, none over a pocket or overlapping."""
    layout: dict[PieceId, Point] = {}
    radius = TOURNAMENT.man_radius_mm
    for piece in sorted(rng.sample(CARROMMEN, count)):
        while piece not in layout:
            spot = Point(rng.uniform(-354, 354), rng.uniform(-354, 354))
            if (
                inside(*spot, radius)
                and all(distance(spot, pocket) > 16.0 for pocket in POCKETS)
                and all(distance(spot, other) > 2 * radius for other in layout.values())
                and (clear_of is None or distance(spot, clear_of) > 36.2)
            ):
                layout[piece] = spot
    return layout


def random_stroke(rng: Random, least: int = 250, top: int = 6500) -> Stroke:
    """A legal stroke from any seat, mostly forwards."""
    return Stroke.of(
        rng.choice(list(Seat)),
        rng.uniform(-182.5, 182.5),
        rng.uniform(0, 360) if rng.random() < 0.2 else rng.uniform(10, 170),
        rng.uniform(least, top),
    )


def mid_game(rng: Random, men: int = 10) -> tuple[dict[PieceId, Point], Stroke]:
    """Ten carrommen and a stroke at one of them."""
    stroke = random_stroke(rng, 1000, 4000)
    layout = random_men(rng, men, clear_of=stroke.position)
    target = layout[rng.choice(sorted(layout))]
    return layout, aimed_at(stroke, target)


def opening_break(rng: Random, speed: int = 6000) -> tuple[dict[PieceId, Point], Stroke]:
    """The opening pack, hit from anywhere on the base line within half a disc of its middle."""
    stroke = Stroke.of(Seat.SOUTH, rng.uniform(-182.5, 182.5), 90, speed)
    return opening_rack(TOURNAMENT), aimed_at(stroke, Point(rng.uniform(-15, 15), 0.0))


def aimed_at(stroke: Stroke, target: Point) -> Stroke:
    """The stroke with its angle turned to a point of the board."""
    x, y = target.x - stroke.position.x, target.y - stroke.position.y
    angle = math.degrees(math.atan2(y, x)) - 90.0 * stroke.seat.quarter_turns
    return Stroke.of(stroke.seat, stroke.along_mm, angle, stroke.speed)


def worst_overlap(layout: dict[PieceId, Point]) -> float:
    """By how much the two discs that press most into each other overlap, in mm."""
    pieces = sorted(layout)
    return max(
        (
            TOURNAMENT.radius_mm(a) + TOURNAMENT.radius_mm(b) - distance(layout[a], layout[b])
            for n, a in enumerate(pieces)
            for b in pieces[n + 1 :]
        ),
        default=0.0,
    )


def kinetic_energy(piece: PieceId, motion: tuple[float, float, float]) -> float:
    vx, vy, spin = motion
    mass, radius = TOURNAMENT.mass_g(piece), TOURNAMENT.radius_mm(piece)
    return 0.5 * mass * (vx * vx + vy * vy) + 0.25 * mass * radius * radius * spin * spin
