"""The pymunk space behind a stroke."""

from __future__ import annotations

import gc
from random import Random

import pymunk

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import Point
from carrom.core.pieces import STRIKER, PieceId
from carrom.physics.flight import Disc
from carrom.physics.simulator import Simulator
from carrom.physics.stroke import TableStroke
from carrom.physics.table import Table
from tests.physics.strokes import launch, mid_game, opening_break


def test_a_live_stroke_is_played_in_the_space_that_is_given() -> None:
    space = pymunk.Space()
    layout, stroke = opening_break(Random(1))
    started = Simulator(new_space=lambda: space).start(layout, stroke, 1.0)
    assert started.table.space is space
    started.outcome()
    circles = [shape for shape in space.shapes if isinstance(shape, pymunk.Circle)]
    assert len(circles) > 10


def test_only_discs_that_meet_something_have_bodies_until_somebody_looks() -> None:
    layout = {PieceId("w1"): Point(0.0, 0.0), PieceId("b1"): Point(200.0, 0.0)}
    stroke = launch(layout, Point(-100.0, 0.0), Point(500.0, 0.0))
    stroke.outcome()
    assert stroke.table.bodies.keys() == {STRIKER, "w1"}
    stroke.pose()
    assert list(stroke.table.bodies) == [STRIKER, "w1", "b1"]


def test_posed_bodies_are_where_the_pieces_are_seen() -> None:
    layout, stroke = opening_break(Random(2))
    started = Simulator().start(layout, stroke, 1.0)
    started.advance(0.3)
    started.pose()
    shown = {piece: Point(*body.position) for piece, body in started.table.bodies.items()}
    assert shown == started.layout()


def test_a_contact_leaves_nothing_behind_for_the_next() -> None:
    """Chipmunk starts a lasting contact from its last impulses; ours are all first contacts."""
    table = Table(pymunk.Space(), TOURNAMENT)
    coin = Disc(0, PieceId("w1"), 15.5, 5.25, 0.0, 0.0)
    striker = Disc(1, STRIKER, 20.65, 15.0, -36.15, 0.0)
    striker.set_off(900.0, 200.0, 0.0, 0.0, 883.0)
    first = table.collide([coin, striker], 900.0)
    assert table.collide([coin, striker], 900.0) == first
    assert first[0][0].vx > 1000.0


def test_what_was_played_on_a_table_before_changes_no_bit() -> None:
    strokes = [opening_break(Random(seed)) for seed in range(4)]
    strokes += [mid_game(Random(seed)) for seed in range(12)]
    fresh = [Simulator().play(layout, stroke, 1.0) for layout, stroke in strokes]
    one = Simulator()
    backwards = [one.play(layout, stroke, 1.0) for layout, stroke in reversed(strokes)]
    assert backwards[::-1] == fresh


def test_discs_that_meet_together_end_the_same_whatever_happened_before() -> None:
    """Two strokes of a striker into two coins at once, around one that moves other coins."""
    pair = {PieceId("b1"): Point(0.0, 15.6), PieceId("w1"): Point(0.0, -15.6)}
    others = {PieceId("w2"): Point(0.0, 80.0), PieceId("b2"): Point(35.0, 90.0)}
    hit = Point(-100.0, 0.0), Point(1500.0, 0.0)
    table = Table(pymunk.Space(), TOURNAMENT)
    fresh = TableStroke(pair, *hit, 883.0).outcome()
    TableStroke(others, Point(0.0, 0.0), Point(100.0, 900.0), 883.0, table=table).outcome()
    assert TableStroke(pair, *hit, 883.0, table=table).outcome() == fresh
    assert {frozenset((hit.a, hit.b)) for hit in fresh.contacts[:2]} == {
        frozenset((STRIKER, "b1")),
        frozenset((STRIKER, "w1")),
    }


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
