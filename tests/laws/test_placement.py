"""Where the striker may stand."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import BASE_LINE_Y_MM, Point, distance, to_board
from carrom.core.params import Laws
from carrom.core.pieces import PieceId
from carrom.core.registration import RuleSet
from carrom.core.seats import Seat
from carrom.core.stroke import striker_spot
from carrom.laws.placement import PlacementFault, has_room, placement_fault, snap
from carrom.laws.rule_sets import RULE_SETS

LAWS = Laws()
MAN = PieceId("b1")
REACH = TOURNAMENT.striker_radius_mm + TOURNAMENT.man_radius_mm


def on_line(seat: Seat, *places: tuple[float, float]) -> dict[PieceId, Point]:
    """Carrommen at places along and ahead of a seat's striker line, in mm."""
    return {
        PieceId(f"b{n}"): to_board(seat, Point(x, BASE_LINE_Y_MM + y))
        for n, (x, y) in enumerate(places, start=1)
    }


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=lambda rule_set: rule_set.id)
@pytest.mark.parametrize(
    ("along_mm", "fault"),
    [
        (0.0, None),
        (182.5, None),
        (-182.5, None),
        (182.6, PlacementFault.PARTLY_COVERS_CIRCLE),
        (-200.0, PlacementFault.PARTLY_COVERS_CIRCLE),
        (219.0, PlacementFault.PARTLY_COVERS_CIRCLE),
        (219.1, None),
        (-219.1, None),
        (219.2, PlacementFault.BEYOND_BASE_LINE),
        (-300.0, PlacementFault.BEYOND_BASE_LINE),
    ],
)
def test_between_the_circles_or_exactly_over_one(
    rule_set: RuleSet, along_mm: float, fault: PlacementFault | None
) -> None:
    assert placement_fault(rule_set.laws, {}, TOURNAMENT, Seat.EAST, along_mm) is fault


@pytest.mark.parametrize("seat", list(Seat))
def test_it_never_touches_a_carromman(seat: Seat) -> None:
    layout = on_line(seat, (0.0, 0.0))
    touching = PlacementFault.TOUCHES_COIN
    assert placement_fault(LAWS, layout, TOURNAMENT, seat, REACH) is touching
    assert placement_fault(LAWS, layout, TOURNAMENT, seat, -REACH + 0.1) is touching
    assert placement_fault(LAWS, layout, TOURNAMENT, seat, REACH + 0.05) is None
    assert placement_fault(LAWS, layout, TOURNAMENT, seat.opposite, 0.0) is None


def test_a_carromman_over_a_base_circle_blocks_it() -> None:
    layout = on_line(Seat.SOUTH, (219.1, 10.0))
    fault = placement_fault(LAWS, layout, TOURNAMENT, Seat.SOUTH, 219.1)
    assert fault is PlacementFault.TOUCHES_COIN


def test_rules_without_base_circles() -> None:
    laws = Laws(base_circles=False)
    fault = placement_fault(laws, {}, TOURNAMENT, Seat.SOUTH, 219.1)
    assert fault is PlacementFault.PARTLY_COVERS_CIRCLE
    assert snap(laws, {}, TOURNAMENT, Seat.SOUTH, 219.1) == 182.5


@pytest.mark.parametrize(
    ("wish", "place"),
    [
        (0.0, 0.0),
        (12.34, 12.3),
        (190.0, 182.5),
        (200.8, 182.5),
        (200.9, 219.1),
        (400.0, 219.1),
        (-205.0, -219.1),
    ],
)
def test_snapping_jumps_from_clear_to_full(wish: float, place: float) -> None:
    assert snap(LAWS, {}, TOURNAMENT, Seat.NORTH, wish) == place


def test_snapping_goes_round_a_carromman_to_the_nearer_side() -> None:
    layout = on_line(Seat.WEST, (50.0, 0.0))
    assert snap(LAWS, layout, TOURNAMENT, Seat.WEST, 51.0) == 86.2
    assert snap(LAWS, layout, TOURNAMENT, Seat.WEST, 49.0) == 13.8
    assert snap(LAWS, layout, TOURNAMENT, Seat.WEST, 50.0) == 13.8


def test_no_room_on_the_base_line() -> None:
    row = on_line(
        Seat.SOUTH, *((x, 0.0) for x in range(-180, 181, 60)), (-219.1, 5.0), (219.1, 5.0)
    )
    assert not has_room(LAWS, row, TOURNAMENT, Seat.SOUTH)
    assert snap(LAWS, row, TOURNAMENT, Seat.SOUTH, 10.0) is None
    assert has_room(LAWS, row, TOURNAMENT, Seat.EAST)


places = st.tuples(st.floats(-240, 240), st.floats(-60, 60))


@settings(max_examples=30)
@given(st.lists(places, max_size=9), st.floats(-260, 260), st.sampled_from(Seat))
def test_a_snapped_place_is_the_nearest_legal_one(
    men: list[tuple[float, float]], wish: float, seat: Seat
) -> None:
    layout = on_line(seat, *men)
    place = snap(LAWS, layout, TOURNAMENT, seat, wish)
    tenths = [*range(-1825, 1826), -2191, 2191]
    spots = [striker_spot(seat, n / 10) for n in tenths]
    legal = [
        n / 10
        for n, spot in zip(tenths, spots, strict=True)
        if all(distance(spot, man) > REACH for man in layout.values())
    ]
    if place is None:
        assert not legal
        return
    assert placement_fault(LAWS, layout, TOURNAMENT, seat, place) is None
    best = min(abs(n - wish) for n in legal)
    assert math.isclose(abs(place - wish), best, abs_tol=1e-9)
