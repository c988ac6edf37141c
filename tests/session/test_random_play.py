"""Random matches from toss to end under every rule set, whatever falls."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import Point
from carrom.core.inputs import (
    ChooseBreak,
    ChooseSeat,
    DeclinePlacing,
    DemandPoints,
    MatchInput,
    NextBoard,
    PassTurn,
    PlaceAuto,
    PlacePiece,
    PlayStroke,
    TimeOut,
)
from carrom.core.match import MatchState, Phase
from carrom.core.outcome import StrokeOutcome
from carrom.core.record import Entry, Record
from carrom.core.tally import Tally
from carrom.laws.spots import spot_fault
from carrom.session.journal import entry_of, steps
from carrom.session.reducer import apply, start
from carrom.session.refusal import Refusal
from carrom.storage.converter import make_converter
from carrom.storage.sound import fault_of
from tests.session.builders import config, legal_stroke, random_outcome, rulebook

LONGEST = 5000
"""Inputs after which a match that is still not over never will be."""


def some_input(match: MatchState, rng: random.Random) -> tuple[MatchInput, StrokeOutcome | None]:
    """Anything that a player may do now."""
    match match.phase:
        case Phase.TOSS:
            assert match.toss is not None
            sit = ChooseSeat(rng.choice(match.seats.seats))
            return rng.choice((sit, sit if match.toss.break_taken else ChooseBreak())), None
        case Phase.AIMING:
            if rng.random() < 0.06:
                return rng.choice((TimeOut(), PassTurn())), None
            return PlayStroke(legal_stroke(match)), random_outcome(match, rng)
        case Phase.PLACING:
            return placing_input(match, rng), None
        case _:
            if match.points_on_offer and rng.random() < 0.5:
                return DemandPoints(rng.randint(1, match.points_on_offer)), None
            return NextBoard(), None


def placing_input(match: MatchState, rng: random.Random) -> MatchInput:
    """One coin put somewhere, all of them by the game, or none."""
    assert match.placing is not None
    if match.placing.may_decline and rng.random() < 0.2:
        return DeclinePlacing()
    piece = rng.choice(match.placing.pieces)
    for _ in range(10):
        spot = Point(rng.uniform(-70.0, 70.0), rng.uniform(-70.0, 70.0))
        if spot_fault(match.config.laws, match.board.layout, TOURNAMENT, piece, spot) is None:
            return PlacePiece(piece, spot)
    return PlaceAuto()


@pytest.mark.parametrize("doubles", [False, True], ids=["singles", "doubles"])
@pytest.mark.parametrize("rule_set", ["laws", "icf", "standard", "club", "family"])
@settings(max_examples=2, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32))
def test_every_match_is_sound_to_its_end(rule_set: str, doubles: bool, seed: int) -> None:
    rng = random.Random(seed)
    match_config = config(
        rule_set,
        doubles=doubles,
        games=rng.choice((1, 1, 3)),
        first_breaker=None,
        trial_boards=rng.random() < 0.3,
        seed=seed,
    )
    book = rulebook(match_config)
    converter = make_converter()
    match, _ = start(match_config, book)
    states, entries = [match], []
    while match.phase is not Phase.MATCH_OVER:
        assert len(states) < LONGEST
        match_input, result = some_input(match, rng)
        applied = apply(match, match_input, result, book)
        assert not isinstance(applied, Refusal), (match_input, applied)
        match, events = applied
        assert fault_of(match) is None, (fault_of(match), match_input, match.ruling)
        states.append(match)
        entries.append(entry_of(match_input, result, events))
    assert match.failed_rules == ()
    for state in states[:: max(1, len(states) // 20)]:
        text = json.dumps(converter.unstructure(state, MatchState))
        assert repr(converter.structure(json.loads(text), MatchState)) == repr(state)

    text = json.dumps([converter.unstructure(entry, Entry) for entry in entries])
    record = Record(match_config, tuple(converter.structure(json.loads(text), tuple[Entry, ...])))
    played = list(steps(record, rulebook(match_config)))
    assert [step.after for step in played] == states[1:]
    assert [step.again for step in played] == entries


def test_a_new_board_starts_with_nothing_from_the_one_before() -> None:
    match_config = config()
    match, _ = start(match_config, rulebook(match_config))
    assert match.board.tally == Tally.fresh()
    assert match.board.stroke_no == 0
