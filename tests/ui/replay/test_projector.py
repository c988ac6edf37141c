from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import SimpleNamespace
from typing import cast

import pytest

from carrom.core.geometry import distance
from carrom.core.inputs import PlayStroke
from carrom.core.layout import Layout
from carrom.core.outcome import Contact, Pocketing
from carrom.core.pieces import STRIKER, PieceId
from carrom.session.journal import steps
from carrom.storage.replays import read_record
from carrom.ui.engine import EngineSimulator
from carrom.ui.play.board_part import BoardPart, Easel
from carrom.ui.replay.projector import LEAD_S, Projector
from tests.session.builders import rulebook
from tests.ui.replay.reels import FAMILY


class SeenBoard(BoardPart):
    """Notes what is shown."""

    def __init__(self) -> None:
        super().__init__(cast(Easel, SimpleNamespace()))
        self.seen: Layout = {}
        self.fell: list[PieceId] = []

    def show(self, layout: Layout) -> None:
        super().show(layout)
        self.seen = layout

    def show_moving(
        self,
        layout: Layout,
        turns: Mapping[PieceId, float],
        news: Iterable[Contact | Pocketing],
    ) -> None:
        news = tuple(news)
        super().show_moving(layout, turns, news)
        self.seen = layout
        self.fell += [each.piece for each in news if isinstance(each, Pocketing)]


@pytest.mark.parametrize("frame_s", [1 / 144, 0.07])
def test_a_stroke_is_seen_as_it_was_recorded_at_any_frame_rate(frame_s: float) -> None:
    record, _ = read_record(FAMILY)
    book = rulebook(record.config)
    for step in list(steps(record, book))[:6]:
        assert isinstance(step.entry.input, PlayStroke)
        written = step.entry.outcome
        assert written is not None
        board = SeenBoard()
        projector = Projector(board, EngineSimulator())
        projector.start(step.before, step.entry.input.stroke, book.surface_factor(step.before))
        while projector.moving:
            projector.tick(frame_s)
        assert board.fell == [drop.piece for drop in written.pocketed]
        lying = {piece: spot for piece, spot in board.seen.items() if piece != STRIKER}
        assert lying.keys() == written.final.keys()
        assert all(distance(lying[piece], written.final[piece]) < 0.01 for piece in lying)


def test_the_striker_waits_at_its_place_before_the_flick() -> None:
    record, _ = read_record(FAMILY)
    book = rulebook(record.config)
    step = next(iter(steps(record, book)))
    assert isinstance(step.entry.input, PlayStroke)
    projector = Projector(SeenBoard(), EngineSimulator())
    projector.start(step.before, step.entry.input.stroke, 1.0)
    projector.tick(LEAD_S * 0.9)
    (striker,) = projector.discs()
    assert (striker.x, striker.y) == step.entry.input.stroke.position
    projector.tick(LEAD_S * 0.2)
    assert projector.discs() == []
