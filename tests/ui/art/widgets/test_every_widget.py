from __future__ import annotations

from collections.abc import Callable

import pytest

from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, Choice, Look, Slider, TextField, Toggle, Widget
from tests.ui.art.widgets.hands import Told, placed


@pytest.mark.parametrize(
    "widget",
    [
        *(Button("Play", Told(), icon=Icon.PLAY, look=look) for look in Look),
        Slider("Sound", 0.4, Told()),
        Toggle("Aim line", True, Told()),
        Choice("Language", ["English", "हिन्दी"], 0, Told()),
        TextField("Name", "Asha", Told()),
    ],
    ids=lambda widget: f"{type(widget).__name__}-{getattr(widget, 'look', '')}",
)
def test_focus_hover_and_disabled_can_be_seen(
    widget: Widget, draw: Callable[[Widget, bool], bytes]
) -> None:
    placed(widget, 40, 40, 420)
    plain = draw(widget, False)
    assert draw(widget, True) != plain
    widget.hovered = True
    widget.update(1.0)
    hovered = draw(widget, False)
    widget.hovered = False
    widget.update(1.0)
    assert draw(widget, False) == plain
    if not isinstance(widget, Toggle):
        assert hovered != plain
    widget.enabled = False
    assert draw(widget, False) != plain
