import pytest

from carrom import BySide, Colour, QueenAt, Seat, Turn
from carrom.host.registry import Registry
from carrom.testing import FakeMatch, board


def cup(registry: Registry, rule_set: str = "standard", **position: object) -> FakeMatch:
    return FakeMatch(registry, {"cup_rule": {}}, rule_set=rule_set, board=board(**position))  # type: ignore[arg-type]


@pytest.mark.parametrize("rule_set", ["standard", "laws", "icf", "club"])
def test_queen_may_follow_the_last_coin(registry: Registry, rule_set: str) -> None:
    match = cup(registry, rule_set, white=1, black=4)
    ruling = match.strike("w1")
    assert ruling.turn is Turn.CONTINUES and ruling.tally.left.white == 0
    ruling = match.strike("queen")
    assert ruling.turn is Turn.BOARD_OVER
    assert ruling.board is not None
    assert (ruling.board.winner, ruling.board.points) == (Colour.WHITE, 4 + 3)
    assert not match.failures


def test_without_the_rule_the_board_is_lost(registry: Registry) -> None:
    ruling = FakeMatch(registry, board=board(white=1, black=4)).strike("w1")
    assert ruling.board is not None and ruling.board.winner is Colour.BLACK


def test_a_miss_passes_the_turn_to_a_side_that_may_still_win(registry: Registry) -> None:
    match = cup(registry, white=1, black=1)
    match.strike("w1")
    assert match.strike().turn is Turn.PASSES
    assert match.strike("b1").turn is Turn.CONTINUES
    ruling = match.strike("queen")
    assert ruling.board is not None and ruling.board.winner is Colour.BLACK
    assert ruling.board.points == 3


def test_striker_with_the_queen_brings_her_and_a_coin_back(registry: Registry) -> None:
    match = cup(registry, white=1, black=4)
    match.strike("w1")
    ruling = match.strike("queen", "striker")
    assert ruling.turn is not Turn.BOARD_OVER
    assert ruling.returned.queen and ruling.tally.left.white == 1
    assert not match.failures


def test_covering_her_while_the_other_side_is_done_wins_for_the_other_side(
    registry: Registry,
) -> None:
    match = cup(registry, white=1, black=4)
    match.strike("w1")
    match.strike()
    ruling = match.strike("queen", "b1")
    assert ruling.board is not None and ruling.board.winner is Colour.WHITE


def test_queen_adds_nothing_from_her_limit(registry: Registry) -> None:
    match = FakeMatch(
        registry, {"cup_rule": {}}, board=board(white=1, black=1), score=BySide(22, 0)
    )
    match.strike("w1")
    ruling = match.strike("queen")
    assert ruling.board is not None and ruling.board.points == 1


def test_covered_queen_leaves_everything_to_the_laws(registry: Registry) -> None:
    match = cup(registry, white=1, black=2, queen=QueenAt.BLACK, to_strike=Seat.SOUTH)
    ruling = match.strike("w1")
    assert ruling.board is not None and ruling.board.winner is Colour.WHITE
