import pytest

from carrom import ByColour, Turn
from carrom.errors import RuleConflictError
from carrom.host.registry import Registry
from carrom.testing import FakeMatch


def family(registry: Registry, points: int = 10) -> FakeMatch:
    rules = {"family_points": {}, "striker_minus": {"points": points}}
    return FakeMatch(registry, rules, rule_set="family")


def test_striker_costs_points_and_no_coin(registry: Registry) -> None:
    match = family(registry)
    match.strike("w1", "b1")
    ruling = match.strike("striker")
    assert ruling.turn is Turn.PASSES
    assert ruling.tally.points == ByColour(20 + 10 - 10, 0)
    assert ruling.tally.left == ByColour(8, 8)
    assert sum(ruling.tally.dues) == 0 and not ruling.returned


def test_points_can_fall_below_nothing(registry: Registry) -> None:
    ruling = family(registry, 25).strike("striker")
    assert ruling.tally.points.white == -25
    assert sum(ruling.tally.dues) == 0


def test_coins_that_fell_with_the_striker_come_back_and_keep_the_turn(registry: Registry) -> None:
    match = family(registry)
    ruling = match.strike("w1", "b2", "striker")
    assert ruling.turn is Turn.CONTINUES
    assert (ruling.returned.white, ruling.returned.black) == (1, 1)
    assert ruling.tally.points.white == -10
    assert {"w1", "b2"} <= set(match.state.board.layout)
    assert not match.failures


def test_needs_family_points(registry: Registry) -> None:
    with pytest.raises(RuleConflictError, match="only be played with Family points"):
        FakeMatch(registry, {"striker_minus": {}})
