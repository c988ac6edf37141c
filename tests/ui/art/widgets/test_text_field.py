from __future__ import annotations

from collections.abc import Callable

from arcade import key

from carrom.ui.art.widgets import TextField, Widget, WidgetGroup
from tests.ui.art.widgets.hands import Told, placed


def test_a_field_is_typed_into() -> None:
    told, entered = Told(), Told()
    field = TextField("Name", "Ash", told, on_enter=entered, most=8)
    group = WidgetGroup([placed(field, 0, 0)])
    group.on_mouse_press(150, 10)
    group.on_mouse_release(150, 10)
    group.on_key_press(key.END, 0)
    assert group.on_text("a")
    assert group.on_key_press(key.SPACE, 0)
    assert group.on_text(" ")
    assert group.on_text("श्रेष्ठ")
    assert field.text == "Asha श्र"
    group.on_key_press(key.BACKSPACE, 0)
    group.on_key_press(key.HOME, 0)
    group.on_key_press(key.DELETE, 0)
    group.on_text("U")
    group.on_text("\r")
    assert field.text == "Usha श्"
    assert told[-1] == field.text
    group.on_key_press(key.ENTER, 0)
    assert entered == ["pressed"]


def test_a_press_marks_a_line_to_be_typed_over_and_another_leads_to_its_end(
    draw: Callable[[Widget, bool], bytes],
) -> None:
    told = Told()
    field = TextField("Seconds", "30", told, most=2)
    group = WidgetGroup([placed(field, 40, 40, 420)])
    group.focus(field)
    plain = draw(field, True)
    group.on_mouse_press(400, 50)
    assert draw(field, True) != plain
    group.on_text("60")
    assert field.text == "60"
    assert told[-1] == "60"
    for presses, text in ((1, ""), (2, "6")):
        field.text = "60"
        draw(field, False)
        for _ in range(presses):
            group.on_mouse_press(400, 50)
        group.on_key_press(key.BACKSPACE, 0)
        assert field.text == text
        assert told[-1] == text
