"""Clearing a board alone, as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import gymnasium

from carrom.arena.hall import hall
from carrom.arena.solo import SoloBoard, Task
from carrom.core.personality import SeatView
from carrom.core.pieces import QueenAt
from carrom.core.seats import Seat
from carrom.gym.encoding import ACTION, OBSERVATION, Array, observed, stroke_of

STROKE_COST = 0.1
QUEEN_REWARD = 3.0
LOST_REWARD = -5.0


class SoloEnv(gymnasium.Env[Array, Array]):
    """Nine own carrommen and the queen have to go; nobody replies.

    A carromman that is pocketed for good rewards 1, the queen covered 3, a stroke costs 0.1; a
    board that is lost, by the last carromman before the queen, costs 5.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as its base has it

    def __init__(self, seed: int = 0) -> None:
        """A series of boards; `reset(seed=...)` begins another."""
        self.observation_space = OBSERVATION
        self.action_space = ACTION
        self._seed = seed
        self._number = 0
        self._board: SoloBoard | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """The next board, or the first one of a seed."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed, self._number = seed, 0
        self._board = SoloBoard(hall(), Task.OWN, self._seed, self._number)
        self._number += 1
        return observed(self._board.match, Seat.SOUTH), {}

    def step(self, action: Array) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Flick once."""
        board = self._playing()
        before = _worth(board)
        stroke = stroke_of(board.match, action)
        kept = board.strike(stroke)
        ruling = board.match.ruling
        decided = board.over and ruling is not None and ruling.board is not None
        lost = decided and not board.cleared
        reward = _worth(board) - before - STROKE_COST + (LOST_REWARD if lost else 0.0)
        info = {"stroke": str(stroke), "kept_turn": kept, "cleared": board.cleared}
        finished = board.cleared or lost
        broken_off = board.over and not finished
        return observed(board.match, Seat.SOUTH), reward, finished, broken_off, info

    @property
    def view(self) -> SeatView:
        """What a personality would see."""
        return self._playing().view

    def _playing(self) -> SoloBoard:
        if self._board is None:
            raise gymnasium.error.ResetNeeded("call reset first")
        return self._board


def _worth(board: SoloBoard) -> float:
    tally = board.match.board.tally
    return QUEEN_REWARD * (tally.queen is QueenAt.WHITE) - tally.left.white
