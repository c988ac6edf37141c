"""Boards, matches and strokes in the middle of a game, made in one line for a test."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import POCKETS
from carrom.core.json_value import Json
from carrom.core.layout import opening_rack
from carrom.core.match import BoardState, MatchConfig, MatchState, Phase, PlayerSpec
from carrom.core.outcome import Pocketing, StrokeOutcome
from carrom.core.params import Laws
from carrom.core.pieces import (
    CARROMMEN,
    MEN_A_SIDE,
    QUEEN,
    STRIKER,
    ByColour,
    Colour,
    PieceId,
    QueenAt,
    men_of,
)
from carrom.core.seats import BySide, Player, Seat, SeatPlan, Side
from carrom.core.stroke import Stroke
from carrom.core.tally import BreakState, Tally
from carrom.laws.placement import snap


def board(
    *,
    white: int = MEN_A_SIDE,
    black: int = MEN_A_SIDE,
    queen: QueenAt = QueenAt.BOARD,
    dues: ByColour[int] = ByColour(0, 0),
    to_strike: Seat = Seat.SOUTH,
    break_made: bool = True,
    stroke_no: int = 1,
) -> BoardState:
    """A board with so many carrommen left, as they stood in the opening rack; SOUTH plays white.

    Args:
        white: White carrommen on the board: `w1` and on.
        black: Black carrommen on the board: `b1` and on.
        queen: Where she is; on the board she stands at its centre.
        dues: Carrommen owed by each colour's side.
        to_strike: The seat to strike.
        break_made: Whether the break has touched a carromman.
        stroke_no: Strokes made in this board.
    """
    left = {*men_of(Colour.WHITE)[:white], *men_of(Colour.BLACK)[:black]}
    if queen is QueenAt.BOARD:
        left.add(QUEEN)
    rack = opening_rack(TOURNAMENT)
    hand = ByColour(ByColour(MEN_A_SIDE - white, 0), ByColour(0, MEN_A_SIDE - black))
    return BoardState(
        layout={piece: spot for piece, spot in rack.items() if piece in left},
        tally=Tally(
            left=ByColour(white, black),
            queen=queen,
            dues=dues,
            opened=ByColour(white < MEN_A_SIDE, black < MEN_A_SIDE),
            break_=BreakState(made=break_made),
            hand=hand,
        ),
        colours=ByColour(Side.A, Side.B),
        breaker=Seat.SOUTH,
        to_strike=to_strike,
        stroke_no=stroke_no,
    )


def new_board() -> BoardState:
    """A board before its break."""
    return replace(board(break_made=False, stroke_no=0), tally=Tally.fresh())


def match(
    board: BoardState | None = None,
    *,
    laws: Laws = Laws(),  # noqa: B008 - frozen
    house_rules: Mapping[str, Mapping[str, Json]] | None = None,
    rule_data: Mapping[str, Json] | None = None,
    score: BySide[int] = BySide(0, 0),
    rule_set: str = "standard",
    phase: Phase = Phase.AIMING,
) -> MatchState:
    """A match for two, side A at SOUTH, with a board in play; without one, before the first break.

    Args:
        board: Of `board` or `new_board`.
        laws: After the house rules have amended them.
        house_rules: Options of each house rule that is on, by its id.
        rule_data: What each house rule remembers, by its id.
        score: Points of this game before this board.
        rule_set: The rule set's id.
        phase: What the match waits for.
    """
    config = MatchConfig(
        rule_set=rule_set,
        laws=laws,
        house_rules=house_rules or {},
        players={Player.A1: PlayerSpec("Asha"), Player.B1: PlayerSpec("Bela")},
    )
    return MatchState(
        config=config,
        seats=SeatPlan.singles(),
        phase=phase,
        board=board or new_board(),
        game_breaker=Side.A,
        score=score,
        rule_data=rule_data or {},
    )


def stroke(match: MatchState) -> Stroke:
    """A straight stroke of the seat to strike, from the free place nearest to the middle."""
    seat = match.board.to_strike
    along = snap(match.config.laws, match.board.layout, TOURNAMENT, seat, 0.0)
    if along is None:
        raise ValueError("there is no room on the base line")
    return Stroke.of(seat, along, angle_degrees=90.0, speed_mm_s=3000.0)


def outcome(
    match: MatchState, *pieces: str, touched: bool = True, pockets: tuple[int, ...] = ()
) -> StrokeOutcome:
    """What a stroke did: the pieces that it pocketed, in their order, and nothing else moved.

    Args:
        match: Before the stroke.
        pieces: Ids such as `w1`, `b9`, `queen` and `striker`.
        touched: Whether the striker touched a carromman.
        pockets: The pocket of each piece, 0 to 3; pocket 0 where it is not given.

    Raises:
        ValueError: A piece is not on the board.
    """
    layout = dict(match.board.layout)
    falls = []
    for number, name in enumerate(pieces):
        piece = PieceId(name)
        if piece != STRIKER and layout.pop(piece, None) is None:
            there = ", ".join(p for p in CARROMMEN if p in match.board.layout)
            raise ValueError(f"{name!r} is not on the board; there are {there}")
        pocket = pockets[number] if number < len(pockets) else 0
        falls.append(Pocketing(0.5 + 0.1 * number, piece, pocket % len(POCKETS), 500.0))
    return StrokeOutcome(final=layout, pocketed=tuple(falls), touched=touched, duration=2.0)


def timeout(match: MatchState) -> StrokeOutcome:
    """A turn that had no stroke in time."""
    return StrokeOutcome(final=match.board.layout, timed_out=True)
