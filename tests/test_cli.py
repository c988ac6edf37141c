import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import carrom
from carrom import cli

WINDOW_AND_ENGINE = ("arcade", "pyglet", "pymunk", "pluggy")


def run_without(modules: Sequence[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `carrom` in a process in which some modules cannot be imported."""
    code = (
        f"import sys; sys.modules.update(dict.fromkeys({list(modules)!r}))\n"
        f"from carrom.cli import main; sys.exit(main({list(arguments)!r}))"
    )
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8"
    )


def test_version_needs_neither_window_nor_engine() -> None:
    run = run_without(WINDOW_AND_ENGINE, "--version")
    assert (run.returncode, run.stdout.strip()) == (0, f"carrom {carrom.__version__}")


def test_help_names_each_command() -> None:
    run = run_without(WINDOW_AND_ENGINE, "--help")
    assert run.returncode == 0
    for name in cli.COMMANDS:
        assert name in run.stdout


def test_bad_option_exits_with_2_and_says_which(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main(["--no-such-option"])
    assert stop.value.code == cli.BAD_INPUT
    assert "--no-such-option" in capsys.readouterr().err


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is always full")
def test_an_output_that_takes_nothing_is_told_in_a_sentence() -> None:
    with FULL.open("w") as full:
        run = subprocess.run(
            [sys.executable, "-m", "carrom", "judge"],
            input="{}",
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert run.returncode == cli.BAD_INPUT
    assert run.stderr.startswith("carrom: the output: ")
    assert len(run.stderr.splitlines()) == 1


@pytest.mark.parametrize(("command", "status"), [("judge", 0), ("simulate", 2)])
def test_a_closed_input_is_an_empty_one(
    command: str, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert cli.main([command]) == status


def test_a_plugin_that_leaves_a_thread_behind_does_not_keep_the_process(tmp_path: Path) -> None:
    plugins = tmp_path / "data" / "plugins"
    plugins.mkdir(parents=True)
    (plugins / "busy.py").write_text(
        "import threading\nthreading.Thread(target=threading.Event().wait).start()\n"
    )
    for arguments in (["plugins", "enable", "busy"], ["judge"]):
        run = subprocess.run(
            [sys.executable, "-m", "carrom", *arguments],
            input="{}",
            env={**os.environ, "CARROM_HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=60,
        )
    assert run.returncode == cli.BAD_INPUT
    assert "error" in run.stdout
