"""Every number and choice on which rule sets differ: values only, read by `carrom.laws`.

Each field's first words name the point on which the rule sets differ. The defaults are those of the
`standard` rule set; the others are in `carrom.laws.rule_sets`. House rules amend fields by name.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class TimeOver(StrEnum):
    """What running out of time does."""

    PASS = "pass"
    """The turn passes, no carromman comes back."""
    FOUL = "foul"
    """A technical foul before the first stroke of a turn, a foul later [Laws, VIII and XI]."""


class QueenWithStriker(StrEnum):
    """When a queen that falls with the striker, and no own carromman, keeps the turn."""

    UNLESS_NINE = "unless_nine"
    """Unless all nine own carrommen are on the board [Laws, XV]."""
    ALWAYS = "always"
    IF_ALLOWED = "if_allowed"
    """Only if the side could have taken her."""


class Placer(StrEnum):
    """Who puts returned carrommen on the board."""

    GAME = "game"
    PLAYER = "player"
    """The other side [Laws, XIV]."""


class ReturnSpot(StrEnum):
    """Where the game puts returned carrommen."""

    CENTRE = "centre"
    """On the centre spot, or as near as it fits."""
    ON_OUTER_CIRCLE = "on_outer_circle"
    """Its centre on the line of the outer circle."""
    IN_OUTER_CIRCLE = "in_outer_circle"
    """Wholly inside the outer circle, where a player might place it."""


@dataclass(frozen=True, slots=True)
class PiecePoints:
    """What pocketed pieces are worth to whoever pockets them."""

    white: int
    black: int
    queen: int


@dataclass(frozen=True, slots=True)
class Laws:
    """The parameters of one rule set; house rules amend them by field name."""

    queen_points: int = 3
    """Queen's points: what she adds for the winner of a board [Laws, IX]."""
    queen_limit: int = 22
    """Queen's limit: the score from which she adds nothing [Laws, IX]."""
    queen_to_any_winner: bool = True
    """Queen's points go to: the winner, whoever covered her; else only to a winner who did."""

    game_target: int = 25
    """Length: points that end a game [Laws, IX]."""
    boards_limit: int | None = 8
    """Length: boards after which the leader wins; None is no limit [Laws, IX]."""
    best_of: int = 1
    """Length: games of a match, of which more than half win it [Laws, IX]."""
    extra_board_toss: bool = False
    """Level after the last board: a toss decides who breaks the extra board [Laws, IX]."""
    change_sides: bool = False
    """Change of sides: after each game, and within the deciding one [Laws, X]."""

    break_tries: int = 3
    """Break touches nothing: tries before the turn passes [Laws, VII]."""

    improper_strokes: bool = False
    """Improper stroke: there are such strokes, and they are penalised [Laws, XI]."""

    first_coin_covers: bool = True
    """Queen + 1 own with nine: she is covered; else she still has to be [Laws, XV]."""
    refused_queen_ends_turn: bool = False
    """Queen, not allowed: the turn is lost whatever else fell [Laws, XV]; else the coins decide."""
    queen_with_striker: QueenWithStriker = QueenWithStriker.ALWAYS
    """Queen + striker: when the turn is kept."""
    cover_outlasts_striker: bool = True
    """Pending, striker + own: she waits once more [Laws, XV]; else she goes back."""

    striker_returns_first: bool = True
    """Last coins + striker: own coins are back before the board is judged; else it is over."""
    early_finish_adds_coins: bool = False
    """Own last, queen on the board: the other side's coins left count besides the queen."""
    early_finish_ignores_limit: bool = False
    """Own last, queen on the board, and both last: the queen's points at whatever score."""
    points_on_demand: bool = False
    """Last coins + striker, or improper: the winner may ask for more points [Laws, XV]."""

    time_over: TimeOver = TimeOver.PASS
    """Time for a stroke: what running out of it does."""
    turn_seconds: int | None = None
    """Time for a stroke: seconds, unless a house rule sets others; None is no clock."""

    placer: Placer = Placer.GAME
    """Who places returned coins."""
    may_decline: bool = False
    """Who places returned coins: the player may waive all of them [Laws, XIV]."""
    strict_spots: bool = False
    """Who places returned coins: off the centre circle, no shot with the queen [Laws, XIV]."""
    return_spot: ReturnSpot = ReturnSpot.ON_OUTER_CIRCLE
    """Several come back: the spot near which the game puts each coin."""
    base_circles: bool = True
    """Placing the striker: a base circle may be covered [Laws, XVI]."""

    piece_points: PiecePoints | None = None
    """Any coin counts for whoever pockets it, by these points; None: colours belong to sides."""

    @property
    def pieces_score(self) -> bool:
        """Whether pocketed pieces score, so that a single board decides."""
        return self.piece_points is not None
