from dataclasses import dataclass

import pytest

from carrom.ui.window import LEAST_SIZE, USUAL_SIZE, fitting_size, screen_at, size_at_start

SCREENS = [
    ((1366, 768), 1.0),
    ((1920, 1080), 1.0),
    ((1920, 1080), 1.25),
    ((1920, 1080), 1.5),
    ((3840, 2160), 1.75),
    ((3840, 2160), 2.0),
]


@dataclass(frozen=True)
class Monitor:
    x: int
    y: int
    width: int
    height: int


@pytest.mark.parametrize(("screen", "scale"), SCREENS)
@pytest.mark.parametrize("kept", [USUAL_SIZE, (900, 700), (2560, 1400), (16384, 16384)])
def test_window_is_never_larger_than_the_screen_at_the_start(
    screen: tuple[int, int], scale: float, kept: tuple[int, int]
) -> None:
    width, height = size_at_start(kept, screen, scale)
    assert LEAST_SIZE[0] <= width <= screen[0]
    assert LEAST_SIZE[1] <= height <= screen[1]


def test_first_window_leaves_room_for_title_bar_and_panels() -> None:
    assert size_at_start(USUAL_SIZE, (1280, 720)) == (1152, 648)
    assert size_at_start(USUAL_SIZE, (2560, 1440), 1.5) == fitting_size((2560, 1440), 1.5)
    assert fitting_size((2560, 1440), 1.5) == (1920, 1080)


def test_size_that_was_kept_comes_back_where_it_fits() -> None:
    assert size_at_start((1600, 900), (1920, 1080)) == (1600, 900)


@pytest.mark.parametrize(
    ("place", "found"), [((10, 10), 0), ((2000, 500), 1), ((-50, 10), None), ((2000, 1070), None)]
)
def test_screen_is_the_one_on_which_the_window_is(
    place: tuple[int, int], found: int | None
) -> None:
    screens = [Monitor(0, 0, 1920, 1080), Monitor(1920, 0, 1280, 1024)]
    shown = screen_at(place, screens)  # type: ignore[arg-type]
    assert shown == (None if found is None else screens[found])
