import pytest

from carrom.core.equipment import TOURNAMENT
from carrom.core.layout import opening_rack
from carrom.core.stroke import Stroke
from carrom.physics.simulator import Simulator
from carrom.ui.engine import EngineSimulator

BREAK = Stroke.parse("S+0300 9420 5200")


@pytest.mark.parametrize("frames", [[1 / 60], [1 / 30], [1 / 144], [0.001, 0.1, 0.017]])
def test_stroke_in_the_window_is_bit_for_bit_the_headless_one(frames: list[float]) -> None:
    rack = opening_rack(TOURNAMENT)
    headless = Simulator().play(rack, BREAK, 1.0)
    engine = EngineSimulator()
    live = engine.start(rack, BREAK, 1.0)
    frame = 0
    while not live.at_rest:
        live.advance(frames[frame % len(frames)])
        engine.sync()
        frame += 1
    assert live.outcome() == headless


def test_sprites_are_where_the_discs_are_and_go_when_they_fall() -> None:
    rack = opening_rack(TOURNAMENT)
    engine = EngineSimulator()
    live = engine.start(rack, BREAK, 1.0)
    while not live.at_rest:
        live.advance(0.05)
        engine.sync()
        layout = live.layout()
        assert engine.layout().keys() == layout.keys()
        for piece, spot in engine.layout().items():
            assert spot == pytest.approx(layout[piece], abs=1e-6)
            assert engine.turns()[piece] == pytest.approx(live.turned_degrees(piece), abs=1e-6)
