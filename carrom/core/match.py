"""A match as one immutable value: everything that matters, and nothing that is only drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from carrom.core.json_value import Json
from carrom.core.layout import Layout
from carrom.core.params import Laws
from carrom.core.pieces import ByColour, Colour, PieceId
from carrom.core.ruling import Ruling
from carrom.core.seats import BySide, Player, Seat, SeatPlan, Side
from carrom.core.tally import Position, Tally


class Phase(StrEnum):
    """What the match waits for."""

    TOSS = "toss"
    """The winner of the toss, or the loser after a break was chosen, decides [Laws, V]."""
    AIMING = "aiming"
    """The seat to strike makes a stroke."""
    PLACING = "placing"
    """A player puts returned carrommen on the board [Laws, XIV]."""
    BOARD_OVER = "board_over"
    GAME_OVER = "game_over"
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    """Who plays: a person, or a personality."""

    name: str
    personality: str | None = None
    """The personality's id; None is a person."""


@dataclass(frozen=True, slots=True)
class MatchConfig:
    """Enough to start the same match again."""

    rule_set: str
    laws: Laws
    """After the house rules have amended them."""
    house_rules: Mapping[str, Mapping[str, Json]]
    """Options of each house rule that is on, by its id."""
    players: Mapping[Player, PlayerSpec]
    """Two players (A1, B1) or four."""
    games: int = 1
    """Best of so many games; odd."""
    first_breaker: Side | None = Side.A
    """Who breaks the first board; None is decided by a toss."""
    trial_boards: bool = False
    """One trial board for each side before the first that counts [Laws, VI]."""
    practice: bool = False
    """Strokes may be taken back without asking the other side."""
    seed: int = 0
    """Of the tosses."""

    @property
    def doubles(self) -> bool:
        """Whether four play."""
        return len(self.players) == 4


@dataclass(frozen=True, slots=True)
class Toss:
    """The toss before the first game, and who may choose what [Laws, V]."""

    winner: Side
    break_taken: bool = False
    """The winner chose to break, so the loser chooses the seats."""

    @property
    def chooser(self) -> Side:
        """The side that decides now."""
        return self.winner.other if self.break_taken else self.winner


@dataclass(frozen=True, slots=True)
class Waiting:
    """Pieces that come back to the board as soon as there is room for them [Laws, XIV]."""

    pieces: tuple[PieceId, ...]
    placer: Seat | None = None
    """The player who puts them down; None is the game."""
    may_decline: bool = False
    """Whether the placer may still waive all of them."""


@dataclass(frozen=True, slots=True)
class Placing:
    """Carrommen that a player has to put on the board now."""

    seat: Seat
    """Who places."""
    pieces: tuple[PieceId, ...]
    may_decline: bool
    """Whether all of them may be waived [Laws, XIV]."""


@dataclass(frozen=True, slots=True)
class BoardState:
    """One board in play."""

    layout: Layout
    tally: Tally
    colours: ByColour[Side]
    """Who plays which colour in this board."""
    breaker: Seat
    to_strike: Seat
    stroke_no: int = 0
    """Strokes made in this board."""
    first_stroke: bool = True
    """Whether the turn has had no stroke yet."""
    passes: int = 0
    """Turns that were let go in a row, by all players together [Laws, XVI]."""
    waiting: tuple[Waiting, ...] = ()
    """Pieces that the tally counts on the board although they are still to be put there."""
    trial: bool = False
    """Whether the board is one of the two that do not count [Laws, VI]."""

    def colour_of(self, side: Side) -> Colour:
        """The colour that a side plays."""
        return Colour.WHITE if self.colours.white is side else Colour.BLACK


@dataclass(frozen=True, slots=True)
class BoardResult:
    """A line of the score card [Laws, XIX]."""

    winner: Side | None
    """None is a draw."""
    points: int
    """All points of the winner, those that were asked for included."""
    queen_points: int
    """The part that is for the queen."""
    demandable: int
    """Points that the winner may still ask for."""
    breaker: Side
    score: BySide[int]
    """Running totals after the board."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game."""

    winner: Side | None
    score: BySide[int]
    boards: tuple[BoardResult, ...]
    conceded: bool = False


@dataclass(frozen=True, slots=True)
class MatchState:
    """The single truth about a match; JSON both ways in `storage`."""

    config: MatchConfig
    seats: SeatPlan
    phase: Phase
    board: BoardState
    game_breaker: Side
    """Who broke, or will break, the first board of this game."""
    score: BySide[int] = BySide(0, 0)
    """Points from the finished boards of this game."""
    boards: tuple[BoardResult, ...] = ()
    """Boards of this game."""
    games: tuple[GameResult, ...] = ()
    toss: Toss | None = None
    placing: Placing | None = None
    ruling: Ruling | None = None
    """The verdict on the latest stroke."""
    winner: Side | None = None
    """Of the match, once it is over; None then is a draw."""
    sides_changed: bool = False
    """Whether sides were changed within the deciding game [Laws, X]."""
    rule_data: Mapping[str, Json] = field(default_factory=dict)
    """What each house rule remembers, by its id."""
    failed_rules: tuple[str, ...] = ()
    """House rules that failed in this match, so that the core answered for them."""

    @property
    def game_closed(self) -> bool:
        """Whether the boards are those of a finished game; they stay until the next begins."""
        over = self.phase in (Phase.GAME_OVER, Phase.MATCH_OVER)
        return over and bool(self.games) and self.games[-1].boards == self.boards

    @property
    def game_no(self) -> int:
        """The game in play, or the one that was just finished, from 1."""
        return len(self.games) + (not self.game_closed)

    @property
    def board_no(self) -> int:
        """The board in play in its game, or the one that was just finished, from 1."""
        judged = self.ruling is not None and self.ruling.board is not None
        return len(self.boards) + (not judged)

    @property
    def games_won(self) -> BySide[int]:
        """Finished games by their winners."""
        return BySide(*(sum(game.winner is side for game in self.games) for side in Side))

    @property
    def points_on_offer(self) -> int:
        """Points for which the winner of the latest board may still ask [Laws, XV]."""
        if self.phase is not Phase.BOARD_OVER or self.board.trial or not self.boards:
            return 0
        return self.boards[-1].demandable

    @property
    def striking_colour(self) -> Colour:
        """The colour of the side to strike."""
        return self.board.colour_of(self.seats.side(self.board.to_strike))

    @property
    def position(self) -> Position:
        """What the next stroke is judged against."""
        by_colour = self.board.colours.map(lambda side: self.score[side])
        return Position(self.board.tally, self.striking_colour, by_colour, self.board.first_stroke)
