"""What a finished match leaves behind: who did what in it, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from carrom.core.match import PlayerSpec
from carrom.core.seats import BySide, Player, Side

PLAYED = "%Y-%m-%d %H:%M:%S"
"""How the moment at which a match ended is written."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What a person did, in one match or in many together."""

    matches: int = 0
    matches_won: int = 0
    boards: int = 0
    boards_won: int = 0
    points: int = 0
    """Points that the person's side won."""
    strokes: int = 0
    good_strokes: int = 0
    """Strokes with which a coin of one's own or the queen fell, and the striker did not."""
    queens: int = 0
    """Queens that the person covered."""
    slams: int = 0
    """Boards that the person cleared with the queen in one turn, the first of the side."""

    def __add__(self, other: Figures) -> Figures:
        """Both together."""
        return Figures(*(getattr(self, f.name) + getattr(other, f.name) for f in fields(Figures)))

    @property
    def accuracy(self) -> float | None:
        """The share of good strokes; None without a stroke."""
        return self.good_strokes / self.strokes if self.strokes else None

    @property
    def board_share(self) -> float | None:
        """The share of boards won; None without a board."""
        return self.boards_won / self.boards if self.boards else None

    @property
    def match_share(self) -> float | None:
        """The share of matches won; None without a match."""
        return self.matches_won / self.matches if self.matches else None

    @property
    def strokes_per_board(self) -> float | None:
        """None without a board."""
        return self.strokes / self.boards if self.boards else None

    @property
    def points_per_board(self) -> float | None:
        """None without a board."""
        return self.points / self.boards if self.boards else None


@dataclass(frozen=True, slots=True)
class MatchSheet:
    """One match: a line of the list of matches, and the figures of the people in it."""

    played: str
    """When it ended by the clock on the wall, such as `2030-01-02 03:04:05`: see `PLAYED`."""
    rule_set: str
    players: Mapping[Player, PlayerSpec]
    winner: Side | None
    """None is a draw."""
    score: BySide[int]
    """Games won, or the points of the only game."""
    games: int
    """Best of so many."""
    practice: bool
    """Strokes could be taken back, so that nobody's figures are kept."""
    people: Mapping[str, Figures]
    """By name; personalities have none."""

    def names(self, side: Side) -> str:
        """A side in one phrase."""
        return " and ".join(
            spec.name for player, spec in self.players.items() if player.side is side
        )
