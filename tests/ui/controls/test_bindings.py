import pytest
from arcade import key
from hypothesis import given
from hypothesis import strategies as st
from pyglet.window.key import user_key

from carrom.storage.settings import ControlSettings
from carrom.ui.controls.bindings import (
    FIXED_BUTTONS,
    FIXED_KEYS,
    TITLES,
    USUAL_BUTTONS,
    USUAL_KEYS,
    Bindings,
    Command,
    faults,
)
from carrom.ui.controls.key_names import BUTTON_WORDS, key_name, key_word, symbol_of


@pytest.mark.parametrize(
    ("symbol", "command"),
    [
        (key.LEFT, Command.MOVE_LEFT),
        (key.SPACE, Command.SHOOT),
        (key.NUM_ENTER, Command.NEXT),
        (key.EQUAL, Command.STRONGER),
        (key.UNDERSCORE, Command.WEAKER),
        (key.N, Command.NEXT),
        (key.F1, Command.WHY),
        (key.Z, None),
    ],
)
def test_usual_keys_by_all_their_names(symbol: int, command: Command | None) -> None:
    assert Bindings().of_key(symbol) is command


def test_every_command_has_a_title_and_usual_bindings_are_no_menu_keys() -> None:
    assert set(TITLES) == set(Command)
    assert not FIXED_KEYS & set(USUAL_KEYS.values())
    assert not FIXED_BUTTONS & set(USUAL_BUTTONS.values())
    assert set(USUAL_BUTTONS.values()) <= set(BUTTON_WORDS)
    assert Bindings().key_conflicts == Bindings().button_conflicts == ()


def test_key_can_be_given_to_another_command_and_the_first_has_it() -> None:
    bindings = Bindings().with_key(Command.SCORE, key.SPACE)
    assert bindings.key_conflicts == ((Command.SHOOT, Command.SCORE),)
    assert bindings.of_key(key.SPACE) is Command.SHOOT
    assert bindings.of_key(key.S) is None
    free = bindings.with_key(Command.SHOOT, key.RETURN).with_key(Command.NEXT, key.G)
    assert free.key_conflicts == ()
    assert free.of_key(key.SPACE) is Command.SCORE


def test_further_key_gives_way_to_a_command_that_wants_it() -> None:
    assert Bindings().with_key(Command.MUTE, key.N).of_key(key.N) is Command.MUTE


def test_buttons_that_are_shared_are_named() -> None:
    bindings = Bindings().with_button(Command.MUTE, "x")
    assert bindings.button_conflicts == ((Command.NEXT, Command.MUTE),)
    assert bindings.of_button("x") is Command.NEXT


def test_none_is_no_conflict_and_does_nothing() -> None:
    bindings = Bindings().with_key(Command.MUTE, 0).with_key(Command.WHY, 0)
    assert bindings.key_conflicts == ()
    assert bindings.of_key(0) is None
    assert bindings.key_word(Command.MUTE) == "—"


KEYS = st.sampled_from([key.A, key.F5, key.NUM_7, key.COMMA, key.PAGEUP, user_key(26), 0])


@given(
    st.dictionaries(st.sampled_from(list(USUAL_KEYS)), KEYS),
    st.dictionaries(st.sampled_from(list(Command)), st.sampled_from(["a", "lefttrigger", ""])),
)
def test_bindings_come_back_from_the_settings(
    keys: dict[Command, int], buttons: dict[Command, str]
) -> None:
    bindings = Bindings()
    for command, symbol in keys.items():
        bindings = bindings.with_key(command, symbol)
    for command, button in buttons.items():
        bindings = bindings.with_button(command, button)
    read = Bindings.of_settings(bindings.to_settings())
    assert read.keys == bindings.keys
    assert {c: read.buttons.get(c, "") for c in Command} == {
        c: bindings.buttons.get(c, "") for c in Command
    }
    assert faults(bindings.to_settings()) == ()


def test_usual_bindings_take_no_room_in_the_settings() -> None:
    assert Bindings().to_settings() == ControlSettings()


@pytest.mark.parametrize(
    ("name", "value"),
    [("shoot", "HYPER_9"), ("shoot", "MOD_SHIFT"), ("dance", "A"), ("shoot", "KEY_x")],
)
def test_what_is_no_key_or_command_is_named_and_left_out(name: str, value: str) -> None:
    settings = ControlSettings(keys={name: value, "mute": "F5"})
    assert faults(settings) == (f"{name}: {value}",)
    bindings = Bindings.of_settings(settings)
    assert bindings.of_key(key.SPACE) is Command.SHOOT
    assert bindings.of_key(key.F5) is Command.MUTE


def test_menu_keys_and_buttons_cannot_be_taken_by_hand_either() -> None:
    bindings = Bindings.of_settings(ControlSettings({"shoot": "ESCAPE"}, {"shoot": "b"}))
    assert bindings.of_key(key.ESCAPE) is None
    assert bindings.of_button("b") is None


@pytest.mark.parametrize(
    ("symbol", "word"),
    [
        (key.SPACE, "Space"),
        (key.PLUS, "+"),
        (key.W, "W"),
        (key.PAGEUP, "Page up"),
        (key.RSHIFT, "Shift"),
        (user_key(26), "Key 26"),
    ],
)
def test_keys_have_words_and_names(symbol: int, word: str) -> None:
    assert key_word(symbol) == word
    assert symbol_of(key_name(symbol)) == symbol
