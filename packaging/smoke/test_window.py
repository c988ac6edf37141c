"""The window: it opens, draws, says who it is, and closes, whatever the player's machine lacks."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from frozen_game import LINUX, PATIENCE_S, ROOT, Game
from PIL import Image
from x11 import ask_to_close

LEAST_COLOURS = 1000
LANGUAGES = [catalogue.parts[-3] for catalogue in (ROOT / "assets/locale").glob("*/*/carrom.mo")]


def drawn(game: Game, picture: Path) -> dict[str, object]:
    """What the self-test measures, after a look at its picture."""
    measured: dict[str, object] = json.loads(game.run("--selftest", picture))
    with Image.open(picture) as image:
        colours = image.convert("RGB").getcolors(maxcolors=1 << 24) or []
    assert len(colours) > LEAST_COLOURS
    return measured


def test_it_draws(shown: Game, tmp_path: Path) -> None:
    assert "icf" in str(drawn(shown, tmp_path / "picture.png")["rule_sets"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_players_language(
    shown: Game, home: Path, tmp_path: Path, language: str
) -> None:
    english, other = tmp_path / "english.png", tmp_path / "other.png"
    drawn(shown, english)
    (home / "config").mkdir(exist_ok=True)
    settings = {"version": 1, "display": {"language": language}}
    (home / "config/settings.json").write_text(json.dumps(settings), encoding="utf-8")
    drawn(shown, other)
    assert english.read_bytes() != other.read_bytes()


@pytest.mark.skipif(not LINUX, reason="other systems always have a screen")
def test_without_a_screen_it_says_so(game: Game, tmp_path: Path) -> None:
    game.run("--selftest", tmp_path / "picture.png", status=2, said="needs a graphical desktop")


@pytest.mark.skipif(not LINUX, reason="how Mesa is told to be old")
def test_without_a_driver_it_says_so(shown: Game, tmp_path: Path) -> None:
    old = shown.with_env(MESA_GL_VERSION_OVERRIDE="2.1", PATH="/no/message/box")
    old.run("--selftest", tmp_path / "picture.png", status=2, said="OpenGL 3.3")


@pytest.fixture
def anywhere() -> Iterator[Path]:
    """A folder that everybody may write to."""
    folder = Path(tempfile.mkdtemp(prefix="carrom-picture-"))
    folder.chmod(0o777)
    yield folder
    shutil.rmtree(folder)


@pytest.mark.skipif(not LINUX or os.geteuid() != 0, reason="only root can take these away")
def test_with_no_home_no_network_and_no_right_to_write(
    shown: Game, elsewhere: Path, anywhere: Path
) -> None:
    bare = shown.at(elsewhere / "carrom").without_env("CARROM_HOME")
    nobody = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
    poor = replace(bare, before=("unshare", "--net", *nobody))
    drawn(poor.with_env(HOME="/nonexistent", LC_ALL="C"), anywhere / "picture.png")


@dataclass(frozen=True)
class Window:
    """A game that runs, and its window as seen from outside."""

    running: subprocess.Popen[str]
    env: Mapping[str, str]
    id: str

    def said(self, *command: str) -> str:
        """What a tool of the desktop says."""
        env, limit = dict(self.env), PATIENCE_S
        done = subprocess.run(
            command, env=env, check=True, capture_output=True, text=True, timeout=limit
        )
        return done.stdout

    def press(self, *keys: str) -> None:
        """Press keys one after the other, as slowly as a person."""
        self.said("xdotool", "key", "--delay", "150", *keys)
        time.sleep(1)

    def closes(self) -> None:
        """Ask it to close, as a window manager does, and see that it ends well and was quiet."""
        ask_to_close(self.env["DISPLAY"], int(self.id))
        _, error = self.running.communicate(timeout=PATIENCE_S)
        assert self.running.returncode == 0
        assert error == ""


@contextmanager
def opened(game: Game) -> Iterator[Window]:
    """Start a game, and wait for its window."""
    env = dict(game.env)
    running = subprocess.Popen([game.program], env=env, stderr=subprocess.PIPE, text=True)
    try:
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Carrom$"]
        found = subprocess.run(
            search, env=env, check=True, capture_output=True, text=True, timeout=PATIENCE_S
        )
        window = Window(running, game.env, found.stdout.split()[-1])
        window.said("xdotool", "windowfocus", "--sync", window.id)
        time.sleep(2)
        yield window
    finally:
        running.kill()
        running.wait()


ON_A_DESKTOP = pytest.mark.skipif(
    not LINUX or not shutil.which("xdotool") or not shutil.which("xprop"),
    reason="needs the tools of an X desktop",
)


@ON_A_DESKTOP
def test_the_desktop_knows_the_window(shown: Game) -> None:
    with opened(shown) as window:
        told = window.said("xprop", "-id", window.id)
        assert re.search(r'^WM_CLASS\(STRING\) = "\w+", "Carrom"$', told, flags=re.MULTILINE)
        assert "_NET_WM_ICON" in told
        window.closes()


@ON_A_DESKTOP
def test_a_match_against_a_personality_and_a_plugins_one(shown: Game, home: Path) -> None:
    shown.run("plugins", "new", "mine", "--kind", "ai")
    shown.run("plugins", "enable", "mine")
    settings = home / "config/settings.json"
    chosen = json.loads(settings.read_text(encoding="utf-8"))
    chosen["match"] = {
        "doubles": True,
        "personalities": [None, "easy", "mine", "mine"],
        "house_rules": {"family_points": {}},
        "first_breaker": "B",
    }
    settings.write_text(json.dumps(chosen), encoding="utf-8")
    saved = home / "data/saves/match.jsonl"
    with opened(shown) as window:
        window.press("Down", "Return")
        window.press("shift+Tab", "Return")
        end = time.monotonic() + PATIENCE_S
        while not _seats(saved) >= {"E", "N"}:  # the first two after the break are computers
            assert time.monotonic() < end, _seats(saved)
            window.press("Return")
        window.closes()
    assert "'family_points'" in str(json.loads(saved.read_text(encoding="utf-8").splitlines()[0]))


def _seats(saved: Path) -> set[str]:
    """Who has struck in a match that is kept."""
    if not saved.is_file():
        return set()
    entries = [json.loads(line) for line in saved.read_text(encoding="utf-8").splitlines()[1:]]
    return {entry["input"]["stroke"][0] for entry in entries if "stroke" in entry["input"]}
