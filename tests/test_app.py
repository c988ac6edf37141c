"""The game as a process: what it says and how it ends on machines that lack something."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

LINUX = sys.platform.startswith("linux")
XVFB = shutil.which("Xvfb")
needs_xvfb = pytest.mark.skipif(XVFB is None, reason="Xvfb is not installed")


def selftest(picture: Path, home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name not in environment}
    return subprocess.run(
        [sys.executable, "-m", "carrom", "--selftest", str(picture)],
        env=env | {"CARROM_HOME": str(home)} | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A display of our own, as a desktop has one."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as numbers:
            yield f":{numbers.readline().strip()}"
        server.terminate()


def test_selftest_draws_a_break_and_says_what_it_cost(tmp_path: Path) -> None:
    picture = tmp_path / "चित्र 1.png"
    headless = {"ARCADE_HEADLESS": "1"} if LINUX and not os.environ.get("DISPLAY") else {}
    run = selftest(picture, tmp_path / "home", **headless)
    assert (run.returncode, run.stderr) == (0, "")
    report = json.loads(run.stdout)
    assert report["frames"] > 0
    assert report["cpu_ms_per_frame"]["median"] > 0
    assert report["gl_version"].startswith(("3.", "4."))
    with Image.open(picture) as image:
        assert image.size == (1280, 720)
        assert len(set(image.resize((64, 36)).getdata())) > 100


@pytest.mark.skipif(not LINUX, reason="only Linux runs windows without a display")
def test_selftest_says_where_a_picture_cannot_be_written(tmp_path: Path) -> None:
    run = selftest(tmp_path / "no folder" / "a.png", tmp_path, ARCADE_HEADLESS="1")
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "no folder" in run.stderr


@pytest.mark.skipif(not LINUX, reason="only Linux runs windows without a display")
def test_a_process_may_open_one_window_after_the_other() -> None:
    opened = """if True:
        import gc
        from carrom.ui.window import CarromWindow
        for _ in range(2):
            CarromWindow((1280, 720), visible=False).close()
            gc.collect()
    """
    environment = os.environ | {"ARCADE_HEADLESS": "1"}
    run = subprocess.run([sys.executable, "-c", opened], env=environment, capture_output=True)
    assert (run.returncode, run.stderr) == (0, b"")


@pytest.mark.skipif(not LINUX, reason="only Linux runs windows without a display")
def test_garbage_is_not_sought_among_modules_while_the_game_is_open(tmp_path: Path) -> None:
    opened = """if True:
        import gc, sys
        from pathlib import Path
        from carrom.app import opened
        from carrom.paths import UserFolders
        home = Path(sys.argv[1])
        with opened(UserFolders(home, home, home), (1280, 720), visible=False) as game:
            game.open_title()
            print(len(gc.get_objects()))
            game.window.close()
        print(gc.get_freeze_count())
    """
    command = [sys.executable, "-c", opened, str(tmp_path)]
    environment = os.environ | {"ARCADE_HEADLESS": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")
    sought, kept_after = map(int, run.stdout.split())
    assert sought < 10_000
    assert kept_after == 0


@needs_xvfb
def test_a_window_on_a_display_needs_no_sound_and_no_home(tmp_path: Path, display: str) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    run = selftest(tmp_path / "a.png", tmp_path / "file" / "home", DISPLAY=display, LC_ALL="C")
    assert (run.returncode, run.stderr) == (0, "")


@needs_xvfb
def test_an_old_opengl_is_named_in_one_sentence(tmp_path: Path, display: str) -> None:
    run = selftest(tmp_path / "a.png", tmp_path, DISPLAY=display, MESA_GL_VERSION_OVERRIDE="2.1")
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "OpenGL 3.3" in run.stderr
