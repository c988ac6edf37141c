import pytest

from carrom import Colour, QueenAt, Turn
from carrom.host.registry import Registry
from carrom.testing import FakeMatch, board


@pytest.fixture
def match(registry: Registry) -> FakeMatch:
    return FakeMatch(registry, {"cover_elsewhere": {}}, board=board(white=5))


@pytest.mark.parametrize(("pockets", "queen"), [((2, 3), QueenAt.WHITE), ((2, 2), QueenAt.BOARD)])
def test_in_one_stroke(match: FakeMatch, pockets: tuple[int, ...], queen: QueenAt) -> None:
    ruling = match.strike("queen", "w1", pockets=pockets)
    assert ruling.turn is Turn.CONTINUES
    assert ruling.tally.queen is queen
    assert ("queen" in match.state.board.layout) is (queen is QueenAt.BOARD)
    assert ruling.tally.left.white == 4


@pytest.mark.parametrize(("pocket", "queen"), [(3, QueenAt.WHITE), (2, QueenAt.BOARD)])
def test_in_the_next_stroke(match: FakeMatch, pocket: int, queen: QueenAt) -> None:
    match.strike("queen", pockets=(2,))
    ruling = match.strike("w1", pockets=(pocket,))
    assert ruling.tally.queen is queen
    assert ruling.tally.left.white == 4
    assert not match.failures


def test_one_cover_in_another_pocket_is_enough(match: FakeMatch) -> None:
    ruling = match.strike("queen", "w1", "w2", pockets=(1, 1, 0))
    assert ruling.tally.queen is QueenAt.WHITE


def test_last_coin_into_her_pocket_loses_the_board(registry: Registry) -> None:
    match = FakeMatch(registry, {"cover_elsewhere": {}}, board=board(white=1, black=4))
    ruling = match.strike("queen", "w1", pockets=(0, 0))
    assert ruling.board is not None and ruling.board.winner is Colour.BLACK
    assert not match.failures
