"""Every number and choice on which rule sets differ; no code."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Laws:
    """The parameters of one rule set; house rules amend them by field name."""

    queen_points: int = 3
    """What a covered queen adds for the winner of a board."""
    queen_limit: int = 22
    """Score from which the queen adds nothing [Laws, IX]."""
    game_target: int = 25
    """Points that end a game."""
    boards_limit: int | None = 8
    """Boards after which the leader wins; None is no limit."""
    break_tries: int = 3
    """Tries at a break before the turn passes [Laws, VII]."""
