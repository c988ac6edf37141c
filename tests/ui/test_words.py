from pathlib import Path

import pytest
from babel.messages import Catalog
from babel.messages.mofile import write_mo

from carrom.core.message import Notice, joined
from carrom.errors import RuleConflictError
from carrom.ui.system_language import from_environment, system_language
from carrom.ui.words import Words


@pytest.fixture
def words(tmp_path: Path) -> Words:
    """English, and a few texts in Nepali."""
    catalogue = Catalog(locale="ne", fuzzy=False)
    catalogue.add("English", "नेपाली")
    catalogue.add("Next", "अर्को")
    catalogue.add("{name} strikes", "{name} हान्दै")
    catalogue.add("{name} breaks", "{who} ले ब्रेक गर्छ")
    catalogue.add(("{count} coin", "{count} coins"), ("{count} गोटी", "{count} गोटीहरू"))
    catalogue.add("{one} needs {other}.", "{one} लाई {other} चाहिन्छ।")
    catalogue.add("Powder", "पाउडर")
    place = tmp_path / "ne" / "LC_MESSAGES"
    place.mkdir(parents=True)
    with (place / "carrom.mo").open("wb") as file:
        write_mo(file, catalogue)
    return Words(tmp_path)


def test_english_is_spoken_until_another_language_is_asked_for(words: Words) -> None:
    assert words("Next") == "Next"
    words.speak("ne")
    assert words("Next") == "अर्को"
    words.speak("en")
    assert words("Next") == "Next"


def test_what_has_no_translation_stands_for_itself(words: Words) -> None:
    words.speak("ne")
    assert words("A plugin's own title") == "A plugin's own title"
    assert words("") == ""


def test_placeholders_are_filled(words: Words) -> None:
    words.speak("ne")
    assert words("{name} strikes", name="Asha {1}") == "Asha {1} हान्दै"


def test_a_translation_with_an_unknown_placeholder_gives_way_to_english(words: Words) -> None:
    words.speak("ne")
    assert words("{name} breaks", name="Asha") == "Asha breaks"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ["1 coin", "2 coins"]), ("ne", ["1 गोटी", "2 गोटीहरू"])],
)
def test_numbers_choose_the_form(words: Words, language: str, told: list[str]) -> None:
    words.speak(language)
    assert [words.plural("{count} coin", "{count} coins", n) for n in (1, 2)] == told


def test_conflicts_are_told_with_the_rules_names(words: Words) -> None:
    words.speak("ne")
    error = RuleConflictError("{one} needs {other}.", one="Powder", other="Mine")
    assert words.error(error) == "पाउडर लाई Mine चाहिन्छ।"
    assert str(error) == "Powder needs Mine."


def test_notices_are_told_with_those_that_are_part_of_them(words: Words) -> None:
    words.speak("ne")
    inner = Notice("{one} needs {other}.", {"one": "Powder", "other": 3}, precisely="KeyError: 3")
    told = joined(Notice("Next"), inner)
    assert words.notice(told) == "अर्को पाउडर लाई 3 चाहिन्छ।"
    assert str(told) == "Next KeyError: 3"


def test_languages_are_named_by_themselves(words: Words) -> None:
    assert words.languages() == {"en": "English", "ne": "नेपाली"}


def test_a_language_that_is_not_there_or_damaged_is_english(words: Words, tmp_path: Path) -> None:
    words.speak("xx")
    assert (words.language, words("Next")) == ("en", "Next")
    (tmp_path / "ne" / "LC_MESSAGES" / "carrom.mo").write_bytes(b"no catalogue")
    words.speak("ne")
    assert words("Next") == "Next"


def test_the_language_of_the_system_is_taken_from_its_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert from_environment({"LANG": "ne_NP.UTF-8"}) == ["ne_NP"]
    assert from_environment({"LANGUAGE": "hi:ne", "LANG": "de_DE.UTF-8"}) == ["hi", "ne"]
    assert from_environment({"LC_ALL": "C", "LANG": "ne_NP"}) == ["C"]
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANGUAGE", "de_DE:ne_NP")
    assert system_language(["en", "ne", "hi"]) == "ne"
    monkeypatch.setenv("LANGUAGE", "de")
    assert system_language(["en", "ne", "hi"]) == "en"
