"""The first screen: go on, start anew, leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.text import Align
from carrom.ui.art.title_art import draw_discs, draw_name, draw_table, words_area
from carrom.ui.art.widgets import Button, Look, row
from carrom.ui.art.widgets.layout import Part
from carrom.ui.plugins_model import need_a_look
from carrom.ui.screens.screen import Screen

if TYPE_CHECKING:
    from carrom.ui.game import Game

_MOST_LINES = 3
"""Of one notice; a longer one is written smaller, and may have a line more."""
_SMALLER = 0.8


class TitleScreen(Screen):
    """The name of the game, and what can be done."""

    def __init__(self, game: Game, *, can_resume: bool) -> None:
        super().__init__(game.stage)
        self.game = game
        self._can_resume = can_resume
        self._make_buttons()

    def _make_buttons(self) -> None:
        game = self.game
        services = game.services
        plugins = Button(self.words("Plugins"), game.open_plugins, icon=Icon.PLUGIN)
        wait = need_a_look(services.plugins.loaded.reports, services.settings.plugins)
        plugins.badge = str(wait) if wait else ""
        self._main = [Button(self.words("New match"), game.open_setup, icon=Icon.PEOPLE)]
        self._others = [
            Button(self.words("Practice"), game.practice.open_table, icon=Icon.TARGET),
            Button(self.words("Watch"), game.open_watch_setup, icon=Icon.MACHINE),
            Button(self.words("Replays"), game.open_replays, icon=Icon.REPLAY),
            Button(self.words("Statistics"), game.open_statistics, icon=Icon.TROPHY),
            plugins,
            Button(self.words("Settings"), lambda: game.open_settings(self), icon=Icon.SETTINGS),
            Button(self.words("How to play"), lambda: game.open_help(self, None), icon=Icon.HELP),
            Button(self.words("Quit"), game.quit, icon=Icon.QUIT),
        ]
        if self._can_resume:
            self._main.insert(0, Button(self.words("Continue"), game.resume, icon=Icon.PLAY))
        self._main[0].look = Look.PRIMARY
        self.widgets.widgets = [*self._main, *self._others]

    def lay_out(self) -> None:
        """Put what most want in a column under the name, and the others below it in two."""
        theme, area = self.canvas.theme, words_area(self.canvas.area)
        width = round(min(360 * theme.scale, area.width - 3 * theme.gap))
        left, top = round(area.centre.x - width / 2), area.height * 0.60
        lines = [[button] for button in self._main]
        lines += [self._others[place : place + 2] for place in range(0, len(self._others), 2)]
        spare = (top - theme.gap - len(lines) * theme.row) / (len(lines) - 1)
        gap = min(1.25 * theme.gap, max(1.0, spare))
        for line in lines:
            room = Rect(left, round(top - theme.row), width, theme.row)
            for button, cell in zip(line, row(room, [Part()] * len(line), gap), strict=True):
                button.rect = cell
            top -= theme.row + gap

    def paint(self) -> None:
        """Draw the board beside the name, and what the player has to know."""
        canvas = self.canvas
        theme, area = canvas.theme, words_area(canvas.area)
        draw_table(canvas, self.stage.board)
        draw_discs(canvas, self.stage.discs)
        draw_name(canvas)
        y, width = area.top - theme.row / 2, area.width * 0.9
        for notice in self.game.services.notice_sentences[-3:]:
            size = theme.small
            lines = canvas.text.wrapped(notice, size, width)
            if len(lines) > _MOST_LINES:
                size *= _SMALLER
                lines = canvas.text.wrapped(notice, size, width, most=_MOST_LINES + 1)
            for line in lines:
                canvas.text.add(line, area.centre.x, y, size, colours.WARNING, align=Align.CENTRE)
                y -= size * 1.4

    def reword(self) -> None:
        """Say everything in another language."""
        self._make_buttons()

    def leave(self) -> None:
        """The escape key does not close the game."""

    def on_hide_view(self) -> None:
        """What there was to know has been read."""
        super().on_hide_view()
        self.game.services.notices.clear()
