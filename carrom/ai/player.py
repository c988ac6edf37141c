"""A personality made of a hand and a brain: what the bundled plugins register."""

from __future__ import annotations

import random

from carrom.ai.ease import Ease, stored_windows
from carrom.ai.hand import Hand, wobble
from carrom.ai.legal import settle
from carrom.ai.plan import Brain, Planner
from carrom.core.explanation import Explanation
from carrom.core.personality import SeatView
from carrom.core.stroke import Stroke


class Player:
    """Plans with its brain, then flicks with its hand; a `Personality`."""

    def __init__(self, hand: Hand, brain: Brain) -> None:
        self.hand = hand
        self.brain = brain
        self.explanation: Explanation | None = None
        """Why the latest stroke was chosen."""
        self._planner = Planner(hand, brain, Ease(hand, stored_windows()))

    def choose_stroke(self, view: SeatView, rng: random.Random) -> Stroke:
        """The stroke that leaves the hand, always a legal one."""
        error = wobble(rng)
        self.explanation = self._planner.plan(view, rng)
        meant = self.explanation.meant
        board = view.match.board
        return settle(view.match.config.laws, board.layout, self.hand.apply(meant, error))
