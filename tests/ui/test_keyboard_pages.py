from __future__ import annotations

import pytest

from carrom.ui.keyboard_pages import DEVANAGARI, LATIN, begins_word, key_word, keyboard_pages


@pytest.mark.parametrize(
    ("language", "pages"),
    [("en", (LATIN,)), ("ne", (DEVANAGARI, LATIN)), ("hi", (DEVANAGARI, LATIN)), ("mr", (LATIN,))],
)
def test_own_letters_come_first_and_latin_ones_are_always_there(
    language: str, pages: object
) -> None:
    assert keyboard_pages(language) == pages


@pytest.mark.parametrize("text", ["खेलाडी १", "नेत्र ज्ञानी", "श्रेष्ठ", "लड़का", "पौडेल दाइ", "ऋषि"])
def test_devanagari_names_can_be_written(text: str) -> None:
    letters = {letter for keys in DEVANAGARI.rows for key in keys for letter in key} | {" "}
    assert set(text) <= letters


def test_letters_are_written_once_on_a_page() -> None:
    for page in (LATIN, DEVANAGARI):
        keys = [key for keys in page.rows for key in keys]
        assert len(set(keys)) == len(keys)
        assert len({len(keys) for keys in page.rows}) == 1


def test_signs_are_shown_on_a_letter_and_words_begin_large() -> None:
    assert key_word("ि") == "कि"
    assert key_word("क्ष") == "क्ष"
    assert key_word("q", capital=True) == "Q"
    assert begins_word("")
    assert begins_word("Asha ")
    assert not begins_word("Asha")
