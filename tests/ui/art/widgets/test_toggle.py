from __future__ import annotations

from arcade import key

from carrom.ui.art.widgets import Action, Toggle, WidgetGroup
from tests.ui.art.widgets.hands import Told, placed


def test_a_toggle_flips_by_pointer_and_by_key() -> None:
    told = Told()
    toggle = Toggle("Aim line", False, told)
    group = WidgetGroup([placed(toggle, 10, 10)])
    group.on_mouse_press(20, 20)
    group.on_mouse_release(20, 20)
    group.on_key_press(key.SPACE, 0)
    group.act(Action.RIGHT)
    assert told == [True, False, True]
    assert not toggle.on_action(Action.RIGHT)
