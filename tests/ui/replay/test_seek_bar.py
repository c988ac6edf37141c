from __future__ import annotations

from dataclasses import replace

import arcade
import pytest

from carrom.storage.settings import TextSize
from carrom.ui.hud_model import board_line
from carrom.ui.replay.seek_bar import lines_for
from carrom.ui.stage import TEXT_SIZES, Stage
from carrom.ui.words import Words
from tests.ui.matches import match

LONG, SHORT = "12/127   Game 1, board 5 of 8 · stroke 12 · Asha", "12/127   stroke 12 · Asha"


@pytest.mark.parametrize(
    ("width", "lines"),
    [
        (900.0, (LONG,)),
        (220.0, (SHORT,)),
        (110.0, ("12/127 stroke 12 ·", "Asha")),
    ],
)
def test_words_get_fewer_then_small_where_there_is_little_room(
    window: arcade.Window, width: float, lines: tuple[str, ...]
) -> None:
    text = Stage(window, Words()).canvas.text
    text.begin(1.0)
    size, told = lines_for(text, (LONG, SHORT), 18.0, width)
    assert tuple(told) == lines
    assert all(text.width(line, size) <= width for line in told)


def test_longest_deed_is_whole_in_the_smallest_window_with_the_largest_text(
    window: arcade.Window,
) -> None:
    canvas = Stage(window, Words()).canvas
    canvas.begin(800, 600, 1.0, TEXT_SIZES[TextSize.LARGEST])
    trial = replace(match(), board=replace(match().board, trial=True))
    for board in (board_line(Words(), match()), board_line(Words(), trial)):
        deed = "stroke 12 · Beginner's luck 2"
        words = (f"12/127   {board} · {deed}", f"12/127   {deed}")
        _, lines = lines_for(canvas.text, words, canvas.theme.small, 178.0)
        assert " ".join(lines).split() == words[-1].split()
