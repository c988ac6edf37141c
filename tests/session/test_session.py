from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from carrom.core.events import MatchEvent, SaveFailed, StrokeJudged, StrokeUndone
from carrom.core.inputs import (
    NextBoard,
    PassTurn,
    PlayStroke,
    TakeAction,
    TimeOut,
)
from carrom.core.match import MatchConfig, MatchState, Phase
from carrom.core.message import Notice
from carrom.core.pieces import QUEEN, Colour, men_of
from carrom.core.record import Record
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.errors import SaveError
from carrom.session.journal import steps
from carrom.session.refusal import Refused
from carrom.session.session import MatchSession
from tests.session.builders import (
    ScriptedSimulator,
    config,
    legal_stroke,
    played,
    rulebook,
    session,
)

ALL_WHITE = (QUEEN, *men_of(Colour.WHITE))


def test_a_stroke_is_judged_once_when_everything_rests() -> None:
    table = session(("w1",))
    told: list[MatchEvent] = []
    table.subscribe(told.append)
    assert table.play(legal_stroke(table.state)) is None
    before = table.state
    table.advance(0.4)
    assert table.live is not None
    assert table.state is before
    table.advance(0.7)
    assert table.live is None
    for _ in range(5):
        table.advance(1.0)
    table.finish_stroke()
    assert [type(event) for event in told].count(StrokeJudged) == 1
    assert table.state.board.stroke_no == 1
    assert len(table.record.entries) == 1


def test_nothing_is_taken_while_pieces_move() -> None:
    table = session()
    table.play(legal_stroke(table.state))
    for match_input in (PlayStroke(legal_stroke(table.state)), PassTurn(), NextBoard()):
        refusal = table.do(match_input)
        assert refusal is not None
        assert refusal.code is Refused.IN_MOTION
    assert table.undo(agreed=True) is not None


def test_a_refused_stroke_does_not_move() -> None:
    table = session()
    refusal = table.play(Stroke(Seat.NORTH, 0, 9000, 2000))
    assert refusal is not None
    assert refusal.code is Refused.TURN
    assert table.live is None
    assert table.record.entries == ()


def test_the_surface_of_a_house_rule_reaches_the_physics() -> None:
    simulator = ScriptedSimulator()
    match_config = config(house={"powder": {}})
    book = rulebook(match_config)
    table = MatchSession.begin(match_config, book, simulator)
    table.do(TakeAction(book.list_actions(table.state)[0].id))
    played(table)
    assert simulator.factors[0] < 1


def timed(seconds: int = 30) -> MatchConfig:
    base = config("laws")
    return replace(base, laws=replace(base.laws, turn_seconds=seconds))


def run(table: MatchSession, seconds: float) -> None:
    for _ in range(round(seconds * 10)):
        table.advance(0.1)


def test_the_clock_of_a_turn_runs_out_once() -> None:
    table = session(match_config=timed())
    run(table, 29.5)
    assert table.record.entries == ()
    assert table.clock.left_s == pytest.approx(0.5)
    run(table, 1.0)
    assert [entry.input for entry in table.record.entries] == [TimeOut()]
    assert table.clock.left_s == pytest.approx(29.5, abs=0.11)


def test_the_clock_stands_while_pieces_move_and_on_hold() -> None:
    table = session(match_config=timed())
    run(table, 10)
    table.hold("pause")
    table.hold("focus")
    run(table, 60)
    table.release("pause")
    run(table, 60)
    assert table.clock.used_s == pytest.approx(10)
    table.release("focus")
    table.play(legal_stroke(table.state))
    run(table, 0.9)
    assert table.clock.used_s == pytest.approx(10)
    table.finish_stroke()
    assert table.clock.used_s == 0


def test_a_machine_that_slept_costs_nobody_the_turn() -> None:
    table = session(match_config=timed())
    table.advance(3600.0)
    assert table.record.entries == ()


def test_a_button_of_a_house_rule_does_not_wind_the_clock_back() -> None:
    match_config = replace(config(house={"powder": {}, "turn_timer": {"seconds": 30}}))
    table = session(match_config=match_config)
    run(table, 10)
    table.do(TakeAction(table.rulebook.list_actions(table.state)[0].id))
    assert table.clock.used_s == pytest.approx(10)


@dataclass
class Kept:
    """A store that may fail."""

    saved: list[tuple[MatchState, Record]] = field(default_factory=list)
    full: bool = False

    def __call__(self, match: MatchState, record: Record) -> None:
        if self.full:
            raise SaveError("The disk is full.")
        self.saved.append((match, record))


def test_every_change_is_saved_before_it_is_told() -> None:
    store = Kept()
    table = session(("w1",), (), ALL_WHITE, save=store)
    assert len(store.saved) == 1
    seen: list[bool] = []
    table.subscribe(lambda event: seen.append(store.saved[-1][0] is table.state))
    for _ in range(2):
        played(table)
    assert len(store.saved) == 3
    assert all(seen)
    assert store.saved[-1] == (table.state, table.record)


def test_a_match_that_cannot_be_saved_goes_on_and_says_so_once() -> None:
    store = Kept()
    table = session(save=store)
    told: list[MatchEvent] = []
    table.subscribe(told.append)
    store.full = True
    played(table)
    played(table)
    assert [event for event in told if isinstance(event, SaveFailed)] == [
        SaveFailed(Notice("The disk is full."))
    ]
    store.full = False
    played(table)
    store.full = True
    played(table)
    assert len([event for event in told if isinstance(event, SaveFailed)]) == 2


def test_a_match_that_cannot_be_saved_from_its_beginning_says_so_when_somebody_listens() -> None:
    store = Kept(full=True)
    table = session(save=store)
    told: list[MatchEvent] = []
    table.subscribe(told.append)
    assert told == [SaveFailed(Notice("The disk is full."))]


def test_a_match_is_kept_when_it_is_left_once_there_is_room() -> None:
    store = Kept()
    table = session(save=store)
    store.full = True
    played(table)
    table.leave()
    assert len(store.saved) == 1
    store.full = False
    table.leave()
    assert store.saved[1:] == [(table.state, table.record)]
    table.leave()
    assert len(store.saved) == 2


def test_a_match_goes_on_from_where_it_was_left() -> None:
    table = played(played(session(("w1",))))
    book = rulebook(table.state.config)
    resumed = MatchSession(table.state, table.record, book, ScriptedSimulator())
    played(resumed)
    assert resumed.state.board.stroke_no == 3
    assert [step.after for step in steps(resumed.record, book)][-1] == resumed.state


def test_taking_a_stroke_back_needs_agreement_outside_practice() -> None:
    table = session(("w1",))
    start = table.state
    played(table)
    refusal = table.undo()
    assert refusal is not None
    assert refusal.code is Refused.UNDO
    told: list[MatchEvent] = []
    table.subscribe(told.append)
    assert table.undo(agreed=True) is None
    assert table.state == start
    assert table.record.entries == ()
    assert told == [StrokeUndone()]
    assert table.undo(agreed=True) is not None


def test_taking_back_the_stroke_that_ended_a_board_opens_it_again() -> None:
    store = Kept()
    table = played(session(ALL_WHITE, match_config=config(practice=True), save=store))
    table.do(NextBoard())
    assert len(table.state.boards) == 1
    table.undo()
    assert table.state.boards == ()
    assert table.state.phase is Phase.AIMING
    assert store.saved[-1][0] == table.state
