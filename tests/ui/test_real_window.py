"""The game as a player has it: a process with a window on an X server, and events from outside."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from carrom.core.geometry import BASE_LINE_Y_MM, Point
from carrom.ui.art.board_camera import BoardCamera
from carrom.ui.play.layout import play_layout

SIZE = (1280, 720)
MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
UNSCALED = [] if shutil.which("xrdb") else ["xrdb"]
UNMANAGED = [tool for tool in ("openbox", "xrandr") if shutil.which(tool) is None]
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")


@pytest.fixture
def display() -> Iterator[str]:
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    command.append("-noreset")  # The server would forget its screens with its last client.
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as numbers:
        number = numbers.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(10)


@pytest.fixture
def environment(display: str, tmp_path: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "ARCADE_HEADLESS"}
    return {**kept, "DISPLAY": display, "CARROM_HOME": str(tmp_path)}


@pytest.fixture
def xdotool(environment: dict[str, str]) -> Callable[..., str]:
    def run(*words: object) -> str:
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    return run


def wait_for(what: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.1)


def entries(home: Path) -> list[dict[str, object]]:
    """What was done so far in the match that is kept below a folder."""
    path = home / "data" / "saves" / "match.jsonl"
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]


def press_until(press: Callable[[], object], what: Callable[[], bool]) -> None:
    """Press again where a press came too early for a busy machine."""
    for _ in range(12):
        press()
        end = time.monotonic() + 5.0
        while time.monotonic() < end:
            if what():
                return
            time.sleep(0.1)
    raise AssertionError("pressed in vain")


@contextmanager
def begun_match(
    environment: dict[str, str], xdotool: Callable[..., str], home: Path
) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """The game with a new match on the board, and its window; it ends with the block."""
    game = subprocess.Popen([sys.executable, "-m", "carrom"], env=environment)
    try:
        wait_for(lambda: bool(xdotool("search", "--onlyvisible", "--name", "^Carrom$")))
        window = xdotool("search", "--onlyvisible", "--name", "^Carrom$").splitlines()[-1]
        xdotool("windowfocus", "--sync", window)
        saved = home / "data" / "saves" / "match.jsonl"
        press_until(lambda: xdotool("key", "Return"), saved.exists)
        time.sleep(2.0)
        yield game, window
    finally:
        game.kill()
        game.wait(10)


def test_two_strokes_by_key_and_by_mouse_and_the_way_out(
    environment: dict[str, str], xdotool: Callable[..., str], tmp_path: Path
) -> None:
    with begun_match(environment, xdotool, tmp_path) as (game, window):
        xdotool("key", "--delay", 30, "--repeat", 60, "minus")
        xdotool("key", "space")
        wait_for(lambda: len(entries(tmp_path)) == 1)

        camera = BoardCamera.fitting(play_layout(*SIZE).board)
        x, y = camera.to_window(Point(0, BASE_LINE_Y_MM))
        down = SIZE[1] - y
        move = ("mousemove", "--window", window)
        xdotool(*move, round(x), round(down), "sleep", 0.3, "mousedown", 1)
        for step in (20, 50, 80):
            xdotool(*move, round(x) + 2, round(down) + step, "sleep", 0.1)
        xdotool("mouseup", 1)
        wait_for(lambda: len(entries(tmp_path)) == 2)
        first, second = (str(entry["input"]) for entry in entries(tmp_path))
        assert "S+0000 9000 250" in first
        assert "S+0000 9" in second or "S+0000 8" in second

        xdotool("key", "--delay", 300, "Escape", "shift+Tab", "Return")
        time.sleep(2.0)
        press_until(
            lambda: xdotool("key", "--delay", 150, "shift+Tab", "Return"),
            lambda: game.poll() is not None,
        )
        assert game.returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="no process there is asked to end")
def test_a_stroke_under_way_counts_when_the_session_ends(
    environment: dict[str, str], xdotool: Callable[..., str], tmp_path: Path
) -> None:
    with begun_match(environment, xdotool, tmp_path) as (game, _):
        xdotool("key", "--delay", 30, "--repeat", 60, "plus")
        xdotool("key", "space")
        time.sleep(1.0)
        assert not entries(tmp_path)
        game.terminate()
        assert game.wait(20) == 0
    assert len(entries(tmp_path)) == 1


def test_full_screen_is_kept_and_a_stop_of_the_process_does_no_harm(
    environment: dict[str, str], xdotool: Callable[..., str], tmp_path: Path
) -> None:
    def shown() -> str:
        return xdotool("search", "--onlyvisible", "--name", "^Carrom$").splitlines()[-1]

    def has_size(width: int, height: int) -> bool:
        found = xdotool("search", "--onlyvisible", "--name", "^Carrom$").splitlines()
        geometry = xdotool("getwindowgeometry", "--shell", found[-1]) if found else ""
        return f"WIDTH={width}\nHEIGHT={height}" in geometry

    def press(*keys: str) -> None:
        xdotool("windowfocus", "--sync", shown())
        time.sleep(0.7)
        xdotool("key", "--delay", 200, *keys)

    smaller = (940, 660)
    game = subprocess.Popen([sys.executable, "-m", "carrom"], env=environment)
    try:
        wait_for(lambda: has_size(*SIZE))
        xdotool("windowsize", shown(), *smaller)
        press_until(lambda: press("F11"), lambda: has_size(1600, 1000))
        game.send_signal(signal.SIGSTOP)
        time.sleep(1.0)
        game.send_signal(signal.SIGCONT)
        press("F11")
        wait_for(lambda: has_size(*smaller))
        press("F11")
        wait_for(lambda: has_size(1600, 1000))
        press_until(lambda: press("shift+Tab", "Return"), lambda: game.poll() is not None)
        assert game.returncode == 0
    finally:
        game.kill()
        game.wait(10)
    kept = json.loads((tmp_path / "config" / "settings.json").read_text(encoding="utf-8"))
    assert kept["window"] == {"width": smaller[0], "height": smaller[1], "full_screen": True}


@pytest.mark.skipif(bool(UNMANAGED), reason=f"not installed: {', '.join(UNMANAGED)}")
def test_full_screen_is_on_the_screen_where_the_window_is(
    environment: dict[str, str], xdotool: Callable[..., str]
) -> None:
    def lies_at(*expected: int) -> bool:
        geometry = dict(
            line.split("=") for line in xdotool("getwindowgeometry", "--shell", window).splitlines()
        )
        return [int(geometry[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")] == [*expected]

    for words in ("left 800/200x1000/250+0+0 screen", "right 800/200x1000/250+800+0 none"):
        run = ["xrandr", "--setmonitor", *words.split()]
        subprocess.run(run, env=environment, stdout=subprocess.DEVNULL, check=True)
    manager = subprocess.Popen(["openbox"], env=environment, stdout=subprocess.DEVNULL)
    wait_for(lambda: bool(xdotool("get_num_desktops")))
    game = subprocess.Popen([sys.executable, "-m", "carrom"], env=environment)
    try:
        wait_for(lambda: bool(xdotool("search", "--onlyvisible", "--name", "^Carrom$")))
        window = xdotool("search", "--onlyvisible", "--name", "^Carrom$").splitlines()[-1]
        xdotool("windowmove", "--sync", window, 900, 100)
        xdotool("windowactivate", "--sync", window)
        press_until(lambda: xdotool("key", "F11"), lambda: lies_at(800, 0, 800, 1000))
        press_until(lambda: xdotool("key", "F11"), lambda: not lies_at(800, 0, 800, 1000))
    finally:
        for process in (game, manager):
            process.kill()
            process.wait(10)


@pytest.mark.skipif(bool(UNSCALED), reason=f"not installed: {', '.join(UNSCALED)}")
def test_window_fits_a_desktop_that_shows_everything_twice_as_large(
    environment: dict[str, str], xdotool: Callable[..., str]
) -> None:
    run = ["xrdb", "-merge"]
    subprocess.run(run, env=environment, input="Xft.dpi: 192\n", text=True, check=True)
    game = subprocess.Popen([sys.executable, "-m", "carrom"], env=environment)
    try:
        wait_for(lambda: bool(xdotool("search", "--onlyvisible", "--name", "^Carrom$")))
        window = xdotool("search", "--onlyvisible", "--name", "^Carrom$").splitlines()[-1]
        wait_for(lambda: "X=80\nY=50\n" in xdotool("getwindowgeometry", "--shell", window))
        assert "WIDTH=1440\nHEIGHT=900" in xdotool("getwindowgeometry", "--shell", window)
    finally:
        game.kill()
        game.wait(10)
