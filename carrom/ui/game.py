"""From screen to screen: what every button that leads elsewhere calls.

All but the first are imported when they are opened, since the first frame waits for imports.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import arcade
import pyglet

from carrom.core.inputs import MatchInput
from carrom.core.match import MatchConfig, MatchState
from carrom.core.record import Record
from carrom.core.ruling import Reason
from carrom.errors import CarromError
from carrom.session.resuming import lacking
from carrom.session.session import MatchSession
from carrom.ui.art.widgets import TextField
from carrom.ui.controls.bindings import Bindings, faults
from carrom.ui.controls.controllers import Controllers, PadListener
from carrom.ui.practice.room import PracticeRoom
from carrom.ui.screens.screen import Screen
from carrom.ui.screens.title import TitleScreen
from carrom.ui.services import Services
from carrom.ui.sound.cues import Sound
from carrom.ui.stage import Stage

if TYPE_CHECKING:
    from carrom.ui.screens.play import PlayScreen
    from carrom.ui.screens.replay import ReplayScreen


class Game:
    """Opens screens on one window."""

    def __init__(self, stage: Stage, services: Services) -> None:
        self.window = stage.window
        self.stage = stage
        self.services = services
        self.practice = PracticeRoom(self, self._show)
        self.controllers = Controllers(self.stage.devices.pad, self._pad_listener)
        self.use_settings()
        unknown = faults(services.settings.controls)
        if unknown:
            told = "; ".join(unknown)
            services.notices.append(
                services.words("There is no such key or button: {names}.", names=told)
            )
        self._kept: tuple[MatchState, Record] | None = None
        self._in_play: MatchSession | None = None

    def open_title(self) -> None:
        """The first screen; offers to go on where there is a match to go on with."""
        self._leave_match()
        loaded = self.services.store.load()
        if loaded.notice is not None:
            self.services.notices.append(loaded.notice)
        if self.services.thinker is not None:
            self.services.thinker.close()
        self._kept = None
        if loaded.match is not None and loaded.record is not None:
            self._kept = (loaded.match, loaded.record)
        self._show(TitleScreen(self, can_resume=self._kept is not None))

    def open_setup(self) -> None:
        """The match set-up."""
        from carrom.ui.screens.setup import SetupScreen

        self._show(SetupScreen(self))

    def open_plugins(self) -> None:
        """What plugins there are."""
        from carrom.ui.screens.plugins import PluginsScreen

        self._show(PluginsScreen(self))

    @property
    def used_in_kept_match(self) -> frozenset[str]:
        """Ids of the house rules and personalities without which the match cannot go on."""
        if self._kept is None:
            return frozenset()
        config = self._kept[0].config
        players = {spec.personality for spec in config.players.values() if spec.personality}
        return frozenset({config.rule_set, *config.house_rules, *players})

    def resume(self) -> None:
        """Go on with the match that was kept, or first say what it lacks."""
        from carrom.ui.screens.lacking import LackingScreen

        if self._kept is None:
            return
        match, record = self._kept
        lacks = lacking(match, self.services.registry)
        if lacks:
            self._show(LackingScreen(self, match, record, lacks))
        else:
            self.go_on()

    def go_on(self, changes: Sequence[MatchInput] = (), told: str = "") -> None:
        """Go on with the match that was kept.

        Args:
            changes: With which it goes on.
            told: What of it the players have to know.
        """
        if self._kept is None:
            return
        try:
            session = self.services.resume(*self._kept, changes)
        except CarromError as error:
            self.services.notices.append(
                self.services.words(
                    "This match cannot be continued: {why}", why=self.services.words.error(error)
                )
            )
            self.open_title()
            return
        if told:
            self.services.notices.append(told)
        self.open_play(session)

    def start(self, config: MatchConfig) -> None:
        """A new match.

        Raises:
            CarromError: Its rules cannot be played.
        """
        self.open_play(self.services.begin(config))

    def open_play(self, session: MatchSession) -> PlayScreen:
        """The board."""
        from carrom.ui.screens.play import PlayScreen

        self._in_play = session
        screen = PlayScreen(self, session)
        self._show(screen)
        return screen

    def open_pause(self, play: PlayScreen) -> None:
        """The menu of a match; the match stands still."""
        from carrom.ui.screens.pause import PauseScreen

        self._show(PauseScreen(self, play))

    def open_toss(self, play: PlayScreen) -> None:
        """The choice that a toss gives."""
        from carrom.ui.screens.toss import TossScreen

        self._show(TossScreen(self, play))

    def open_seats(self, play: PlayScreen) -> None:
        """Who plays for whom from now on."""
        from carrom.ui.screens.seats import SeatsScreen

        self._show(SeatsScreen(self, play))

    def open_score_card(self, play: PlayScreen, opener: Screen | None = None) -> None:
        """The score card; goes on from there after a board."""
        from carrom.ui.screens.score_card import ScoreCardScreen

        self._show(ScoreCardScreen(self, play, opener))

    def open_last_stroke(self, play: PlayScreen) -> None:
        """The last stroke once more, slowly."""
        from carrom.ui.screens.last_stroke import LastStrokeScreen, last_stroke

        if play.flow.moving:
            return
        try:
            found = last_stroke(play.session)
        except CarromError as error:
            play.flow.verdict.warn(self.services.words.error(error))
            return
        if found is None:
            play.flow.verdict.warn(self.services.words("There is no stroke to show yet."))
        else:
            self._show(LastStrokeScreen(self, play, *found))

    def open_replays(self) -> None:
        """The matches that are kept."""
        from carrom.ui.screens.replays import ReplaysScreen

        self._show(ReplaysScreen(self))

    def open_replay(self, below: Screen, path: Path) -> None:
        """A kept match, from its beginning.

        Raises:
            CarromError: It cannot be read or played again.
        """
        from carrom.ui.replay.reel import cut
        from carrom.ui.screens.replay import ReplayScreen

        played, rulebook = self.services.archive.open(path)
        self._show(ReplayScreen(self, below, cut(self.stage.words, played), rulebook))

    def open_watch_setup(self) -> None:
        """Whom to watch."""
        from carrom.ui.screens.watch_setup import WatchSetupScreen

        self._show(WatchSetupScreen(self))

    def watch(self, config: MatchConfig) -> None:
        """A match between personalities, to look on.

        Raises:
            CarromError: It cannot be played.
        """
        from carrom.ui.screens.watch import WatchScreen

        self._show(WatchScreen(self, self.services.watch(config)))

    def open_statistics(self) -> None:
        """What everybody has done so far."""
        from carrom.ui.screens.statistics import StatisticsScreen

        self._show(StatisticsScreen(self))

    def open_export(self, below: ReplayScreen) -> None:
        """What can be written of a match: the stroke that is shown, or its board."""
        from carrom.ui.screens.export import ExportScreen

        playback = below.playback
        self._show(ExportScreen(self, below, playback.reel, playback.position, playback.rulebook))

    def open_help(self, below: Screen, reason: Reason | None, opener: Screen | None = None) -> None:
        """The rules, at the page of a reason."""
        from carrom.ui.screens.help import HelpScreen
        from carrom.ui.screens.play import PlayScreen

        if isinstance(below, PlayScreen):
            laws, rules = below.state.config.laws, below.rules_line
        else:
            usual = self.services.registry.rule_sets[0]
            laws, rules = usual.laws, self.stage.words(usual.title)
        self._show(HelpScreen(self, below, laws, rules, reason, opener))

    def open_keyboard(self, below: Screen, field: TextField) -> None:
        """Letters for a text field, for whoever has none at hand."""
        from carrom.ui.screens.keyboard import KeyboardScreen

        self._show(KeyboardScreen(self, below, field))

    def turn_board_on_off(self, play: PlayScreen) -> None:
        """Turn the board to whoever is to strike, or leave it as it lies."""
        old = self.services.settings.play
        self.services.change_settings(play=replace(old, turn_board=not old.turn_board))
        play.board_turn_changed()

    def open_settings(self, below: Screen) -> None:
        """Everything that can be set."""
        from carrom.ui.screens.settings import SettingsScreen

        self._show(SettingsScreen(self, below))

    def use_settings(self) -> None:
        """Let what is set be seen, and keys and buttons do what they are set to."""
        settings = self.services.settings
        self.stage.use(settings.display)
        self.stage.devices.bindings = Bindings.of_settings(settings.controls)

    def go_full_screen(self, on: bool) -> None:
        """Fill the screen, or be a window again; it is kept."""
        self.window.set_fullscreen(on)
        window = replace(self.services.settings.window, full_screen=on)
        self.services.change_settings(window=window)

    def sound_on_off(self) -> None:
        """Mute everything, or let it be heard again."""
        old = self.services.settings.sound
        self.services.change_settings(sound=replace(old, muted=not old.muted))

    def quit(self) -> None:
        """Close the window; the match was kept after its last stroke."""
        self.window.close()
        arcade.exit()

    def close(self) -> None:
        """The window is gone: let the last screen end what it was at."""
        self.window.hide_view()
        self._leave_match()

    def look_for_controllers(self) -> None:
        """Hear controllers as soon as the first frame is drawn: finding them takes a while."""
        pyglet.clock.schedule_once(lambda _: self.controllers.start(), 0.0)

    def _leave_match(self) -> None:
        """Leave the match in play, if there is one, as it stands."""
        if self._in_play is not None:
            self._in_play.leave()
            self._in_play = None

    def _pad_listener(self) -> PadListener | None:
        """Whom a controller speaks to: nobody while the window is not looked at."""
        view = self.window.current_view
        return view if self.stage.attention.looks and isinstance(view, Screen) else None

    def _show(self, screen: Screen) -> None:
        screen.widgets.on_use = partial(self.services.sounds.play, Sound.TICK)
        self.window.show_view(screen)
