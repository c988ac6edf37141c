from __future__ import annotations

import pytest

from carrom.core.events import BoardOpened, SidesChanged
from carrom.core.inputs import ChooseBreak, ChooseSeat, NextBoard, PlayStroke
from carrom.core.match import Phase
from carrom.core.seats import Player, Seat, Side
from carrom.session.refusal import Refused
from tests.session.builders import Play, config, legal_stroke


def test_a_settled_breaker_starts_at_once_with_the_white_carrommen() -> None:
    play = Play.of(config(first_breaker=Side.B))
    assert play.match.phase is Phase.AIMING
    assert play.match.board.to_strike is Seat.NORTH
    assert play.match.board.colours.white is Side.B
    assert not play.match.board.tally.break_.made


def test_the_toss_is_fair_and_the_same_for_the_same_seed() -> None:
    winners = [Play.of(config(first_breaker=None, seed=n)).match.toss.winner for n in range(40)]
    again = [Play.of(config(first_breaker=None, seed=n)).match.toss.winner for n in range(40)]
    assert winners == again
    assert 10 < winners.count(Side.A) < 30


def test_a_winner_who_takes_the_break_leaves_the_seats_to_the_loser() -> None:
    play = Play.of(config(first_breaker=None))
    winner = play.match.toss.winner
    play.do(ChooseBreak())
    assert play.match.phase is Phase.TOSS
    assert play.match.toss.chooser is winner.other
    assert play.refused(ChooseBreak()) is Refused.PHASE
    loser = Player(f"{winner.other}1")
    play.do(ChooseSeat(Seat.SOUTH))
    assert play.match.seats.seat_of(loser) is Seat.SOUTH
    assert play.match.phase is Phase.AIMING
    assert play.match.seats.side(play.match.board.to_strike) is winner


def test_a_winner_who_takes_a_seat_leaves_the_break_to_the_loser() -> None:
    play = Play.of(config(first_breaker=None))
    winner = play.match.toss.winner
    play.do(ChooseSeat(Seat.NORTH))
    assert play.match.seats.seat_of(Player(f"{winner}1")) is Seat.NORTH
    assert play.match.game_breaker is winner.other
    assert play.match.seats.side(play.match.board.breaker) is winner.other


def test_in_singles_nobody_sits_at_the_sides_of_the_board() -> None:
    play = Play.of(config(first_breaker=None))
    assert play.refused(ChooseSeat(Seat.EAST)) is Refused.SEAT
    assert play.refused(PlayStroke(legal_stroke(play.match))) is Refused.PHASE


@pytest.mark.parametrize("seat", list(Seat))
def test_partners_sit_opposite_wherever_the_chooser_sits(seat: Seat) -> None:
    play = Play.of(config(doubles=True, first_breaker=None))
    first = Player(f"{play.match.toss.winner}1")
    before = play.match.seats
    play.do(ChooseSeat(seat))
    seats = play.match.seats
    assert seats.seat_of(first) is seat
    assert seats.seat_of(Player.A1).opposite is seats.seat_of(Player.A2)
    assert seats.seat_of(Player.B1).opposite is seats.seat_of(Player.B2)
    assert bool(play.told(SidesChanged)) == (seats != before)


def test_each_side_has_one_trial_board_that_does_not_count() -> None:
    play = Play.of(config(trial_boards=True))
    assert play.match.board.trial
    play.win_board()
    assert play.match.phase is Phase.BOARD_OVER
    play.do(NextBoard())
    assert play.match.board.trial
    assert play.match.board.breaker is Seat.NORTH
    play.stroke("w1")
    assert play.do(NextBoard()).told(BoardOpened), "a trial board may be broken off"
    assert not play.match.board.trial
    assert play.match.board.breaker is Seat.SOUTH
    assert play.match.boards == ()
    assert tuple(play.match.score) == (0, 0)
    play.win_board().do(NextBoard())
    assert not play.match.board.trial
    assert len(play.match.boards) == 1


def test_a_board_that_counts_is_not_broken_off() -> None:
    assert Play.of(config()).refused(NextBoard()) is Refused.PHASE
