"""The catalogues fit the code, are whole, and can be drawn."""

import importlib.util
import io
import re
from types import ModuleType

import pytest
from babel.messages import Catalog
from babel.messages.catalog import Message
from babel.messages.mofile import write_mo
from fontTools.ttLib import TTFont

from carrom.paths import shipped

LOCALE = shipped("assets") / "locale"
FONTS = shipped("assets") / "fonts"


def _update() -> ModuleType:
    """The script that keeps the catalogues, as a module."""
    spec = importlib.util.spec_from_file_location("update", LOCALE / "update.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


UPDATE = _update()
LANGUAGES = UPDATE.languages()


@pytest.fixture(scope="module")
def said() -> Catalog:
    """Every text of the code."""
    template: Catalog = UPDATE.template()
    return template


@pytest.fixture(params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalog:
    read: Catalog = UPDATE.catalogue_of(request.param)
    return read


def forms(text: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def messages(catalogue: Catalog) -> list[Message]:
    return [message for message in catalogue if message.id]


def test_there_are_nepali_and_hindi() -> None:
    assert LANGUAGES == ["hi", "ne"]


def test_a_catalogue_has_the_texts_of_the_code_and_no_others(
    catalogue: Catalog, said: Catalog
) -> None:
    there = {message.id for message in messages(catalogue)}
    assert there == {message.id for message in messages(said)}, "run python assets/locale/update.py"


def test_every_text_is_translated(catalogue: Catalog) -> None:
    assert [m.id for m in messages(catalogue) if not all(forms(m.string))] == []
    assert [m.id for m in messages(catalogue) if m.fuzzy] == []


def test_placeholders_are_those_of_the_english_text(catalogue: Catalog) -> None:
    def fields(text: str) -> set[str]:
        return set(re.findall(r"\{(\w+)\}", text))

    for message in messages(catalogue):
        wanted = fields(forms(message.id)[-1])
        for text in forms(message.string):
            # A form for one thing may do without its number.
            assert fields(text) | {"count"} == wanted | {"count"}, message.id
            assert fields(text) <= wanted, message.id


def test_what_the_game_reads_is_made_of_what_translators_edit(catalogue: Catalog) -> None:
    made = io.BytesIO()
    write_mo(made, catalogue)
    kept = UPDATE.path_of(str(catalogue.locale)).with_suffix(".mo").read_bytes()
    assert kept == made.getvalue(), "run python assets/locale/update.py"


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_every_letter_is_in_the_shipped_fonts(catalogue: Catalog, weight: str) -> None:
    known: set[int] = set()
    for family in ("NotoSans", "NotoSansDevanagari"):
        known |= set(TTFont(FONTS / f"{family}-{weight}.ttf").getBestCmap())
    used = {ord(letter) for m in messages(catalogue) for t in forms(m.string) for letter in t}
    assert {chr(code) for code in used - known - {ord("\n")}} == set()
