"""What was judged, in the least room that there is for it."""

from __future__ import annotations

import pytest

from carrom.core.pieces import QueenAt
from carrom.core.ruling import Reason, Ruling, Turn
from carrom.laws.reasons import OWN_COIN, QUEEN_NEEDS_ANOTHER, REASONS
from carrom.ui.art.board_camera import Rect
from carrom.ui.screens.practice import PracticeScreen
from carrom.ui.sentences import ruling_sentences
from carrom.ui.stage import TEXT_SIZES
from tests.ui.driver import Driver
from tests.ui.matches import match, with_layout
from tests.ui.test_small_window import COINS, drawn, make_small, overlap

LONG = tuple(REASONS.values())[:7]


@pytest.mark.parametrize("text", TEXT_SIZES.values())
@pytest.mark.parametrize("reasons", [(OWN_COIN, QUEEN_NEEDS_ANOTHER), LONG])
def test_a_verdict_is_told_in_full(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, reasons: tuple[Reason, ...], text: float
) -> None:
    screen = driver.play(with_layout(match(), COINS, QueenAt.WHITE))
    ruling = Ruling(Turn.PASSES, None, screen.state.board.tally, reasons=reasons)
    screen.flow.verdict.show(ruling_sentences(screen.words, ruling), reasons)
    screen.buttons.choose()
    make_small(screen, text)
    told = " ".join(drawn(screen, monkeypatch))
    assert all(reason.sentence in told for reason in reasons)
    assert "…" not in told


@pytest.mark.parametrize("text", TEXT_SIZES.values())
def test_so_it_is_at_the_practice_table(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    driver.game.practice.open_table()
    screen = driver.screen(PracticeScreen)
    make_small(screen, text)
    sentence = " ".join(reason.sentence for reason in LONG)
    screen.tell(sentence)
    assert sentence in " ".join(drawn(screen, monkeypatch))


@pytest.mark.parametrize("size", [(800, 600), (800, 1000), (1280, 720)])
def test_a_long_verdict_leaves_the_scoreboard_alone(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    screen = driver.play(with_layout(match(), COINS, QueenAt.WHITE))
    screen.flow.verdict.show([reason.sentence for reason in LONG], LONG)
    screen.buttons.choose()
    screen.canvas.begin(*size, 1.0)
    screen.lay_out()
    boxes = list[Rect]()
    monkeypatch.setattr(screen.canvas.shapes, "box", lambda rect, *look, **more: boxes.append(rect))
    layout, gap = screen.layout, screen.canvas.theme.gap
    room = screen.buttons.verdict_room(layout, gap)
    screen.flow.verdict.paint(screen.canvas, room, layout.long_verdict(room, gap))
    assert boxes
    assert not any(overlap(box, panel) for box in boxes for panel in (layout.left, layout.right))
