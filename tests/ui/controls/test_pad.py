import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.ui.controls.pad import DEAD_ZONE, Pad, deflection

WAYS = st.floats(-1.0, 1.0)


@given(WAYS, WAYS)
def test_stick_points_where_it_is_pushed_and_never_beyond_its_end(x: float, y: float) -> None:
    at = deflection(x, y)
    assert math.hypot(*at) <= 1.0 + 1e-9
    if math.hypot(x, y) <= DEAD_ZONE:
        assert at == (0.0, 0.0)
    else:
        assert at.x * y == pytest.approx(at.y * x, abs=1e-9)
        assert at.x * x + at.y * y >= 0


def test_small_push_is_a_small_step_from_nothing() -> None:
    assert math.hypot(*deflection(DEAD_ZONE + 0.01, 0.0)) < 0.02
    assert deflection(1.0, 0.0) == (1.0, 0.0)


def test_left_stick_is_four_buttons_too_without_trembling_at_the_edge() -> None:
    pad = Pad()
    assert pad.stick("leftstick", 0.6, 0.0) == [("stickright", True)]
    assert pad.stick("leftstick", 0.5, 0.0) == []
    assert pad.stick("leftstick", 0.56, 0.0) == []
    assert pad.stick("leftstick", 0.3, 0.0) == [("stickright", False)]
    assert pad.stick("rightstick", 1.0, 0.0) == []
    assert pad.right == (1.0, 0.0)


def test_trigger_and_cross_press_and_release() -> None:
    pad = Pad()
    assert pad.trigger("righttrigger", 0.9) == [("righttrigger", True)]
    assert pad.trigger("righttrigger", 0.1) == [("righttrigger", False)]
    assert pad.dpad(0, 1) == [("dpup", True)]
    assert sorted(pad.dpad(-1, 0)) == [("dpleft", True), ("dpup", False)]


def test_letting_go_releases_what_was_held_once() -> None:
    pad = Pad()
    pad.press("a")
    pad.stick("leftstick", 1.0, 0.0)
    assert pad.let_go() == [("a", False), ("stickright", False)]
    assert not pad.sticks_moved
    assert pad.release("a") == []
