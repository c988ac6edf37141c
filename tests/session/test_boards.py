from __future__ import annotations

from dataclasses import replace

import pytest

from carrom.core.events import (
    BoardClosed,
    BoardOpened,
    GameClosed,
    MatchClosed,
    PointsDemanded,
    SidesChanged,
    TossMade,
)
from carrom.core.inputs import Concede, DemandPoints, GiveSeat, NextBoard, PassTurn, PlayStroke
from carrom.core.match import MatchConfig, Phase, PlayerSpec
from carrom.core.pieces import QUEEN, STRIKER
from carrom.core.seats import Player, Seat, Side
from carrom.session.refusal import Refused
from tests.session.builders import Play, config, legal_stroke


def limited(rule_set: str, boards: int, **fields: object) -> MatchConfig:
    base = config(rule_set, **fields)
    return replace(base, laws=replace(base.laws, boards_limit=boards))


def test_a_won_board_is_a_line_of_the_score_card() -> None:
    play = Play.of(config()).win_board()
    (result,) = (event.result for event in play.told(BoardClosed))
    assert (result.winner, result.points, result.queen_points) == (Side.A, 12, 3)
    assert result.breaker is Side.A
    assert tuple(result.score) == (12, 0)
    assert play.match.boards == (result,)
    assert play.match.phase is Phase.BOARD_OVER
    assert play.refused(PlayStroke(legal_stroke(play.match))) is Refused.PHASE


def test_the_break_alternates_and_the_breaker_has_the_white_carrommen() -> None:
    play = Play.of(config())
    for breaker in (Side.A, Side.B, Side.A, Side.B):
        assert play.match.seats.side(play.match.board.breaker) is breaker
        assert play.match.board.colours.white is breaker
        play.set_up("w9", "b9").stroke("w9").do(NextBoard())
    assert tuple(play.match.score) == (8, 8)


def test_in_doubles_the_break_moves_to_the_right() -> None:
    play = Play.of(config(doubles=True))
    breakers = []
    for _ in range(5):
        breakers.append(play.match.board.breaker)
        play.set_up("w9", "b9").stroke("w9").do(NextBoard())
    assert breakers == [*Seat, Seat.SOUTH]


@pytest.mark.parametrize(
    ("starter", "breakers"),
    [("winner", "AAA"), ("loser", "ABA"), ("same", "AAA"), ("alternate", "ABA")],
)
def test_a_house_rule_may_say_who_breaks_next(starter: str, breakers: str) -> None:
    play = Play.of(config(house={"replay_starter": {"starter": starter}}))
    found = ""
    for _ in breakers:
        found += play.match.seats.side(play.match.board.breaker)
        play.set_up("w9", "b9").stroke("w9").do(NextBoard())
    assert found == breakers


def test_whoever_reaches_the_target_wins_the_game_and_the_match_of_one() -> None:
    play = Play.of(config())
    play.win_board().do(NextBoard()).lose_board().do(NextBoard())
    assert play.match.phase is Phase.AIMING
    play.win_board()
    assert play.match.phase is Phase.MATCH_OVER
    assert play.match.winner is Side.A
    assert tuple(play.match.score) == tuple(play.match.games[0].score)
    assert play.match.score.a >= 25
    assert [type(event) for event in play.events][-3:] == [BoardClosed, GameClosed, MatchClosed]
    assert play.refused(NextBoard()) is Refused.PHASE
    assert play.refused(Concede(Side.A)) is Refused.PHASE


def test_a_level_game_has_an_extra_board_whose_break_is_tossed_for() -> None:
    winners = set()
    for seed in range(12):
        play = Play.of(limited("icf", 2, seed=seed))
        play.win_board().do(NextBoard()).win_board()
        assert tuple(play.match.score) == (12, 12)
        assert play.match.phase is Phase.BOARD_OVER
        play.do(NextBoard())
        (toss,) = play.told(TossMade)
        assert play.match.seats.side(play.match.board.breaker) is toss.winner
        winners.add(toss.winner)
        play.win_board()
        assert play.match.phase is Phase.MATCH_OVER
        assert play.match.winner is toss.winner
    assert winners == {Side.A, Side.B}


def test_after_the_last_board_the_leader_wins() -> None:
    play = Play.of(limited("standard", 1)).set_up("w9", "b9").stroke("w9")
    assert play.match.winner is Side.A
    assert play.match.phase is Phase.MATCH_OVER


def test_family_points_may_end_in_a_draw() -> None:
    play = Play.of(config("family"))
    play.stroke("w1").stroke()
    play.set_up("w9", points=replace(play.match.board.tally.points, white=0, black=20))
    play.match = replace(play.match, board=replace(play.match.board, to_strike=Seat.SOUTH))
    play.stroke("w9")
    assert play.match.phase is Phase.MATCH_OVER
    assert play.match.winner is None
    assert play.told(MatchClosed) == [MatchClosed(None)]


def test_the_best_of_three_with_changes_of_sides() -> None:
    play = Play.of(limited("laws", 1, games=3))
    play.win_board()
    assert play.match.phase is Phase.GAME_OVER
    assert play.refused(Concede(Side.A)) is Refused.PHASE
    play.do(NextBoard())
    assert play.told(SidesChanged)
    assert play.match.seats.seat_of(Player.A1) is Seat.NORTH
    assert play.match.seats.side(play.match.board.breaker) is Side.B
    assert tuple(play.match.score) == (0, 0)
    assert play.match.boards == ()
    play.win_board().do(NextBoard())
    assert play.match.seats.seat_of(Player.A1) is Seat.SOUTH
    assert play.match.seats.side(play.match.board.breaker) is Side.A
    play.win_board()
    assert play.match.winner is Side.A
    assert [game.winner for game in play.match.games] == [Side.A, Side.B, Side.A]


def test_two_games_of_three_end_the_match() -> None:
    play = Play.of(limited("icf", 1, games=3)).win_board().do(NextBoard()).lose_board()
    assert play.match.phase is Phase.MATCH_OVER
    assert play.match.winner is Side.A


def test_in_doubles_everyone_moves_one_seat_to_the_right_after_a_game() -> None:
    play = Play.of(limited("laws", 1, games=3, doubles=True)).win_board().do(NextBoard())
    assert play.match.seats.seat_of(Player.A1) is Seat.EAST
    assert play.match.seats.seat_of(Player.B2) is Seat.SOUTH
    assert play.match.seats.by_seat[play.match.board.breaker] is Player.B1


def third_game() -> Play:
    play = Play.of(config("laws", games=3))
    play.do(Concede(Side.A)).do(NextBoard()).do(Concede(Side.B)).do(NextBoard())
    assert len(play.match.games) == 2
    return play


def test_in_the_third_game_sides_are_changed_once_at_13_points() -> None:
    play = third_game()
    changes = []
    for coins in (4, 4, 3):
        play.set_up("w9", *(f"b{n}" for n in range(1, coins + 1))).stroke("w9").do(NextBoard())
        changes.append(len(play.told(SidesChanged)))
    assert changes == [0, 0, 1]
    assert max(play.match.score) == 13
    play.set_up("w9", "b9").stroke("w9").do(NextBoard())
    assert not play.told(SidesChanged)


def test_in_the_third_game_sides_are_changed_after_four_boards_at_the_latest() -> None:
    play = third_game()
    breakers, changes = [], []
    for _ in range(5):
        breakers.append(play.match.seats.side(play.match.board.breaker))
        play.set_up("w9", "b9").stroke("w9").do(NextBoard())
        changes.append(len(play.told(SidesChanged)))
    assert changes == [0, 0, 0, 1, 0]
    assert breakers == [Side.A, Side.B, Side.A, Side.B, Side.A]


def on_demand() -> Play:
    """Side A has lost its last carromman with the striker, the queen on the board."""
    return Play.of(config("laws")).set_up("w9", "b8", "b9", QUEEN).stroke("w9", STRIKER)


def test_points_on_demand_wait_for_the_winner() -> None:
    play = on_demand()
    assert play.match.phase is Phase.BOARD_OVER
    assert play.match.points_on_offer == 1
    assert tuple(play.match.score) == (0, 3)
    assert play.refused(DemandPoints(2)) is Refused.POINTS
    assert play.refused(DemandPoints(0)) is Refused.POINTS
    play.do(DemandPoints(1))
    assert play.told(PointsDemanded) == [PointsDemanded(Side.B, 1)]
    assert tuple(play.match.score) == (0, 4)
    assert play.match.boards[-1].points == 4
    assert play.refused(DemandPoints(1)) is Refused.POINTS
    assert play.do(NextBoard()).told(BoardOpened)


def test_points_that_nobody_asks_for_are_gone() -> None:
    play = on_demand().do(NextBoard())
    assert tuple(play.match.score) == (0, 3)
    assert play.match.boards[-1].demandable == 0
    assert play.match.phase is Phase.AIMING


def test_a_demanded_point_may_win_the_game() -> None:
    play = Play.of(config("laws"))
    play.match = replace(play.match, score=replace(play.match.score, b=23))
    first = replace(on_demand().match.boards[0], demandable=0, score=play.match.score)
    play.match = replace(play.match, boards=(first,))
    play.set_up("w9", "b8", "b9", QUEEN).stroke("w9", STRIKER)
    assert tuple(play.match.score) == (0, 24)
    assert play.match.phase is Phase.BOARD_OVER
    play.do(DemandPoints(1))
    assert play.match.phase is Phase.MATCH_OVER
    assert play.match.winner is Side.B
    assert tuple(play.match.games[0].score) == (0, 25)


def test_conceding_a_game_and_the_match() -> None:
    play = Play.of(config(games=3)).stroke("w1").do(Concede(Side.A))
    assert play.match.games[0].conceded
    assert play.match.games[0].winner is Side.B
    assert play.match.phase is Phase.GAME_OVER
    play.do(NextBoard()).do(Concede(Side.B, whole_match=True))
    assert play.match.phase is Phase.MATCH_OVER
    assert play.match.winner is Side.A


def test_a_personality_takes_a_seat_over_and_gives_it_back() -> None:
    play = Play.of(config()).stroke("w1")
    board = play.match.board
    play.do(GiveSeat(Player.B1, "calm"))
    assert play.match.config.players[Player.B1] == PlayerSpec("B1", "calm")
    assert play.match.board == board
    play.do(GiveSeat(Player.B1, None, "Ravi"))
    assert play.match.config.players[Player.B1] == PlayerSpec("Ravi")
    assert play.refused(GiveSeat(Player.A2, "calm")) is Refused.SEAT


def test_dues_are_written_off_with_their_board() -> None:
    play = Play.of(config()).stroke("b1", STRIKER).do(PassTurn())
    assert play.match.board.tally.dues.white == 1
    play.stroke(*(f"b{n}" for n in range(2, 10)))
    assert play.match.phase is Phase.BOARD_OVER
    play.do(NextBoard())
    assert tuple(play.match.board.tally.dues) == (0, 0)
