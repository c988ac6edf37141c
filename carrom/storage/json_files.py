"""JSON files of the player's, read so that whatever is wrong with one can be told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from carrom.errors import BadInputError
from carrom.storage.files import read_text


def read_json(path: Path) -> Any:  # noqa: ANN401 - whatever the file holds
    """What a file holds.

    Raises:
        BadInputError: It cannot be read, or is no JSON.
    """
    text = read_text(path)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInputError("{file} is damaged.", file=path) from error


def read_versioned(path: Path, newest: int) -> dict[str, Any]:
    """What a file holds besides its version; one that says none is of the newest.

    Raises:
        BadInputError: It cannot be read, is no JSON object, or its version is not known yet.
    """
    tree = read_json(path)
    if not isinstance(tree, dict):
        raise BadInputError("{file} is damaged.", file=path)
    version = tree.pop("version", newest)
    if type(version) is not int or version > newest:
        raise BadInputError(
            "{file} is from another version of the game.",
            precisely=f"{path} is from another version of the game ({version!r}).",
            file=path,
        )
    return tree
