"""When a game is over, and who breaks next [Laws, VIII and IX]."""

from __future__ import annotations

from carrom.core.params import Laws
from carrom.core.ruling import GameVerdict
from carrom.core.seats import BySide, Side


def judge_game(laws: Laws, score: BySide[int], boards_played: int) -> GameVerdict:
    """Whether the target or the last board has ended the game, or a level score prolongs it.

    The side that reaches the target first wins; after the last board, or any extra board, the
    leader does. Where pieces score, a level game is a draw.
    """
    leader = None if score.a == score.b else Side.A if score.a > score.b else Side.B
    if leader is not None and score[leader] >= laws.game_target:
        return GameVerdict(over=True, winner=leader)
    if laws.boards_limit is None or boards_played < laws.boards_limit:
        return GameVerdict(over=False)
    if leader is not None or laws.pieces_score:
        return GameVerdict(over=True, winner=leader)
    return GameVerdict(over=False, extra_board=True)


def next_breaker(laws: Laws, last: Side, *, extra_board: bool) -> Side | None:
    """Who breaks the next board of a game: the break alternates, in doubles to the right [VIII].

    Args:
        laws: Of the match.
        last: Who broke the board before.
        extra_board: Whether the next board is played because the last one left the sides level.

    Returns:
        The side, or None if a toss decides [IX]. House rules answer the hook `choose_breaker`
        before this is asked.
    """
    if extra_board and laws.extra_board_toss:
        return None
    return last.other
