"""What is told of the project in one place, and read here by everything that makes a release."""

from __future__ import annotations

import ast
import os
import subprocess
import tomllib
from datetime import UTC, date, datetime
from pathlib import Path
from string import Template
from typing import cast

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "packaging"
BUILD = ROOT / "build"
DIST = ROOT / "dist"

APP_ID = "io.github.carrom_game.carrom"
HOMEPAGE = "https://github.com/carrom-game/carrom"
PICTURES = f"{HOMEPAGE}/raw/main/packaging/screenshots"
MAINTAINER = "The Carrom contributors <carrom-game@users.noreply.github.com>"


def version() -> str:
    """The version, from the only place that has it."""
    return str(_constant("carrom/__init__.py", "__version__"))


def commands() -> dict[str, str]:
    """The commands of the game and what each does."""
    return cast(dict[str, str], _constant("carrom/cli.py", "COMMANDS"))


def _constant(file: str, name: str) -> object:
    """A value that a module of the game states as a literal; the module is not imported."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == name:
            return ast.literal_eval(node.value)
    raise LookupError(f"{file} has no {name}")


def build_requirements() -> list[str]:
    """What freezing needs besides the game, from pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(project["dependency-groups"]["package"])


def timestamp() -> int:
    """The seconds since 1970 that every file of a release carries: the time of the commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def release_date() -> date:
    """The day of the commit."""
    return datetime.fromtimestamp(timestamp(), UTC).date()


class _Blanks(Template):
    """Text with `@{name}` for a blank, since shell and installer scripts have a use for `$`."""

    delimiter = "@"


def filled_in(template: Path, **more: str) -> str:
    """The text of a file with `@{name}` for what is told here, or by the caller."""
    facts = {
        "app_id": APP_ID,
        "version": version(),
        "date": release_date().isoformat(),
        "homepage": HOMEPAGE,
        "pictures": PICTURES,
        "maintainer": MAINTAINER,
    }
    return _Blanks(template.read_text(encoding="utf-8")).substitute(facts | more)


if __name__ == "__main__":
    print(version())
