"""Who puts pieces back, and where the game puts them."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import OUTER_CIRCLE_RADIUS_MM, Point, distance
from carrom.core.layout import opening_rack
from carrom.core.params import Laws
from carrom.core.pieces import QUEEN, PieceId
from carrom.core.registration import RuleSet
from carrom.core.seats import Seat, SeatPlan
from carrom.laws.returns import free_spot, who_places
from carrom.laws.rule_sets import CLUB, ICF, LAWS, RULE_SETS, STANDARD
from carrom.laws.spots import CENTRE, SpotFault, makes_shot, spot_fault

MAN = PieceId("w1")
ACROSS = 2 * TOURNAMENT.man_radius_mm
RACK = opening_rack(TOURNAMENT)
ALL = pytest.mark.parametrize("laws", [r.laws for r in RULE_SETS], ids=[r.id for r in RULE_SETS])


def spot_for(laws: Laws, layout: dict[PieceId, Point], piece: PieceId = MAN) -> Point:
    spot = free_spot(laws, layout, TOURNAMENT, piece, Seat.SOUTH)
    assert spot is not None
    return spot


@pytest.mark.parametrize("rule_set", [LAWS, ICF], ids=lambda rule_set: rule_set.id)
def test_the_player_to_the_right_places_or_the_striking_player(rule_set: RuleSet) -> None:
    laws = rule_set.laws
    doubles = SeatPlan.doubles()
    assert who_places(laws, doubles, Seat.SOUTH, own=True) is Seat.EAST
    assert who_places(laws, doubles, Seat.WEST, own=True) is Seat.SOUTH
    assert who_places(laws, doubles, Seat.SOUTH, own=False) is Seat.SOUTH
    singles = SeatPlan.singles()
    assert who_places(laws, singles, Seat.SOUTH, own=True) is Seat.NORTH
    assert who_places(laws, singles, Seat.SOUTH, own=False) is Seat.SOUTH


@pytest.mark.parametrize("rule_set", [STANDARD, CLUB], ids=lambda rule_set: rule_set.id)
def test_elsewhere_the_game_places(rule_set: RuleSet) -> None:
    for own in (True, False):
        assert who_places(rule_set.laws, SeatPlan.doubles(), Seat.SOUTH, own=own) is None
        assert who_places(rule_set.laws, SeatPlan.singles(), Seat.SOUTH, own=own) is None


@ALL
def test_the_queen_goes_to_the_centre(laws: Laws) -> None:
    assert spot_for(laws, {}, QUEEN) == CENTRE


@ALL
def test_the_queen_goes_as_near_to_a_covered_centre_as_she_fits(laws: Laws) -> None:
    spot = spot_for(laws, {MAN: Point(10.0, 0.0)}, QUEEN)
    assert math.isclose(spot.x, 10.0 - ACROSS, abs_tol=0.02)
    assert math.isclose(spot.y, 0.0, abs_tol=1e-9)


def test_the_queen_between_two_carrommen() -> None:
    layout = {MAN: Point(-14.0, 0.0), PieceId("b1"): Point(14.0, 0.0)}
    spot = spot_for(LAWS.laws, layout, QUEEN)
    assert math.isclose(spot.x, 0.0, abs_tol=1e-6)
    assert math.isclose(abs(spot.y), math.sqrt(ACROSS**2 - 14.0**2), abs_tol=0.02)


def test_club_coins_go_to_the_centre_and_the_next_beside_it() -> None:
    first = spot_for(CLUB.laws, {})
    assert first == CENTRE
    second = spot_for(CLUB.laws, {PieceId("b1"): first})
    assert math.isclose(distance(second, CENTRE), ACROSS, abs_tol=0.02)


def test_standard_coins_go_on_the_outer_circle_before_the_seat() -> None:
    first = free_spot(STANDARD.laws, {}, TOURNAMENT, MAN, Seat.EAST)
    assert first == Point(OUTER_CIRCLE_RADIUS_MM, 0.0)
    second = spot_for(STANDARD.laws, {PieceId("b1"): Point(0.0, -OUTER_CIRCLE_RADIUS_MM)})
    assert math.isclose(distance(second, CENTRE), OUTER_CIRCLE_RADIUS_MM, abs_tol=1e-6)


def test_a_full_outer_circle_gives_the_spot_nearest_to_the_target() -> None:
    ring = {
        PieceId(f"b{n}"): Point(85 * math.cos(n * math.tau / 9), 85 * math.sin(n * math.tau / 9))
        for n in range(9)
    }
    spot = spot_for(STANDARD.laws, ring)
    assert not math.isclose(distance(spot, CENTRE), OUTER_CIRCLE_RADIUS_MM, abs_tol=0.1)
    assert all(distance(spot, other) >= ACROSS for other in ring.values())


def test_a_placed_coin_waits_where_no_spot_is_allowed() -> None:
    rack = {piece: spot for piece, spot in RACK.items() if piece != MAN}
    assert free_spot(LAWS.laws, rack, TOURNAMENT, MAN, Seat.SOUTH) is None


def test_auto_places_only_where_the_player_might() -> None:
    layout = {QUEEN: CENTRE}
    spot = spot_for(LAWS.laws, layout)
    assert spot_fault(LAWS.laws, layout, TOURNAMENT, MAN, spot) is None


@pytest.mark.parametrize(
    ("spot", "fault"),
    [
        (Point(0.0, -69.4), None),
        (Point(0.0, -69.6), SpotFault.OUTSIDE_CIRCLE),
        (Point(0.0, -40.0), None),
        (Point(0.0, -31.3), SpotFault.ON_CENTRE_CIRCLE),
        (Point(0.0, 0.0), SpotFault.ON_CENTRE_CIRCLE),
    ],
)
def test_spots_of_the_laws(spot: Point, fault: SpotFault | None) -> None:
    assert spot_fault(LAWS.laws, {}, TOURNAMENT, MAN, spot) is fault


def test_touching_another_coin_is_refused() -> None:
    layout = {PieceId("b1"): Point(0.0, -40.0)}
    for laws in (LAWS.laws, ICF.laws):
        spot = Point(0.0, -40.0 + ACROSS)
        assert spot_fault(laws, layout, TOURNAMENT, MAN, spot) is SpotFault.TOUCHES


def test_the_icf_rules_ask_for_less() -> None:
    assert spot_fault(ICF.laws, {}, TOURNAMENT, MAN, CENTRE) is None
    layout = {QUEEN: Point(30.0, 30.0)}
    assert spot_fault(ICF.laws, layout, TOURNAMENT, MAN, Point(5.0, 5.0)) is None


def test_no_shot_with_the_queen() -> None:
    queen = Point(0.0, 0.0)
    layout = {QUEEN: queen}
    towards_a_pocket = Point(40.0, 40.0)
    fault = spot_fault(LAWS.laws, layout, TOURNAMENT, MAN, towards_a_pocket)
    assert fault is SpotFault.SHOT_WITH_QUEEN
    assert spot_fault(LAWS.laws, layout, TOURNAMENT, MAN, Point(56.0, 0.0)) is None


def test_a_pair_has_at_most_two_coins_of_space() -> None:
    a = Point(0.0, 0.0)
    near, far = Point(3 * ACROSS - 0.1, 0.0), Point(3 * ACROSS + 0.1, 0.0)
    turned = math.sqrt(0.5)
    for b, shot in ((near, True), (far, False)):
        assert makes_shot(TOURNAMENT, a, Point(b.x * turned, b.x * turned)) is shot


coins = st.lists(st.tuples(st.floats(-100, 100), st.floats(-100, 100)), max_size=18)


@given(coins, st.sampled_from(RULE_SETS), st.sampled_from([MAN, QUEEN]), st.sampled_from(Seat))
def test_what_comes_back_touches_nothing(
    spots: list[tuple[float, float]], rule_set: RuleSet, piece: PieceId, seat: Seat
) -> None:
    laws = rule_set.laws
    layout = {PieceId(f"b{n}"): Point(x, y) for n, (x, y) in enumerate(spots)}
    spot = free_spot(laws, layout, TOURNAMENT, piece, seat)
    if spot is not None:
        assert all(distance(spot, other) > ACROSS for other in layout.values())
        assert spot == free_spot(laws, dict(reversed(layout.items())), TOURNAMENT, piece, seat)
