from hypothesis import given
from hypothesis import strategies as st

from carrom.ui.controls.held_keys import FIRST_STEP_AFTER_S, STEPS_PER_S, HeldKeys

LEFT = 1


def test_a_tap_earns_no_step_of_its_own() -> None:
    keys = HeldKeys()
    keys.press(LEFT)
    assert keys.steps(0.1) == {}
    keys.release(LEFT)
    assert keys.steps(5.0) == {}


@given(st.lists(st.floats(0.001, 0.2), min_size=1, max_size=60))
def test_steps_do_not_depend_on_frame_times(frames: list[float]) -> None:
    keys = HeldKeys()
    keys.press(LEFT)
    counted = sum(keys.steps(frame).get(LEFT, 0) for frame in frames)
    expected = max(0.0, (sum(frames) - FIRST_STEP_AFTER_S) * STEPS_PER_S)
    assert abs(counted - expected) <= 1


def test_losing_the_focus_releases_everything() -> None:
    keys = HeldKeys()
    keys.press(LEFT)
    keys.steps(1.0)
    keys.clear()
    assert keys.steps(10.0) == {}


def test_a_key_that_is_down_is_not_pressed_again() -> None:
    keys = HeldKeys()
    assert keys.press(LEFT)
    keys.steps(0.2)
    assert not keys.press(LEFT)
    assert keys.steps(0.1)
    keys.release(LEFT)
    assert keys.press(LEFT)
