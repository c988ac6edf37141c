"""From the toss to the break: who chooses, who sits where, and the carrommen set [Laws, V-VIII]."""

from __future__ import annotations

import random
from dataclasses import replace

from carrom.core.equipment import TOURNAMENT
from carrom.core.events import BoardOpened, Cancelled, SidesChanged, TossMade
from carrom.core.inputs import GiveSeat
from carrom.core.layout import opening_rack
from carrom.core.match import BoardState, MatchConfig, MatchState, Phase, PlayerSpec, Toss
from carrom.core.pieces import ByColour
from carrom.core.seats import Seat, SeatPlan, Side
from carrom.core.tally import Tally
from carrom.session.flow import Flow


def toss(match: MatchState) -> Side:
    """Who wins the toss before the coming board; the same for the same seed and board."""
    number = f"{match.config.seed}/{len(match.games)}/{len(match.boards)}"
    return random.Random(number).choice(tuple(Side))


def begin(config: MatchConfig) -> MatchState:
    """A match before anything was chosen, side A at the first seat and to break."""
    seats = SeatPlan.doubles() if config.doubles else SeatPlan.singles()
    breaker = config.first_breaker or Side.A
    board = set_board(seats, first_seat(seats, breaker), trial=config.trial_boards)
    return MatchState(config, seats, Phase.AIMING, board, game_breaker=breaker)


def open_match(flow: Flow) -> Flow:
    """Go to the toss, or to the first break where it is settled who breaks."""
    match = flow.match
    if match.config.first_breaker is None:
        winner = toss(match)
        return flow.change(phase=Phase.TOSS, toss=Toss(winner)).tell(TossMade(winner))
    return open_board(flow, match.board.breaker, trial=match.config.trial_boards)


def choose_break(flow: Flow) -> Flow:
    """The winner of the toss breaks, and leaves the choice of seats to the loser."""
    winner = _toss(flow).winner
    return flow.change(toss=Toss(winner, break_taken=True), game_breaker=winner)


def choose_seat(flow: Flow, seat: Seat) -> Flow:
    """Sit down as chosen; a winner of the toss who chooses this leaves the break to the loser."""
    match, decided = flow.match, _toss(flow)
    seats = seats_with(match.seats, decided.chooser, seat)
    if seats is None:
        raise ValueError(f"nobody can sit at {seat}")
    breaker = decided.winner if decided.break_taken else decided.winner.other
    changed = seats != match.seats
    flow = flow.change(seats=seats, game_breaker=breaker)
    if changed:
        flow = flow.tell(SidesChanged())
    return open_board(flow, first_seat(seats, breaker), trial=match.config.trial_boards)


def first_seat(seats: SeatPlan, side: Side) -> Seat:
    """Where a side's first player sits."""
    return seats.seat_of(side.first_player)


def seats_with(seats: SeatPlan, side: Side, seat: Seat) -> SeatPlan | None:
    """The plan, in the same order around the board, with a side's first player at a seat."""
    for _ in seats.seats:
        if first_seat(seats, side) is seat:
            return seats
        seats = seats.moved()
    return None


def open_board(
    flow: Flow, breaker: Seat, *, trial: bool = False, replayed: Cancelled | None = None
) -> Flow:
    """Set the carrommen for a break."""
    board = set_board(flow.match.seats, breaker, trial=trial)
    flow = flow.change(phase=Phase.AIMING, board=board, toss=None, placing=None, ruling=None)
    return flow.tell(BoardOpened(breaker, replayed))


def give_seat(flow: Flow, given: GiveSeat) -> Flow:
    """Let a personality, or a person, play on for a player."""
    config = flow.match.config
    name = given.name or config.players[given.player].name
    players = {**config.players, given.player: PlayerSpec(name, given.personality)}
    return flow.change(config=replace(config, players=players))


def set_board(seats: SeatPlan, breaker: Seat, *, trial: bool) -> BoardState:
    """The board before a break, which the side with the white carrommen takes [Laws, VII]."""
    white = seats.side(breaker)
    return BoardState(
        layout=opening_rack(TOURNAMENT, breaker.quarter_turns),
        tally=Tally.fresh(),
        colours=ByColour(white, white.other),
        breaker=breaker,
        to_strike=breaker,
        trial=trial,
    )


def _toss(flow: Flow) -> Toss:
    decided = flow.match.toss
    if decided is None:
        raise ValueError("there was no toss")
    return decided
