import json
import logging
import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from carrom import app, startup
from carrom.errors import CarromError
from carrom.paths import UserFolders


class NoSuchDisplayException(Exception):
    """Named like pyglet's."""


class ContextException(Exception):
    """Named like pyglet's."""


class NoOpenGLException(Exception):
    """Named like arcade's."""


@pytest.mark.parametrize(
    ("error", "word"),
    [
        (NoSuchDisplayException('Cannot connect to "None"'), "display"),
        (ContextException("Could not create GL context"), "OpenGL 3.3"),
        (NoOpenGLException("no GLX"), "OpenGL 3.3"),
        (ImportError('Library "GL" not found.'), "library that is not installed: GL. "),
    ],
)
def test_what_the_machine_lacks_is_one_sentence(error: Exception, word: str) -> None:
    sentence = str(startup.explain(error))
    assert word in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize("error", [ValueError("ours"), ImportError("No module named 'arcade'")])
def test_our_own_faults_are_not_explained_away(error: Exception) -> None:
    assert startup.explain(error) is None


def test_the_sentence_goes_to_stderr_and_to_a_dialog(capsys: pytest.CaptureFixture[str]) -> None:
    shown: list[str] = []
    startup.tell("There is no board.", dialog=shown.append)
    assert capsys.readouterr().err == "carrom: There is no board.\n"
    assert shown == ["There is no board."]


def test_only_one_game_is_at_the_files_of_a_player(tmp_path: Path) -> None:
    lock = tmp_path / "data" / "lock"
    with startup.alone(lock), pytest.raises(CarromError, match="open already"), startup.alone(lock):
        pass
    with startup.alone(lock):
        pass


def test_where_no_lock_can_be_written_the_game_opens_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with startup.alone(tmp_path / "file" / "lock"):
        pass


def test_the_log_is_written_in_the_folder(tmp_path: Path) -> None:
    root = logging.getLogger()
    before = list(root.handlers)
    try:
        path = startup.start_log(tmp_path / "डेटा log")
        logging.getLogger("carrom.test").error("the striker is लाल")
        logging.getLogger("carrom.test").error("a name that is no text: %s", "\udcff.toml")
        assert path is not None
        assert "लाल" in path.read_text(encoding="utf-8")
        assert "\\udcff.toml" in path.read_text(encoding="utf-8")
    finally:
        for handler in set(root.handlers) - set(before):
            root.removeHandler(handler)
            handler.close()


def test_a_log_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    root = logging.getLogger()
    before = list(root.handlers)
    try:
        assert startup.start_log(tmp_path / "file" / "log") is None
    finally:
        for handler in set(root.handlers) - set(before):
            root.removeHandler(handler)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has these folders")
def test_without_a_sound_device_pyglet_is_told_to_be_silent(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("PULSE_SERVER", raising=False)
    monkeypatch.setenv("PYGLET_AUDIO", "kept if set")
    monkeypatch.delenv("PYGLET_AUDIO")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(Path, "glob", lambda self, pattern: iter(()))
    startup.prepare_sound()
    assert os.environ["PYGLET_AUDIO"] == "silent"
    (tmp_path / "pulse").mkdir()
    (tmp_path / "pulse/native").touch()
    assert startup.sound_device_found()


def test_other_programs_get_the_players_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "game")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "player")
    assert startup.child_env()["LD_LIBRARY_PATH"] == "player"


def test_a_second_game_says_why_it_does_not_open_in_the_language_of_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARROM_HOME", str(tmp_path))
    monkeypatch.setattr(app, "start_log", lambda folder: None)
    monkeypatch.setattr(app, "prepare_sound", lambda: None)
    monkeypatch.setattr(app, "system_dialog", lambda sentence: None)
    folders = UserFolders.of_system()
    folders.config.mkdir(parents=True)
    settings = {"version": 1, "display": {"language": "hi"}}
    folders.settings.write_text(json.dumps(settings), encoding="utf-8")
    with startup.alone(folders.lock):
        assert app.main(Namespace(selftest=None)) == 2
    said = capsys.readouterr().err
    assert said.startswith("carrom: ") and said.count("\n") == 1
    assert "open already" not in said and not said.isascii()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X displays are Linux's")
@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":4711"}], ids=["none", "gone"])
def test_without_a_display_the_game_says_so_and_exits_with_2(
    tmp_path: Path, display: dict[str, str]
) -> None:
    env = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY", "ARCADE_HEADLESS"}
    }
    run = subprocess.run(
        [sys.executable, "-m", "carrom"],
        env=env | display | {"CARROM_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "display" in run.stderr
