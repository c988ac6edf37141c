from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise

import arcade
import pytest
from pyglet.font.harfbuzz import harfbuzz_available

from carrom.ui.art.text import Align, TextBatch
from carrom.ui.art.text_runs import ELLIPSIS, script_runs
from tests.ui.drawing import Target

INK = (255, 255, 255, 255)
PROSE = "No replays yet. A match that is played to its end is kept here."
NAMES = ["Asha", "A very long name that never ends", "क्यारम", "श्री कृष्ण प्रसाद त्रिपाठी", "Łódź"]


@pytest.fixture
def batch(window: arcade.Window) -> TextBatch:
    batch = TextBatch(window.ctx)
    batch.begin(1.0)
    return batch


def test_devanagari_is_shaped(batch: TextBatch) -> None:
    if sys.platform.startswith("linux") and not harfbuzz_available():
        pytest.skip("HarfBuzz, which shapes on Linux, is not installed")
    # The conjunct kya is narrower than its letters, and the sign i stands before its letter.
    assert batch.width("क्या", 60) < batch.width("क", 60) + batch.width("या", 60)
    assert batch.width("स्त्री", 60) < batch.width("स", 60) + batch.width("त", 60) + batch.width(
        "री", 60
    )


def test_the_sign_i_is_drawn_before_its_letter(batch: TextBatch, target: Target) -> None:
    if sys.platform.startswith("linux") and not harfbuzz_available():
        pytest.skip("HarfBuzz, which shapes on Linux, is not installed")
    columns = {}
    for word in ("कि", "क"):
        with target(200, 120) as picture:
            batch.begin(1.0)
            batch.add(word, 10, 50, 60, INK)
            batch.draw()
            image = picture().convert("L")
        lines = range(image.height // 2, image.height)
        columns[word] = [
            sum(image.getpixel((x, y)) > 128 for y in lines) for x in range(image.width)
        ]
    first = next(x for x, height in enumerate(columns["कि"]) if height > 20)
    alone = next(x for x, height in enumerate(columns["क"]) if height > 20)
    assert first < alone - 5


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("room", [40.0, 90.0, 180.0, 600.0])
def test_long_names_are_cut_to_their_room(batch: TextBatch, name: str, room: float) -> None:
    fitted = batch.fitted(name, 20, room)
    assert batch.width(fitted, 20) <= room or fitted == ELLIPSIS
    if fitted != name:
        assert fitted.endswith(ELLIPSIS)
        assert batch.width(name, 20) > room


@pytest.mark.parametrize("name", NAMES)
def test_text_that_can_be_written_smaller_is_not_cut(batch: TextBatch, name: str) -> None:
    for size in range(9, 22):
        whole = int(batch.width(name, size))
        for room in range(whole // 2, whole):
            fitting = batch.size_for(name, size, room, least=0.5)
            if batch.width(name, int(size * 0.5)) <= room:
                assert batch.width(name, fitting) <= room, (size, room)


def test_sentences_wrap_at_words(batch: TextBatch) -> None:
    lines = batch.wrapped(PROSE, 18, 200)
    assert len(lines) > 2
    assert " ".join(lines) == PROSE
    assert all(batch.width(line, 18) <= 200 for line in lines)


@pytest.mark.parametrize(
    "text", [PROSE, "पत्ता पकेटमा गयो, र खेलाडीको पालो सकियो। अब अर्को खेलाडी हान्छ।"]
)
@pytest.mark.parametrize("room", [90.0, 160.0, 333.0])
def test_as_many_words_stand_in_a_line_as_fit(batch: TextBatch, text: str, room: float) -> None:
    lines = batch.wrapped(text, 18, room)
    for line, following in pairwise(lines):
        assert batch.width(line, 18) <= room
        assert batch.width(f"{line} {following.split()[0]}", 18) > room


@pytest.mark.parametrize("room", range(100, 300, 20))
def test_a_no_break_space_keeps_words_together(batch: TextBatch, room: float) -> None:
    lines = batch.wrapped("The striker fell, so a coin of yours comes back.\xa0[XIV]", 18, room)
    assert lines[-1].endswith("back.\xa0[XIV]")


def test_only_words_that_are_new_are_shaped(
    batch: TextBatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = batch.wrapped(PROSE, 18, 200)
    shaped: list[str] = []

    def runs(text: str) -> Iterator[tuple[str, str]]:
        shaped.append(text)
        return script_runs(text)

    monkeypatch.setattr("carrom.ui.art.typesetting.script_runs", runs)
    batch.wrapped(PROSE, 18, 200)
    for line in lines:
        batch.add(line, 10, 30, 18, INK)
    assert shaped == []
    assert batch.wrapped(f"{PROSE} Goodbye.", 18, 200) == [*lines, "Goodbye."]
    assert shaped == ["Goodbye."]


@pytest.mark.parametrize(("align", "left"), [(Align.LEFT, 150), (Align.RIGHT, 50)])
def test_text_stands_where_it_was_put(
    batch: TextBatch, target: Target, align: Align, left: int
) -> None:
    with target(300, 100) as picture:
        batch.add("H" * 5, 150, 50, 30, INK, align=align, max_width=100)
        batch.draw()
        box = picture().convert("L").point(lambda v: 255 * (v > 100)).getbbox()
    assert box is not None
    assert box[0] >= left - 1
    assert (box[1] + box[3]) / 2 == pytest.approx(50, abs=1.5)


def test_text_goes_when_it_is_no_longer_drawn(batch: TextBatch, target: Target) -> None:
    def frame(*words: str) -> bytes:
        with target(200, 60) as picture:
            batch.begin(1.0)
            for word in words:
                batch.add(word, 10, 30, 24, INK)
            batch.draw()
            return picture().tobytes()

    first = frame("Asha")
    assert frame("Asha") == first
    empty = frame()
    assert empty != first
    assert frame("Asha") == first
    assert frame("Ravi") not in (first, empty)
    assert frame() == empty


def test_text_is_as_sharp_as_the_pixels_allow(batch: TextBatch) -> None:
    single = batch.width("Carrom", 20)
    batch.begin(2.0)
    assert batch.width("Carrom", 20) == pytest.approx(single, rel=0.05)


def test_layers_that_come_and_go_leave_no_text_behind(batch: TextBatch, target: Target) -> None:
    def frame(*layers: str) -> bytes:
        with target(260, 60) as picture:
            batch.begin(1.0)
            for nth, word in enumerate(layers):
                batch.add(word, 10 + 120 * nth, 30, 24, INK)
                batch.draw()
            return picture().tobytes()

    two, other = frame("Asha", "Ravi"), frame("Asha", "Meera")
    assert frame("Asha") not in (two, other)
    assert frame("Asha", "Ravi") == two
    frame("Asha")
    assert frame("Asha", "Meera") == other


def test_lines_beyond_the_most_are_cut_with_an_ellipsis(batch: TextBatch) -> None:
    text = "one two three four five six seven eight nine ten"
    whole = batch.wrapped(text, 20, 150)
    cut = batch.wrapped(text, 20, 150, most=2)
    assert len(whole) > 2
    assert cut[0] == whole[0] and cut[1].endswith("…")
    assert batch.wrapped(text, 20, 150, most=len(whole)) == whole


def test_what_is_no_text_in_the_name_of_a_file_is_drawn(batch: TextBatch) -> None:
    assert batch.width("bad\udcff", 20) == batch.width("bad?", 20)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other fonts stand in")
def test_letters_that_no_font_has_are_not_left_out(batch: TextBatch) -> None:
    assert batch.width("李 Asha", 20) == batch.width("\ufffd Asha", 20) > batch.width(" Asha", 20)
