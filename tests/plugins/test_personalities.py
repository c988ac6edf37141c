"""Every bundled opponent, asked as the game asks it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carrom import Seat
from carrom.ai import Player as Thinker
from carrom.core.explanation import Explanation
from carrom.core.match import PlayerSpec
from carrom.core.seats import SeatPlan
from carrom.host.questions import Question
from carrom.host.registry import Registry
from carrom.physics.simulator import Simulator
from carrom.testing import board, match
from carrom.worker import Desk

IDS = (
    "easy",
    "normal",
    "hard",
    "master",
    "cautious",
    "queen",
    "tricks",
    "steady",
    "dreamer",
)


@pytest.mark.parametrize("personality", IDS)
@pytest.mark.parametrize("doubles", [False, True])
def test_it_answers_with_a_legal_stroke_and_says_why(
    registry: Registry, personality: str, doubles: bool
) -> None:
    seats = SeatPlan.doubles() if doubles else SeatPlan.singles()
    state = match(board(white=6, black=5, to_strike=Seat.NORTH))
    players = {player: PlayerSpec(player.value, personality) for _, player in seats.players}
    config = replace(state.config, players=players)
    state = replace(state, seats=seats, config=config)
    answer = Desk(registry, Simulator()).answer(Question(1, state, 0.15))
    assert answer.stroke, answer.problem
    assert isinstance(answer.why, Explanation)
    assert str(answer.why.meant) == answer.meant


@pytest.mark.parametrize("personality", IDS)
def test_it_says_how_it_plays_in_a_line(registry: Registry, personality: str) -> None:
    spec = registry.personality(personality)
    assert 10 < len(spec.summary) < 80 and "\n" not in spec.summary
    player = spec.create()
    assert isinstance(player, Thinker)


def test_the_levels_are_listed_from_the_weakest_to_the_strongest(registry: Registry) -> None:
    order = [spec.id for spec in registry.personalities]
    levels = ["random", "easy", "normal", "hard", "master"]
    assert sorted(levels, key=order.index) == levels
