import re
from pathlib import Path

import project
import pytest

import carrom
from carrom.cli import COMMANDS

TEMPLATES = [path for path in sorted((project.HERE / "linux").iterdir()) if path.is_file()]


def test_version_is_the_games() -> None:
    assert project.version() == carrom.__version__


def test_no_other_file_of_a_release_has_a_version_of_its_own() -> None:
    others = {"__pycache__", "constraints.txt", "screenshots"}
    for path in [*project.HERE.rglob("*"), project.ROOT / "pyproject.toml"]:
        if path.is_file() and others.isdisjoint(path.parts):
            text = path.read_text(encoding="utf-8")
            assert not re.search(rf"\b{re.escape(carrom.__version__)}\b(?!\.)", text), path


def test_commands_are_the_games() -> None:
    assert project.commands() == COMMANDS


def test_what_freezing_needs_is_told_in_one_place() -> None:
    assert any(name.startswith("pyinstaller") for name in project.build_requirements())


def test_the_time_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert project.timestamp() == 86400
    assert project.release_date().isoformat() == "1970-01-02"


def test_blanks_are_filled_in_and_dollars_left_alone(tmp_path: Path) -> None:
    template = tmp_path / "script"
    template.write_text('echo "$HOME" @{version} @{mine}', encoding="utf-8")
    assert project.filled_in(template, mine="x") == f'echo "$HOME" {carrom.__version__} x'


def test_a_blank_that_nobody_fills_is_an_error(tmp_path: Path) -> None:
    template = tmp_path / "script"
    template.write_text("@{nothing}", encoding="utf-8")
    with pytest.raises(KeyError):
        project.filled_in(template)


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.name)
def test_ids_are_written_in_one_place(template: Path) -> None:
    assert project.APP_ID not in template.read_text(encoding="utf-8")
