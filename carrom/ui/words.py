"""What the game says, in the player's language; English where a catalogue says nothing."""

from __future__ import annotations

from gettext import GNUTranslations, NullTranslations
from pathlib import Path

from carrom.core.message import Message as Message
from carrom.core.message import Notice
from carrom.errors import CarromError

ENGLISH = "en"
_DOMAIN = "carrom"


class Words:
    """Texts by their English wording, in the language that was last asked for.

    The catalogues are those of gettext: `<folder>/<language>/LC_MESSAGES/carrom.mo`.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """English, until another language is asked for; without a folder there is no other."""
        self._folder = folder
        self._catalogue = NullTranslations()
        self.language = ENGLISH
        """The code of the language, such as `ne`."""

    def __call__(self, text: Message, **values: object) -> str:
        """A text with its placeholders filled in; one without a translation stands for itself."""
        found = self._catalogue.gettext(text) if text else ""
        return _filled(found, text, values)

    def plural(self, one: Message, many: Message, count: int, **values: object) -> str:
        """A text about `count` things, which fills the placeholder `count`."""
        found = self._catalogue.ngettext(one, many, count)
        return _filled(found, one if count == 1 else many, {"count": count, **values})

    def notice(self, notice: Notice) -> str:
        """What a lower layer says; names of rules among its values are looked up too."""
        values = {name: self._value(value) for name, value in notice.values.items()}
        return self(notice.text, **values)

    def error(self, error: CarromError) -> str:
        """What went wrong."""
        return self.notice(error.notice)

    def _value(self, value: object) -> object:
        if isinstance(value, Notice):
            return self.notice(value)
        return self(value) if isinstance(value, str) else value

    def codes(self) -> tuple[str, ...]:
        """The codes of all languages that there are."""
        found = sorted(self._folder.glob(f"*/LC_MESSAGES/{_DOMAIN}.mo")) if self._folder else []
        return (ENGLISH, *(path.parent.parent.name for path in found))

    def languages(self) -> dict[str, str]:
        """The names of all languages that there are, each in its own words, by code."""
        names = {ENGLISH: "English"}
        if self._folder is not None:
            for code in self.codes()[1:]:
                names[code] = _read(_path(self._folder, code)).gettext("English")
        return names

    def speak(self, language: str) -> None:
        """Say everything in another language from now on; English if there is no catalogue."""
        if language == self.language:
            return
        path = None if self._folder is None else _path(self._folder, language)
        there = path is not None and language != ENGLISH and path.is_file()
        self._catalogue = _read(path) if path is not None and there else NullTranslations()
        self.language = language if there else ENGLISH


def _path(folder: Path, language: str) -> Path:
    return folder / language / "LC_MESSAGES" / f"{_DOMAIN}.mo"


def _read(path: Path) -> NullTranslations:
    """A catalogue; an empty one where the file is damaged."""
    try:
        with path.open("rb") as file:
            return GNUTranslations(file)
    except (OSError, ValueError):
        return NullTranslations()


def _filled(found: str, english: str, values: dict[str, object]) -> str:
    """A text with its values; the English one where a translation asks for others."""
    if not values:
        return found
    try:
        return found.format(**values)
    except (KeyError, IndexError, ValueError):
        return english.format(**values)
