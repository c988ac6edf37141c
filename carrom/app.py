"""From the start of the program to its end: the window, its first picture, and then the game.

What the first picture does not need is imported after it.
"""

from __future__ import annotations

import gc
import logging
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from carrom.core.message import Notice
from carrom.paths import UserFolders, shipped
from carrom.startup import (
    alone,
    explain,
    our_fault,
    prepare_sound,
    start_log,
    system_dialog,
    tell,
)
from carrom.storage.settings import SettingsFile, WindowSettings

if TYPE_CHECKING:
    from carrom.ui.game import Game

CANNOT_GO_ON = 2

SLOWLY_FOUND = ("pyglet.media.codecs.ffmpeg_lib", "pyglet.image.codecs.gdkpixbuf2")
"""What pyglet looks for by starting the system's linker, and the game has no use for."""

_log = logging.getLogger(__name__)


def main(args: Namespace) -> int:
    """Open the game, or try it with `--selftest`; returns the exit status."""
    folders = UserFolders.of_system()
    log_file = start_log(folders.log)
    silenced = prepare_sound()
    try:
        if args.selftest is None:
            return play(folders)
        return try_out(folders, Path(args.selftest))
    except BrokenPipeError:
        raise
    except Exception as error:
        _log.exception("the game cannot go on")
        notice = explain(error) or our_fault(log_file)
        tell(_in_words(folders, notice), dialog=system_dialog if args.selftest is None else None)
        return CANNOT_GO_ON
    finally:
        del silenced


def play(folders: UserFolders) -> int:
    """Open the game and wait until the player leaves it."""
    with alone(folders.lock), opened(folders) as game:
        from carrom.ui.session_end import close_with_session

        close_with_session(game.window)
        game.open_title()
        game.look_for_controllers()
        game.window.run()
        return 0


def try_out(folders: UserFolders, picture: Path) -> int:
    """Draw a break, save a picture of it, and print what was measured."""
    _import_window()
    from carrom.ui import selftest

    with opened(folders, selftest.SIZE) as game:
        return selftest.run(game, picture)


@contextmanager
def opened(
    folders: UserFolders, size: tuple[int, int] | None = None, *, visible: bool = True
) -> Iterator[Game]:
    """The game with its window open; it shows the opening picture, or nothing yet.

    Args:
        folders: The player's.
        size: Of the window, which is then not remembered; None takes what is in the settings.
        visible: False keeps the window hidden, for measurements.
    """
    _import_window()
    from carrom.ui.art.theme import LEAST_SIZE
    from carrom.ui.opening import draw_opening
    from carrom.ui.stage import Stage
    from carrom.ui.window import CarromWindow, size_on_main_screen
    from carrom.ui.words import Words

    notices: list[Notice | str] = []
    settings_file = SettingsFile(folders.settings, notices.append)
    settings = settings_file.load()
    shape = settings.window
    window = CarromWindow(size or size_on_main_screen((shape.width, shape.height)), visible)
    if size is None and shape.full_screen:
        window.set_fullscreen(True)
    stage = Stage(window, Words(shipped("assets") / "locale"))
    stage.use(settings.display)
    if visible:
        draw_opening(stage)
    from carrom.composition import composed
    from carrom.ui.art.icon import window_icons

    window.use_icon(*window_icons())
    with composed(folders, stage, settings_file, settings, notices) as game:
        yield game
        if size is None:
            width, height = map(max, window.size_as_window, LEAST_SIZE)
            game.services.change_settings(
                window=WindowSettings(width, height, full_screen=window.fullscreen)
            )


def _in_words(folders: UserFolders, notice: Notice) -> str:
    """A notice in the player's language, as far as that is known."""
    from carrom.ui.system_language import system_language
    from carrom.ui.words import Words

    words = Words(shipped("assets") / "locale")
    settings = SettingsFile(folders.settings, lambda _: None).load()
    words.speak(settings.display.language or system_language(words.codes()))
    return words.notice(notice)


def _import_window() -> None:
    """Import arcade fast: without checks after each OpenGL call, and without collecting garbage."""
    gc.disable()
    for unused in SLOWLY_FOUND:
        sys.modules.setdefault(unused, None)  # type: ignore[arg-type]
    import pyglet

    pyglet.options.debug_gl = False
    import arcade  # noqa: F401  (imported here for its time)

    gc.enable()
