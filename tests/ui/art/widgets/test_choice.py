from __future__ import annotations

from collections.abc import Callable

from carrom.ui.art.widgets import Action, Choice, Widget, WidgetGroup
from tests.ui.art.widgets.hands import Told, placed


def test_a_choice_goes_round(draw: Callable[[Widget], bytes]) -> None:
    told = Told()
    choice = Choice("Language", ["English", "हिन्दी", "नेपाली"], 0, told)
    placed(choice, 0, 0, 600)
    draw(choice)
    group = WidgetGroup([choice])
    group.on_mouse_press(590, 10)
    group.on_mouse_release(590, 10)
    assert choice.chosen == "हिन्दी"
    group.on_mouse_press(250, 10)
    group.on_mouse_release(250, 10)
    group.act(Action.LEFT)
    assert choice.chosen == "नेपाली"
    group.act(Action.PRESS)
    assert told == [1, 0, 2, 0]
