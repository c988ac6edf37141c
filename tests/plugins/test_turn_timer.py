import pytest

from carrom import TimeOver, Turn
from carrom.errors import BadInputError
from carrom.host.registry import Registry
from carrom.host.rulebook import amended_laws
from carrom.testing import FakeMatch, board


@pytest.mark.parametrize(
    ("rule_set", "seconds", "limit"),
    [("standard", 15, 15), ("standard", 60, 60), ("laws", 30, 30), ("laws", None, None)],
)
def test_seconds_for_a_stroke(
    registry: Registry, rule_set: str, seconds: int | None, limit: float | None
) -> None:
    match = FakeMatch(registry, {"turn_timer": {"seconds": seconds}}, rule_set=rule_set)
    assert match.rules.turn_time_limit(match.state) == limit


def test_without_the_rule_the_rule_set_decides(registry: Registry) -> None:
    standard, laws = FakeMatch(registry), FakeMatch(registry, rule_set="laws")
    assert standard.rules.turn_time_limit(standard.state) is None
    assert laws.rules.turn_time_limit(laws.state) == 15


@pytest.mark.parametrize(
    ("rule_set", "chosen", "time_over"),
    [
        ("standard", None, TimeOver.PASS),
        ("standard", "foul", TimeOver.FOUL),
        ("laws", None, TimeOver.FOUL),
        ("laws", "pass", TimeOver.PASS),
    ],
)
def test_what_running_out_of_time_does(
    registry: Registry, rule_set: str, chosen: str | None, time_over: TimeOver
) -> None:
    laws = amended_laws(rule_set, {"turn_timer": {"time_over": chosen}}, registry)
    assert laws.time_over is time_over


def test_a_pass_costs_nothing_and_a_foul_a_coin(registry: Registry) -> None:
    mine = board(white=5)
    passed = FakeMatch(registry, {"turn_timer": {"time_over": "pass"}}, board=mine).time_out()
    assert passed.turn is Turn.PASSES and passed.tally.left.white == 5
    fouled = FakeMatch(registry, {"turn_timer": {"time_over": "foul"}}, board=mine).time_out()
    assert fouled.returned.white == 1


@pytest.mark.parametrize("seconds", [0, -5, 3601, 1.5])
def test_impossible_times_are_refused(registry: Registry, seconds: object) -> None:
    with pytest.raises(BadInputError, match="seconds"):
        FakeMatch(registry, {"turn_timer": {"seconds": seconds}})
