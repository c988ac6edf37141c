from __future__ import annotations

import pytest

from carrom.core.events import BoardOpened, Cancelled, StrokeJudged, TurnPassed
from carrom.core.geometry import BASE_LINE_Y_MM, Point, to_board
from carrom.core.inputs import PassTurn, PlaceAuto, PlayStroke, TakeAction, TimeOut
from carrom.core.match import Phase
from carrom.core.outcome import StrokeOutcome
from carrom.core.pieces import QUEEN, STRIKER, QueenAt
from carrom.core.ruling import Foul
from carrom.core.seats import Seat, Side
from carrom.core.stroke import Stroke
from carrom.session.refusal import Refused
from tests.session.builders import Play, config, legal_stroke


@pytest.mark.parametrize(
    ("doubles", "pieces", "next_seat"),
    [
        (False, ("w1",), Seat.SOUTH),
        (False, (), Seat.NORTH),
        (False, ("b1",), Seat.NORTH),
        (False, ("w1", "b1"), Seat.SOUTH),
        (False, (STRIKER,), Seat.NORTH),
        (True, ("w1",), Seat.SOUTH),
        (True, (), Seat.EAST),
        (True, (STRIKER,), Seat.EAST),
    ],
)
def test_who_strikes_next(doubles: bool, pieces: tuple[str, ...], next_seat: Seat) -> None:
    play = Play.of(config(doubles=doubles)).stroke(*pieces)
    assert play.match.board.to_strike is next_seat
    assert bool(play.told(TurnPassed)) == (next_seat is not Seat.SOUTH)
    assert play.match.board.first_stroke == (next_seat is not Seat.SOUTH)
    assert len(play.told(StrokeJudged)) == 1


def test_twenty_misses_move_the_turn_around_the_table() -> None:
    for doubles in (False, True):
        play = Play.of(config(doubles=doubles))
        struck = []
        for _ in range(20):
            struck.append(play.match.board.to_strike)
            play.stroke()
        seats = play.match.seats.seats
        assert struck == [seats[n % len(seats)] for n in range(20)]


def test_a_break_that_touches_nothing_is_tried_three_times_and_colours_stay() -> None:
    play = Play.of(config())
    for tries in (1, 2):
        play.stroke(touched=False)
        assert play.match.board.to_strike is Seat.SOUTH
        assert play.match.board.tally.break_.tries == tries
    play.stroke(touched=False)
    assert play.match.board.to_strike is Seat.NORTH
    assert play.match.board.colours.white is Side.A
    assert not play.match.board.tally.break_.made


def test_a_stroke_of_another_seat_is_refused() -> None:
    play = Play.of(config())
    stroke = legal_stroke(play.match)
    wrong = Stroke(Seat.NORTH, stroke.along, stroke.angle, stroke.speed)
    assert play.refused(PlayStroke(wrong)) is Refused.TURN


@pytest.mark.parametrize(
    ("along", "speed", "why"),
    [
        (2000, 2000, Refused.STRIKER),
        (2700, 2000, Refused.STRIKER),
        (0, 100, Refused.SPEED),
        (0, 6501, Refused.SPEED),
        (2191, 2000, None),
        (0, 6500, None),
    ],
)
def test_where_the_striker_may_stand_and_how_hard_it_may_go(
    along: int, speed: int, why: Refused | None
) -> None:
    assert Play.of(config()).refused(PlayStroke(Stroke(Seat.SOUTH, along, 9000, speed))) is why


def test_the_striker_may_not_touch_a_coin() -> None:
    play = Play.of(config()).stroke("w1")
    layout = {**play.match.board.layout, "w2": to_board(Seat.SOUTH, Point(20.0, BASE_LINE_Y_MM))}
    play.do(PlayStroke(legal_stroke(play.match)), StrokeOutcome(layout, touched=True))
    assert play.match.board.to_strike is Seat.NORTH
    play.stroke()
    assert play.refused(PlayStroke(Stroke(Seat.SOUTH, 0, 9000, 2000))) is Refused.STRIKER


@pytest.mark.parametrize("doubles", [False, True])
def test_three_passes_each_cancel_the_board(doubles: bool) -> None:
    play = Play.of(config(doubles=doubles)).stroke("w1").stroke()
    seats = len(play.match.seats.seats)
    for _ in range(3 * seats - 1):
        play.do(PassTurn())
        assert not play.told(BoardOpened)
    play.do(PassTurn())
    assert [event.replayed for event in play.told(BoardOpened)] == [Cancelled.PASSES]
    assert play.match.board.breaker is Seat.SOUTH
    assert len(play.match.board.layout) == 19
    assert play.match.boards == ()


def test_a_stroke_between_them_starts_the_count_of_passes_anew() -> None:
    play = Play.of(config()).stroke()
    for _ in range(5):
        play.do(PassTurn())
    play.stroke()
    for _ in range(5):
        assert not play.do(PassTurn()).told(BoardOpened)
    assert play.do(TimeOut()).told(BoardOpened)


def test_a_turn_let_go_gives_back_a_queen_that_waits_for_her_cover() -> None:
    play = Play.of(config()).stroke("w1").stroke(QUEEN)
    assert play.match.board.tally.queen is QueenAt.PENDING
    play.do(PassTurn())
    assert play.match.board.tally.queen is QueenAt.BOARD
    assert QUEEN in play.match.board.layout
    assert play.match.board.to_strike is Seat.NORTH


def test_time_runs_out_twice_in_a_turn_under_the_laws() -> None:
    play = Play.of(config("laws")).set_up("w7", "w8", "w9", "b8", "b9", QUEEN)
    play.do(TimeOut())
    assert play.match.ruling is not None
    assert play.match.ruling.fouls == (Foul.TECHNICAL,)
    assert play.match.board.to_strike is Seat.SOUTH
    assert play.match.phase is Phase.PLACING
    play.do(PlaceAuto()).do(TimeOut())
    assert play.match.ruling.fouls == (Foul.TIME,)
    assert play.match.board.to_strike is Seat.NORTH


def test_no_room_on_the_base_line_replays_the_board() -> None:
    play = Play.of(config()).stroke("w1")
    line = (-219, -150, -80, -10, 60, 130, 200)
    layout = dict(play.match.board.layout)
    for n, x in enumerate(line, start=1):
        layout[f"b{n}"] = to_board(Seat.NORTH, Point(float(x), BASE_LINE_Y_MM))
    layout["b8"] = to_board(Seat.NORTH, Point(230.0, BASE_LINE_Y_MM))
    play.do(PlayStroke(legal_stroke(play.match)), StrokeOutcome(layout, touched=True))
    assert [event.replayed for event in play.told(BoardOpened)] == [Cancelled.NO_ROOM]
    assert play.match.board.breaker is Seat.SOUTH
    assert play.match.phase is Phase.AIMING


def test_a_house_rules_button_works_only_while_it_is_offered() -> None:
    play = Play.of(config(house={"powder": {}}))
    assert play.refused(TakeAction("powder.nonsense")) is Refused.ACTION
    action = play.rulebook.list_actions(play.match)[0]
    play.do(TakeAction(action.id))
    assert play.rulebook.surface_factor(play.match) < 1
    assert play.match.board.stroke_no == 0
    assert Play.of(config("club")).refused(TakeAction(action.id)) is Refused.ACTION
