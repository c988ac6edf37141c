"""Where the practice table has its parts."""

from __future__ import annotations

import pytest

from carrom.ui.art.theme import Theme
from carrom.ui.practice.layout import practice_layout


@pytest.mark.parametrize(
    "size",
    [(800, 600), (1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (800, 1200), (1000, 1000)],
)
def test_board_side_and_foot_share_the_window(size: tuple[int, int]) -> None:
    width, height = size
    layout = practice_layout(width, height)
    board, side, foot = layout.board, layout.side, layout.foot
    assert board.width == board.height
    for area in (board, side, foot):
        assert area.left >= 0 and area.right <= width + 1
        assert area.bottom >= 0 and area.top <= height
    assert board.bottom >= foot.top and side.bottom >= foot.top
    assert side.left >= board.right - 1 or side.top <= board.bottom + 1
    assert board.width >= 0.6 * min(width, height)
    assert side.width >= 260
    gap = Theme.for_window(width, height).gap
    assert board.left >= gap and width - board.right >= gap
