"""What was judged, in the least room that there is for it."""

from __future__ import annotations

import pytest

from carrom.core.pieces import QueenAt
from carrom.core.ruling import Reason, Ruling, Turn
from carrom.laws.reasons import OWN_COIN, QUEEN_NEEDS_ANOTHER
from carrom.ui.sentences import ruling_sentences
from tests.ui.driver import Driver, with_layout
from tests.ui.matches import match
from tests.ui.test_small_window import COINS, drawn, make_small


def test_two_sentences_are_told_in_full(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    reasons: tuple[Reason, ...] = (OWN_COIN, QUEEN_NEEDS_ANOTHER)
    screen = driver.play(with_layout(match(), COINS, QueenAt.WHITE))
    ruling = Ruling(Turn.PASSES, None, screen.state.board.tally, reasons=reasons)
    screen.flow.verdict.show(ruling_sentences(screen.words, ruling), reasons)
    screen.buttons.choose()
    make_small(screen)
    told = " ".join(drawn(screen, monkeypatch))
    assert all(reason.sentence in told for reason in reasons)
    assert "…" not in told
