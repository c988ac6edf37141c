from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.theme import Rgba
from carrom.ui.art.widgets import Action, Button, ListRow, ListView, Widget, WidgetGroup
from tests.ui.art.widgets.hands import Told, placed


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


def test_a_long_note_leaves_the_title_its_half(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = ListView([ListRow("Title of a match", note="a note that goes on and on " * 4)])
    view.rect = Rect(0, 0, 400, 300)
    told, fitted = list[str](), canvas.text.fitted

    def add(text: str, x: float, y: float, size: float, ink: Rgba, **style: Any) -> None:  # noqa: ANN401
        told.append(fitted(text, size, style["max_width"]) if "max_width" in style else text)

    monkeypatch.setattr(canvas.text, "add", add)
    view.draw(canvas, False)
    assert "Title of a match" in told
