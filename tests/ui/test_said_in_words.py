"""No widget and no line of text is handed an English text that the catalogues never see."""

import ast
from collections.abc import Iterator
from pathlib import Path

import carrom.ui

FOLDER = Path(carrom.ui.__file__).parent

BELOW = ("host", "laws", "practice", "session", "storage")
"""Packages that hand texts up to the screens."""

HANDED_UP = {
    "BadInputError": 0,
    "CarromError": 0,
    "NewerFileError": 0,
    "Notice": 0,
    "Reason": 1,
    "Refusal": 1,
    "RuleConflictError": 0,
    "SaveError": 0,
    "UnfinishedError": 0,
}
"""Which argument of a call is a text that the screens look up in the catalogues."""

SHOWN = {
    "BindingField": 0,
    "Button": 0,
    "Choice": 0,
    "ListRow": 0,
    "Slider": 0,
    "TextField": 0,
    "Toggle": 0,
    "add": 0,
    "notices.append": 0,
    "paint_prompt": 2,
    "paint_tag": 3,
    "tell": 0,
    "warn": 0,
}
"""Which argument of a call is shown as it is."""

SAME_EVERYWHERE = {"CSV"}


def test_every_text_goes_through_the_words() -> None:
    found = [
        f"{path.relative_to(FOLDER)}:{line}: {text}"
        for path in sorted(FOLDER.rglob("*.py"))
        for line, text in bare_texts(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []


def test_texts_of_lower_layers_are_whole_so_that_they_can_be_looked_up() -> None:
    found = [
        f"{path.relative_to(FOLDER.parent)}:{line}"
        for package in BELOW
        for path in sorted((FOLDER.parent / package).rglob("*.py"))
        for line in put_together(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []


def test_no_error_of_lower_layers_has_a_text_that_is_not_seen_where_it_is_raised() -> None:
    found = [
        f"{path.relative_to(FOLDER.parent)}:{node.lineno}"
        for package in BELOW
        for path in sorted((FOLDER.parent / package).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and _name(node) == "__init__"
        if any(True for argument in node.args for _ in _texts(argument))
    ]
    assert found == []


def test_a_text_that_is_put_together_is_found() -> None:
    code = 'Notice(f"{name} failed.")\nBadInputError("{f} failed.", f=1)\nSaveError(str(error))\n'
    assert list(put_together(ast.parse(code))) == [1, 3]


def test_a_bare_text_is_found() -> None:
    code = 'Button("Start", go)\nwarn(f"{name} is gone")\nButton(words("Start"), go)\nadd("")\n'
    assert [text for _, text in bare_texts(ast.parse(code))] == ["Start", " is gone"]


def bare_texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Texts with letters in them that a call shows, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node) in SHOWN:
            place = SHOWN[_name(node)]
            for argument in node.args[place : place + 1]:
                for text in _texts(argument):
                    if any(letter.isalpha() for letter in text) and text not in SAME_EVERYWHERE:
                        yield node.lineno, text


def put_together(tree: ast.AST) -> Iterator[int]:
    """Lines of texts that are handed up as no key of a catalogue."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node) in HANDED_UP:
            place = HANDED_UP[_name(node)]
            for argument in node.args[place : place + 1]:
                if isinstance(argument, ast.JoinedStr | ast.Call | ast.BinOp):
                    yield node.lineno


def _name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=ast.Attribute(attr=owner), attr=name) if owner == "notices":
            return f"{owner}.{name}"
        case ast.Attribute(attr=name):
            return name
    return ""


def _texts(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            for part in parts:
                yield from _texts(part)
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
            yield from _texts(one)
            yield from _texts(other)
        case _:
            return
