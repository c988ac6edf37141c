"""The composition root: folders, settings, plugins, physics and window, put together."""

from __future__ import annotations

import argparse
import gc
import logging
import random
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from carrom.core.equipment import TOURNAMENT
from carrom.core.message import Notice
from carrom.desktop import open_folder
from carrom.host.ai_process import AiProcess
from carrom.host.discovery import FoundPlugin, Source
from carrom.host.import_notes import ImportNotes
from carrom.host.loader import Loaded, load_plugins
from carrom.host.watchdog import Watchdog
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
from carrom.storage.saves import MatchStore
from carrom.storage.settings import PluginSettings, SettingsFile, SoundSettings, WindowSettings
from carrom.worker import WorkerSetup
from carrom.worker import run as think

if TYPE_CHECKING:
    from carrom.ui.game import Game
    from carrom.ui.plugin_desk import PluginDesk
    from carrom.ui.sound.sounds import Sounds

CANNOT_GO_ON = 2

THINKING_S = 4.0
"""What a personality may take for a stroke."""

SLOWLY_FOUND = ("pyglet.media.codecs.ffmpeg_lib", "pyglet.image.codecs.gdkpixbuf2")
"""What pyglet looks for by starting the system's linker, and the game has no use for."""

_log = logging.getLogger(__name__)


def main(args: argparse.Namespace) -> int:
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
    """The game with its window open, nothing shown yet.

    Args:
        folders: The player's.
        size: Of the window, which is then not remembered; None takes what is in the settings.
        visible: False keeps the window hidden, for measurements.
    """
    _import_window()
    from carrom.ui.art.icon import window_icons
    from carrom.ui.engine import EngineSimulator
    from carrom.ui.game import Game
    from carrom.ui.play.paced_thinker import PacedThinker
    from carrom.ui.plugin_desk import PluginDesk
    from carrom.ui.services import Services
    from carrom.ui.window import LEAST_SIZE, CarromWindow, size_on_main_screen
    from carrom.ui.words import Words

    notices: list[Notice | str] = []
    settings_file = SettingsFile(folders.settings, notices.append)
    settings = settings_file.load()
    shape = settings.window
    window = CarromWindow(size or size_on_main_screen((shape.width, shape.height)), visible)
    window.use_icon(*window_icons())
    think_here = partial(think, WorkerSetup(shipped("plugins"), folders.plugins))
    with (
        closing(AiProcess(think_here, budget_s=THINKING_S, report=notices.append)) as process,
        closing(_sounds(settings.sound)) as sounds,
    ):
        load = partial(_load, folders, process)
        desk = PluginDesk(load(settings.plugins), load, folders.plugins, open_folder)
        services = Services(
            plugins=desk,
            simulator=EngineSimulator(TOURNAMENT),
            store=MatchStore(folders, datetime.now),
            settings=settings,
            keep_settings=settings_file.save,
            exports=folders.exports,
            new_seed=partial(random.SystemRandom().getrandbits, 31),
            now=datetime.now,
            thinker=PacedThinker(process),
            adviser=process,
            notices=notices,
            sounds=sounds,
            words=Words(shipped("assets") / "locale"),
        )
        if size is None and shape.full_screen:
            window.set_fullscreen(True)
        with closing(_watchdog(desk, folders)), closing(Game(window, services)) as game:
            # Whoever seeks garbage in the midst of a stroke need not go through all modules.
            gc.freeze()
            yield game
            gc.unfreeze()
        if size is None:
            width, height = map(max, window.size_as_window, LEAST_SIZE)
            services.change_settings(
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


def _load(folders: UserFolders, process: AiProcess, chosen: PluginSettings) -> Loaded:
    """Load plugins as chosen; the process of the personalities takes those that added something."""
    bundled, notes = shipped("plugins"), ImportNotes(folders.import_notes)
    loaded = load_plugins(bundled, folders.plugins, chosen.switches, chosen.order, notes)
    switches = {report.plugin.id: bool(report.registered) for report in loaded.reports}
    process.renew(partial(think, WorkerSetup(bundled, folders.plugins, switches, chosen.order)))
    return loaded


def _watchdog(desk: PluginDesk, folders: UserFolders) -> Watchdog:
    """Nobody waits for ever for a plugin of the player's own; the next start leaves it out."""

    def plugins() -> Iterable[FoundPlugin]:
        found = (report.plugin for report in desk.loaded.reports)
        return (plugin for plugin in found if plugin.source is not Source.BUNDLED)

    return Watchdog(plugins, lambda plugin: ImportNotes(folders.import_notes).keep(plugin))


def _sounds(settings: SoundSettings) -> Sounds:
    from carrom.ui.sound.sounds import Sounds
    from carrom.ui.sound.speaker import open_speaker

    speaker = open_speaker(shipped("assets") / "sounds")
    return Sounds(speaker, settings, random.Random(), time.monotonic)


def _import_window() -> None:
    """Import arcade fast: without checks after each OpenGL call, and without collecting garbage."""
    gc.disable()
    for unused in SLOWLY_FOUND:
        sys.modules.setdefault(unused, None)  # type: ignore[arg-type]
    import pyglet

    pyglet.options.debug_gl = False
    import arcade  # noqa: F401  (imported here for its time)

    gc.enable()
