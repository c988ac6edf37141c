from __future__ import annotations

import pytest

from carrom.ui.art import theme
from carrom.ui.art.theme import Theme
from tests.ui.art.contrast import contrast


def test_contrast_is_reckoned_as_in_the_guidelines() -> None:
    assert contrast((0, 0, 0, 255), (255, 255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119, 255), (255, 255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("ink", [theme.ACCENT, theme.WARNING, theme.TEXT, theme.TEXT_QUIET])
@pytest.mark.parametrize("ground", [theme.GROUND, theme.PANEL_LIT, theme.RAISED, theme.FIELD])
def test_words_can_be_read_on_every_ground(ink: theme.Rgba, ground: theme.Rgba) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("ground", [theme.ACCENT, theme.ACCENT_HOVER])
def test_words_on_the_accent_can_be_read(ground: theme.Rgba) -> None:
    assert contrast(theme.ON_ACCENT, ground) >= 4.5


def test_nothing_is_smaller_than_14_pixels_at_720_lines() -> None:
    assert min(Theme.for_window(1280, 720).small, Theme.for_window(1280, 720).body) >= 14


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 720), (1920, 1080), (3840, 2160)])
def test_sizes_follow_the_window_and_can_always_be_pressed(size: tuple[int, int]) -> None:
    sizes = Theme.for_window(*size)
    assert sizes.small < sizes.body < sizes.large
    assert sizes.row >= theme.LEAST_TARGET
    assert sizes.small >= 13
    assert sizes.body <= size[1] / 30


def test_a_window_twice_as_large_has_type_twice_as_large() -> None:
    small, large = Theme.for_window(1280, 720), Theme.for_window(2560, 1440)
    assert large.body == 2 * small.body
    assert large.row == 2 * small.row


@pytest.mark.parametrize("size", [(640, 480), (576, 432), (800, 480), (500, 1000)])
def test_a_window_below_the_least_is_a_smaller_copy_of_the_least(size: tuple[int, int]) -> None:
    share = min(side / least for side, least in zip(size, theme.LEAST_SIZE, strict=True))
    small, least = Theme.for_window(*size), Theme.for_window(*theme.LEAST_SIZE)
    for name in ("small", "body", "large", "gap", "row"):
        assert getattr(small, name) == pytest.approx(getattr(least, name) * share, abs=1.5), name


def test_larger_words_have_more_room_but_the_same_edges() -> None:
    usual, larger = Theme.for_window(1280, 720), Theme.for_window(1280, 720, text=1.3)
    assert (larger.small, larger.body) > (usual.small, usual.body)
    assert larger.row > usual.row
    assert (larger.gap, larger.hairline) == (usual.gap, usual.hairline)
