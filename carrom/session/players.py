"""Who is asked for the next input, and how personalities answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from carrom.core.match import MatchState, Phase
from carrom.core.seats import Player
from carrom.core.stroke import Stroke


class Thinker(Protocol):
    """Where personalities think; it never blocks."""

    def ask(self, number: int, match: MatchState) -> None:
        """Start on a stroke for the seat to strike; whatever was asked before is void."""

    def drop(self) -> None:
        """End the work on what was asked; it is void."""

    def answers(self) -> Iterable[tuple[int, Stroke]]:
        """Strokes found since the last call, each with the number of its question."""


def asked(match: MatchState) -> Player | None:
    """The player for whose input the match waits; None where anyone may go on."""
    if match.phase is Phase.AIMING:
        return match.seats.by_seat[match.board.to_strike]
    if match.phase is Phase.PLACING and match.placing is not None:
        return match.seats.by_seat[match.placing.seat]
    if match.phase is Phase.TOSS and match.toss is not None:
        return match.toss.chooser.first_player
    if match.phase is Phase.BOARD_OVER and match.points_on_offer:
        winner = match.boards[-1].winner
        return None if winner is None else winner.first_player
    return None


def is_personality(match: MatchState, player: Player | None) -> bool:
    """Whether a personality plays for a player."""
    return player is not None and match.config.players[player].personality is not None
