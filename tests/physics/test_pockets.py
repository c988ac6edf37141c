"""What falls, what stays, and what rattles out."""

from __future__ import annotations

import math
from random import Random

import pytest

from carrom.core.geometry import POCKETS, Point
from carrom.core.pieces import STRIKER, PieceId
from carrom.physics.stroke import TableStroke
from tests.physics.strokes import DRAG, flick, launch, mid_game

COIN = PieceId("w1")
OUT_OF_THE_WAY = Point(-200.0, 100.0)
STILL = Point(0.0, 0.0)


def resting(out: float, pocket: int) -> TableStroke:
    """A coin at rest `out` mm from a pocket's centre, towards the middle; the striker far away."""
    centre = POCKETS[pocket]
    inwards = 1.0 - out / math.hypot(*centre)
    return launch({COIN: Point(centre.x * inwards, centre.y * inwards)}, OUT_OF_THE_WAY, STILL)


def struck_in(speed_at_pocket: float, pocket: int = 1) -> TableStroke:
    """A coin driven along the diagonal so that it reaches the drop radius at that speed."""
    centre = POCKETS[pocket]
    way = 60.0
    inwards = 1.0 - (way + 15.96) / math.hypot(*centre)
    coin = Point(centre.x * inwards, centre.y * inwards)
    coin_speed = math.sqrt(speed_at_pocket**2 + 2 * DRAG * way)
    speed = coin_speed / (1.86 * 15.0 / 20.4)
    ux, uy = centre.x / math.hypot(*centre), centre.y / math.hypot(*centre)
    return launch(
        {COIN: coin},
        Point(coin.x - 36.16 * ux, coin.y - 36.16 * uy),
        Point(speed * ux, speed * uy),
    )


@pytest.mark.parametrize("pocket", range(4))
def test_a_coin_at_rest_past_its_edge_falls(pocket: int) -> None:
    outcome = resting(15.8, pocket).outcome()
    assert [(drop.piece, drop.pocket, drop.t) for drop in outcome.pocketed] == [(COIN, pocket, 0.0)]
    assert outcome.final == {}


@pytest.mark.parametrize("pocket", range(4))
def test_a_coin_at_rest_short_of_it_stays(pocket: int) -> None:
    stroke = resting(16.2, pocket)
    before = stroke.layout()[COIN]
    outcome = stroke.outcome()
    assert outcome.pocketed == ()
    assert outcome.final == {COIN: before}


def test_a_coin_on_the_brink_falls_when_it_is_touched() -> None:
    centre = POCKETS[1]
    inwards = 1.0 - 16.2 / math.hypot(*centre)
    coin = Point(centre.x * inwards, centre.y * inwards)
    outcome = launch({COIN: coin}, Point(200.0, 200.0), Point(400.0, 400.0)).outcome()
    assert COIN in [drop.piece for drop in outcome.pocketed]


def test_a_coin_at_1500_drops_once() -> None:
    outcome = struck_in(1500.0).outcome()
    drops = [drop for drop in outcome.pocketed if drop.piece == COIN]
    assert len(drops) == 1
    assert drops[0].pocket == 1
    assert drops[0].speed == pytest.approx(1500.0, abs=5.0)


@pytest.mark.parametrize("speed", [2300.0, 3000.0, 4500.0])
def test_a_faster_coin_rattles_out(speed: float) -> None:
    stroke = struck_in(speed)
    while not any(trace.contact.b is None for trace in stroke.traces):
        assert stroke.step()
    outcome = stroke.outcome()
    first = next(contact for contact in outcome.contacts if contact.b is None)
    assert first.a == COIN
    early = [drop for drop in outcome.pocketed if drop.piece == COIN and drop.t < first.t + 0.02]
    assert early == []


def test_a_fast_coin_that_is_held_over_the_pocket_falls() -> None:
    """A coin that stays over the hole after a rattle sinks, and is pocketed once."""
    fell = 0
    for seed in range(150):
        layout, stroke = mid_game(Random(seed), men=16)
        outcome = flick(layout, stroke).outcome()
        pieces = [drop.piece for drop in outcome.pocketed]
        assert len(pieces) == len(set(pieces))
        fell += len(pieces)
    assert fell > 20


def test_a_striker_along_the_frame_drops_below_its_limit() -> None:
    edge = 370.0 - 20.65
    outcome = launch({}, Point(100.0, -edge), Point(900.0, 0.0)).outcome()
    assert [(drop.piece, drop.pocket) for drop in outcome.pocketed] == [(STRIKER, 0)]


def test_two_pieces_may_drop_at_the_same_instant() -> None:
    layout = {
        PieceId("b1"): Point(POCKETS[2].x + 15.0, POCKETS[2].y),
        PieceId("w1"): Point(POCKETS[1].x - 15.0, POCKETS[1].y),
    }
    outcome = launch(layout, Point(0.0, -200.0), STILL).outcome()
    assert [drop.piece for drop in outcome.pocketed] == ["b1", "w1"]


def test_a_fallen_piece_leaves_the_space_with_its_shape() -> None:
    stroke = resting(15.8, 0)
    stroke.pose()
    before = len(stroke.table.space.shapes)
    stroke.outcome()
    assert len(stroke.table.space.shapes) == before - 1
    assert len(stroke.table.space.bodies) == before - 1
    assert stroke.turned_degrees(COIN) == 0.0
