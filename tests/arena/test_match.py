"""Whole boards under every rule set, for two and for four, by a quick thinker."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from carrom.ai import Brain, Hand, Player
from carrom.arena.fixture import Fixture, FixtureResult
from carrom.arena.hall import Hall
from carrom.arena.match import Game
from carrom.cli import main
from carrom.laws.rule_sets import RULE_SETS


@dataclass(frozen=True, slots=True)
class QuickHall(Hall):
    """A hall in which everyone thinks for a few strokes only."""

    def personality(self, personality_id: str) -> Player:
        return Player(Hand(0.15, 0.02, 0.5), Brain(strokes=10))


HOUSE_RULES = sorted(rule.id for rule in Hall.open().registry.house_rules if not rule.unavailable)


def played(fixture: Fixture) -> FixtureResult:
    usual = Hall.open()
    return Game(QuickHall(usual.registry, usual.simulator), fixture).play()


def is_sound(result: FixtureResult) -> bool:
    """Whether its board ended after more than a break, all strokes being legal."""
    refused = [sheet.refused for sheet in result.sheets]
    strokes = sum(sheet.strokes for sheet in result.sheets)
    return result.finished and result.boards == 1 and refused == [0, 0] and strokes > 5


@pytest.mark.parametrize(
    ("number", "rule_set"), [(n, rules.id) for n, rules in enumerate(RULE_SETS)]
)
def test_a_board_is_played_to_its_end(number: int, rule_set: str) -> None:
    doubles = number % 2 == 1
    assert is_sound(played(Fixture(0, number, "easy", "normal", rule_set, 2, doubles)))


@pytest.mark.parametrize(("number", "rule"), list(enumerate(HOUSE_RULES)))
def test_a_board_is_played_to_its_end_with_any_house_rule(number: int, rule: str) -> None:
    rule_set = "family" if rule == "striker_minus" else "standard"
    doubles = number % 2 == 1
    fixture = Fixture(0, number, "easy", "normal", rule_set, 3, doubles, house_rules=(rule,))
    assert is_sound(played(fixture))
    config = Hall.open().config(rule_set, fixture.players, 3, more_rules=fixture.house_rules)
    assert rule in config.house_rules


def test_a_house_rule_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "easy", "normal", "--house-rule", "no_such"]) == 2
    assert "there is no house rule 'no_such'" in capsys.readouterr().err
