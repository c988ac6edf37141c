import pytest
from arcade import key

from carrom.paths import shipped
from carrom.ui.controls.bindings import Bindings, Command
from carrom.ui.controls.devices import Device, Devices
from carrom.ui.controls.prompts import Situation, how_to
from carrom.ui.words import Words


@pytest.mark.parametrize("situation", list(Situation))
@pytest.mark.parametrize("device", list(Device))
def test_every_situation_says_how_to_go_on_with_every_device(
    situation: Situation, device: Device
) -> None:
    assert how_to(Words(), situation, Devices(in_use=device))


def test_keys_and_buttons_are_named_as_they_are_bound() -> None:
    bindings = Bindings().with_key(Command.SHOOT, key.F).with_button(Command.SHOOT, "x")
    by_key = how_to(Words(), Situation.AIM, Devices(bindings, Device.KEYS))
    by_pad = how_to(Words(), Situation.AIM, Devices(bindings, Device.PAD))
    assert "F: strike" in by_key
    assert "X: strike" in by_pad
    assert "F: strike" not in by_pad


def test_who_plays_by_mouse_reads_of_no_key_while_aiming() -> None:
    assert "Space" not in how_to(Words(), Situation.AIM, Devices())


def test_keys_that_are_only_described_are_named_in_the_language() -> None:
    words = Words(shipped("assets") / "locale")
    words.speak("ne")
    told = how_to(words, Situation.AIM, Devices(in_use=Device.KEYS))
    assert "Space" in told
    assert "Left" not in told and "Up" not in told


@pytest.mark.parametrize("situation", list(Situation))
def test_who_plays_by_controller_reads_of_no_key(situation: Situation) -> None:
    told = how_to(Words(), situation, Devices(in_use=Device.PAD))
    assert not any(word in told for word in ("key", "Space", "Enter", "Escape", "Delete", "Click"))
