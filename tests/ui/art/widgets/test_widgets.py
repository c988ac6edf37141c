from __future__ import annotations

from collections.abc import Callable

import arcade
import pytest

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import DiscBatch
from carrom.ui.art.icons import Icon
from carrom.ui.art.theme import LEAST_TARGET
from carrom.ui.art.widgets import (
    Action,
    Button,
    Choice,
    ListRow,
    ListView,
    Look,
    Slider,
    TextField,
    Toggle,
    Widget,
    WidgetGroup,
    draw_banner,
    draw_panel,
)
from tests.ui.drawing import Target

KEY = arcade.key


class Told(list[object]):
    """Remembers what a widget reports."""

    def __call__(self, *values: object) -> None:
        self.append(values[0] if values else "pressed")


def placed(widget: Widget, left: float, bottom: float, width: float = 200) -> Widget:
    widget.rect = Rect(left, bottom, width, LEAST_TARGET)
    return widget


@pytest.fixture(scope="module")
def canvas(window: arcade.Window) -> Canvas:
    return Canvas(window.ctx, DiscBatch(window.ctx))


@pytest.fixture
def draw(canvas: Canvas, target: Target) -> Callable[[Widget], bytes]:
    """Draws a widget alone, as it is laid out, and gives the pixels."""

    def drawn(widget: Widget, focused: bool = False) -> bytes:
        with target(640, 480) as picture:
            canvas.begin(640, 480, 1.0)
            widget.draw(canvas, focused)
            canvas.flush()
            return picture().tobytes()

    return drawn


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


def test_a_modal_group_lets_nothing_through() -> None:
    group = WidgetGroup([placed(Button("Play", Told()), 10, 10)], modal=True)
    assert group.on_mouse_press(400, 400)
    assert group.on_mouse_drag(300, 300)
    assert group.on_mouse_release(300, 300)
    assert group.on_mouse_scroll(300, 300, 1)


def test_a_disabled_button_takes_the_press_and_does_nothing() -> None:
    told = Told()
    button = placed(Button("Play", told), 10, 10)
    button.enabled = False
    group = WidgetGroup([button])
    assert group.on_mouse_press(20, 20)
    group.on_mouse_release(20, 20)
    assert not group.on_key_press(KEY.TAB, 0)
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
    assert group.on_key_press(KEY.TAB, 0)
    assert group.focused is buttons[0]
    assert group.shows_focus
    group.on_key_press(KEY.TAB, 0)
    assert group.focused is buttons[2]
    group.on_key_press(KEY.TAB, 0)
    assert group.focused is buttons[0]
    group.on_key_press(KEY.TAB, KEY.MOD_SHIFT)
    assert group.focused is buttons[2]
    assert group.on_key_press(KEY.ENTER, 0)
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


def test_a_toggle_flips_by_pointer_and_by_key() -> None:
    told = Told()
    toggle = Toggle("Aim line", False, told)
    group = WidgetGroup([placed(toggle, 10, 10)])
    group.on_mouse_press(20, 20)
    group.on_mouse_release(20, 20)
    group.on_key_press(KEY.SPACE, 0)
    group.act(Action.RIGHT)
    assert told == [True, False, True]
    assert not toggle.on_action(Action.RIGHT)


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


@pytest.fixture
def long_list(draw: Callable[[Widget], bytes]) -> tuple[ListView, Told, Told]:
    chosen, opened = Told(), Told()
    rows = [ListRow(f"Match {n}", note="7:25") for n in range(40)]
    view = ListView(rows, on_choose=chosen, on_open=opened)
    view.rect = Rect(0, 0, 400, 300)
    draw(view)
    return view, chosen, opened


def test_a_list_is_chosen_from_and_opened(long_list: tuple[ListView, Told, Told]) -> None:
    view, chosen, opened = long_list
    group = WidgetGroup([view])
    for _ in range(2):
        group.on_mouse_press(100, 290)
        group.on_mouse_release(100, 290)
    assert chosen == [0]
    assert opened == [0]
    group.act(Action.DOWN)
    group.act(Action.PRESS)
    assert opened == [0, 1]


def test_a_list_scrolls_by_wheel_drag_bar_and_keys(
    long_list: tuple[ListView, Told, Told], draw: Callable[[Widget], bytes]
) -> None:
    view, chosen, _ = long_list
    group = WidgetGroup([view])
    top = draw(view)
    assert group.on_mouse_scroll(100, 100, -3)
    scrolled = draw(view)
    assert scrolled != top
    group.on_mouse_scroll(100, 100, 100)
    assert draw(view) == top
    group.on_mouse_press(100, 100)
    group.on_mouse_drag(100, 250)
    group.on_mouse_release(100, 250)
    assert draw(view) != top
    assert not chosen
    group.on_mouse_press(394, 3)
    group.on_mouse_drag(394, -900)
    group.on_mouse_release(394, -900)
    bottom = draw(view)
    group.act(Action.END)
    assert chosen == [39]
    view.chosen = None
    assert draw(view) == bottom
    group.act(Action.HOME)
    view.chosen = None
    assert draw(view) == top


def test_at_the_end_of_a_list_the_focus_may_leave(long_list: tuple[ListView, Told, Told]) -> None:
    view, _, _ = long_list
    button = placed(Button("Back", Told()), 0, -80)
    group = WidgetGroup([view, button])
    group.focus(view)
    view.choose(39)
    assert group.act(Action.DOWN)
    assert group.focused is button


def test_an_empty_list_speaks_and_is_passed_over(draw: Callable[[Widget], bytes]) -> None:
    silent, speaking = ListView([]), ListView([], empty="No replays yet. Play a match.")
    for view in (silent, speaking):
        view.rect = Rect(0, 0, 400, 300)
    assert draw(silent) != draw(speaking)
    assert not WidgetGroup([speaking]).act(Action.NEXT)


def test_a_list_that_got_shorter_forgets_the_choice() -> None:
    view = ListView([ListRow(str(n)) for n in range(5)])
    view.choose(4)
    view.show([ListRow("0")])
    assert view.chosen is None


def test_a_field_is_typed_into() -> None:
    told, entered = Told(), Told()
    field = TextField("Name", "Ash", told, on_enter=entered, most=8)
    group = WidgetGroup([placed(field, 0, 0)])
    group.on_mouse_press(150, 10)
    group.on_mouse_release(150, 10)
    group.on_key_press(KEY.END, 0)
    assert group.on_text("a")
    assert group.on_key_press(KEY.SPACE, 0)
    assert group.on_text(" ")
    assert group.on_text("श्रेष्ठ")
    assert field.text == "Asha श्र"
    group.on_key_press(KEY.BACKSPACE, 0)
    group.on_key_press(KEY.HOME, 0)
    group.on_key_press(KEY.DELETE, 0)
    group.on_text("U")
    group.on_text("\r")
    assert field.text == "Usha श्"
    assert told[-1] == field.text
    group.on_key_press(KEY.ENTER, 0)
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
        group.on_key_press(KEY.BACKSPACE, 0)
        assert field.text == text
        assert told[-1] == text


def test_text_goes_nowhere_without_a_field() -> None:
    group = WidgetGroup([placed(Button("Play", Told()), 0, 0)])
    group.focus(group.widgets[0])
    assert not group.on_text("a")


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


@pytest.mark.parametrize("icon", Icon)
def test_every_button_with_an_icon_shows_it(icon: Icon, draw: Callable[[Widget], bytes]) -> None:
    plain, pictured = Button("Go", Told()), Button("Go", Told(), icon=icon)
    for button in (plain, pictured):
        placed(button, 20, 20)
    assert draw(plain) != draw(pictured)


def test_a_banner_fades_in_and_long_ones_stay_in_the_window(canvas: Canvas, target: Target) -> None:
    with target(640, 480) as picture:
        canvas.begin(640, 480, 1.0)
        assert draw_banner(canvas, 320, 470, "Foul", shown=0.0).width < 640
        canvas.flush()
        assert picture().convert("L").getbbox() is None
        rect = draw_banner(canvas, 320, 470, "A long sentence about a foul " * 9)
        assert rect.left >= 0
        assert rect.right <= 640


def test_a_lit_panel_glows(canvas: Canvas, target: Target) -> None:
    def brightest(lit: bool) -> int:
        with target(200, 200) as picture:
            canvas.begin(200, 200, 1.0)
            draw_panel(canvas, Rect(40, 40, 120, 120), lit=lit)
            canvas.flush()
            return max(picture().convert("L").getdata())

    assert brightest(lit=True) > brightest(lit=False) + 50
