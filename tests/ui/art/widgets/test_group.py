from __future__ import annotations

from arcade import key

from carrom.ui.art.widgets import Action, Button, WidgetGroup
from tests.ui.art.widgets.hands import Told, placed


def test_a_button_is_clicked_where_it_was_pressed() -> None:
    told = Told()
    group = WidgetGroup([placed(Button("Play", told), 10, 10)])
    assert group.on_mouse_press(20, 20)
    assert not told
    assert group.on_mouse_release(20, 20)
    assert told == ["pressed"]


def test_dragged_off_a_button_is_not_clicked_and_nobody_else_gets_the_release() -> None:
    told = Told()
    group = WidgetGroup([placed(Button("Play", told), 10, 10)])
    group.on_mouse_press(20, 20)
    assert group.on_mouse_drag(400, 400)
    assert group.on_mouse_release(400, 400)
    assert not told


def test_a_press_on_the_board_released_on_a_button_is_the_boards() -> None:
    told = Told()
    group = WidgetGroup([placed(Button("Play", told), 10, 10)])
    assert not group.on_mouse_press(400, 400)
    assert not group.on_mouse_drag(20, 20)
    assert not group.on_mouse_release(20, 20)
    assert not told


def test_a_disabled_button_takes_the_press_and_does_nothing() -> None:
    told = Told()
    button = placed(Button("Play", told), 10, 10)
    button.enabled = False
    group = WidgetGroup([button])
    assert group.on_mouse_press(20, 20)
    group.on_mouse_release(20, 20)
    assert not group.on_key_press(key.TAB, 0)
    assert not told


def test_losing_the_window_lets_go_of_what_is_held() -> None:
    told = Told()
    group = WidgetGroup([placed(Button("Play", told), 10, 10)])
    group.on_mouse_press(20, 20)
    group.let_go()
    assert not group.on_mouse_release(20, 20)
    assert not told


def test_the_upper_of_two_widgets_gets_the_press() -> None:
    below, above = Told(), Told()
    group = WidgetGroup([placed(Button("a", below), 0, 0), placed(Button("b", above), 0, 0)])
    group.on_mouse_press(5, 5)
    group.on_mouse_release(5, 5)
    assert (below, above) == ([], ["pressed"])


def test_tab_goes_round_and_enter_presses() -> None:
    told = [Told(), Told(), Told()]
    buttons = [placed(Button(str(n), told[n]), 10, 300 - 60 * n) for n in range(3)]
    buttons[1].enabled = False
    group = WidgetGroup(buttons)
    assert group.on_key_press(key.TAB, 0)
    assert group.focused is buttons[0]
    assert group.shows_focus
    group.on_key_press(key.TAB, 0)
    assert group.focused is buttons[2]
    group.on_key_press(key.TAB, 0)
    assert group.focused is buttons[0]
    group.on_key_press(key.TAB, key.MOD_SHIFT)
    assert group.focused is buttons[2]
    assert group.on_key_press(key.ENTER, 0)
    assert told[2] == ["pressed"]


def test_arrows_go_to_the_nearest_widget_that_way() -> None:
    grid = {
        (x, y): placed(Button(f"{x}{y}", Told()), 220 * x, 60 * y) for x in range(2) for y in (0, 1)
    }
    group = WidgetGroup(list(grid.values()))
    group.focus(grid[0, 0])
    for action, there in (
        (Action.RIGHT, (1, 0)),
        (Action.UP, (1, 1)),
        (Action.LEFT, (0, 1)),
        (Action.DOWN, (0, 0)),
    ):
        assert group.act(action)
        assert group.focused is grid[there]
    assert not group.act(Action.DOWN)
    assert group.focused is grid[0, 0]


def test_text_goes_nowhere_without_a_field() -> None:
    group = WidgetGroup([placed(Button("Play", Told()), 0, 0)])
    group.focus(group.widgets[0])
    assert not group.on_text("a")


def test_the_focus_is_taken_back_only_where_it_is_seen() -> None:
    group = WidgetGroup([placed(Button("Play", Told()), 10, 10)])
    group.focus(group.widgets[0])
    assert not group.unfocus()
    assert group.focused is group.widgets[0]
    group.focus(group.widgets[0], show=True)
    assert group.unfocus()
    assert group.focused is None
    assert not group.shows_focus
