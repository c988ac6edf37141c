import pytest

from carrom import QueenAt, Seat, Side
from carrom.core.events import TossMade
from carrom.host.registry import Registry
from carrom.testing import FakeMatch, board


@pytest.mark.parametrize(
    ("starter", "breaks"),
    [
        ("alternate", Seat.NORTH),
        ("loser", Seat.NORTH),
        ("winner", Seat.SOUTH),
        ("same", Seat.SOUTH),
    ],
)
def test_breaker_after_a_board_that_its_breaker_won(
    registry: Registry, starter: str, breaks: Seat
) -> None:
    match = FakeMatch(
        registry,
        {"replay_starter": {"starter": starter}},
        board=board(white=1, black=2, queen=QueenAt.WHITE),
    )
    match.strike("w1")
    match.next_board()
    assert match.state.board.breaker is breaks


@pytest.mark.parametrize(("starter", "breaks"), [("loser", Seat.SOUTH), ("winner", Seat.NORTH)])
def test_breaker_after_a_board_that_the_other_side_won(
    registry: Registry, starter: str, breaks: Seat
) -> None:
    match = FakeMatch(
        registry,
        {"replay_starter": {"starter": starter}},
        board=board(white=2, black=1, queen=QueenAt.BLACK, to_strike=Seat.NORTH),
    )
    match.strike("b1")
    assert match.state.boards[-1].winner is Side.B
    match.next_board()
    assert match.state.board.breaker is breaks


def test_a_toss_decides(registry: Registry) -> None:
    match = FakeMatch(
        registry,
        {"replay_starter": {"starter": "toss"}},
        board=board(white=1, black=2, queen=QueenAt.WHITE),
    )
    match.strike("w1")
    match.next_board()
    assert any(isinstance(event, TossMade) for event in match.events)
