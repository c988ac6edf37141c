import pytest

from carrom import BySide, Phase, QueenAt, Side
from carrom.errors import BadInputError
from carrom.host.registry import Registry
from carrom.host.rulebook import amended_laws
from carrom.testing import FakeMatch, board


@pytest.mark.parametrize(
    ("rule_set", "options", "target", "boards", "queen_limit"),
    [
        ("standard", {}, 25, 8, 22),
        ("standard", {"points": 15}, 15, 8, 12),
        ("standard", {"points": 15, "queen_limit": 22}, 15, 8, 22),
        ("standard", {"points": 3}, 3, 8, 1),
        ("standard", {"points": 1}, 1, 8, 1),
        ("standard", {"points": 99, "boards": None}, 99, None, 96),
        ("standard", {"queen_limit": 20}, 25, 8, 20),
        ("standard", {"length": "short"}, 13, 4, 22),
        ("icf", {"length": "short"}, 13, 4, 22),
        ("icf", {"length": "one"}, 25, 1, 22),
        ("icf", {"length": "one", "points": 5, "boards": 3}, 25, 1, 22),
        ("club", {"length": "full"}, 25, 8, 22),
        ("club", {"length": "short", "queen_limit": 10}, 13, 4, 10),
    ],
)
def test_length_and_queen_limit(
    registry: Registry,
    rule_set: str,
    options: dict[str, object],
    target: int,
    boards: int | None,
    queen_limit: int,
) -> None:
    laws = amended_laws(rule_set, {"game_target": options}, registry)
    assert (laws.game_target, laws.boards_limit, laws.queen_limit) == (target, boards, queen_limit)


@pytest.mark.parametrize(
    "options", [{"points": 0}, {"points": 100}, {"boards": 0}, {"boards": 100}, {"length": "long"}]
)
def test_values_that_are_not_offered_are_refused(
    registry: Registry, options: dict[str, object]
) -> None:
    with pytest.raises(BadInputError, match=next(iter(options))):
        amended_laws("standard", {"game_target": options}, registry)


def test_game_ends_at_the_chosen_points(registry: Registry) -> None:
    match = FakeMatch(
        registry,
        {"game_target": {"points": 5}},
        board=board(white=1, black=5, queen=QueenAt.BLACK),
    )
    match.strike("w1")
    assert match.state.phase is Phase.MATCH_OVER
    assert match.state.winner is Side.A


def test_leader_wins_after_the_chosen_number_of_boards(registry: Registry) -> None:
    match = FakeMatch(
        registry,
        {"game_target": {"boards": 1}},
        board=board(white=1, black=2, queen=QueenAt.BLACK),
        score=BySide(0, 9),
    )
    match.strike("w1")
    assert match.state.winner is Side.B
