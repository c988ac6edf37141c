from pathlib import Path

import pytest

from carrom.paths import UserFolders, shipped


@pytest.mark.parametrize("name", ["plugins", "assets"])
def test_what_the_game_ships_is_a_folder(name: str) -> None:
    assert shipped(name).is_dir()


def test_one_variable_moves_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CARROM_HOME", str(tmp_path / "stick"))
    folders = UserFolders.of_system()
    for folder in (folders.data, folders.config, folders.log, folders.plugins, folders.saves):
        assert folder.is_relative_to(tmp_path / "stick")


def test_the_systems_folders_are_named_after_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CARROM_HOME", raising=False)
    assert "carrom" in str(UserFolders.of_system().config)
