import pytest
from arcade import key

from carrom.core.equipment import TOURNAMENT
from carrom.core.layout import opening_rack
from carrom.core.params import Laws
from carrom.core.seats import Seat
from carrom.ui.controls.bindings import Bindings, Command
from carrom.ui.hand.aim_keys import AimKeys
from carrom.ui.hand.hand import Hand
from carrom.ui.hand.placing_striker import BaseLine


@pytest.fixture
def hand() -> Hand:
    return Hand.at(BaseLine(Laws(), opening_rack(TOURNAMENT), TOURNAMENT, Seat.SOUTH))


@pytest.mark.parametrize(
    ("pressed", "released"),
    [
        (key.PLUS, key.EQUAL),
        (key.PLUS, key.ASTERISK),
        (key.PLUS, key.LSHIFT),
        (key.UNDERSCORE, key.MINUS),
        (key.NUM_ADD, key.NUM_ADD),
    ],
)
def test_power_stops_though_shift_gave_the_key_another_name(
    hand: Hand, pressed: int, released: int
) -> None:
    keys, bindings = AimKeys(), Bindings()
    command = bindings.of_key(pressed)
    assert command is not None
    keys.press(hand, command, fine=False)
    keys.tick(hand, 1.0)
    power = hand.resting_aim.power
    assert power != 500
    keys.release(bindings.of_key(released))
    keys.tick(hand, 1.0)
    assert hand.resting_aim.power == power


def test_arrows_go_on_when_shift_comes_up(hand: Hand) -> None:
    keys = AimKeys()
    keys.press(hand, Command.MOVE_LEFT, fine=True)
    keys.release(Bindings().of_key(key.LSHIFT))
    along = hand.along
    keys.tick(hand, 1.0)
    assert hand.along < along


def test_shooting_key_waits_until_the_turn_is_old_enough(hand: Hand) -> None:
    keys = AimKeys()
    keys.begin_turn()
    assert not keys.may_shoot
    keys.tick(hand, 0.5)
    assert keys.may_shoot
