"""The pymunk space behind a stroke."""

from __future__ import annotations

import gc
from random import Random

import pymunk

from carrom.core.geometry import Point
from carrom.core.pieces import STRIKER, PieceId
from carrom.physics.simulator import Simulator
from tests.physics.strokes import launch, opening_break


def test_a_stroke_is_played_in_the_space_that_is_given() -> None:
    space = pymunk.Space()
    layout, stroke = opening_break(Random(1))
    started = Simulator(new_space=lambda: space).start(layout, stroke, 1.0)
    assert started.table.space is space
    circles = [shape for shape in space.shapes if isinstance(shape, pymunk.Circle)]
    assert len(circles) == len(layout) + 2
    assert [disc.piece for disc in started.table.bodies] == sorted({*layout, STRIKER})


def test_posed_bodies_are_where_the_pieces_are_seen() -> None:
    layout, stroke = opening_break(Random(2))
    started = Simulator().start(layout, stroke, 1.0)
    started.advance(0.3)
    started.pose()
    shown = {disc.piece: Point(*body.position) for disc, body in started.table.bodies.items()}
    assert shown == started.layout()


def test_a_contact_leaves_nothing_behind_for_the_next() -> None:
    """Chipmunk starts a lasting contact from its last impulses; ours are all first contacts."""
    coin = PieceId("w1")
    stroke = launch({coin: Point(0.0, 0.0)}, Point(-100.0, 0.0), Point(1000.0, 0.0))
    discs = list(stroke.table.bodies)
    by_piece = {disc.piece: disc for disc in discs}
    by_piece[STRIKER].x = -36.15
    by_piece[STRIKER].set_off(900.0, 200.0, 0.0, 0.0, 883.0)
    first = stroke.table.collide(discs, 900.0)
    assert stroke.table.collide(discs, 900.0) == first
    assert first[0][discs.index(by_piece[coin])].vx > 1000.0


def test_many_tables_come_and_go() -> None:
    layout, stroke = opening_break(Random(3))
    first = Simulator().play(layout, stroke, 1.0)
    for _ in range(3):
        tables = [Simulator().start(layout, stroke, 1.0) for _ in range(60)]
        for table in tables[::7]:
            table.advance(0.2)
        del tables
        gc.collect()
    assert Simulator().play(layout, stroke, 1.0) == first
