import pytest

from carrom import BySide, QueenAt, Turn
from carrom.errors import BadInputError
from carrom.host.registry import Registry
from carrom.testing import FakeMatch, board


@pytest.mark.parametrize("points", [0, 3, 10])
def test_winner_with_the_queen_gets_her_chosen_points(registry: Registry, points: int) -> None:
    match = FakeMatch(
        registry,
        {"queen_points": {"points": points}},
        board=board(white=1, black=4, queen=QueenAt.WHITE),
    )
    ruling = match.strike("w1")
    assert ruling.turn is Turn.BOARD_OVER
    assert ruling.board is not None and ruling.board.points == 4 + points
    assert match.state.score == BySide(4 + points, 0)


@pytest.mark.parametrize("points", [-1, 11, 2.5, True, "3", None])
def test_points_outside_0_to_10_are_refused(registry: Registry, points: object) -> None:
    with pytest.raises(BadInputError, match="points"):
        FakeMatch(registry, {"queen_points": {"points": points}})
