from __future__ import annotations

import io
import signal
import subprocess
import sys
import time
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from carrom.arena.fixture import Fixture, FixtureResult
from carrom.arena.ledger import Ledger
from carrom.arena.match import play_fixture
from carrom.arena.run import Progress, do, processes
from carrom.arena.schedule import schedule
from carrom.arena.standings import standings
from carrom.errors import BadInputError, CarromError

WORK = schedule(["steady", "easy"], 2, "club", 5)


def ledger(path: Path, seed: int = 5) -> Ledger[FixtureResult]:
    return Ledger(path, FixtureResult, {"seed": seed})


def without_times(results: list[FixtureResult]) -> list[FixtureResult]:
    return [
        replace(r, sheets=tuple(replace(sheet, seconds=[]) for sheet in r.sheets)) for r in results
    ]


def played(path: Path, executor: Executor) -> list[FixtureResult]:
    return do(WORK, play_fixture, executor, ledger(path), Progress(io.StringIO()))


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[FixtureResult]]:
    """The work done one after the other, and where it is kept."""
    path = tmp_path_factory.mktemp("arena") / "results.jsonl"
    with ThreadPoolExecutor(1) as executor:
        return path, played(path, executor)


def test_boards_end_and_no_stroke_is_refused(alone: tuple[Path, list[FixtureResult]]) -> None:
    table = standings(["steady", "easy"], alone[1])
    assert table["unfinished"] == 0
    assert table["players"]["easy"]["refused"] == 0
    meeting = table["meetings"][0]
    assert meeting["wins"] + meeting["losses"] + meeting["draws"] == meeting["fixtures"] == 2


def test_any_number_of_processes_gives_the_same(
    alone: tuple[Path, list[FixtureResult]], tmp_path: Path
) -> None:
    with processes(2) as executor:
        together = played(tmp_path / "together.jsonl", executor)
    assert without_times(together) == without_times(alone[1])


def test_a_run_goes_on_where_it_was_ended(
    alone: tuple[Path, list[FixtureResult]], tmp_path: Path
) -> None:
    lines = alone[0].read_text("utf-8").splitlines()
    cut = tmp_path / "cut.jsonl"
    cut.write_text("\n".join([*lines[:2], lines[2][:40]]), "utf-8")
    again: list[int] = []

    def play(fixture: Fixture) -> FixtureResult:
        again.append(fixture.number)
        return play_fixture(fixture)

    with ThreadPoolExecutor(1) as executor:
        results = do(WORK, play, executor, ledger(cut), Progress(io.StringIO()))
    assert len(again) == 1
    assert without_times(results) == without_times(alone[1])
    assert len(ledger(cut).results) == 2


def test_a_file_of_another_run_is_not_touched(alone: tuple[Path, list[FixtureResult]]) -> None:
    before = alone[0].read_text("utf-8")
    with pytest.raises(BadInputError, match="another run"):
        ledger(alone[0], seed=6)
    assert alone[0].read_text("utf-8") == before


def test_a_spoilt_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "spoilt.jsonl"
    ledger(path)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"number": "x"}\n')
    with pytest.raises(BadInputError, match="line 2"):
        ledger(path)


def children_of(pid: int) -> list[int]:
    """Processes that a process started, where the system tells; else itself."""
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(word) for word in path.read_text("utf-8").split()] if path.exists() else [pid]


def ended(pids: list[int], patience_s: float = 10.0) -> bool:
    """Whether processes end by themselves, soon enough."""
    deadline = time.monotonic() + patience_s
    while time.monotonic() < deadline:
        states = [Path(f"/proc/{pid}/stat") for pid in pids]
        alive = [
            s for s in states if s.exists() and s.read_text().rsplit(")")[-1].split()[0] != "Z"
        ]
        if not alive:
            return True
        time.sleep(0.1)
    return False


def test_a_command_that_was_killed_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    words = ["arena", "steady", "easy", "--boards", "2", "--seed", "5", "--rule-set", "club"]
    command = [sys.executable, "-m", "carrom", *words, "--out", str(out), "--json"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 60.0
    while time.monotonic() < deadline and process.poll() is None:
        if out.exists() and out.read_text("utf-8").count("\n") >= 2:
            break
        time.sleep(0.05)
    workers = children_of(process.pid)
    process.kill()
    process.wait()
    assert workers and ended(workers), "a worker outlived the command"
    first = out.read_text("utf-8").splitlines()[1]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    lines = out.read_text("utf-8").splitlines()
    assert lines[1] == first
    assert len(lines) == 3


class OneDies(Executor):
    """Ends like a pool of which a process was killed."""

    def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN002, ANN003, ANN201
        from concurrent.futures.process import BrokenProcessPool

        future: Future[object] = Future()
        future.set_exception(BrokenProcessPool())
        return future


def test_a_worker_that_ends_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(CarromError, match="run the same command again"):
        played(tmp_path / "broken.jsonl", OneDies())


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_drawn_on_a_terminal_only() -> None:
    terminal, pipe = Terminal(), io.StringIO()
    for stream in (terminal, pipe):
        progress = Progress(stream)
        progress(0, 4)
        progress(2, 4)
    assert "2/4" in terminal.getvalue() and "left" in terminal.getvalue()
    assert pipe.getvalue() == ""


def test_the_keyboard_ends_a_process_whatever_it_is_at() -> None:
    with processes(1) as executor:
        assert executor.submit(signal.getsignal, signal.SIGINT).result() is signal.SIG_DFL
