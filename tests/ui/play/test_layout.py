from hypothesis import given
from hypothesis import strategies as st

from carrom.ui.art.board_camera import Rect
from carrom.ui.play.layout import play_layout
from carrom.ui.practice.layout import practice_layout
from carrom.ui.stage import TEXT_SIZES

TEXT = st.sampled_from(sorted(TEXT_SIZES.values()))


def overlap(a: Rect, b: Rect) -> bool:
    return (
        min(a.right, b.right) - max(a.left, b.left) > 0.01
        and min(a.top, b.top) - max(a.bottom, b.bottom) > 0.01
    )


@given(st.integers(800, 5120), st.integers(600, 2880), TEXT)
def test_board_is_square_whole_and_covered_by_nothing(width: int, height: int, text: float) -> None:
    layout = play_layout(width, height, text)
    board = layout.board
    assert abs(board.width - board.height) < 1e-9
    assert board.left >= -0.01 and board.bottom >= 0
    assert board.right <= width + 0.01 and board.top <= height
    for other in (layout.left, layout.right, layout.top, layout.bottom):
        assert not overlap(board, other)
        assert other.left >= -0.01 and other.right <= width + 0.01
        assert other.bottom >= 0 and other.top <= height + 0.01


@given(st.integers(800, 5120), st.integers(600, 2880))
def test_panels_have_room_for_their_content(width: int, height: int) -> None:
    layout = play_layout(width, height)
    assert layout.left.width >= 140
    assert layout.left.height >= 50


def test_a_window_below_the_least_has_a_board_as_large_for_its_size() -> None:
    share = 576 / 800
    for layout in (play_layout, practice_layout):
        small, least = layout(576, 432), layout(800, 600)
        assert abs(small.board.width - least.board.width * share) < 8


def test_wide_windows_have_panels_and_tall_ones_strips() -> None:
    assert not play_layout(1280, 720).strips
    assert not play_layout(800, 600).strips
    assert play_layout(800, 1000).strips
