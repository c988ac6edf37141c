"""What a board is worth: how far its result moves the chance to win the game."""

from __future__ import annotations

from functools import cache

from carrom.core.match import MatchState
from carrom.core.seats import Side

SWINGS = ((3, 0.35), (6, 0.4), (9, 0.25))
"""Points of a coming board for its winner, and how often they come."""

USUAL_POINTS = 6
LEAST_HALF = 0.02


class Stakes:
    """Chances to win the game from its score, as values about -1, lost, to 1, won.

    Coming boards are taken to be even and to bring the points of `SWINGS`.
    """

    def __init__(self, match: MatchState) -> None:
        laws = match.config.laws
        self._target = laws.game_target
        self._boards = laws.boards_limit
        self._score = match.score
        self._played = len(match.boards)
        self._single = laws.pieces_score or laws.boards_limit == 1 or match.board.trial

    def after(self, side: Side, won: bool, points: int) -> float:
        """The value for a side if it wins, or loses, the board by so many points.

        It is stretched so that to win and to lose by `USUAL_POINTS` are 1 and -1.
        """
        if self._single:
            return 1.0 if won else -1.0
        good, bad = self._raw(side, True, USUAL_POINTS), self._raw(side, False, USUAL_POINTS)
        half = max(LEAST_HALF, (good - bad) / 2.0)
        return (self._raw(side, won, points) - (good + bad) / 2.0) / half

    def _raw(self, side: Side, won: bool, points: int) -> float:
        mine, theirs = self._score[side], self._score[side.other]
        if won:
            mine += points
        else:
            theirs += points
        return _value(self._target, self._boards, mine, theirs, self._played + 1)


@cache
def _value(target: int, boards: int | None, mine: int, theirs: int, played: int) -> float:
    """The value of a game's score after so many boards."""
    if mine >= target or theirs >= target:
        return 1.0 if mine > theirs else -1.0
    if boards is not None and played >= boards:
        return (mine > theirs) - (mine < theirs)
    return sum(
        share
        / 2.0
        * (
            _value(target, boards, mine + points, theirs, played + 1)
            + _value(target, boards, mine, theirs + points, played + 1)
        )
        for points, share in SWINGS
    )
