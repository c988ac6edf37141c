from __future__ import annotations

from collections.abc import Callable

import pytest

from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, Widget
from tests.ui.art.widgets.hands import Told, placed


@pytest.mark.parametrize("icon", Icon)
def test_every_button_with_an_icon_shows_it(icon: Icon, draw: Callable[[Widget], bytes]) -> None:
    plain, pictured = Button("Go", Told()), Button("Go", Told(), icon=icon)
    for button in (plain, pictured):
        placed(button, 20, 20)
    assert draw(plain) != draw(pictured)
