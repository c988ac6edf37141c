"""The commands, which need no window, in whatever place the player put the game."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from frozen_game import LINUX, ROOT, Game
from project import commands, version

CASES = sorted((ROOT / "tests/laws/cases").glob("*.toml"))
REPLAYS = sorted((ROOT / "tests/replays").glob("*.jsonl"))

ROOT_ON_LINUX = pytest.mark.skipif(
    not LINUX or os.geteuid() != 0, reason="only root on Linux can take something away"
)


def test_version(game: Game) -> None:
    assert game.run("--version") == f"carrom {version()}\n"


@pytest.mark.parametrize("command", commands())
def test_every_command_is_there(game: Game, command: str) -> None:
    assert game.run(command, "--help").startswith(f"usage: carrom {command}")


def test_a_bad_argument_is_one_sentence(game: Game) -> None:
    game.run("judge", "no such file", status=2, said="no such file")


def test_the_rules_are_judged_as_in_the_checkout(game: Game) -> None:
    assert "all as expected" in game.run("judge", "--check", *CASES)


@pytest.mark.parametrize("replay", REPLAYS, ids=lambda path: path.stem)
def test_a_recorded_match_comes_out_the_same(game: Game, replay: Path) -> None:
    game.run("replay", replay)


def test_from_another_folder_and_through_a_link(game: Game, tmp_path: Path) -> None:
    link = tmp_path / "a link to it"
    try:
        link.symlink_to(game.program)
    except OSError:
        pytest.skip("this system has no links")
    assert game.at(link).run("--version", cwd=tmp_path)


@pytest.mark.parametrize("locale", ["C", "POSIX", "de_DE.ISO-8859-1"])
def test_any_place_and_any_locale(game: Game, elsewhere: Path, home: Path, locale: str) -> None:
    moved = game.at(elsewhere / game.program.name)
    own = home / "Ünï डेटा.toml"
    shutil.copyfile(CASES[0], own)
    there = moved.with_env(LC_ALL=locale, CARROM_HOME=str(home / "Ünï डेटा"))
    assert "all as expected" in there.run("judge", "--check", own)


@ROOT_ON_LINUX
def test_for_a_player_who_owns_nothing(game: Game, elsewhere: Path) -> None:
    nobody = replace(
        game.at(elsewhere / "carrom").without_env("CARROM_HOME").with_env(HOME="/nonexistent"),
        before=("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"),
    )
    assert nobody.run("plugins", "list", cwd=Path("/"))


@ROOT_ON_LINUX
def test_without_a_network(game: Game) -> None:
    alone = replace(game, before=("unshare", "--net"))
    assert "all as expected" in alone.run("judge", "--check", CASES[0])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such thing")
def test_it_writes_nothing_beside_itself(game: Game, folder: Path) -> None:
    before = sorted(folder.rglob("*"))
    game.run("plugins", "list")
    assert sorted(folder.rglob("*")) == before
