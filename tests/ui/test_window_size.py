from dataclasses import dataclass

import pytest

from carrom.ui.art.theme import LEAST_SIZE
from carrom.ui.window import USUAL_SIZE, room_on, screen_at, size_at_start

SCREENS = [(1366, 768), (1920, 1080), (1536, 864), (1280, 720), (2194, 1234), (960, 540)]
"""As desktops scale them; the last two are 3840 x 2160 at 175 %, and 1920 x 1080 at 200 %."""


@dataclass(frozen=True)
class Monitor:
    x: int
    y: int
    width: int
    height: int
    scale: float = 1.0

    def get_scale(self) -> float:
        return self.scale


@pytest.mark.parametrize("room", SCREENS)
@pytest.mark.parametrize("kept", [USUAL_SIZE, (900, 700), (2560, 1400), (16384, 16384)])
def test_window_is_never_larger_than_the_screen_at_the_start(
    room: tuple[int, int], kept: tuple[int, int]
) -> None:
    for side, space, least in zip(size_at_start(kept, room), room, LEAST_SIZE, strict=True):
        assert min(least, 0.9 * space) - 1 < side <= space


def test_first_window_leaves_room_for_title_bar_and_panels() -> None:
    assert size_at_start(USUAL_SIZE, (1280, 720)) == (1152, 648)
    assert size_at_start(USUAL_SIZE, (2560, 1440)) == USUAL_SIZE


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_room_on_a_screen_is_counted_as_windows_are(
    system: str, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr("pyglet.options.headless", False)
    units = 1.0 if system == "darwin" else scale
    screen = Monitor(0, 0, round(1600 * units), round(900 * units), scale)
    assert room_on(screen) == (1600, 900)  # type: ignore[arg-type]


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
