from __future__ import annotations

from dataclasses import replace

import pytest

from carrom.core.inputs import NextBoard, PlayStroke, TimeOut
from carrom.core.match import PlayerSpec
from carrom.core.pieces import QUEEN, STRIKER
from carrom.core.record import Entry, Record
from carrom.core.seats import Player
from carrom.errors import BadInputError
from carrom.session.journal import digest, steps, without_last_stroke
from tests.session.builders import Play, config, dropped, legal_stroke, rulebook


@pytest.mark.parametrize(
    ("pieces", "touched", "line"),
    [
        (("w1",), True, "continues white w8 b9 queen=board dues=0/0"),
        ((), False, "retries white w9 b9 queen=board dues=0/0 tries=1"),
        (("w1", STRIKER), True, "continues white w9 b9 queen=board dues=1/0 back=w1,b0"),
        ((QUEEN, "w1", "w2"), True, "continues white w7 b9 queen=white dues=0/0"),
    ],
)
def test_a_verdict_in_one_line(pieces: tuple[str, ...], touched: bool, line: str) -> None:
    play = Play.of(config()).stroke(*pieces, touched=touched)
    assert play.match.ruling is not None
    found = digest(play.match.ruling)
    assert found.removesuffix(" fouls=striker") == line
    assert found.endswith(" fouls=striker") == (STRIKER in pieces)


def test_a_finished_board_is_in_the_line() -> None:
    play = Play.of(config()).win_board()
    assert play.match.ruling is not None
    assert digest(play.match.ruling).endswith("board=white+12 queen+3 demandable+0")


def test_an_entry_that_does_not_fit_is_named() -> None:
    match_config = config()
    record = Record(match_config, (Entry(TimeOut()), Entry(NextBoard())))
    with pytest.raises(BadInputError, match="Entry 2 of the match does not fit"):
        list(steps(record, rulebook(match_config)))


def test_a_stroke_without_its_outcome_is_named() -> None:
    play = Play.of(config())
    record = Record(play.match.config, (Entry(PlayStroke(legal_stroke(play.match))),))
    with pytest.raises(BadInputError, match="Entry 1 of the match is a stroke without"):
        list(steps(record, play.rulebook))


def test_only_a_personalitys_strokes_leave_nothing_to_take_back() -> None:
    base = config()
    match_config = replace(
        base, players={**base.players, Player.A1: PlayerSpec("Bot", personality="calm")}
    )
    play = Play.of(match_config)
    entry = Entry(PlayStroke(legal_stroke(play.match)), dropped(play.match.board.layout, "w1"))
    assert without_last_stroke(Record(match_config, (entry,)), play.rulebook) is None
