from __future__ import annotations

import pytest

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import BASE_CIRCLE_X_MM, Point, distance
from carrom.core.params import Laws
from carrom.core.seats import Seat
from carrom.ui.art.board_camera import BOARD_HALF_MM
from carrom.ui.hand.aim_part import BAND_KNOB_MM, band_end
from carrom.ui.hand.aiming import FULL_POWER, FULL_PULL_MM
from carrom.ui.hand.hand import POWER, Hand
from carrom.ui.hand.placing_striker import BaseLine


def hand_at(seat: Seat, along_mm: float) -> Hand:
    return Hand.at(BaseLine(Laws(), {}, TOURNAMENT, seat), along_mm)


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("degrees", [-80, -45, 0, 45, 80])
@pytest.mark.parametrize("along_mm", [-BASE_CIRCLE_X_MM, 0.0, BASE_CIRCLE_X_MM])
def test_band_of_keys_stays_on_the_frame_at_full_power(
    seat: Seat, degrees: int, along_mm: float
) -> None:
    hand = hand_at(seat, along_mm)
    hand.turn(degrees)
    hand.strengthen(FULL_POWER // POWER)
    end = band_end(hand, hand.resting_aim)
    assert max(abs(end.x), abs(end.y)) + BAND_KNOB_MM <= BOARD_HALF_MM


def test_band_of_a_pull_ends_at_the_finger() -> None:
    hand = hand_at(Seat.SOUTH, 0.0)
    finger = Point(hand.spot.x + 50.0, hand.spot.y - 150.0)
    hand.press(hand.spot)
    hand.drag(finger)
    assert hand.aim is not None and distance(hand.spot, finger) < FULL_PULL_MM
    assert distance(band_end(hand, hand.aim), finger) < 1.0
