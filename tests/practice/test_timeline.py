"""Undo and redo."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from carrom.practice.timeline import Timeline


def test_back_and_forth() -> None:
    line = Timeline(0).push(1).push(2)
    assert line.undo().now == 1
    assert line.undo().redo() == line
    assert line.undo().push(7).redo().now == 7
    assert line.push(2) is line


@given(st.lists(st.sampled_from(["undo", "redo"]), max_size=30), st.integers(0, 6))
def test_ends_hold(moves: list[str], length: int) -> None:
    line = Timeline(0)
    for value in range(1, length + 1):
        line = line.push(value)
    place = length
    for move in moves:
        line = getattr(line, move)()
        place = max(0, place - 1) if move == "undo" else min(length, place + 1)
        assert line.now == place
