"""The composition root: plugins, physics, sounds and the player's files, put together."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from functools import partial

from carrom.core.equipment import TOURNAMENT
from carrom.core.message import Notice
from carrom.desktop import open_folder
from carrom.host.ai_process import AiProcess, Work
from carrom.host.discovery import FoundPlugin, Source
from carrom.host.import_notes import ImportNotes
from carrom.host.loader import Loaded, load_plugins
from carrom.host.parent import cores
from carrom.host.watchdog import Watchdog
from carrom.paths import UserFolders, shipped
from carrom.storage.saves import MatchStore
from carrom.storage.settings import PluginSettings, Settings, SettingsFile, SoundSettings
from carrom.ui.engine import EngineSimulator
from carrom.ui.game import Game
from carrom.ui.play.paced_thinker import PacedThinker
from carrom.ui.plugin_desk import PluginDesk
from carrom.ui.services import Services
from carrom.ui.sound.sounds import Sounds
from carrom.ui.sound.speaker import open_speaker
from carrom.ui.stage import Stage
from carrom.worker import WorkerSetup, help_think
from carrom.worker import run as think

THINKING_S = 4.0
"""What a personality may take for a stroke."""


@contextmanager
def composed(
    folders: UserFolders,
    stage: Stage,
    settings_file: SettingsFile,
    settings: Settings,
    notices: list[Notice | str],
) -> Iterator[Game]:
    """The game on an open window, nothing of it shown yet.

    Args:
        folders: The player's.
        stage: The window, and the means to draw on it.
        settings_file: Where settings are kept.
        settings: What it held.
        notices: What the player has to know so far.
    """
    think_here = partial(think, WorkerSetup(shipped("plugins"), folders.plugins))
    with (
        closing(_thinking(think_here, notices)) as process,
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
            words=stage.words,
        )
        with closing(_watchdog(desk, folders)), closing(Game(stage, services)) as game:
            # Whoever seeks garbage in the midst of a stroke need not go through all modules.
            gc.freeze()
            try:
                yield game
            finally:
                gc.unfreeze()


def _thinking(work: Work, notices: list[Notice | str]) -> AiProcess:
    """The process that thinks, and one more where there is a core for it."""
    aid = help_think if cores() > 1 else None
    return AiProcess(work, budget_s=THINKING_S, report=notices.append, aid=aid)


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
    speaker = open_speaker(shipped("assets") / "sounds")
    return Sounds(speaker, settings, random.Random(), time.monotonic)
