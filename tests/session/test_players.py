from __future__ import annotations

from dataclasses import replace

from carrom.ai.choices import answer as ready_answer
from carrom.core.inputs import (
    ChooseBreak,
    ChooseSeat,
    DemandPoints,
    NextBoard,
    PlacePiece,
)
from carrom.core.pieces import QUEEN, STRIKER
from carrom.core.seats import Player, Seat
from carrom.session.players import asked
from tests.session.builders import Play, config


def test_the_match_waits_for_the_player_at_the_seat_to_strike() -> None:
    play = Play.of(config(doubles=True))
    for player in (Player.A1, Player.B1, Player.A2, Player.B2):
        assert asked(play.match) is player
        assert ready_answer(play.match) is None
        play.stroke()


def test_at_the_toss_it_waits_for_the_side_that_chooses() -> None:
    play = Play.of(config(first_breaker=None))
    winner = play.match.toss.winner
    assert asked(play.match) is Player(f"{winner}1")
    assert ready_answer(play.match) == ChooseBreak()
    play.do(ChooseBreak())
    assert asked(play.match) is Player(f"{winner.other}1")
    answer = ready_answer(play.match)
    assert isinstance(answer, ChooseSeat)
    play.do(answer)
    assert play.match.seats.seat_of(Player.A1) is Seat.SOUTH


def test_a_personality_places_coins_where_they_help_it() -> None:
    play = Play.of(config("laws")).set_up("w8", "w9", "b8", "b9", QUEEN).stroke(STRIKER)
    assert asked(play.match) is Player.B1
    placed = ready_answer(play.match)
    assert isinstance(placed, PlacePiece)
    assert placed.piece == "w1"
    play.do(placed)


def test_a_personality_asks_for_all_points_and_anyone_goes_on() -> None:
    play = Play.of(config("laws")).set_up("w9", "b8", "b9", QUEEN)
    play.stroke("w9", STRIKER)
    assert asked(play.match) is Player.B1
    assert ready_answer(play.match) == DemandPoints(1)
    play.do(DemandPoints(1))
    assert asked(play.match) is None
    assert ready_answer(play.match) is None
    assert play.do(NextBoard())


def test_after_a_change_of_sides_the_same_players_are_asked() -> None:
    base = config("laws", games=3)
    play = Play.of(replace(base, laws=replace(base.laws, boards_limit=1))).win_board()
    play.do(NextBoard())
    assert play.match.board.to_strike is Seat.SOUTH
    assert asked(play.match) is Player.B1
