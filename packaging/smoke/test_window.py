"""The window: it opens, draws, says who it is, and closes, whatever the player's machine lacks."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from frozen_game import LINUX, PATIENCE_S, Game
from PIL import Image
from x11 import ask_to_close

LEAST_COLOURS = 1000


def drawn(game: Game, picture: Path) -> dict[str, object]:
    """What the self-test measures, after a look at its picture."""
    measured: dict[str, object] = json.loads(game.run("--selftest", picture))
    with Image.open(picture) as image:
        colours = image.convert("RGB").getcolors(maxcolors=1 << 24) or []
    assert len(colours) > LEAST_COLOURS
    return measured


def test_it_draws(shown: Game, tmp_path: Path) -> None:
    assert "icf" in str(drawn(shown, tmp_path / "picture.png")["rule_sets"])


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


@pytest.mark.skipif(
    not LINUX or not shutil.which("xdotool") or not shutil.which("xprop"),
    reason="needs the tools of an X desktop",
)
def test_the_desktop_knows_the_window(shown: Game) -> None:
    running = subprocess.Popen([shown.program], env=dict(shown.env), stderr=subprocess.PIPE)
    try:
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Carrom"]
        window = _output(shown, *search).split()[0]
        said = _output(shown, "xprop", "-id", window)
        assert re.search(r'^WM_CLASS\(STRING\) = "\w+", "Carrom"$', said, flags=re.MULTILINE)
        assert "_NET_WM_ICON" in said
        ask_to_close(shown.env["DISPLAY"], int(window))
        _, error = running.communicate(timeout=PATIENCE_S)
        assert running.returncode == 0
        assert error == b""
    finally:
        running.kill()
        running.wait()


def _output(game: Game, *command: str) -> str:
    done = subprocess.run(
        command, env=dict(game.env), check=True, capture_output=True, text=True, timeout=PATIENCE_S
    )
    return done.stdout
