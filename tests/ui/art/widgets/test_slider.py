from __future__ import annotations

from collections.abc import Callable

import pytest

from carrom.ui.art.widgets import Action, Slider, Widget, WidgetGroup
from tests.ui.art.widgets.hands import Told, placed


def test_a_slider_follows_pointer_wheel_and_keys(draw: Callable[[Widget], bytes]) -> None:
    told = Told()
    slider = Slider("Sound", 0.5, told, step=0.1)
    placed(slider, 10, 10, 400)
    draw(slider)
    group = WidgetGroup([slider])
    group.on_mouse_press(409, 30)
    assert slider.value == 1.0
    group.on_mouse_drag(-500, 900)
    assert slider.value == 0.0
    group.on_mouse_release(-500, 900)
    assert group.on_mouse_scroll(100, 30, 2)
    assert slider.value == pytest.approx(0.2)
    assert group.act(Action.RIGHT)
    assert slider.value == pytest.approx(0.3)
    group.act(Action.END)
    assert told[-1] == slider.value == 1.0


def test_a_slider_tells_each_change_once(draw: Callable[[Widget], bytes]) -> None:
    told = Told()
    slider = Slider("Sound", 0.0, told, step=0.5)
    slider.on_action(Action.LEFT)
    assert not told
    slider.on_action(Action.RIGHT)
    assert told == [0.5]
