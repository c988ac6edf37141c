from __future__ import annotations

from collections.abc import Callable

import pytest

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.theme import FIELD, Theme
from carrom.ui.art.widgets import ScrollBar, WidgetGroup, soften_edges
from tests.ui.drawing import Target

STRIP = Rect(100, 0, 20, 300)


@pytest.fixture
def moved() -> list[float]:
    return []


@pytest.fixture
def bar(moved: list[float]) -> ScrollBar:
    bar = ScrollBar(moved.append)
    bar.show(STRIP, seen=10, whole=40, offset=0)
    return bar


def test_a_bar_is_dragged_from_one_end_to_the_other(bar: ScrollBar, moved: list[float]) -> None:
    group = WidgetGroup([bar])
    assert group.on_mouse_press(110, 290)
    group.on_mouse_drag(110, -500)
    assert moved[-1] == 30
    group.on_mouse_drag(400, 290)
    assert moved[-1] == 0
    group.on_mouse_release(110, 290)
    assert not group.on_mouse_drag(110, 100)


def test_a_press_beside_the_bar_brings_it_there(bar: ScrollBar, moved: list[float]) -> None:
    WidgetGroup([bar]).on_mouse_press(110, 150)
    assert moved == [pytest.approx(15, abs=0.5)]


def test_where_all_is_seen_there_is_no_bar(bar: ScrollBar, moved: list[float]) -> None:
    bar.show(STRIP, seen=10, whole=10, offset=0)
    assert not bar.shown
    assert not WidgetGroup([bar]).on_mouse_press(110, 290)
    assert not moved


@pytest.mark.parametrize("scale", [0.9, 1.0, 1.5, 3.0])
def test_a_bar_is_as_wide_as_a_gap_at_every_size(
    canvas: Canvas, target: Target, scale: float
) -> None:
    gap = Theme(scale).gap
    bar = ScrollBar(lambda offset: None)
    bar.beside(Rect(0, 0, 40, 300), gap, seen=10, whole=10.1, offset=0)
    with target(200, 300) as picture:
        canvas.begin(200, 300, 1.0)
        bar.draw(canvas, False)
        canvas.flush()
        row = [picture().convert("L").getpixel((x, 150)) for x in range(200)]
    lit = [x for x, shade in enumerate(row) if shade]
    assert min(lit) == pytest.approx(40 + gap, abs=1)
    assert len(lit) == pytest.approx(gap, abs=1)


def test_keys_pass_a_bar_by(bar: ScrollBar) -> None:
    assert not bar.reachable


@pytest.mark.parametrize(("above", "below"), [(0, 90), (90, 0), (90, 90), (0, 0)])
def test_edges_are_soft_where_something_is_hidden(
    canvas: Canvas, target: Target, above: float, below: float
) -> None:
    area = Rect(20, 20, 200, 200)
    with target(240, 240) as picture:
        canvas.begin(240, 240, 1.0)
        with canvas.clipped(area):
            canvas.shapes.box(area, (255, 255, 255, 255))
            soften_edges(canvas, area, above, below, FIELD)
        seen = picture().convert("L")
    shade: Callable[[int], int] = lambda y: int(seen.getpixel((120, y)))  # type: ignore[call-overload]  # noqa: E731
    assert (shade(21) < 60) is bool(above)
    assert (shade(218) < 60) is bool(below)
    assert shade(120) == 255
    assert shade(10) == 0
