"""The exact instant at which two discs meet, against a fine search along their paths."""

from __future__ import annotations

import math

from hypothesis import given, settings
from hypothesis import strategies as st

from carrom.core.pieces import PieceId
from carrom.physics.approach import GIVE_MM, seconds_to_contact
from carrom.physics.flight import Disc
from tests.physics.strokes import DRAG

REACH = 31.0
SEARCH_STEPS = 4000

velocities = st.tuples(st.floats(-3000, 3000), st.floats(-3000, 3000))
places = st.tuples(st.floats(-250, 250), st.floats(-250, 250))


def disc(index: int, place: tuple[float, float], velocity: tuple[float, float]) -> Disc:
    made = Disc(index, PieceId(f"w{index + 1}"), REACH / 2, 5.4, *place)
    made.set_off(*velocity, 0.0, 0.0, DRAG)
    return made


def apart(a: Disc, b: Disc, t: float) -> float:
    return math.dist(a.place(0.0, t, DRAG), b.place(0.0, t, DRAG))


@settings(max_examples=150, deadline=None)
@given(places, velocities, velocities, st.booleans())
def test_no_contact_is_missed_and_none_is_invented(
    place: tuple[float, float],
    first: tuple[float, float],
    second: tuple[float, float],
    second_rests: bool,
) -> None:
    a = disc(0, (0.0, 0.0), first)
    b = disc(1, place, (0.0, 0.0) if second_rests else second)
    if math.hypot(*place) <= REACH or (a.speed == 0.0 and b.speed == 0.0):
        return
    found = seconds_to_contact(a, b, DRAG, math.inf, 0.0)
    end = max(a.rest_at, b.rest_at)
    until = min(found, end)
    for n in range(SEARCH_STEPS):
        assert apart(a, b, until * n / SEARCH_STEPS) > REACH - GIVE_MM - 1e-6
    if found < math.inf:
        assert found <= end
        assert REACH - GIVE_MM - 1e-6 < apart(a, b, found) < REACH + 1e-6


def test_the_order_of_the_two_does_not_matter() -> None:
    a = disc(0, (0.0, 0.0), (900.0, 100.0))
    b = disc(1, (120.0, 60.0), (-300.0, -200.0))
    there = seconds_to_contact(a, b, DRAG, math.inf, 0.0)
    back = seconds_to_contact(b, a, DRAG, math.inf, 0.0)
    assert there == back < math.inf


def test_a_disc_that_has_stopped_is_met_where_it_stopped() -> None:
    slow = disc(0, (100.0, 0.0), (100.0, 0.0))
    fast = disc(1, (-100.0, 0.0), (800.0, 0.0))
    met = seconds_to_contact(fast, slow, DRAG, math.inf, 0.0)
    assert met > slow.rest_at
    assert abs(apart(fast, slow, met) - REACH) < 1e-9


def test_a_place_that_is_passed_before_the_other_disc_comes_to_rest_there_is_no_contact() -> None:
    late = disc(0, (0.0, 200.0), (0.0, -594.0))
    early = disc(1, (-200.0, 0.0), (2500.0, 0.0))
    assert seconds_to_contact(late, early, DRAG, math.inf, 0.0) == math.inf


def test_discs_that_touch_and_hardly_approach_slide_on() -> None:
    a = disc(0, (0.0, 0.0), (1000.0, 4.0))
    b = disc(1, (0.0, REACH), (1000.0, 0.0))
    met = seconds_to_contact(a, b, DRAG, math.inf, 0.0)
    assert met > 0.004
    assert abs(apart(a, b, met) - (REACH - GIVE_MM)) < 1e-6
