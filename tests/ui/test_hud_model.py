from dataclasses import replace

import pytest

from carrom.core.inputs import Concede, NextBoard
from carrom.core.match import MatchState, Phase, Placing, Toss
from carrom.core.params import Laws, PiecePoints
from carrom.core.pieces import ByColour, PieceId, QueenAt
from carrom.core.registration import HudItem
from carrom.core.seats import BySide, Seat, Side
from carrom.core.tally import BreakState
from carrom.ui import hud_model
from carrom.ui.words import Words
from tests.session.builders import Play, config
from tests.ui.matches import match

MADE = BreakState(made=True)


def placing(state: MatchState, seat: Seat, *pieces: str) -> MatchState:
    put = Placing(seat, tuple(PieceId(piece) for piece in pieces), may_decline=True)
    return replace(state, phase=Phase.PLACING, placing=put)


def test_panels_show_names_colours_and_who_breaks() -> None:
    hud = hud_model.build(Words(), match(doubles=True), "Standard")
    assert hud.left.names == ("Asha", "Meera")
    assert hud.right.names == ("Ravi", "Tariq")
    assert (hud.left.colour.value, hud.right.colour.value) == ("white", "black")
    assert hud.left.breaks and not hud.right.breaks
    tossed = replace(match(), phase=Phase.TOSS, toss=Toss(Side.B))
    assert not hud_model.build(Words(), tossed, "Standard").left.breaks


def test_only_the_side_to_strike_names_its_striker() -> None:
    hud = hud_model.build(Words(), match(), "Standard")
    assert (hud.left.striker, hud.right.striker) == ("Asha", None)
    assert hud.seat is Seat.SOUTH


def test_tray_follows_the_state_after_coins_came_back() -> None:
    fewer = hud_model.build(Words(), match(left=ByColour(4, 9), break_=MADE), "Standard")
    back = hud_model.build(Words(), match(left=ByColour(6, 9), break_=MADE), "Standard")
    assert fewer.left.coins_left == 4
    assert back.left.coins_left == 6


@pytest.mark.parametrize(
    ("queen", "line", "left_has", "right_has", "waits"),
    [
        (QueenAt.BOARD, "Queen: on the board", False, False, False),
        (QueenAt.PENDING, "Queen: to be covered", False, False, True),
        (QueenAt.WHITE, "Queen: Asha", True, False, False),
        (QueenAt.BLACK, "Queen: Ravi", False, True, False),
    ],
)
def test_queen(queen: QueenAt, line: str, left_has: bool, right_has: bool, waits: bool) -> None:
    hud = hud_model.build(Words(), match(queen=queen, break_=MADE), "Standard")
    assert hud.queen_line == line
    assert (hud.left.has_queen, hud.right.has_queen) == (left_has, right_has)
    assert hud.left.queen_waits is waits


def test_break_tries_are_counted_and_go_when_the_break_is_made() -> None:
    tried = hud_model.build(Words(), match(break_=BreakState(made=False, tries=1)), "Standard")
    assert tried.break_line == "Break: try 2 of 3"
    assert hud_model.build(Words(), match(break_=MADE), "Standard").break_line == ""


@pytest.mark.parametrize(
    ("laws", "games", "boards", "line"),
    [
        (Laws(), 1, 0, "Board 1 of 8"),
        (Laws(), 3, 0, "Game 1, board 1 of 8"),
        (Laws(boards_limit=1), 1, 0, "One board"),
        (Laws(boards_limit=None), 1, 0, "Board 1"),
    ],
)
def test_board_line(laws: Laws, games: int, boards: int, line: str) -> None:
    state = match(laws=laws)
    state = replace(state, config=replace(state.config, games=games))
    assert hud_model.build(Words(), state, "").board_line == line


def test_trial_board_is_named_and_does_not_count() -> None:
    state = replace(match(), board=replace(match().board, trial=True))
    hud = hud_model.build(Words(), state, "")
    assert hud.board_line == "Trial board" and hud.trial
    assert not hud_model.build(Words(), match(), "").trial


def line_of(play: Play) -> str:
    return hud_model.build(Words(), play.match, "").board_line


def after_a_board(**fields: object) -> Play:
    return Play.of(config(**fields)).set_up("w9", "b9").stroke("w9")


@pytest.mark.parametrize("whole", [False, True])
def test_giving_up_leaves_the_board_that_was_played(whole: bool) -> None:
    first = Play.of(config()).do(Concede(Side.A, whole_match=whole))
    assert line_of(first) == "Board 1 of 8"
    judged = after_a_board()
    assert line_of(judged) == "Board 1 of 8"
    in_play = after_a_board().do(NextBoard())
    assert line_of(in_play) == "Board 2 of 8"
    assert line_of(in_play.do(Concede(Side.A, whole_match=whole))) == "Board 2 of 8"
    assert line_of(judged.do(Concede(Side.A, whole_match=whole))) == "Board 1 of 8"


def test_a_finished_game_keeps_its_number_until_the_next_begins() -> None:
    play = after_a_board(games=3).do(NextBoard()).do(Concede(Side.A))
    assert line_of(play) == "Game 1, board 2 of 8"
    assert line_of(play.do(NextBoard())) == "Game 2, board 1 of 8"
    assert line_of(play.do(Concede(Side.A, whole_match=True))) == "Game 2, board 1 of 8"


def test_dues_and_scores_are_each_sides_own() -> None:
    state = replace(match(dues=ByColour(0, 2), break_=MADE), score=BySide(12, 7))
    hud = hud_model.build(Words(), state, "Standard")
    assert (hud.left.dues, hud.right.dues) == (0, 2)
    assert (hud.left.score, hud.right.score) == (12, 7)
    assert hud.left.board_points is None


def test_points_of_the_board_are_shown_where_pieces_score() -> None:
    laws = Laws(piece_points=PiecePoints(20, 10, 50))
    hud = hud_model.build(Words(), match(laws=laws, points=ByColour(40, 10)), "Family")
    assert (hud.left.board_points, hud.right.board_points) == (40, 10)


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        (match(), "Asha"),
        (match(break_=MADE), "Asha"),
        (match(break_=MADE, queen=QueenAt.PENDING), "Asha"),
        (placing(match(), Seat.NORTH, "w1"), "Ravi"),
        (replace(match(), phase=Phase.TOSS, toss=Toss(Side.B)), "Ravi"),
        (replace(match(), phase=Phase.TOSS, toss=Toss(Side.B, break_taken=True)), "Asha"),
    ],
)
def test_whatever_is_waited_for_names_its_player(state: MatchState, asked: str) -> None:
    assert asked in hud_model.build(Words(), state, "").prompt


@pytest.mark.parametrize("phase", [p for p in Phase if p not in (Phase.TOSS, Phase.PLACING)])
def test_no_phase_waits_in_silence(phase: Phase) -> None:
    assert hud_model.build(Words(), replace(match(), phase=phase), "").prompt


def test_placing_in_doubles_lights_the_placers_side_and_names_the_placer() -> None:
    hud = hud_model.build(Words(), placing(match(doubles=True), Seat.WEST, "w1", "w2"), "")
    assert hud.seat is Seat.WEST
    assert hud.right.striker == "Tariq"
    assert hud.left.striker is None
    assert "2 coins" in hud.prompt


def test_house_rules_and_the_clock_are_carried_along() -> None:
    item = HudItem("Powdered", Side.A)
    hud = hud_model.build(Words(), match(), "Standard", [item], clock=(4.0, 15.0))
    assert hud.items == (item,)
    assert (hud.seconds_left, hud.seconds) == (4.0, 15.0)


def test_lines_of_house_rules_are_filled_in() -> None:
    item = HudItem("{seconds} s for a stroke", values={"seconds": 30})
    (shown,) = hud_model.build(Words(), match(), "Standard", [item]).items
    assert shown.text == "30 s for a stroke"
