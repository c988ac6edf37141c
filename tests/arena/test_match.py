"""Whole boards under every rule set, for two and for four, by a quick thinker."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from carrom.ai import Brain, Hand, Player
from carrom.arena.fixture import Fixture
from carrom.arena.hall import Hall
from carrom.arena.match import Game
from carrom.laws.rule_sets import RULE_SETS


@dataclass(frozen=True, slots=True)
class QuickHall(Hall):
    """A hall in which everyone thinks for a few strokes only."""

    def personality(self, personality_id: str) -> Player:
        return Player(Hand(0.15, 0.02, 0.5), Brain(strokes=10))


@pytest.mark.parametrize(
    ("number", "rule_set"), [(n, rules.id) for n, rules in enumerate(RULE_SETS)]
)
def test_a_board_is_played_to_its_end(number: int, rule_set: str) -> None:
    usual = Hall.open()
    here = QuickHall(usual.registry, usual.simulator)
    fixture = Fixture(0, number, "easy", "normal", rule_set, seed=2, doubles=number % 2 == 1)
    result = Game(here, fixture).play()
    assert result.finished
    assert result.boards == 1
    assert [sheet.refused for sheet in result.sheets] == [0, 0]
    assert sum(sheet.strokes for sheet in result.sheets) > 5
