import pytest

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import Point
from carrom.core.params import Laws
from carrom.core.seats import Seat
from carrom.ui.controls.pad import Pad
from carrom.ui.hand.aim_sticks import SLIDE_MM_S, TURN_DEGREES_S, AimSticks
from carrom.ui.hand.hand import Hand
from carrom.ui.hand.placing_striker import BaseLine

FRAME_S = 1 / 60


@pytest.fixture
def hand() -> Hand:
    return Hand.at(BaseLine(Laws(), {}, TOURNAMENT, Seat.SOUTH))


def hold(hand: Hand, pad: Pad, seconds: float, *, fine: bool = False) -> None:
    sticks = AimSticks()
    for _ in range(round(seconds / FRAME_S)):
        sticks.tick(hand, pad, fine, False, FRAME_S)


def test_stick_at_its_end_crosses_the_base_line_in_a_moment(hand: Hand) -> None:
    hold(hand, Pad(left=Point(1.0, 0.0)), 0.3)
    assert hand.along_mm == pytest.approx(0.3 * SLIDE_MM_S, abs=1)


def test_nudge_turns_by_tenths_of_a_degree_and_to_the_side_it_is_pushed(hand: Hand) -> None:
    before = hand.resting_aim.angle
    hold(hand, Pad(right=Point(0.15, 0.0)), 0.25)
    assert -50 <= hand.resting_aim.angle - before <= -10
    assert hand.resting_aim.angle % 10 == 0


def test_fine_button_makes_it_a_tenth(hand: Hand) -> None:
    hold(hand, Pad(right=Point(-1.0, 0.0)), 1.0, fine=True)
    turned = (hand.resting_aim.angle - 9000) / 100
    assert turned == pytest.approx(TURN_DEGREES_S / 10, abs=0.2)


def test_slower_frames_turn_no_further(hand: Hand) -> None:
    sticks, pad = AimSticks(), Pad(right=Point(0.6, 0.0))
    for _ in range(6):
        sticks.tick(hand, pad, False, False, 1 / 6)
    slow = hand.resting_aim.angle
    hand.cancel()
    hold(hand, pad, 1.0)
    assert hand.resting_aim.angle == pytest.approx(slow, abs=10)
