"""The end of a game and the next break, beyond what the cases ask."""

from __future__ import annotations

import pytest

from carrom.core.params import Laws
from carrom.core.seats import BySide, Side
from carrom.laws.game_end import judge_game, next_breaker
from carrom.laws.rule_sets import LAWS, STANDARD


@pytest.mark.parametrize("boards", [8, 9, 12])
def test_extra_boards_follow_while_the_sides_are_level(boards: int) -> None:
    verdict = judge_game(STANDARD.laws, BySide(9, 9), boards)
    assert verdict.extra_board and not verdict.over
    assert judge_game(STANDARD.laws, BySide(9, 10), boards + 1).winner is Side.B


def test_without_a_limit_of_boards_only_the_target_ends_a_game() -> None:
    laws = Laws(boards_limit=None)
    assert not judge_game(laws, BySide(24, 24), 40).over
    assert judge_game(laws, BySide(24, 26), 41).winner is Side.B


def test_the_break_of_an_extra_board() -> None:
    assert next_breaker(LAWS.laws, Side.A, extra_board=True) is None
    assert next_breaker(LAWS.laws, Side.A, extra_board=False) is Side.B
    assert next_breaker(STANDARD.laws, Side.B, extra_board=True) is Side.A
