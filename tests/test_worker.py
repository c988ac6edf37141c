"""What the process answers, asked here without a process."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from carrom import MatchState, PersonalitySpec, Player, Seat, Stroke
from carrom.core.match import PlayerSpec
from carrom.host.questions import Answer, Question
from carrom.host.registry import Registry
from carrom.physics.simulator import Simulator
from carrom.testing import board, bundled_plugins, match
from carrom.worker import Desk

Choose = Callable[..., Any]


def state_of(personality: str, **position: Any) -> MatchState:  # noqa: ANN401
    state = match(board(**position) if position else None)
    players = {Player.A1: PlayerSpec("Odd", personality), Player.B1: PlayerSpec("B", personality)}
    return replace(state, config=replace(state.config, players=players))


def asked(choose: Choose, state: MatchState | None = None) -> Answer:
    """The answer of a personality that chooses like this."""
    registry = Registry()
    player = type("Odd", (), {"choose_stroke": staticmethod(choose)})
    registry.add_personality(PersonalitySpec("odd", "Odd", "For a test.", player))
    return Desk(registry, Simulator()).answer(Question(1, state or state_of("odd"), 5.0))


def forward(view: Any, along_mm: float = 0.0) -> Stroke:  # noqa: ANN401
    return Stroke.of(view.seat, along_mm, 90.0, 3000.0)


def test_a_personality_may_say_why() -> None:
    registry = Registry()

    class Talker:
        explanation = "because it is there"

        def choose_stroke(self, view: Any, rng: Any) -> Stroke:  # noqa: ANN401
            return forward(view)

    registry.add_personality(PersonalitySpec("odd", "Odd", "For a test.", Talker))
    answer = Desk(registry, Simulator()).answer(Question(1, state_of("odd"), 5.0))
    assert answer.why == "because it is there"


def test_every_match_has_players_of_its_own() -> None:
    registry = Registry()

    class Remembers:
        def __init__(self) -> None:
            self.explanation = 0

        def choose_stroke(self, view: Any, rng: Any) -> Stroke:  # noqa: ANN401
            self.explanation += 1
            return forward(view)

    registry.add_personality(PersonalitySpec("odd", "Odd", "For a test.", Remembers))
    desk, first = Desk(registry, Simulator()), state_of("odd")
    other = replace(first, config=replace(first.config, seed=first.config.seed + 1))
    answers = [
        desk.answer(Question(n, state, 5.0)) for n, state in enumerate((first, first, other))
    ]
    assert [answer.why for answer in answers] == ["1", "2", "1"]


def test_what_was_meant_is_told_beside_what_left_the_hand() -> None:
    registry = Registry()

    class Shaky:
        class Explanation:
            meant = Stroke.of(Seat.SOUTH, 0.0, 91.0, 3000.0)

        explanation = Explanation()

        def choose_stroke(self, view: Any, rng: Any) -> Stroke:  # noqa: ANN401
            return forward(view)

    registry.add_personality(PersonalitySpec("odd", "Odd", "For a test.", Shaky))
    answer = Desk(registry, Simulator()).answer(Question(1, state_of("odd"), 5.0))
    assert answer.stroke == str(Stroke.of(Seat.SOUTH, 0.0, 90.0, 3000.0))
    assert answer.meant == str(Shaky.Explanation.meant)


@pytest.mark.parametrize(("given", "seen"), [(None, 1.0), (1.7, 1.7)])
def test_a_question_may_tell_the_surface(given: float | None, seen: float) -> None:
    factors = []

    class Feeler:
        def choose_stroke(self, view: Any, rng: Any) -> Stroke:  # noqa: ANN401
            factors.append(view.surface_factor)
            return forward(view)

    registry = Registry()
    registry.add_personality(PersonalitySpec("odd", "Odd", "For a test.", Feeler))
    Desk(registry, Simulator()).answer(Question(1, state_of("odd"), 5.0, given))
    assert factors == [seen]


def test_a_legal_stroke_is_the_answer() -> None:
    answer = asked(lambda view, rng: forward(view))
    assert answer == Answer(1, str(Stroke.of(Seat.SOUTH, 0.0, 90.0, 3000.0)))


@pytest.mark.parametrize(
    ("choose", "words"),
    [
        (lambda view, rng: 1 / 0, "ZeroDivisionError"),
        (lambda view, rng: sys.exit(), "SystemExit"),
        (lambda view, rng: input("stroke? "), "EOFError"),
        (lambda view, rng: bytearray(1 << 62), "MemoryError"),
        (lambda view, rng: None, "must give a Stroke"),
        (lambda view, rng: (0, 90, 3000), "must give a Stroke"),
        (lambda view, rng: forward(view, 500.0), "not allowed"),
        (lambda view, rng: replace(forward(view), seat=Seat.EAST), "not allowed"),
        (lambda view, rng: replace(forward(view), speed=10**6), "not allowed"),
        (lambda view, rng: setattr(view.match, "score", 9), "FrozenInstanceError"),
    ],
)
def test_anything_else_is_a_problem_in_words(choose: Choose, words: str) -> None:
    answer = asked(choose)
    assert not answer.stroke
    assert words in str(answer.problem)


def test_trying_strokes_out_costs_nothing_but_time() -> None:
    seen = []

    def choose(view: Any, rng: Any) -> Stroke:  # noqa: ANN401
        stroke = forward(view)
        before = view.match
        outcome = view.play(stroke)
        seen.append(view.judge(stroke, outcome))
        assert outcome.touched and view.match == before and view.time_left() > 0
        return stroke

    answer = asked(choose)
    assert answer.stroke and seen


def test_same_stroke_of_the_same_match_has_the_same_chance() -> None:
    desk = Desk(bundled_plugins(), Simulator())
    state = state_of("random")
    answers = {desk.answer(Question(1, state, 5.0)).stroke for _ in range(3)}
    assert len(answers) == 1
    later = replace(state, board=replace(state.board, stroke_no=1))
    assert desk.answer(Question(1, later, 5.0)).stroke not in answers


def test_unknown_personality_is_a_problem_in_words() -> None:
    answer = Desk(bundled_plugins(), Simulator()).answer(Question(1, state_of("nobody"), 5.0))
    assert "no personality 'nobody'" in str(answer.problem)


def test_process_starts_without_a_window() -> None:
    code = "import carrom.worker, sys; sys.exit('arcade' in sys.modules or 'pyglet' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
