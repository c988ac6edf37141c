import pytest

from carrom import Turn
from carrom.errors import RuleConflictError
from carrom.host.registry import Registry
from carrom.testing import FakeMatch


def test_any_coin_counts_for_whoever_pockets_it(registry: Registry) -> None:
    match = FakeMatch(registry, {"family_points": {}}, rule_set="family")
    ruling = match.strike("w1", "b1", "queen")
    assert ruling.turn is Turn.CONTINUES
    assert ruling.tally.points.white == 20 + 10 + 50


def test_values_can_be_changed(registry: Registry) -> None:
    options = {"white": 5, "black": 4, "queen": 9}
    match = FakeMatch(registry, {"family_points": options}, rule_set="standard")
    assert match.strike("w1", "b1", "queen").tally.points.white == 5 + 4 + 9


def test_rule_set_family_is_the_club_s_and_offered_after_it(registry: Registry) -> None:
    assert registry.rule_set("family").laws == registry.rule_set("club").laws
    offered = [rule_set.id for rule_set in registry.rule_sets]
    assert offered == ["standard", "laws", "icf", "club", "family", "twenty_nine"]


def test_rule_set_family_switches_it_on(registry: Registry) -> None:
    assert registry.usual_rules("family") == {
        "family_points": {"white": 20, "black": 10, "queen": 50}
    }


@pytest.mark.parametrize("other", ["queen_points", "game_target"])
def test_rules_about_board_points_make_no_sense_with_it(registry: Registry, other: str) -> None:
    with pytest.raises(RuleConflictError, match="Family points"):
        FakeMatch(registry, {"family_points": {}, other: {}})
