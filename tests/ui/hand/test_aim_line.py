import math
import random

import pytest

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import HALF_MM, Point, distance, to_seat
from carrom.core.layout import Layout
from carrom.core.outcome import AimPath
from carrom.core.params import Laws
from carrom.core.pieces import CARROMMEN, PieceId
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.laws.placement import snap
from carrom.physics.simulator import Simulator
from carrom.physics.surface import NORMAL_MU, deceleration_mm_s2
from carrom.ui.hand.aim_line import LONGEST_WAY_MM, Way, aim_line

DRAG = deceleration_mm_s2(NORMAL_MU)


def random_board(chance: random.Random) -> Layout:
    layout: dict[PieceId, Point] = {}
    for piece in CARROMMEN[: chance.randint(2, 12)]:
        while True:
            spot = Point(chance.uniform(-300, 300), chance.uniform(-220, 300))
            if all(distance(spot, other) > 31.5 for other in layout.values()):
                layout[piece] = spot
                break
    return layout


def random_stroke(chance: random.Random, layout: Layout) -> Stroke:
    along = snap(Laws(), layout, TOURNAMENT, Seat.SOUTH, chance.uniform(-180, 180))
    assert along is not None
    return Stroke.of(Seat.SOUTH, along, chance.uniform(30, 150), chance.uniform(1200, 6000))


def degrees_apart(way: Way, velocity: Point) -> float:
    drawn = math.atan2(way[1].y - way[0].y, way[1].x - way[0].x)
    return abs(math.degrees(math.remainder(drawn - math.atan2(velocity.y, velocity.x), math.tau)))


def test_line_is_what_happens_in_200_random_positions() -> None:
    chance = random.Random(20)
    simulator, compared = Simulator(), 0
    while compared < 200:
        layout = random_board(chance)
        stroke = random_stroke(chance, layout)
        path = simulator.path_to_contact(layout, stroke.position, stroke.velocity, 1.0)
        line = aim_line(path, layout, TOURNAMENT, DRAG)
        if line.ghost is None or line.struck is None:
            continue
        live = simulator.start(layout, stroke, 1.0)
        hits = [c for c in live.outcome().contacts if c.b is not None and "striker" in (c.a, c.b)]
        first = hits[0]
        assert line.struck in (first.a, first.b)
        again = simulator.start(layout, stroke, 1.0)
        again.advance(first.t + 1e-4)
        now = again.velocities()
        if line.struck_way is not None and line.struck in now:
            assert degrees_apart(line.struck_way, now[line.struck]) < 0.3
        if line.striker_way is not None and PieceId("striker") in now:
            assert degrees_apart(line.striker_way, now[PieceId("striker")]) < 0.3
        assert distance(line.ghost, layout[line.struck]) == pytest.approx(36.15, abs=0.05)
        compared += 1


def test_ways_stay_on_the_board_and_are_no_longer_than_the_slide() -> None:
    layout = {PieceId("w1"): Point(340, 0)}
    fast = AimPath((Point(0, -252), Point(304, 0)), PieceId("w1"), Point(3000, 0), Point(1, 50))
    line = aim_line(fast, layout, TOURNAMENT, DRAG)
    assert line.struck_way is not None and line.striker_way is not None
    assert line.struck_way[1].x == pytest.approx(HALF_MM - TOURNAMENT.man_radius_mm)
    slide = math.hypot(1, 50) ** 2 / (2 * DRAG)
    assert distance(*line.striker_way) == pytest.approx(slide)
    assert distance(*line.striker_way) < LONGEST_WAY_MM


def test_line_without_contact_ends_where_the_striker_rests() -> None:
    soft = Stroke.of(Seat.SOUTH, 0.0, 90.0, 400)
    path = Simulator().path_to_contact({}, soft.position, soft.velocity, 1.0)
    line = aim_line(path, {}, TOURNAMENT, DRAG)
    assert line.ghost is None and line.struck_way is None
    rest = to_seat(Seat.SOUTH, line.striker[-1])
    assert rest.y - soft.position.y == pytest.approx(400**2 / (2 * DRAG), abs=0.2)
