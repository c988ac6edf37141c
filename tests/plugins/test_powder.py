import pytest

from carrom import QueenAt
from carrom.host.registry import Registry
from carrom.testing import FakeMatch, board

SPRINKLE = "powder.sprinkle"


def test_powder_is_offered_before_the_first_stroke_of_a_board_only(registry: Registry) -> None:
    match = FakeMatch(registry, {"powder": {}})
    assert [action.id for action in match.actions] == [SPRINKLE]
    match.strike()
    assert match.actions == ()
    with pytest.raises(ValueError, match="house rule"):
        match.press(SPRINKLE)


def test_powder_makes_the_board_slippery_once_and_until_the_next_board(registry: Registry) -> None:
    match = FakeMatch(registry, {"powder": {}})
    assert match.rules.surface_factor(match.state) == 1.0
    match.press(SPRINKLE)
    assert match.rules.surface_factor(match.state) == pytest.approx(0.07 / 0.09)
    assert match.actions == ()
    assert [item.text for item in match.hud] == ["Powdered board"]
    match.strike()
    assert match.rules.surface_factor(match.state) == pytest.approx(0.07 / 0.09)


def test_next_board_is_bare_again(registry: Registry) -> None:
    match = FakeMatch(
        registry, {"powder": {}}, board=board(white=1, stroke_no=0, queen=QueenAt.WHITE)
    )
    match.press(SPRINKLE)
    match.strike("w1")
    match.next_board()
    assert match.rules.surface_factor(match.state) == 1.0
    assert [action.id for action in match.actions] == [SPRINKLE]


def test_powder_is_usual_in_standard_only(registry: Registry) -> None:
    on = [
        rule_set.id
        for rule_set in registry.rule_sets
        if "powder" in registry.usual_rules(rule_set.id)
    ]
    assert on == ["standard"]
