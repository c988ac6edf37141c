"""Recorded matches for the tests of replays."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from carrom.core.inputs import NextBoard, PassTurn, TimeOut
from carrom.core.match import MatchConfig
from carrom.core.pieces import QUEEN, Colour, men_of
from carrom.session.journal import Step, steps
from carrom.session.session import MatchSession
from tests.session.builders import config, played, rulebook, session

FAMILY = Path(__file__).parents[2] / "replays" / "family.jsonl"
"""A match of one board, of 27 strokes, that was played on the physics."""

ALL_WHITE = (QUEEN, *men_of(Colour.WHITE))
ALL_BLACK = (QUEEN, *men_of(Colour.BLACK))


@cache
def two_boards() -> tuple[tuple[Step, ...], MatchConfig]:
    """A board of two strokes, then one of a timeout, a pass and a stroke that ends the match."""
    short = config()
    short = replace(short, laws=replace(short.laws, game_target=20))
    table = session(("w1",), (QUEEN, *men_of(Colour.WHITE)[1:]), ALL_BLACK, match_config=short)
    played(played(table))
    for what in (NextBoard(), TimeOut(), PassTurn(), TimeOut()):
        assert table.do(what) is None
    return steps_of(played(table)), short


def steps_of(table: MatchSession) -> tuple[Step, ...]:
    """Every step of a match."""
    return tuple(steps(table.record, rulebook(table.record.config)))
