import pytest
from arcade import key

from carrom.ui.controls.bindings import Bindings, Command
from carrom.ui.settings.words import conflict_sentence, delay_word
from carrom.ui.words import Words

ENGLISH = Words()


def test_nothing_is_said_about_bindings_that_do_not_clash() -> None:
    assert conflict_sentence(ENGLISH, Bindings()) == ""


def test_every_clash_is_named_with_who_has_the_key() -> None:
    bindings = Bindings().with_key(Command.MUTE, key.SPACE).with_button(Command.MUTE, "x")
    sentence = conflict_sentence(ENGLISH, bindings)
    for word in ("Space", "Strike", "Sound on or off", "X", "Next"):
        assert word in sentence


@pytest.mark.parametrize(("seconds", "told"), [(0.0, "Until Next"), (10.0, "10 s")])
def test_delay_of_nothing_waits_for_next(seconds: float, told: str) -> None:
    assert delay_word(ENGLISH, seconds) == told
