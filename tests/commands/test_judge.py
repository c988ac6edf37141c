"""`carrom judge` from the command line."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from carrom.cli import main
from carrom.laws.coverage import COVERAGE
from carrom.paths import PACKAGE

STATE = {"white": 6, "black": 7, "queen": "board"}
PLAIN = {"id": "a", "state": STATE, "stroke": {"pocketed": ["white"]}}

CASES = """
ruleset = "laws"
source = "a test"

[[game]]
id = "first"
first_break = "A"
boards = [["A", 5]]
expect = { next_break = "B" }

[[case]]
id = "second"
note = "an own coin"
state = { white = 6, black = 7, queen = "board" }
stroke = { pocketed = ["white"] }
expect = { turn = "continues", board = false, returned = { white = 0 } }
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARROM_HOME", str(tmp_path / "home"))


def written(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def printed(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def typed(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def test_one_line_for_each_case_in_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["judge", written(tmp_path, "cases.toml", CASES)]) == 0
    first, second = printed(capsys)
    assert (first["id"], second["id"]) == ("first", "second")
    assert first["score"] == {"A": 5, "B": 0}
    assert second["turn"] == "continues"


@pytest.mark.parametrize("arguments", [[], ["-"]])
def test_standard_input(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [json.dumps(PLAIN), "", json.dumps({**PLAIN, "id": None})]
    typed(monkeypatch, "\n".join(lines).encode())
    assert main(["judge", *arguments]) == 0
    assert [got["id"] for got in printed(capsys)] == ["a", None]


@pytest.mark.parametrize(
    ("name", "text", "ids"),
    [
        ("one.json", json.dumps(PLAIN), ["a"]),
        ("list.json", json.dumps([PLAIN, {**PLAIN, "id": 7}]), ["a", 7]),
        ("head.json", json.dumps({"ruleset": "icf", "case": [PLAIN]}), ["a"]),
        ("lines.jsonl", f"{json.dumps(PLAIN)}\n{json.dumps(PLAIN)}\n", ["a", "a"]),
        ("mark.json", "\ufeff" + json.dumps(PLAIN), ["a"]),
    ],
)
def test_kinds_of_files(
    name: str, text: str, ids: list[object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["judge", written(tmp_path, name, text)]) == 0
    assert [got["id"] for got in printed(capsys)] == ids


@pytest.mark.parametrize(
    "line", [b"{", b"[1]", b"3", b'{"id": NaN}', b"\xff", b'{"id": 1, "state": 5}', b"[" * 100_000]
)
def test_a_faulty_line_is_an_error_and_the_rest_go_on(
    line: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = json.dumps(PLAIN).encode()
    typed(monkeypatch, b"\n".join([good, line, good]))
    assert main(["judge"]) == 2
    before, faulty, after = printed(capsys)
    assert before == after
    assert set(faulty) == {"id", "error"}


@pytest.mark.parametrize(
    ("name", "text", "names"),
    [
        ("broken.toml", "ruleset =", "broken.toml"),
        ("broken.json", "{", "broken.json"),
        ("head.toml", 'rulesets = "laws"\n[[case]]\nid = 1', "rulesets"),
        ("kind.toml", "ruleset = 5\n[[case]]\nid = 1", "ruleset"),
    ],
)
def test_a_faulty_file_is_one_error(
    name: str, text: str, names: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = written(tmp_path, "good.json", json.dumps(PLAIN))
    assert main(["judge", written(tmp_path, name, text), good]) == 2
    faulty, fine = printed(capsys)
    assert names in faulty["error"]
    assert fine["id"] == "a"


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", str(tmp_path / "none.toml")]) == 2
    assert "none.toml" in capsys.readouterr().err


def test_check_is_content(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", "--check", written(tmp_path, "cases.toml", CASES)]) == 0
    assert "2 cases" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('turn = "continues"', 'turn = "passes"', "second: turn"),
        ("white = 0 }", "white = 1 }", "second: returned.white"),
        ("board = false", 'board = { winner = "white" }', "second: board"),
        ("board = false", "boards = false", "second: boards"),
        ('next_break = "B"', 'next_break = "A"', "first: next_break"),
    ],
)
def test_check_names_id_and_field(
    old: str, new: str, field: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed = written(tmp_path, "cases.toml", CASES.replace(old, new))
    assert main(["judge", "--check", changed]) == 1
    assert capsys.readouterr().out.startswith(f"{field} is ")


def test_check_with_a_faulty_case(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed = written(tmp_path, "cases.toml", CASES.replace("white = 6", "white = 10"))
    assert main(["judge", "--check", changed]) == 2
    assert "state.white" in capsys.readouterr().out


def test_codes_are_those_that_rulings_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", "--codes", "--json"]) == 0
    codes = {row["code"]: row for row in printed(capsys)}
    assert codes["queen_covered"]["law"] == "XV"
    assert all(row["sentence"].endswith(".") for row in codes.values())
    assert main(["judge", "--codes"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(codes)


def test_laws_lists_every_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", "--laws"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(COVERAGE)
    assert main(["judge", "--laws", "--json"]) == 0
    assert [row["law"] for row in printed(capsys)] == [clause.law for clause in COVERAGE]


def test_it_needs_no_window_and_no_physics(tmp_path: Path) -> None:
    cases = written(tmp_path, "cases.toml", CASES)
    code = (
        "import sys; from carrom.cli import main; "
        f"main(['judge', {cases!r}]); "
        "sys.exit(bool({'arcade', 'pyglet', 'pymunk'} & set(sys.modules)))"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, cwd=PACKAGE.parent)
    assert done.returncode == 0


PLUGIN = """
from carrom import HouseRule, Laws, RuleSet, hookimpl

CARROM_API = 1


class Sloppy:
    @hookimpl
    def judge_stroke(self):
        raise RuntimeError("no idea")


@hookimpl
def register_rule_sets():
    yield RuleSet("cellar", "Cellar", "Queen worth 7.", Laws(queen_points=7))


@hookimpl
def register_house_rules():
    yield HouseRule("sloppy", "Sloppy", "Fails at every stroke.", Sloppy)
"""


def switched_on(home: Path) -> None:
    """A player's plugin, switched on in the settings."""
    (home / "data" / "plugins").mkdir(parents=True)
    (home / "data" / "plugins" / "cellar.py").write_text(PLUGIN, encoding="utf-8")
    (home / "config").mkdir()
    settings = {"version": 1, "plugins": {"switches": {"cellar": True}}}
    (home / "config" / "settings.json").write_text(json.dumps(settings), encoding="utf-8")


def test_rule_sets_and_house_rules_of_plugins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    switched_on(tmp_path / "home")
    won = {"state": {"white": 1, "black": 4, "queen": "white"}, "stroke": {"pocketed": ["white"]}}
    fails = {**won, "house": {"sloppy": True}}
    cases = [{**won, "ruleset": "cellar"}, fails, won, fails]
    typed(monkeypatch, "\n".join(map(json.dumps, cases)).encode())
    assert main(["judge"]) == 2
    cellar, first, usual, second = printed(capsys)
    assert cellar["board"]["points"] == 11
    assert usual["board"]["points"] == 7
    assert "Sloppy" in first["error"]
    assert first == second


def test_a_plugin_that_is_off_is_not_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, json.dumps({**PLAIN, "ruleset": "cellar"}).encode())
    assert main(["judge"]) == 2
    assert "cellar" in printed(capsys)[0]["error"]


def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    cases = written(tmp_path, "many.jsonl", f"{json.dumps(PLAIN)}\n" * 3000)
    command = [sys.executable, "-m", "carrom", "judge", cases]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, cwd=PACKAGE.parent) as judge:
        assert judge.stdout is not None and judge.stderr is not None
        judge.stdout.readline()
        judge.stdout.close()
        assert judge.stderr.read() == b""
    assert judge.returncode == 0


def test_the_example_of_the_help_is_judged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["judge", "--help"])
    told = capsys.readouterr().out
    typed(monkeypatch, told[told.index("{") :].encode())
    assert main(["judge"]) == 0
    assert printed(capsys)[0]["fouls"] == ["striker"]
