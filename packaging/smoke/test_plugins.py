"""Plugins in the frozen game: the bundled ones, and a player's own with whatever they import."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest
from frozen_game import ROOT, Game
from trimming import plugin_stdlib

BUNDLED = sorted(path.stem for path in (ROOT / "plugins").glob("*.py") if path.stem != "conftest")
HERE_TOO = [name for name in plugin_stdlib() if importlib.util.find_spec(name) is not None]


@pytest.fixture
def plugins(game: Game) -> Path:
    """The player's plugin folder."""
    folder = Path(game.run("plugins", "path").strip())
    folder.mkdir(parents=True)
    return folder


def listed(game: Game) -> dict[str, dict[str, object]]:
    """What the game says of every plugin, by id."""
    return {plugin["id"]: plugin for plugin in json.loads(game.run("plugins", "list", "--json"))}


def test_the_bundled_ones_are_found_and_on(game: Game) -> None:
    found = listed(game)
    assert BUNDLED
    assert {name for name, plugin in found.items() if plugin["on"] and not plugin["fault"]} >= set(
        BUNDLED
    )


@pytest.mark.parametrize("kind", ["ai", "rule"])
def test_one_of_the_players_own_is_started_checked_and_switched_on(game: Game, kind: str) -> None:
    game.run("plugins", "new", "mine", "--kind", kind)
    game.run("plugins", "check", "mine")
    assert not listed(game)["mine"]["on"]
    game.run("plugins", "enable", "mine")
    assert listed(game)["mine"]["on"]


def test_it_may_import_all_of_the_standard_library_and_of_the_games_names(
    game: Game, plugins: Path
) -> None:
    package = plugins / "everything"
    package.mkdir()
    game.run("plugins", "new", "template", "--kind", "rule")
    rule = (plugins / "template.py").read_text(encoding="utf-8")
    imports = "\n".join(f"import {name}" for name in HERE_TOO)
    (package / "__init__.py").write_text(
        f"{rule}\n{imports}\nfrom carrom import *\nfrom .state import OWN\nfrom . import rules\n"
        "assert OWN == rules.OWN == 'डेटा'\n",
        encoding="utf-8",
    )
    for name in ("state", "rules"):  # named like modules that the game or Python might have
        (package / f"{name}.py").write_text("OWN = 'डेटा'\n", encoding="utf-8")
    game.run("plugins", "check", package)


def test_what_it_needs_besides_comes_from_the_folder_lib(game: Game, plugins: Path) -> None:
    library = plugins / "lib/borrowed"
    library.mkdir(parents=True)
    (library / "__init__.py").write_text("LENT = 1\n", encoding="utf-8")
    (plugins / "lib/json.py").write_text("raise SystemExit('shadowed')\n", encoding="utf-8")
    game.run("plugins", "new", "mine", "--kind", "ai")
    own = plugins / "mine.py"
    own.write_text(
        own.read_text(encoding="utf-8") + "\nfrom borrowed import LENT\nimport json\n",
        encoding="utf-8",
    )
    game.run("plugins", "check", "mine")


def test_an_entry_point_in_the_folder_lib_is_a_plugin(game: Game, plugins: Path) -> None:
    library = plugins / "lib"
    metadata = library / "lent-2.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: lent\nVersion: 2.0\nSummary: Lent.\n", encoding="utf-8"
    )
    (metadata / "entry_points.txt").write_text("[carrom]\nlent = lent\n", encoding="utf-8")
    game.run("plugins", "new", "lent", "--kind", "ai")
    (plugins / "lent.py").rename(library / "lent.py")
    assert listed(game)["lent"]["source"] == "installed"


BAD = {
    "lacks a module": b"import no_such_module\n",
    "is no Python": b"def broken(:\n",
    "leaves": b"raise SystemExit\n",
    "raises": b"print(1 / 0)\n",
    "is not UTF-8": "é".encode("latin-1"),
}


@pytest.mark.parametrize("content", BAD.values(), ids=BAD)
def test_a_bad_one_is_reported_and_stops_nothing(game: Game, plugins: Path, content: bytes) -> None:
    (plugins / "bad.py").write_bytes(content)
    game.run("plugins", "check", "bad", status=1)
    assert set(listed(game)) >= {"bad", *BUNDLED}


def test_a_plugins_opponent_plays_a_board_in_worker_processes(game: Game) -> None:
    game.run("plugins", "new", "mine", "--kind", "ai")
    game.run("plugins", "enable", "mine")
    told = game.run(
        *("arena", "mine", "easy", "--boards", "1", "--workers", "2", "--seed", "1", "--json")
    )
    assert json.loads(told)["personalities"] == ["mine", "easy"]
