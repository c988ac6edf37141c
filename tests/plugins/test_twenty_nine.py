from carrom import QueenAt
from carrom.host.registry import Registry
from carrom.testing import FakeMatch, board


def test_rule_set_is_there_with_its_values(registry: Registry) -> None:
    laws = registry.rule_set("twenty_nine").laws
    assert (laws.game_target, laws.boards_limit, laws.queen_points) == (29, 4, 5)


def test_queen_is_worth_five(registry: Registry) -> None:
    start = board(white=1, black=2, queen=QueenAt.WHITE)
    match = FakeMatch(registry, rule_set="twenty_nine", board=start)
    ruling = match.strike("w1")
    assert ruling.board is not None and ruling.board.points == 2 + 5
