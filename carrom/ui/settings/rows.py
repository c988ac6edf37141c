"""The rows of each section: widgets that change one part of the settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from carrom.storage.settings import (
    ControlSettings,
    Hints,
    Settings,
    TextSize,
)
from carrom.ui.art.widgets import BindingField, Choice, Slider, Toggle
from carrom.ui.controls.bindings import TITLES, Bindings, Command
from carrom.ui.controls.key_names import said
from carrom.ui.screens.rows import Row
from carrom.ui.settings.kept import kept_choice
from carrom.ui.settings.words import HINTS, TEXT_SIZES, delay_word
from carrom.ui.words import Message, Words

Change = Callable[..., None]
"""Takes parts of the settings by name."""

Now = Callable[[], Settings]
"""Gives the settings as they are when a widget is used: other widgets may have changed them."""

SECTIONS: tuple[Message, ...] = ("Play", "Display", "Sound", "Controls")


def usual(section: str, settings: Settings) -> dict[str, object]:
    """The parts of a section as they usually are."""
    new = Settings()
    match section:
        case "Play":
            play = replace(new.play, reduced_motion=settings.play.reduced_motion)
            return {"play": play, "replays": new.replays}
        case "Display":
            play = replace(settings.play, reduced_motion=new.play.reduced_motion)
            return {"play": play, "display": new.display}
        case "Sound":
            return {"sound": new.sound}
        case _:
            return {"controls": ControlSettings()}


def play_rows(words: Words, now: Now, change: Change) -> list[Row]:
    """How strokes are foreseen, told and kept."""
    play, replays = now().play, now().replays
    hints = list(Hints)
    return [
        Row(
            Choice(
                words("Aim line"),
                [words(HINTS[each]) for each in hints],
                hints.index(play.hints),
                lambda n: change(play=replace(now().play, hints=hints[n])),
            ),
            words("Short ends at the first contact; full goes on with coin and striker."),
        ),
        Row(
            Slider(
                words("Results stay"),
                play.result_delay_s,
                lambda seconds: change(play=replace(now().play, result_delay_s=seconds)),
                most=60.0,
                step=1.0,
                shown=partial(delay_word, words),
            ),
            words("Then the match goes on by itself; at the left end it waits for Next."),
        ),
        Row(
            Toggle(
                words("Turn the board to the striker"),
                play.turn_board,
                lambda on: change(play=replace(now().play, turn_board=on)),
            )
        ),
        Row(
            kept_choice(
                words("Matches kept"),
                replays.matches,
                lambda count: change(replays=replace(now().replays, matches=count)),
            )
        ),
        Row(
            kept_choice(
                words("Watched matches"),
                replays.watched,
                lambda count: change(replays=replace(now().replays, watched=count)),
            ),
            words("As replays; the oldest go first."),
        ),
    ]


def display_rows(
    words: Words, now: Now, full_screen: bool, change: Change, go_full: Callable[[bool], None]
) -> list[Row]:
    """How everything looks."""
    play, display = now().play, now().display
    sizes = list(TextSize)
    languages = {"": words("As the system"), **words.languages()}
    codes = list(languages)
    chosen = codes.index(display.language) if display.language in languages else 0
    return [
        Row(
            Choice(
                words("Language"),
                list(languages.values()),
                chosen,
                lambda n: change(display=replace(now().display, language=codes[n])),
            )
        ),
        Row(
            Choice(
                words("Text"),
                [words(TEXT_SIZES[each]) for each in sizes],
                sizes.index(display.text_size),
                lambda n: change(display=replace(now().display, text_size=sizes[n])),
            )
        ),
        Row(
            Toggle(
                words("Colours for colour-blind eyes"),
                display.safe_colours,
                lambda on: change(display=replace(now().display, safe_colours=on)),
            ),
            words(
                "The queen is blue instead of red. Rings and crown tell discs apart in any case."
            ),
        ),
        Row(
            Toggle(
                words("Reduced motion"),
                play.reduced_motion,
                lambda on: change(play=replace(now().play, reduced_motion=on)),
            ),
            words("What would glide, sink or drift is there at once."),
        ),
        Row(
            Toggle(words("Full screen"), full_screen, go_full),
            words("F11 does the same, everywhere."),
        ),
    ]


def sound_rows(words: Words, now: Now, change: Change, has_device: bool) -> list[Row]:
    """What is heard, where there is a device to hear it on."""
    sound = now().sound
    volume = Slider(
        words("Volume"),
        sound.volume,
        lambda value: change(sound=replace(now().sound, volume=value)),
    )
    volume.enabled = not sound.muted
    mute = Toggle(
        words("Sound"), not sound.muted, lambda on: change(sound=replace(now().sound, muted=not on))
    )
    note = words(
        "Each step lets a striker be heard." if has_device else "There is no sound device."
    )
    return [Row(mute), Row(volume, note)]


def control_rows(
    words: Words,
    bindings: Bindings,
    waiting: tuple[Command, bool] | None,
    ask: Callable[[Command, bool], None],
) -> list[Row]:
    """The key and the button of every command.

    Args:
        words: In which language.
        bindings: As they are.
        waiting: The command that is to get another one, and whether that is a button.
        ask: Called with a command whose key, or button, is to be another.
    """
    key_clashes = _clashing(bindings.key_conflicts)
    button_clashes = _clashing(bindings.button_conflicts)
    rows = []
    for command in Command:
        key = BindingField(
            words(TITLES[command]),
            said(words, bindings.key_word(command)),
            partial(ask, command, False),
        )
        key.enabled = command is not Command.FINE
        key.clashes = command in key_clashes
        bound = said(words, bindings.button_word(command))
        button = BindingField("", bound, partial(ask, command, True))
        button.clashes = command in button_clashes
        if waiting == (command, False):
            key.asking = words("Press a key")
        elif waiting == (command, True):
            button.asking = words("Press a button")
        rows.append(Row(key, beside=button))
    return rows


def _clashing(conflicts: Sequence[Sequence[Command]]) -> frozenset[Command]:
    return frozenset(command for commands in conflicts for command in commands)
