"""Personalities that hang, crash or cheat: the game goes on with a simple, legal stroke."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from carrom import MatchState, Player, Stroke
from carrom.core.explanation import Explanation, Option, StrokeKind
from carrom.core.inputs import PlayStroke
from carrom.core.match import PlayerSpec
from carrom.core.message import Notice
from carrom.core.pieces import PieceId
from carrom.host.ai_process import AiProcess
from carrom.paths import shipped
from carrom.session.checks import refuse
from carrom.testing import FakeMatch, bundled_plugins, match
from carrom.worker import WorkerSetup, help_think, run
from tests.host.folders import folder

PERSONALITY = """
import os, random, signal, threading, time
from carrom import PersonalitySpec, Stroke, hookimpl

CARROM_API = 1

class Player:
    def choose_stroke(self, view, rng):
        {body}

@hookimpl
def register_personalities():
    yield PersonalitySpec("odd", "The odd one", "For a test.", Player)
"""

LEGAL = "Stroke.of(view.seat, 0.0, 90.0, 3000.0)"

PATIENCE_S = 30.0


def odd_match(personality: str = "odd") -> MatchState:
    """A match in which a personality is to break."""
    state = match()
    players = {Player.A1: PlayerSpec("Odd", personality), Player.B1: PlayerSpec("Bela")}
    return replace(state, config=replace(state.config, players=players))


Begin = Callable[..., AiProcess]


@pytest.fixture
def reports() -> list[str]:
    return []


@pytest.fixture
def begin(tmp_path: Path, reports: list[str]) -> Iterator[Begin]:
    begun = []

    def begin(body: str, budget_s: float = 0.3, **more: float) -> AiProcess:
        user = folder(tmp_path, {"odd.py": PERSONALITY.replace("{body}", body)})
        setup = WorkerSetup(shipped("plugins"), user, {"odd": True})
        ai = AiProcess(
            partial(run, setup),
            budget_s=budget_s,
            report=lambda notice: reports.append(str(notice)),
            grace_s=0.3,
            **more,
        )
        begun.append(ai)
        return ai

    yield begin
    for ai in begun:
        ai.close()


def wait(ai: AiProcess) -> tuple[int, Stroke]:
    """The first answer."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        for answer in ai.answers():
            return answer
        time.sleep(0.005)
    raise TimeoutError("no answer at all")


def legal(state: MatchState, stroke: Stroke) -> bool:
    return refuse(state, PlayStroke(stroke), FakeMatch(bundled_plugins()).rules) is None


def test_answers_come_with_the_number_of_their_question(begin: Begin, reports: list[str]) -> None:
    ai = begin(f"return {LEGAL}")
    state = odd_match()
    for number in (7, 8):
        ai.ask(number, state)
        assert wait(ai) == (number, Stroke.of(state.board.to_strike, 0.0, 90.0, 3000.0))
    assert list(ai.answers()) == []
    assert reports == []


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("sum(iter(int, 1))", "took too long"),
        ("signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(99)", "took too long"),
        ("os._exit(3)", "crashed"),
    ],
)
def test_one_that_hangs_or_dies_is_ended_and_the_next_question_answered_again(
    begin: Begin, reports: list[str], body: str, words: str
) -> None:
    ai = begin(f"if view.match.board.stroke_no == 0: {body}\n        return {LEGAL}")
    state = odd_match()
    ai.ask(1, state)
    number, stroke = wait(ai)
    assert number == 1 and legal(state, stroke)
    assert len(reports) == 1 and words in reports[0] and reports[0].startswith("Odd ")
    assert not multiprocessing.active_children()
    later = replace(state, board=replace(state.board, stroke_no=1))
    ai.ask(2, later)
    assert wait(ai) == (2, Stroke.of(state.board.to_strike, 0.0, 90.0, 3000.0))
    assert len(reports) == 1


def test_what_was_meant_and_on_what_surface_pass_both_ways(begin: Begin) -> None:
    ai = begin(
        "self.explanation = type('Told', (), {'meant': Stroke.of(view.seat, 5.0, 90.0, 3000.0)})\n"
        "        return Stroke.of(view.seat, view.surface_factor, 90.0, 3000.0)"
    )
    state = odd_match()
    seat = state.board.to_strike
    ai.ask(1, state, 2.0)
    assert wait(ai) == (1, Stroke.of(seat, 2.0, 90.0, 3000.0))
    assert ai.meant == Stroke.of(seat, 5.0, 90.0, 3000.0)


def test_values_of_an_explanation_pass_to_the_game_whatever_class_they_are_of(
    begin: Begin,
) -> None:
    ai = begin(
        "from carrom.ai import Explanation, Kind, Option\n"
        f"        stroke = {LEGAL}\n"
        "        option = Option(stroke, Kind.DIRECT, 'w1', 0.97, 0.24, 16)\n"
        "        self.explanation = type('Mine', (Explanation,), {})((option,), 90, 240)\n"
        "        return stroke"
    )
    state = odd_match()
    ai.ask(1, state)
    _, stroke = wait(ai)
    option = Option(stroke, StrokeKind.DIRECT, PieceId("w1"), 0.97, 0.24, 16)
    assert ai.why == Explanation((option,), 90, 240)
    assert ai.meant == stroke


def test_a_new_question_makes_the_old_one_void(begin: Begin) -> None:
    ai = begin(f"time.sleep(0 if view.match.board.stroke_no else 99); return {LEGAL}", 20.0)
    state = odd_match()
    ai.ask(1, state)
    ai.ask(2, replace(state, board=replace(state.board, stroke_no=1)))
    assert wait(ai)[0] == 2


def test_asking_and_listening_never_wait(begin: Begin) -> None:
    ai = begin("time.sleep(99)", 20.0)
    started = time.process_time()
    ai.ask(1, odd_match())
    for _ in range(100):
        assert list(ai.answers()) == []
    assert time.process_time() - started < 2.0


def test_process_that_never_gets_ready_is_given_up(begin: Begin, reports: list[str]) -> None:
    ai = begin("pass", start_s=0.0)
    state = odd_match()
    ai.ask(1, state)
    assert legal(state, wait(ai)[1])
    assert "did not get ready" in reports[0]


def test_dropping_ends_the_work_and_no_answer_comes(begin: Begin, reports: list[str]) -> None:
    ai = begin(f"time.sleep(0 if view.match.board.stroke_no else 99); return {LEGAL}", 20.0)
    state = odd_match()
    ai.ask(1, state)
    ai.drop()
    assert not multiprocessing.active_children()
    assert list(ai.answers()) == []
    ai.ask(2, replace(state, board=replace(state.board, stroke_no=1)))
    assert wait(ai)[0] == 2
    ai.drop()
    assert multiprocessing.active_children(), "nothing was open, so it stays for the next"
    assert reports == []


def test_process_that_cannot_be_started_is_given_up(
    begin: Begin, reports: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse_start(process: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(SpawnProcess, "start", refuse_start)
    ai = begin("pass")
    state = odd_match()
    ai.ask(1, state)
    assert legal(state, wait(ai)[1])
    assert "could not be started" in reports[0]


GAME = """
import os, sys, time
from functools import partial
from pathlib import Path
from carrom.host.ai_process import AiProcess
from carrom.paths import shipped
from carrom.worker import WorkerSetup, help_think, run
from tests.host.test_ai_process import odd_match

if __name__ == "__main__":
    user = Path(sys.argv[1])
    work = partial(run, WorkerSetup(shipped("plugins"), user, {"odd": True}))
    ai = AiProcess(work, budget_s=99.0, report=print)
    ai.ask(1, odd_match())
    while not (user / "beats").exists():
        list(ai.answers())
        time.sleep(0.02)
    os._exit(9)
"""
"""A game that is killed while a personality thinks."""


def test_nobody_thinks_on_without_the_game(tmp_path: Path) -> None:
    body = "while True: open(__file__.replace('odd.py', 'beats'), 'a').write('x')"
    user = folder(tmp_path / "user", {"odd.py": PERSONALITY.replace("{body}", body)})
    game = folder(tmp_path, {"game.py": GAME}) / "game.py"
    here = str(Path(__file__).parent.parent.parent)
    ended = subprocess.run(
        [sys.executable, game, user],
        env={**os.environ, "PYTHONPATH": here},
        timeout=2 * PATIENCE_S,
        check=False,
    )
    assert ended.returncode == 9
    beats, end = user / "beats", time.monotonic() + PATIENCE_S
    before = -1
    while beats.stat().st_size != before:
        assert time.monotonic() < end, "it thinks on"
        before = beats.stat().st_size
        time.sleep(0.3)


def test_strokes_are_tried_in_two_processes_that_end_together(
    tmp_path: Path, reports: list[str]
) -> None:
    body = f"""stroke = {LEGAL}
        tried = view.play_all([stroke] * 20)
        assert list(tried) == [view.play(stroke)] * 20
        return stroke"""
    user = folder(tmp_path, {"odd.py": PERSONALITY.replace("{body}", body)})
    work = partial(run, WorkerSetup(shipped("plugins"), user, {"odd": True}))
    before = multiprocessing.active_children()

    def report(notice: Notice) -> None:
        reports.append(str(notice))

    ai = AiProcess(work, budget_s=PATIENCE_S, report=report, aid=help_think)
    ai.ask(1, odd_match())
    assert wait(ai)[0] == 1
    thinking = [child for child in multiprocessing.active_children() if child not in before]
    assert len(thinking) == 2
    ai.close()
    assert not any(child.is_alive() for child in thinking)
    ai.ask(2, odd_match())
    assert wait(ai)[0] == 2
    ai.close()
    assert reports == []


def test_closing_ends_the_process(begin: Begin) -> None:
    ai = begin("time.sleep(99)")
    ai.warm_up()
    assert multiprocessing.active_children()
    ai.close()
    end = time.monotonic() + PATIENCE_S
    while multiprocessing.active_children() and time.monotonic() < end:
        time.sleep(0.01)
    assert not multiprocessing.active_children()
