"""From the flick to the verdict: positions really shot, under each rule set.

`shots.toml` has quarrels that players have had, each as a position and a stroke.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carrom.core.geometry import Point
from carrom.core.inputs import PlayStroke
from carrom.core.match import MatchState, Phase
from carrom.core.pieces import MEN_A_SIDE, ByColour, Colour, Kind, PieceId, QueenAt, kind_of
from carrom.core.seats import Side
from carrom.core.stroke import Stroke
from carrom.core.tally import Tally
from carrom.physics.simulator import Simulator
from tests.session.builders import Play, config

SHOTS = tomllib.loads(Path(__file__).with_name("shots.toml").read_text(encoding="utf-8"))["shot"]
TOLD = [(shot, rules) for shot in SHOTS for rules in shot["expect"]]


def position(shot: dict[str, Any], match: MatchState) -> MatchState:
    """The match with the board as the shot finds it."""
    layout = {PieceId(piece): Point(*spot) for piece, spot in shot["layout"].items()}
    kinds = [kind_of(piece) for piece in layout]
    left = ByColour(kinds.count(Kind.WHITE), kinds.count(Kind.BLACK))
    tally = Tally(
        left=left,
        queen=QueenAt(shot["queen"]),
        dues=ByColour(shot.get("due", 0), 0),
        opened=ByColour(left.white < MEN_A_SIDE or "due" in shot, left.black < MEN_A_SIDE),
    )
    return replace(match, board=replace(match.board, layout=layout, tally=tally))


def seen(match: MatchState) -> dict[str, Any]:
    """What the shots tell of a match, by the names they use."""
    assert match.ruling is not None
    ruling, tally = match.ruling, match.ruling.tally
    told = {
        "turn": ruling.turn.value,
        "queen": tally.queen.value,
        "white": tally.left.white,
        "black": tally.left.black,
        "dues_white": tally.dues.white,
    }
    if ruling.board is not None:
        winner = ruling.board.winner
        told |= {
            "winner": winner and winner.value,
            "points": ruling.board.points,
            "demandable": ruling.board.demandable,
        }
    return told


@pytest.mark.parametrize(
    ("shot", "rules"), TOLD, ids=[f"{shot['id']}-{rules}" for shot, rules in TOLD]
)
def test_a_shot_is_ruled_as_the_rule_set_says(shot: dict[str, Any], rules: str) -> None:
    table = Play.of(config(rules, first_breaker=Side.A))
    table.match = position(shot, table.match)
    stroke = Stroke.parse(shot["stroke"])
    outcome = Simulator().play(table.match.board.layout, stroke, 1.0)
    assert [drop.value for drop in outcome.facts.pocketed] == shot["pocketed"]
    match = table.do(PlayStroke(stroke), outcome).match
    told = seen(match)
    assert {name: told.get(name) for name in shot["expect"][rules]} == shot["expect"][rules]
    if match.phase is Phase.AIMING:
        kinds = [kind_of(piece) for piece in match.board.layout]
        assert kinds.count(Kind.WHITE) == match.board.tally.left.white
        assert kinds.count(Kind.BLACK) == match.board.tally.left.black


def test_every_shot_is_told_for_four_rule_sets() -> None:
    assert {shot["id"]: len(shot["expect"]) for shot in SHOTS} == dict.fromkeys(
        (shot["id"] for shot in SHOTS), 4
    )
    assert {Colour.WHITE.value, "queen", "striker"} <= {
        kind for shot in SHOTS for kind in shot["pocketed"]
    }
