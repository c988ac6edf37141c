from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.ui.art.motion import Glide, ease_out


def test_a_glide_is_fast_at_first_and_then_there() -> None:
    glide = Glide(seconds=0.2)
    first = glide.toward(100.0, 0.1)
    assert 50 < first < 100
    assert glide.toward(100.0, 0.1) == 100.0
    assert glide.toward(100.0, 5.0) == 100.0


@given(st.floats(-1000, 1000), st.floats(-1000, 1000), st.floats(0.001, 0.3))
def test_a_glide_turned_round_halfway_ends_exactly_there(a: float, b: float, early: float) -> None:
    glide = Glide(seconds=0.25)
    glide.toward(a, early)
    for _ in range(10):
        glide.toward(b, 0.03)
    assert glide.value == b


def test_without_seconds_it_cuts() -> None:
    assert Glide(seconds=0.0).toward(7.0, 0.001) == 7.0


@given(st.floats(-1, 2))
def test_easing_stays_between_its_ends(share: float) -> None:
    assert 0.0 <= ease_out(share) <= 1.0
    assert ease_out(share) >= min(1.0, max(0.0, share)) - 1e-12


def test_easing_starts_and_ends_where_it_should() -> None:
    assert (ease_out(0), ease_out(1)) == (pytest.approx(0), 1)
