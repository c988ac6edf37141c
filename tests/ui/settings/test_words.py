import pytest
from arcade import key

from carrom.ui.controls.bindings import Bindings, Command
from carrom.ui.settings.words import KEPT, conflict_sentence, delay_word, kept_index
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


@pytest.mark.parametrize(("count", "offered"), [(1, 20), (200, 200), (260, 200), (10000, 2000)])
def test_count_from_a_file_is_shown_as_the_nearest_offer(count: int, offered: int) -> None:
    assert KEPT[kept_index(count)] == offered
