import itertools

import pytest

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import OUTER_CIRCLE_RADIUS_MM, Point, distance, turned
from carrom.core.layout import opening_rack
from carrom.core.pieces import CARROMMEN, QUEEN, Kind, kind_of

ACROSS_MM = 2 * TOURNAMENT.man_radius_mm


def test_the_rack_holds_every_carromman_in_id_order() -> None:
    assert tuple(opening_rack(TOURNAMENT)) == CARROMMEN


def test_the_rack_is_compact_inside_the_outer_circle_and_nothing_overlaps() -> None:
    rack = opening_rack(TOURNAMENT)
    for one, other in itertools.combinations(rack.values(), 2):
        assert distance(one, other) >= ACROSS_MM
    neighbours = [
        sum(distance(spot, other) < ACROSS_MM + 0.1 for other in rack.values()) - 1
        for spot in rack.values()
    ]
    assert min(neighbours) >= 3
    reach = max(distance(Point(0, 0), spot) for spot in rack.values())
    assert reach + TOURNAMENT.man_radius_mm < OUTER_CIRCLE_RADIUS_MM


def test_whites_make_a_y_around_the_queen() -> None:
    rack = opening_rack(TOURNAMENT)
    assert rack[QUEEN] == Point(0, 0)
    kinds = {(round(spot.x), round(spot.y)): kind_of(piece) for piece, spot in rack.items()}
    for ring in (1, 2):
        assert kinds[(0, 31 * ring)] is Kind.WHITE
        assert kinds[(round(-26.85 * ring), round(-15.5 * ring - 0.01))] is Kind.WHITE
        assert kinds[(round(26.85 * ring), round(-15.5 * ring - 0.01))] is Kind.WHITE


@pytest.mark.parametrize("quarters", range(4))
def test_each_breaker_sees_the_same_rack(quarters: int) -> None:
    straight = opening_rack(TOURNAMENT)
    assert opening_rack(TOURNAMENT, quarters) == {
        piece: turned(spot, quarters) for piece, spot in straight.items()
    }
