"""Plays the game in a real window by events, as a player would."""

from __future__ import annotations

import gc
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import arcade
from arcade import key

from carrom.core.geometry import Point
from carrom.core.match import MatchState
from carrom.core.record import Record
from carrom.host.loader import Loaded, load_plugins
from carrom.paths import UserFolders, shipped
from carrom.storage.saves import MatchStore
from carrom.storage.settings import PluginSettings, Settings
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.widgets import Widget
from carrom.ui.engine import EngineSimulator
from carrom.ui.game import Game
from carrom.ui.hand.hand import Hand
from carrom.ui.plugin_desk import PluginDesk
from carrom.ui.screens.play import PlayScreen
from carrom.ui.screens.screen import Screen
from carrom.ui.services import Services
from carrom.ui.stage import Stage

S = TypeVar("S", bound=Screen)
FRAME_S = 1 / 60


def services(home: Path) -> Services:
    """Everything a game needs, kept below a folder."""
    folders = UserFolders(home / "data", home / "config", home / "log")

    def load(chosen: PluginSettings) -> Loaded:
        return load_plugins(shipped("plugins"), folders.plugins, chosen.switches, chosen.order)

    return Services(
        plugins=PluginDesk(load(PluginSettings()), load, folders.plugins, lambda folder: False),
        simulator=EngineSimulator(),
        store=MatchStore(folders, lambda: datetime(2030, 1, 2, 3, 4, 5)),
        settings=Settings(),
        keep_settings=lambda settings: None,
        exports=home / "exports",
        new_seed=lambda: 7,
        now=lambda: datetime(2030, 1, 2, 3, 4, 5),
    )


class Driver:
    """A player's eyes and hands."""

    def __init__(self, window: arcade.Window, home: Path) -> None:
        # As the event loop has it: events go out at once instead of being queued.
        window._enable_event_queue = False
        self.window = window
        # The game of the test before goes first: what it draws with is large.
        window.hide_view()
        gc.collect()
        window.ctx.gc()
        told = services(home)
        self.game = Game(Stage(window, told.words), told)

    def play(self, state: MatchState) -> PlayScreen:
        """Open the board at a state."""
        session = self.game.services.resume(state, Record(state.config))
        self.game.open_play(session)
        self.frames()
        return self.screen(PlayScreen)

    def screen(self, kind: type[S]) -> S:
        """The screen that is shown, which has to be of a kind."""
        shown = self.window.current_view
        assert isinstance(shown, kind), shown
        return shown

    def frames(self, count: int = 1, seconds: float = FRAME_S) -> None:
        """Let frames go by, and draw the last."""
        for _ in range(count):
            self.window.dispatch_event("on_update", seconds)
        self.window.dispatch_event("on_draw")
        self.window.ctx.gc()

    def to_rest(self, seconds: float = FRAME_S) -> None:
        """Let a stroke come to rest, and its pieces sink."""
        for _ in range(3000):
            if not self.screen(PlayScreen).flow.moving:
                break
            self.window.dispatch_event("on_update", seconds)
        self.frames(20)

    def hand(self) -> Hand:
        """The hand of the player to strike."""
        held = self.screen(PlayScreen).flow.hand
        assert held is not None
        return held

    def at(self, board: Point) -> tuple[int, int]:
        """Where a place on the board is in the window."""
        point = self.screen(PlayScreen).camera.to_window(board)
        return round(point.x), round(point.y)

    def press(self, x: float, y: float) -> None:
        """Press the main button."""
        self.window.dispatch_event("on_mouse_motion", int(x), int(y), 0, 0)
        self.window.dispatch_event("on_mouse_press", int(x), int(y), arcade.MOUSE_BUTTON_LEFT, 0)

    def drag(self, x: float, y: float, modifiers: int = 0) -> None:
        """Move with the button down."""
        left = arcade.MOUSE_BUTTON_LEFT
        self.window.dispatch_event("on_mouse_drag", int(x), int(y), 0, 0, left, modifiers)
        self.frames()

    def release(self, x: float, y: float) -> None:
        """Let the button come up."""
        left = arcade.MOUSE_BUTTON_LEFT
        self.window.dispatch_event("on_mouse_release", int(x), int(y), left, 0)
        self.frames()

    def click(self, rect: Rect) -> None:
        """Click on a widget."""
        x, y = rect.centre
        self.press(x, y)
        self.release(x, y)

    def widget(self, word: str) -> Widget:
        """The widget with a word, on the screen that is shown."""
        shown = {getattr(w, "word", ""): w for w in reversed(self.screen(Screen).widgets.widgets)}
        assert word in shown, (word, *shown)
        return shown[word]

    def push(self, word: str) -> None:
        """Click on the widget with a word."""
        self.click(self.widget(word).rect)

    def pull(self, away: Point) -> tuple[int, int]:
        """Press on the striker and pull to a place `away` from it, in board mm."""
        spot = self.hand().spot
        start = self.at(spot)
        self.press(*start)
        end = self.at(Point(spot.x + away.x, spot.y + away.y))
        for n in range(1, 9):
            x = start[0] + (end[0] - start[0]) * n / 8
            y = start[1] + (end[1] - start[1]) * n / 8
            self.drag(x, y)
        return end

    def key(self, symbol: int, modifiers: int = 0, times: int = 1) -> None:
        """Tap a key."""
        for _ in range(times):
            self.window.dispatch_event("on_key_press", symbol, modifiers)
            self.window.dispatch_event("on_key_release", symbol, modifiers)
        self.frames()

    def shoot(self) -> None:
        """Strike by key, once the turn is old enough for it."""
        self.frames(30)
        self.key(key.SPACE)
