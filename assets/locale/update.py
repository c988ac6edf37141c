"""Brings the catalogues in line with the code: new texts in, unused ones out, .mo files anew.

Usage: python assets/locale/update.py [code of a new language]
Needs Babel. See README.md beside this file.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from babel.messages import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
DOMAIN = "carrom"

POSITIONS = {
    "Reason": (1,),
    "Refusal": (1,),
    "BadInputError": (0,),
    "CarromError": (0,),
    "NewerFileError": (0,),
    "RuleConflictError": (0,),
    "SaveError": (0,),
    "UnfinishedError": (0,),
    "Notice": (0,),
    "HudItem": (0,),
    "MatchAction": (1, 2),
}
"""Which arguments of a call are texts for the player, besides those of `words`."""

UNSEEN = ("carrom/arena", "carrom/commands", "carrom/gym", "carrom/testing")
"""Folders that say nothing in the window."""

ALSO = ("English", "Player")
"""A language's name for itself, and what numbered players are called."""

KEYWORDS = {
    "HouseRule": ("title", "summary", "unavailable"),
    "MatchAction": ("title", "summary"),
    "Option": ("title", "none", "choices"),
    "PersonalitySpec": ("title", "summary"),
    "RuleSet": ("title", "summary"),
}


class Text(NamedTuple):
    """A text, or the forms of one with a number, and where it stands."""

    id: str | tuple[str, str]
    place: tuple[str, int]


def texts() -> Iterator[Text]:
    """Everything that the game and its plugins say."""
    yield from (Text(each, ("carrom/ui", 1)) for each in ALSO)
    for folder in ("carrom", "plugins"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if name.startswith(UNSEEN):
                continue
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                for each in _said(node):
                    yield Text(each, (name, getattr(node, "lineno", 1)))
    for path in sorted((ROOT / "plugins").glob("*.py")):
        summary = (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").split("\n")
        for each in (path.stem.replace("_", " ").capitalize(), summary[0]):
            yield Text(each, (path.relative_to(ROOT).as_posix(), 1))
    for path in sorted((ROOT / "assets" / "challenges").glob("*.toml")):
        tree = tomllib.loads(path.read_text(encoding="utf-8"))
        for each in (tree["title"], tree["text"], *(star["tell"] for star in tree["star"])):
            yield Text(each, (path.relative_to(ROOT).as_posix(), 1))


def template() -> Catalog:
    """The catalogue without translations."""
    catalogue = Catalog(domain=DOMAIN, fuzzy=False)
    for text in texts():
        flags = ("python-brace-format",) if "{" in "".join(text.id) else ()
        catalogue.add(text.id, locations=[text.place], flags=flags)
    return catalogue


def path_of(language: str) -> Path:
    """The catalogue of a language, as translators edit it."""
    return HERE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def languages() -> list[str]:
    """Codes of all languages that there are."""
    return sorted(path.parent.parent.name for path in HERE.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def catalogue_of(language: str) -> Catalog:
    """The catalogue of a language as it is in its file; empty where there is none."""
    path = path_of(language)
    if not path.is_file():
        return Catalog(locale=Locale.parse(language), domain=DOMAIN, fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=language, domain=DOMAIN)


def update(language: str, wanted: Catalog) -> None:
    """Bring the files of one language in line with the code."""
    catalogue = catalogue_of(language)
    catalogue.update(wanted, no_fuzzy_matching=True, update_creation_date=False)
    catalogue.obsolete.clear()
    catalogue.fuzzy = False
    catalogue.header_comment = f"# Carrom in {Locale.parse(language).english_name}."
    catalogue.project, catalogue.version = "Carrom", "1"
    catalogue.msgid_bugs_address = ""
    path = path_of(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, catalogue, partial(write_po, width=100, include_lineno=False, sort_by_file=True))
    _write(path.with_suffix(".mo"), catalogue, write_mo)
    missing = [
        message.id for message in catalogue if message.id and not _translated(message.string)
    ]
    print(f"{language}: {len(catalogue)} texts, {len(missing)} without a translation")


def _write(path: Path, catalogue: Catalog, write: Callable[[BytesIO, Catalog], None]) -> None:
    """Write a file in one go, so that a failure leaves the old one."""
    made = BytesIO()
    write(made, catalogue)
    aside = path.with_name(f"{path.name}.new")
    aside.write_bytes(made.getvalue())
    aside.replace(path)


def _translated(string: str | tuple[str, ...] | None) -> bool:
    return string is not None and all((string,) if isinstance(string, str) else string)


def _said(node: ast.AST) -> Iterator[str | tuple[str, str]]:
    """The texts in one place of the code."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=args):
            if name in ("words", "_words"):
                yield from _constants(args[0])
            elif name == "plural" and len(args) > 2:
                yield from zip(_constants(args[0]), _constants(args[1]), strict=True)
            for nth in POSITIONS.get(name, ()):
                if nth < len(args):
                    yield from _constants(args[nth])
            for keyword in node.keywords:
                if keyword.arg in KEYWORDS.get(name, ()):
                    yield from (each.replace("_", " ") for each in _constants(keyword.value))
        case ast.ClassDef(bases=[ast.Name(id="Sheet" | "TableScreen")], body=body):
            for part in body:
                match part:
                    case ast.Assign(targets=[ast.Name(id="title")], value=value):
                        yield from _constants(value)
        case ast.AnnAssign(annotation=kind, value=value) if value is not None:
            if any(isinstance(n, ast.Name) and n.id == "Message" for n in ast.walk(kind)):
                yield from _constants(value)


def _constants(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may come to."""
    match node:
        case ast.Constant(value=str(text)) if text:
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from _constants(one)
            yield from _constants(other)
        case ast.Dict(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts):
            for part in parts:
                yield from _constants(part)
        case _:
            return


def main(arguments: list[str]) -> None:
    """Update every language, and start those that are named."""
    wanted = template()
    for language in sorted({*languages(), *arguments}):
        update(language, wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
