import pytest

from carrom.ui.controls.controllers import Controllers
from carrom.ui.controls.pad import Pad
from tests.ui.pads import Ports, Thumbs, controller


class Ears:
    def __init__(self) -> None:
        self.told: list[str] = []
        self.deaf = False

    def pad_press(self, button: str) -> None:
        self.told.append(f"+{button}")

    def pad_release(self, button: str) -> None:
        self.told.append(f"-{button}")

    def pad_lost(self) -> None:
        self.told.append("lost")


@pytest.fixture
def ears() -> Ears:
    return Ears()


@pytest.fixture
def pad() -> Pad:
    return Pad()


@pytest.fixture
def controllers(ears: Ears, pad: Pad) -> Controllers:
    return Controllers(pad, lambda: None if ears.deaf else ears)


def test_buttons_sticks_cross_and_triggers_are_heard(
    controllers: Controllers, ears: Ears, pad: Pad
) -> None:
    held = controller()
    controllers.start(lambda: Ports(held))
    thumbs = Thumbs(held)
    thumbs.press("a", "dpup", "righttrigger")
    assert ears.told == ["+a", "-a", "+dpup", "-dpup", "+righttrigger", "-righttrigger"]
    ears.told.clear()
    thumbs.push("left", 0.0, 1.0)
    assert ears.told == ["+stickup"]
    assert pad.left == (0.0, 1.0)
    thumbs.push("right", -1.0)
    assert pad.right.x == -1.0


def test_controller_that_is_plugged_in_later_is_heard_and_again_after_it_was_gone(
    controllers: Controllers, ears: Ears
) -> None:
    ports, held = Ports(), controller()
    controllers.start(lambda: ports)
    ports.plug(held)
    thumbs = Thumbs(held)
    with thumbs.holding("a"):
        ports.unplug(held)
    assert ears.told == ["+a", "-a", "lost"]
    thumbs.press("b")
    assert ears.told == ["+a", "-a", "lost"]
    ports.plug(held)
    thumbs.press("b")
    assert ears.told[3:] == ["+b", "-b"]


def test_two_controllers_are_one_and_only_the_one_in_hand_is_missed(
    controllers: Controllers, ears: Ears
) -> None:
    one, other = controller(), controller()
    ports = Ports(one, other)
    controllers.start(lambda: ports)
    Thumbs(one).press("a")
    Thumbs(other).press("a")
    ports.unplug(one)
    Thumbs(other).press("x")
    ports.plug(one)
    Thumbs(one).push("left", 0.1)
    ports.unplug(other)
    Thumbs(one).press("y")
    assert ears.told == ["+a", "-a", "+a", "-a", "+x", "-x", "lost", "+y", "-y"]


def test_nothing_is_heard_while_the_window_is_not_looked_at(
    controllers: Controllers, ears: Ears, pad: Pad
) -> None:
    held = controller()
    controllers.start(lambda: Ports(held))
    ears.deaf = True
    Thumbs(held).press("a")
    Thumbs(held).push("left", 1.0)
    ears.deaf = False
    assert ears.told == []
    assert not pad.sticks_moved


def test_controller_that_cannot_be_opened_is_left_alone(
    controllers: Controllers, ears: Ears
) -> None:
    held, ports = controller(), Ports()
    held.device.broken = True
    controllers.start(lambda: ports)
    ports.plug(held)
    ports.unplug(held)
    assert ears.told == []


def test_system_without_controllers_has_none(controllers: Controllers, ears: Ears) -> None:
    def none() -> Ports:
        raise FileNotFoundError("/dev/input")

    controllers.start(none)
    assert ears.told == []
