from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from carrom.core.inputs import ChooseBreak, GiveSeat, PassTurn, TakeAction
from carrom.core.match import MatchConfig, MatchState, Phase, PlayerSpec
from carrom.core.seats import Player, Seat
from carrom.core.stroke import Stroke
from tests.session.builders import config, legal_stroke, played, session


@dataclass
class Thoughts:
    """A thinker that answers only when the test lets it."""

    asked: list[tuple[int, MatchState]] = field(default_factory=list)
    ready: list[tuple[int, Stroke]] = field(default_factory=list)
    dropped: int = 0

    def ask(self, number: int, match: MatchState) -> None:
        self.asked.append((number, match))

    def drop(self) -> None:
        self.dropped += 1

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


def test_thinking_ends_in_a_pause_and_begins_anew_after_it() -> None:
    thinker = Thoughts()
    table = played(session(match_config=against_bot(), thinker=thinker))
    dropped = thinker.dropped
    table.suspend("pause")
    table.suspend("focus")
    assert thinker.dropped > dropped
    table.release("pause")
    assert len(thinker.asked) == 1
    table.release("focus")
    assert thinker.asked[1] == thinker.asked[0]
    thinker.answer()
    table.advance(0.1)
    assert table.live is not None


def test_nobody_thinks_on_when_a_person_is_to_strike() -> None:
    thinker = Thoughts()
    table = played(session(match_config=against_bot(practice=True), thinker=thinker))
    dropped = thinker.dropped
    table.undo()
    assert thinker.dropped == dropped + 1


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
    table.advance(0.1)
    assert table.record.entries[-1].input == TakeAction("powder.sprinkle")
    assert len(thinker.asked) == 1


def test_a_seat_given_to_a_personality_is_asked_at_once() -> None:
    thinker = Thoughts()
    table = played(session(thinker=thinker))
    table.do(GiveSeat(Player.B1, "calm"))
    assert len(thinker.asked) == 1
    thinker.answer()
    table.do(GiveSeat(Player.B1))
    table.advance(0.1)
    assert table.live is None


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
