from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import pytest

from carrom.core.events import MatchEvent, SaveFailed, StrokeJudged, StrokeUndone
from carrom.core.inputs import (
    ChooseBreak,
    GiveSeat,
    NextBoard,
    PassTurn,
    PlayStroke,
    TakeAction,
    TimeOut,
)
from carrom.core.match import MatchConfig, MatchState, Phase, PlayerSpec
from carrom.core.pieces import QUEEN, Colour, men_of
from carrom.core.record import Record
from carrom.core.seats import Player, Seat
from carrom.core.stroke import Stroke
from carrom.errors import SaveError
from carrom.session.journal import steps
from carrom.session.refusal import Refused
from carrom.session.session import MatchSession
from tests.session.builders import ScriptedSimulator, config, legal_stroke, rulebook

ALL_WHITE = (QUEEN, *men_of(Colour.WHITE))


def session(
    *drops: tuple[str, ...], match_config: MatchConfig | None = None, **more: object
) -> MatchSession:
    match_config = match_config or config()
    return MatchSession.begin(
        match_config,
        rulebook(match_config),
        ScriptedSimulator(list(drops)),
        **more,  # type: ignore[arg-type]
    )


def played(table: MatchSession) -> MatchSession:
    """After one more stroke."""
    assert table.play(legal_stroke(table.state)) is None
    table.finish_stroke()
    return table


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


def test_a_listener_is_told_until_it_stops() -> None:
    table = session()
    told: list[MatchEvent] = []
    stop = table.subscribe(told.append)
    played(table)
    heard = len(told)
    assert heard
    stop()
    played(table)
    assert len(told) == heard


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
class Thoughts:
    """A thinker that answers only when the test lets it."""

    asked: list[tuple[int, MatchState]] = field(default_factory=list)
    ready: list[tuple[int, Stroke]] = field(default_factory=list)

    def ask(self, number: int, match: MatchState) -> None:
        self.asked.append((number, match))

    def answers(self) -> Iterable[tuple[int, Stroke]]:
        ready, self.ready = self.ready, []
        return ready

    def answer(self, stroke: Stroke | None = None) -> None:
        number, match = self.asked[-1]
        self.ready.append((number, stroke or legal_stroke(match)))


def against_bot(*seats: Player, rule_set: str = "standard", **fields: object) -> MatchConfig:
    base = config(rule_set, **fields)
    bots = {player: PlayerSpec("Bot", "calm") for player in seats or (Player.B1,)}
    return replace(base, players={**base.players, **bots})


def test_a_personality_is_asked_for_its_strokes_and_plays_them() -> None:
    thinker = Thoughts()
    table = session(match_config=against_bot(), thinker=thinker)
    assert thinker.asked == []
    played(table)
    assert table.thinking
    assert len(thinker.asked) == 1
    table.advance(0.1)
    assert table.live is None
    thinker.answer()
    table.advance(0.1)
    table.finish_stroke()
    assert table.state.board.to_strike is Seat.SOUTH
    assert not table.thinking


def test_a_late_answer_never_lands_in_a_later_turn() -> None:
    thinker = Thoughts()
    table = played(session(match_config=against_bot(practice=True), thinker=thinker))
    thinker.answer()
    table.undo()
    table.advance(0.1)
    assert table.live is None
    played(table)
    table.advance(0.1)
    assert table.live is None, "the answer was to the question before"
    thinker.answer()
    table.advance(0.1)
    assert table.live is not None


def test_a_personality_waits_while_a_result_is_shown() -> None:
    thinker = Thoughts()
    table = played(session(match_config=against_bot(), thinker=thinker))
    thinker.answer()
    table.hold("result")
    table.advance(0.1)
    assert table.live is None
    table.release("result")
    table.advance(0.1)
    assert table.live is not None


def test_a_personality_that_breaks_the_rules_lets_its_turn_go() -> None:
    thinker = Thoughts()
    table = played(session(match_config=against_bot(), thinker=thinker))
    thinker.answer(Stroke(Seat.NORTH, 3000, 9000, 2000))
    table.advance(0.1)
    assert table.state.board.to_strike is Seat.SOUTH
    assert table.record.entries[-1].input == PassTurn()


def test_a_personality_chooses_at_the_toss_without_being_asked_for_a_stroke() -> None:
    thinker = Thoughts()
    match_config = against_bot(Player.A1, Player.B1, first_breaker=None)
    table = session(match_config=match_config, thinker=thinker)
    assert thinker.asked == []
    table.advance(0.1)
    table.advance(0.1)
    assert table.state.phase is Phase.AIMING
    assert isinstance(table.record.entries[0].input, ChooseBreak)
    assert len(thinker.asked) == 1


def test_a_seat_given_to_a_personality_is_asked_at_once() -> None:
    thinker = Thoughts()
    table = session(thinker=thinker)
    table.do(GiveSeat(Player.A1, "calm"))
    assert len(thinker.asked) == 1
    thinker.answer()
    table.do(GiveSeat(Player.A1))
    table.advance(0.1)
    assert table.live is None


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
        SaveFailed("The disk is full.")
    ]
    store.full = False
    played(table)
    store.full = True
    played(table)
    assert len([event for event in told if isinstance(event, SaveFailed)]) == 2


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


def test_taking_back_goes_to_a_persons_own_latest_stroke() -> None:
    thinker = Thoughts()
    table = session(match_config=against_bot(practice=True), thinker=thinker)
    before = table.state
    played(table)
    thinker.answer()
    table.advance(0.1)
    table.finish_stroke()
    assert table.state.board.stroke_no == 2
    assert table.undo() is None
    assert table.state == before


def test_taking_back_the_stroke_that_ended_a_board_opens_it_again() -> None:
    store = Kept()
    table = played(session(ALL_WHITE, match_config=config(practice=True), save=store))
    table.do(NextBoard())
    assert len(table.state.boards) == 1
    table.undo()
    assert table.state.boards == ()
    assert table.state.phase is Phase.AIMING
    assert store.saved[-1][0] == table.state
