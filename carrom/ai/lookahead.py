"""Looking at the boards after a stroke: what can whoever strikes next pocket there?"""

from __future__ import annotations

from carrom.ai.contact import drag_of
from carrom.ai.hand import Hand
from carrom.ai.legal import spots
from carrom.ai.scene import scene_of
from carrom.ai.shots import best_chance
from carrom.ai.trial import Trial
from carrom.ai.worth import Worth
from carrom.core.layout import Layout
from carrom.core.match import MatchState
from carrom.core.pieces import QUEEN, QueenAt, men_of
from carrom.core.ruling import Ruling, Turn
from carrom.core.seats import Seat

PLACES = 9
BOARDS = 4
"""Boards looked at after each stroke, at least."""


class Lookahead:
    """Replaces the rough chance of the next stroke by that of its best straight stroke."""

    def __init__(self, match: MatchState, hand: Hand, worth: Worth, boards: int) -> None:
        """Get ready to look at so many boards after each stroke."""
        self._match = match
        self._boards = boards
        self._hand = hand
        self._worth = worth

    def improve(self, trial: Trial) -> None:
        """Set what looking ahead adds to a trial's mean, from the first boards after its tries."""
        boards = trial.boards[: self._boards]
        if trial.looked >= len(boards):
            return
        trial.looked = len(boards)
        changes = []
        for rough, (ruling, outcome) in zip(trial.values, boards, strict=False):
            if ruling.board is not None:
                changes.append(0.0)
                continue
            chance = self._chance(ruling, outcome.final)
            chance = max(chance, 0.35 * self._worth.first_chance(ruling, outcome.final))
            changes.append(self._worth.value(ruling, outcome.final, chance) - rough)
        trial.ahead = sum(changes) / len(changes)

    def _chance(self, ruling: Ruling, layout: Layout) -> float:
        match = self._match
        seat = self._next_seat(ruling)
        colour = match.board.colour_of(match.seats.side(seat))
        if match.config.laws.pieces_score:
            targets = frozenset(layout)
        else:
            targets = frozenset(men_of(colour))
            if ruling.tally.queen is QueenAt.BOARD and ruling.tally.left[colour] > 1:
                targets |= {QUEEN}
        places = spots(match.config.laws, layout, seat, PLACES)
        return best_chance(scene_of(layout, seat, targets, places, drag_of(1.0)), self._hand)

    def _next_seat(self, ruling: Ruling) -> Seat:
        seat = self._match.board.to_strike
        return seat if ruling.turn is not Turn.PASSES else self._match.seats.next(seat)
