"""A position to practise on, and the match that the referee and the personalities see in it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from carrom.core.equipment import TOURNAMENT
from carrom.core.layout import Layout, opening_rack
from carrom.core.match import BoardState, MatchConfig, MatchState, Phase, PlayerSpec
from carrom.core.params import Laws
from carrom.core.pieces import MEN_A_SIDE, QUEEN, ByColour, Colour, QueenAt, men_of
from carrom.core.seats import Player, Seat, SeatPlan, Side
from carrom.core.tally import BreakState, Tally
from carrom.physics.surface import NORMAL_MU, SURFACES

RULE_SET = "standard"
LAWS = Laws()
"""Strokes are judged by the standard rules, which are the defaults."""

PERSON = PlayerSpec("Player")
"""Whoever practises, and the other side, which never strikes."""


class Surface(StrEnum):
    """How slippery the board is."""

    BARE = "bare"
    NORMAL = "normal"
    POWDERED = "powdered"

    @property
    def factor(self) -> float:
        """What the friction of the normal surface is multiplied by."""
        return SURFACES[self.value] / NORMAL_MU


@dataclass(frozen=True, slots=True)
class PracticeBoard:
    """Any position, with who strikes from where, and on what."""

    layout: Layout
    colour: Colour = Colour.WHITE
    """What the side to strike plays."""
    seat: Seat = Seat.SOUTH
    """From where it strikes."""
    surface: Surface = Surface.NORMAL
    queen: QueenAt = QueenAt.WHITE
    """Where she is in the rules' sense; `BOARD` if, and only if, she is in the layout."""
    break_made: bool = True
    """False is the rack before its break."""

    @property
    def can_be_judged(self) -> bool:
        """Whether the rules know the position: with no coin left a side has already won."""
        return all(self.left(colour) for colour in Colour)

    def left(self, colour: Colour) -> int:
        """How many carrommen of a colour are on the board."""
        return sum(man in self.layout for man in men_of(colour))

    def with_layout(self, layout: Layout) -> PracticeBoard:
        """The board with other pieces on it; a queen taken off counts as covered by the striker."""
        queen = self.queen
        if QUEEN in layout:
            queen = QueenAt.BOARD
        elif queen is QueenAt.BOARD:
            queen = QueenAt.covered_by(self.colour)
        return replace(self, layout=dict(sorted(layout.items())), queen=queen, break_made=True)


def racked(board: PracticeBoard) -> PracticeBoard:
    """The nineteen carrommen set for the break of the seat to strike."""
    rack = opening_rack(TOURNAMENT, board.seat.quarter_turns)
    return replace(board, layout=rack, queen=QueenAt.BOARD, break_made=False)


def as_match(board: PracticeBoard, player: PlayerSpec = PERSON) -> MatchState:
    """The match in which this is the position; the side to strike is A.

    Args:
        board: The position.
        player: Who is to strike.
    """
    seat = board.seat
    players = {seat: Player.A1, seat.opposite: Player.B1}
    config = MatchConfig(
        rule_set=RULE_SET,
        laws=LAWS,
        house_rules={},
        players={
            Player.A1: player,
            Player.B1: PERSON,
        },
        practice=True,
    )
    left = ByColour(board.left(Colour.WHITE), board.left(Colour.BLACK))
    white = Side.A if board.colour is Colour.WHITE else Side.B
    return MatchState(
        config=config,
        seats=SeatPlan(tuple((place, players[place]) for place in Seat if place in players)),
        phase=Phase.AIMING,
        board=BoardState(
            layout=board.layout,
            tally=Tally(
                left=left,
                queen=board.queen,
                opened=left.map(lambda count: count < MEN_A_SIDE),
                break_=BreakState(made=board.break_made),
            ),
            colours=ByColour(white, white.other),
            breaker=seat,
            to_strike=seat,
            stroke_no=1 if board.break_made else 0,
        ),
        game_breaker=Side.A,
    )
