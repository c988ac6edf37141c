from __future__ import annotations

from pathlib import Path

import pytest

from carrom.host.discovery import FoundPlugin, Source, find_plugins, read_plugin
from tests.host.folders import folder, rule


def found_in(user: Path) -> dict[str, FoundPlugin]:
    return {plugin.id: plugin for plugin in find_plugins(user / "nowhere", user)}


def test_metadata_is_read_without_running_anything(tmp_path: Path) -> None:
    text = (
        '"""Says what it does.\n\nAt length."""\n'
        "CARROM_API = 1\n__version__ = '3.1'\n__author__: str = 'Somebody'\n"
        "raise RuntimeError\n" + rule("told")
    )
    user = folder(tmp_path, {"told.py": text})
    plugin = read_plugin(user / "told.py")
    assert plugin == FoundPlugin(
        id="told",
        source=Source.USER,
        place=str(user / "told.py"),
        module="carrom_ext.user.told",
        summary="Says what it does.",
        version="3.1",
        author="Somebody",
        api=1,
        adds=("house rules",),
    )


def test_folder_that_is_not_there_has_no_plugins(tmp_path: Path) -> None:
    assert found_in(tmp_path / "none") == {}


def test_files_that_are_no_plugins_are_left_alone(tmp_path: Path) -> None:
    user = folder(
        tmp_path,
        {
            "README.md": "",
            "notes.txt": "",
            ".hidden.py": "",
            "_helper.py": "",
            "test_mine.py": "",
            "conftest.py": "",
            "tests/test_it.py": "",
            "lib/six.py": "",
            "__pycache__/x.pyc": "",
            "pictures/a.png": "",
        },
    )
    assert found_in(user) == {}


@pytest.mark.parametrize(
    ("files", "plugin_id", "advice"),
    [
        ({"deep/mine/__init__.py": ""}, "deep", "move mine one folder up"),
        ({"deep/mine.py": ""}, "deep", "move mine.py one folder up"),
        ({"mine.zip": ""}, "mine", "unpack it"),
        ({"mine.PY": ""}, "mine", "rename it to mine.py"),
        ({"my-rule.py": ""}, "my-rule", "call it my_rule"),
        ({"my rule/__init__.py": ""}, "my rule", "call it my_rule"),
    ],
)
def test_misplaced_plugin_is_listed_with_advice(
    files: dict[str, str | bytes], plugin_id: str, advice: str, tmp_path: Path
) -> None:
    assert advice in str(found_in(folder(tmp_path, files))[plugin_id].fault)


def test_links_that_lead_nowhere_and_folders_named_like_files(tmp_path: Path) -> None:
    (tmp_path / "lost.py").symlink_to(tmp_path / "nothing.py")
    (tmp_path / "odd.py").mkdir()
    found = found_in(tmp_path)
    assert list(found) == ["lost"]
    assert "cannot be read" in str(found["lost"].fault)


def test_file_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    assert "cannot be read" in str(read_plugin(tmp_path / "gone.py").fault)
