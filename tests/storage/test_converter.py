from __future__ import annotations

import json
from typing import Any

import pytest

from carrom.core.geometry import Point
from carrom.core.inputs import (
    ChooseBreak,
    ChooseSeat,
    Concede,
    DeclinePlacing,
    DemandPoints,
    GiveSeat,
    LeaveOutRule,
    MatchInput,
    NextBoard,
    PassTurn,
    PlaceAuto,
    PlacePiece,
    PlayStroke,
    TakeAction,
    TimeOut,
)
from carrom.core.match import BoardResult, MatchState
from carrom.core.outcome import Contact, Pocketing, StrokeOutcome
from carrom.core.pieces import STRIKER, PieceId
from carrom.core.seats import BySide, Player, Seat, Side
from carrom.core.stroke import Stroke
from carrom.storage.converter import make_converter
from carrom.storage.sound import fault_of
from carrom.storage.strict_converter import problems
from tests.session.builders import Play, config

INPUTS: list[MatchInput] = [
    PlayStroke(Stroke(Seat.WEST, -1250, 8730, 3100)),
    TimeOut(),
    PassTurn(),
    ChooseBreak(),
    ChooseSeat(Seat.EAST),
    PlacePiece(PieceId("w1"), Point(1.5, -2.25)),
    PlaceAuto(),
    DeclinePlacing(),
    DemandPoints(2),
    TakeAction("powder.sprinkle"),
    NextBoard(),
    Concede(Side.B, whole_match=True),
    GiveSeat(Player.A2, "calm", "Calm"),
    GiveSeat(Player.A2),
    LeaveOutRule("powder"),
]


@pytest.mark.parametrize("match_input", INPUTS, ids=repr)
def test_every_input_reads_back(match_input: MatchInput) -> None:
    converter = make_converter()
    text = json.dumps(converter.unstructure(match_input, MatchInput))
    assert repr(converter.structure(json.loads(text), MatchInput)) == repr(match_input)


def test_every_kind_of_input_is_tried() -> None:
    assert {type(match_input) for match_input in INPUTS} == set(MatchInput.__args__)


def test_an_outcome_is_kept_to_the_last_bit_without_its_contacts() -> None:
    converter = make_converter()
    fall = Pocketing(0.1 + 0.2, PieceId("b3"), 2, 1 / 3)
    touch = Contact(0.05, STRIKER, None, Point(1.0, 2.0), 5.0)
    outcome = StrokeOutcome({PieceId("w1"): Point(1e-17, -1 / 7)}, (fall,), (touch,), touched=True)
    read = converter.structure(
        json.loads(json.dumps(converter.unstructure(outcome))), StrokeOutcome
    )
    assert read.final == outcome.final
    assert read.pocketed == (fall,)
    assert read.contacts == ()
    assert read.facts == outcome.facts


RESULT = {
    "winner": None,
    "points": 4,
    "queen_points": 0,
    "demandable": 0,
    "breaker": "A",
    "score": {"a": 4, "b": 0},
}


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("points", "4", "'4' is no int at points"),
        ("points", 4.0, "4.0 is no int at points"),
        ("points", True, "True is no int at points"),
        ("points", None, "None is no int at points"),
        ("breaker", "C", "'C' is not a valid Side at breaker"),
        ("score", {"a": 1}, "'b' is missing or unknown at score"),
        ("score", [1, 2], "a value of another kind is expected at score"),
        ("extra", 1, "extra"),
    ],
)
def test_nothing_is_bent_to_fit(field: str, value: Any, told: str) -> None:  # noqa: ANN401
    with pytest.raises(Exception) as caught:
        make_converter().structure({**RESULT, field: value}, BoardResult)
    assert told in problems(caught.value)


def test_a_result_reads_with_its_types() -> None:
    read = make_converter().structure(RESULT, BoardResult)
    assert read.breaker is Side.A
    assert read.score == BySide(4, 0)


@pytest.mark.parametrize("number", [float("nan"), float("inf"), "1", None, True])
def test_a_point_takes_two_finite_numbers(number: object) -> None:
    with pytest.raises(Exception):  # noqa: B017
        make_converter().structure([1.0, number], Point)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda tree: tree["board"]["layout"].pop("w1"), "9 white carrommen"),
        (lambda tree: tree["board"]["layout"].pop("queen"), "the queen"),
        (lambda tree: tree["board"].update(to_strike="east"), "nobody sits"),
        (lambda tree: tree["board"]["tally"]["dues"].update(white=-1), "less than nothing"),
        (lambda tree: tree.update(phase="placing"), "has to place"),
        (lambda tree: tree.update(phase="toss"), "a toss"),
        (lambda tree: tree["board"]["layout"].update(striker=[0.0, 0.0]), "cannot be"),
        (lambda tree: tree["config"]["players"].pop("B1"), "not those who play"),
    ],
)
def test_a_state_that_contradicts_itself_is_found(change: Any, told: str) -> None:  # noqa: ANN401
    converter = make_converter()
    tree = json.loads(json.dumps(converter.unstructure(Play.of(config()).match, MatchState)))
    assert fault_of(converter.structure(tree, MatchState)) is None
    change(tree)
    fault = fault_of(converter.structure(tree, MatchState))
    assert fault is not None
    assert told in fault
