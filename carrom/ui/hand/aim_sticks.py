"""The sticks of a controller: the left one slides the striker, the right one turns the aim."""

from __future__ import annotations

import math

from carrom.ui.controls.pad import Pad
from carrom.ui.hand.hand import FINE_MOVE_MM, FINE_TURN, Hand

SLIDE_MM_S = 320.0
"""How fast the striker slides with the stick at its end."""

TURN_DEGREES_S = 110.0
"""How fast the aim turns with the stick at its end."""

CURVE = 2.5
"""The speed is the way of the stick to this power: half way is a sixth, a nudge is a tenth."""

FINE_SHARE = 0.1


class AimSticks:
    """Turns where the sticks stand into the fine steps of a hand."""

    def __init__(self) -> None:
        self._slide = 0.0
        self._turn = 0.0

    def tick(self, hand: Hand, pad: Pad, fine: bool, mirrored: bool, seconds: float) -> None:
        """Let the sticks act for some time; what is less than a step is kept for the next.

        Args:
            hand: What they move.
            pad: The controller.
            fine: Whether they do it slowly.
            mirrored: Whether what is right for the seat is left, or down, for who sees the board.
            seconds: For how long.
        """
        share = (FINE_SHARE if fine else 1.0) * (-1 if mirrored else 1)
        self._slide += _speed(pad.left.x) * SLIDE_MM_S * share * seconds / FINE_MOVE_MM
        degrees = -_speed(pad.right.x) * TURN_DEGREES_S * share * seconds
        self._turn += degrees * 100 / FINE_TURN
        slide, turn = int(self._slide), int(self._turn)
        self._slide -= slide
        self._turn -= turn
        for _ in range(abs(slide)):
            hand.move(int(math.copysign(1, slide)), fine=True)
        if turn:
            hand.turn(turn, fine=True)


def _speed(way: float) -> float:
    return math.copysign(abs(way) ** CURVE, way)
