from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.widgets.layout import Part, centred, column, row

areas = st.builds(
    Rect, st.integers(0, 500), st.integers(0, 500), st.integers(200, 3000), st.integers(200, 2000)
)
parts = st.lists(
    st.one_of(st.floats(1, 40), st.builds(Part, st.floats(0.1, 3))), min_size=1, max_size=5
)


@given(areas, parts, st.integers(0, 8))
def test_rows_and_columns_stay_inside_and_apart(
    area: Rect, sizes: list[float | Part], gap: int
) -> None:
    across = row(area, sizes, gap)
    assert across[0].left == area.left
    assert across[-1].right <= area.right + 1
    for left, right in pairwise(across):
        assert left.right <= right.left
    down = column(area, sizes, gap)
    assert down[0].top == area.top
    assert down[-1].bottom >= area.bottom - 1
    for upper, lower in pairwise(down):
        assert lower.top <= upper.bottom


def test_parts_share_what_fixed_sizes_leave() -> None:
    widths = [rect.width for rect in row(Rect(0, 0, 320, 10), [100.0, Part(1), Part(3)], 10)]
    assert widths == [100, 50, 150]


def test_a_part_takes_no_more_than_its_most() -> None:
    assert row(Rect(0, 0, 500, 10), [Part(1, most=120)])[0].width == 120


def test_fixed_sizes_that_do_not_fit_shrink_alike() -> None:
    heights = [rect.height for rect in column(Rect(0, 0, 10, 100), [100.0, 100.0])]
    assert heights == [50, 50]


def test_centred_never_leaves_its_area() -> None:
    assert centred(Rect(0, 0, 100, 100), 50, 300) == Rect(25, 0, 50, 100)
