import subprocess
import sys
from pathlib import Path

import pytest

from carrom.host.import_notes import ImportNotes
from carrom.host.loader import Loaded, PluginState, load_plugins
from carrom.paths import shipped
from tests.host.folders import folder, report_of, rule

STUCK = "import os\n\nos._exit(3)\n"
"""Stands for an endless import: what it left behind is found in the same way."""

LOAD = """
import sys
from pathlib import Path
from carrom.host.import_notes import ImportNotes
from carrom.host.loader import load_plugins
user, notes = map(Path, sys.argv[1:])
load_plugins(user / "none", user, {"stuck": True, "fine": True}, (), ImportNotes(notes))
"""


@pytest.fixture
def user(tmp_path: Path) -> Path:
    """A plugin folder that a start of the game did not get past."""
    place = folder(tmp_path / "plugins", {"fine.py": rule("fine"), "stuck.py": STUCK})
    command = [sys.executable, "-c", LOAD, str(place), str(tmp_path / "notes.json")]
    assert subprocess.run(command).returncode == 3
    return place


def load(user: Path, *, on: bool = True) -> Loaded:
    notes = ImportNotes(user.parent / "notes.json")
    return load_plugins(shipped("plugins"), user, {"stuck": on, "fine": True}, (), notes)


def test_the_next_start_leaves_it_out_and_says_so_each_time(user: Path) -> None:
    for _ in range(2):
        loaded = load(user)
        report = report_of(loaded, "stuck")
        assert report.state is PluginState.FAILED
        assert "did not get past" in str(report.problems[0])
        assert report_of(loaded, "fine").state is PluginState.ON


def test_a_changed_plugin_is_tried_again(user: Path) -> None:
    (user / "stuck.py").write_text("# mended\n" + rule("stuck"), encoding="utf-8")
    for _ in range(2):
        assert report_of(load(user), "stuck").state is PluginState.ON


def test_switching_it_off_and_on_tries_it_again(user: Path) -> None:
    assert report_of(load(user, on=False), "stuck").state is PluginState.OFF
    notes = ImportNotes(user.parent / "notes.json")
    assert not notes.unfinished(report_of(load(user, on=False), "stuck").plugin)


def test_a_plugin_that_raises_has_ended(tmp_path: Path) -> None:
    user = folder(tmp_path / "plugins", {"stuck.py": "raise OSError('no')\n"})
    for _ in range(2):
        assert "no" in str(report_of(load(user), "stuck").problems[0])
    assert not (tmp_path / "notes.json").exists()


def test_a_plugin_that_interrupts_the_game_is_left_out_next_time(tmp_path: Path) -> None:
    user = folder(tmp_path / "plugins", {"stuck.py": "raise KeyboardInterrupt\n"})
    with pytest.raises(KeyboardInterrupt):
        load(user)
    assert "did not get past" in str(report_of(load(user), "stuck").problems[0])


def test_damaged_notes_are_none(tmp_path: Path) -> None:
    user = folder(tmp_path / "plugins", {"fine.py": rule("fine")})
    (tmp_path / "notes.json").write_text("[" * 100_000)
    assert report_of(load(user), "fine").state is PluginState.ON


def test_where_notes_cannot_be_written_plugins_load_all_the_same(tmp_path: Path) -> None:
    user = folder(tmp_path / "plugins", {"fine.py": rule("fine")})
    (tmp_path / "notes.json").mkdir()
    assert report_of(load(user), "fine").state is PluginState.ON
