"""What comes as a plugin is written with nothing but what every plugin author has."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PLUGINS = Path(__file__).parents[2] / "plugins"

ALLOWED = {"carrom", "carrom.ai", "carrom.testing"}


def imported(tree: ast.Module) -> Iterator[str]:
    """Every module that is imported anywhere in a file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            yield node.module or ""


@pytest.mark.parametrize("path", sorted(PLUGINS.rglob("*.py")), ids=lambda path: path.stem)
def test_imports_only_the_public_api_and_the_standard_library(path: Path) -> None:
    names = set(imported(ast.parse(path.read_text(encoding="utf-8"))))
    assert {name for name in names if name.split(".")[0] not in sys.stdlib_module_names} <= ALLOWED
