from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from carrom.ui.art.text_runs import DEVANAGARI, ELLIPSIS, LATIN, script_runs, shortened


@given(st.text())
def test_runs_put_together_are_the_text(text: str) -> None:
    assert "".join(part for _, part in script_runs(text)) == text


def test_text_is_cut_into_runs_of_one_script() -> None:
    assert list(script_runs("Carrom")) == [(LATIN, "Carrom")]
    assert list(script_runs("क्यारम Carrom")) == [(DEVANAGARI, "क्यारम "), (LATIN, "Carrom")]
    assert "".join(part for _, part in script_runs("25 नेपाल, (ok)")) == "25 नेपाल, (ok)"


def test_a_cut_never_parts_a_letter_from_its_marks() -> None:
    assert shortened("क्यारम", 1) == ELLIPSIS
    assert shortened("क्यारम", 4) == "क्या" + ELLIPSIS
    assert shortened("e\u0301e\u0301", 3) == "e\u0301" + ELLIPSIS
