from __future__ import annotations

import pytest

from carrom.core.geometry import Point
from carrom.ui.controls.bindings import Command
from carrom.ui.controls.pad import Pad
from carrom.ui.hand.coin_steps import FINE_STEPS_PER_S, CoinSteps


class Coin:
    """Notes how far it was moved."""

    def __init__(self) -> None:
        self.coarse = [0, 0]
        self.fine = [0, 0]

    def step(self, step: tuple[int, int], fine: bool) -> None:
        moved = self.fine if fine else self.coarse
        moved[0] += step[0]
        moved[1] += step[1]


def test_a_press_is_one_step_and_holding_makes_more() -> None:
    coin = Coin()
    steps = CoinSteps(coin.step)
    steps.press(Command.TURN_RIGHT, False)
    assert coin.coarse == [0, -1]
    steps.tick(Pad(), 1.0)
    held = coin.coarse[1]
    assert held < -10
    steps.release(Command.TURN_RIGHT)
    steps.tick(Pad(), 1.0)
    assert coin.coarse == [0, held]
    assert coin.fine == [0, 0]


def test_fine_steps_stay_fine_and_a_lost_window_ends_them() -> None:
    coin = Coin()
    steps = CoinSteps(coin.step)
    steps.press(Command.MOVE_LEFT, True)
    steps.tick(Pad(), 0.5)
    assert coin.fine[0] < -1
    steps.let_go()
    before = list(coin.fine)
    steps.tick(Pad(), 1.0)
    assert coin.fine == before


@pytest.mark.parametrize("frames", [1, 60])
def test_the_stick_moves_on_and_on_however_long_frames_are(frames: int) -> None:
    coin = Coin()
    steps = CoinSteps(coin.step)
    for _ in range(frames):
        steps.tick(Pad(left=Point(1.0, -0.5)), 1.0 / frames)
    assert coin.fine[0] == pytest.approx(FINE_STEPS_PER_S, abs=1)
    assert coin.fine[1] == pytest.approx(-FINE_STEPS_PER_S / 4, abs=1)
