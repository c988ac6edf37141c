"""Turning the board so that a seat is at the bottom."""

from __future__ import annotations

import math

from carrom.core.seats import Seat
from carrom.ui.art.motion import Glide

TURN_S = 0.25


class BoardTurn:
    """How far the picture of the board is turned; it takes the short way round."""

    def __init__(self) -> None:
        self.seat = Seat.SOUTH
        """The one that is at the bottom, or will be there in a moment."""
        self._glide = Glide(seconds=TURN_S)
        self._target = 0.0
        self.reduced_motion = False

    @property
    def degrees(self) -> float:
        """The turn now; whole quarters when it rests."""
        return self._glide.value

    def to(self, seat: Seat) -> None:
        """Bring a seat to the bottom."""
        self.seat = seat
        self._target += math.remainder(90.0 * seat.quarter_turns - self._target, 360.0)

    def mirrors(self, seat: Seat) -> bool:
        """Whether the right hand of a seat is on the left of the picture, or points down."""
        return (seat.quarter_turns - self.seat.quarter_turns) % 4 >= 2

    def tick(self, seconds: float) -> None:
        """Let it turn."""
        self._glide.seconds = 0.0 if self.reduced_motion else TURN_S
        self._glide.toward(self._target, seconds)
