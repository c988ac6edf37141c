from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from carrom.cli import main
from carrom.commands.plugin_templates import KINDS
from carrom.commands.plugins_in_use import plugins_in_use
from carrom.host.loader import PluginState
from tests.host.folders import folder, report_of, rule


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARROM_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def user(home: Path) -> Path:
    return home / "data" / "plugins"


Out = pytest.CaptureFixture[str]


def listed(capsys: Out) -> dict[str, dict[str, object]]:
    capsys.readouterr()
    assert main(["plugins", "list", "--json"]) == 0
    return {entry["id"]: entry for entry in json.loads(capsys.readouterr().out)}


def test_list_shows_what_there_is_and_what_is_wrong_with_it(user: Path, capsys: Out) -> None:
    folder(
        user, {"mine.py": '"""My own rule."""\n__version__ = "7"\n' + rule("mine"), "bad.py": "("}
    )
    assert main(["plugins", "list"]) == 0
    lines = {line.split()[1]: line for line in capsys.readouterr().out.splitlines()}
    assert lines["powder"].startswith("on ") and "bundled" in lines["powder"]
    assert lines["mine"].startswith("off ") and lines["mine"].endswith("7       My own rule.")
    assert lines["bad"].startswith("FAULT ") and "line 1" in lines["bad"]


def test_what_was_installed_into_the_players_folder_is_listed_and_switched_on(
    user: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    folder(
        user / "lib" / "lent-2.0.dist-info",
        {
            "METADATA": "Metadata-Version: 2.1\nName: lent\nVersion: 2.0\n",
            "entry_points.txt": "[carrom]\nlent = lent\n",
        },
    )
    assert listed(capsys)["lent"]["source"] == "installed"
    assert main(["plugins", "enable", "lent"]) == 0


def test_switching_survives_and_imports_nothing(user: Path, capsys: Out) -> None:
    deadly = "import os\nos._exit(7)\n"
    folder(user, {"deadly.py": deadly, "mine.py": rule("mine")})
    assert main(["plugins", "enable", "deadly"]) == 0
    assert main(["plugins", "enable", "mine"]) == 0
    assert main(["plugins", "disable", "powder"]) == 0
    entries = listed(capsys)
    assert (entries["deadly"]["on"], entries["mine"]["on"]) == (True, True)
    assert entries["powder"]["on"] is False
    assert main(["plugins", "disable", "deadly"]) == 0
    loaded = plugins_in_use()
    assert report_of(loaded, "mine").state is PluginState.ON
    assert report_of(loaded, "deadly").state is PluginState.OFF
    assert report_of(loaded, "powder").state is PluginState.OFF
    assert main(["plugins", "enable", "powder"]) == 0
    assert report_of(plugins_in_use(), "powder").state is PluginState.ON


def test_plugin_at_fault_stays_off_and_says_why(user: Path, capsys: Out) -> None:
    folder(user, {"bad.py": "CARROM_API = 99\n"})
    assert main(["plugins", "enable", "bad", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["done"] is False and "newer version of the game" in told["message"]
    assert listed(capsys)["bad"]["on"] is False


def test_plugin_that_is_gone_can_still_be_switched_off(user: Path, capsys: Out) -> None:
    folder(user, {"mine.py": rule("mine")})
    main(["plugins", "enable", "mine"])
    (user / "mine.py").unlink()
    assert main(["plugins", "disable", "mine"]) == 0


@pytest.mark.parametrize("verb", ["enable", "disable", "check"])
def test_unknown_name_is_bad_input_with_the_nearest(verb: str, capsys: Out) -> None:
    assert main(["plugins", verb, "powdr"]) == 2
    assert capsys.readouterr().err == (
        "carrom: there is no plugin 'powdr'; did you mean 'powder'?\n"
    )


def test_settings_that_cannot_be_written_are_told(home: Path, capsys: Out) -> None:
    (home / "config").write_text("in the way")
    assert main(["plugins", "disable", "powder"]) == 1
    assert "carrom:" in capsys.readouterr().err


def test_path_is_the_players_folder(user: Path, capsys: Out) -> None:
    assert main(["plugins", "path"]) == 0
    assert capsys.readouterr().out == f"{user}\n"
    assert main(["plugins", "path", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"path": str(user)}


@pytest.mark.parametrize("kind", KINDS)
def test_new_plugin_keeps_the_contract_and_passes_its_own_test(
    kind: str, user: Path, capsys: Out
) -> None:
    assert main(["plugins", "new", "my_own", "--kind", kind, "--json"]) == 0
    files = json.loads(capsys.readouterr().out)
    assert main(["plugins", "enable", "my_own"]) == 0
    assert report_of(plugins_in_use(), "my_own").state is PluginState.ON
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", files["test"]],
        cwd=user,
        env={"PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("name", ["My", "my-rule", "1st", "test_it", "../up", ""])
def test_new_plugin_needs_a_name_that_python_can_import(name: str, capsys: Out) -> None:
    assert main(["plugins", "new", name, "--kind", "rule"]) == 2
    assert "small letters" in capsys.readouterr().err


def test_new_plugin_never_overwrites(user: Path, capsys: Out) -> None:
    folder(user, {"mine.py": "precious"})
    assert main(["plugins", "new", "mine", "--kind", "ai"]) == 2
    assert (user / "mine.py").read_text() == "precious"
    assert "already" in capsys.readouterr().err


def test_check_says_what_is_wrong_and_how_to_mend_it(tmp_path: Path, capsys: Out) -> None:
    text = rule("mine").replace(
        "        pass\n",
        "        pass\n    @hookimpl\n    def hud_items(self, match): return 1 / 0\n",
    )
    file = folder(tmp_path, {"mine.py": text}) / "mine.py"
    assert main(["plugins", "check", str(file)]) == 1
    out = capsys.readouterr().out
    assert "hud_items" in out and "ZeroDivisionError" in out and "mine.py, line 10" in out
    assert "plugins/README.md" in out


def test_check_as_json(capsys: Out) -> None:
    assert main(["plugins", "check", "twenty_nine", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["good"] is True and told["registered"] == ["29 points"]


def test_check_of_a_file_that_is_not_there(capsys: Out) -> None:
    assert main(["plugins", "check", "nowhere/mine.py"]) == 2
    assert "nowhere/mine.py" in capsys.readouterr().err


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_letters_that_the_terminal_lacks_are_escaped(user: Path, form: list[str]) -> None:
    folder(user, {"deva.py": '"""A डेटा rule."""\n' + rule("deva")})
    run = subprocess.run(
        [sys.executable, "-m", "carrom", "plugins", "list", *form],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
    )
    assert run.returncode == 0 and b"A \\u0921" in run.stdout


def test_commands_need_no_window() -> None:
    code = (
        "import sys; from carrom.cli import main; main(['plugins', 'list']); "
        "sys.exit('arcade' in sys.modules or 'pymunk' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True)
    assert run.returncode == 0
