"""Whom to watch playing, and by which rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from carrom.core.seats import Player
from carrom.errors import CarromError
from carrom.storage.settings import WatchSettings
from carrom.ui import watch_model
from carrom.ui.art import theme as colours
from carrom.ui.art.icons import Icon
from carrom.ui.art.text import Align
from carrom.ui.art.widgets import Button, Choice, Look
from carrom.ui.screens.rows import Row
from carrom.ui.screens.rows_sheet import RowsSheet
from carrom.ui.setup_model import ORDER

if TYPE_CHECKING:
    from carrom.ui.game import Game


class WatchSetupScreen(RowsSheet):
    """One row for each player, with a line about how it plays."""

    title = "Watch"
    wide, high = 900, 640

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        services = game.services
        self._personalities = services.registry.personalities
        self.chosen: WatchSettings = services.settings.watch
        """What is chosen so far."""
        if self._personalities:
            self.chosen = watch_model.repaired(self.chosen, services.registry)
        self._fault = ""
        self._back = Button(self.words("Back"), self.leave, icon=Icon.BACK)
        self._start = Button(self.words("Watch"), self._begin, icon=Icon.PLAY, look=Look.PRIMARY)
        self._build()

    def foot_buttons(self) -> Sequence[Button]:
        """Back, and on to the match."""
        return (self._back, self._start) if self._personalities else (self._back,)

    def lay_out(self) -> None:
        """Rows from top to bottom."""
        super().lay_out()
        self.rows.lay_out(self.body, self.canvas)

    def paint_body(self) -> None:
        """The lines about the rows, or what is missing."""
        super().paint_body()
        canvas, theme, body = self.canvas, self.canvas.theme, self.body
        if not self._personalities:
            nobody = self.words(watch_model.NOBODY)
            y = body.centre.y
            for line in canvas.text.wrapped(nobody, theme.body, body.width * 0.8):
                canvas.text.add(
                    line, body.centre.x, y, theme.body, colours.TEXT_QUIET, align=Align.CENTRE
                )
                y -= theme.body * 1.5
        self.paint_told(self._fault)

    def leave(self) -> None:
        """Back to the first screen."""
        self.game.open_title()

    def on_hide_view(self) -> None:
        """Keep what was chosen, however the screen is left."""
        super().on_hide_view()
        if self._personalities:
            self.game.services.change_settings(watch=self.chosen)

    def _begin(self) -> None:
        services = self.game.services
        options = services.settings.plugins.options
        try:
            self.game.watch(
                watch_model.config(self.chosen, services.registry, options, services.new_seed())
            )
        except CarromError as error:
            self._fault = self.words.error(error)

    def _change(self, chosen: WatchSettings) -> None:
        self.chosen, self._fault = chosen, ""
        self._build()
        self.lay_out()

    def _build(self) -> None:
        """Make the rows anew for what is chosen; the focus stays in its row."""
        if not self._personalities:
            self.widgets.focused = self._back
            return
        before = self.widgets.widgets
        place = before.index(self.widgets.focused) if self.widgets.focused in before else None
        sets = self.game.services.registry.rule_sets
        ids = [each.id for each in sets]
        rule_set = ids.index(self.chosen.rule_set)
        rules = Choice(
            self.words("Rules"),
            [self.words(each.title) for each in sets],
            rule_set,
            lambda n: self._change(replace(self.chosen, rule_set=ids[n])),
        )
        players = Choice(
            self.words("Players"),
            [self.words("Singles"), self.words("Doubles")],
            int(self.chosen.doubles),
            lambda n: self._change(replace(self.chosen, doubles=bool(n))),
        )
        seats = ORDER if self.chosen.doubles else ORDER[:2]
        rows = [
            Row(players),
            *map(self._seat_row, seats),
            Row(rules, self.words(sets[rule_set].summary)),
        ]
        self.rows.show(rows)
        if place is not None and place < len(rows):
            self.widgets.focused = rows[place].widget

    def _seat_row(self, player: Player) -> Row:
        specs = self._personalities
        ids = [spec.id for spec in specs]
        index = ids.index(self.chosen.personalities[ORDER.index(player)])
        word = self.words("Side {side}", side=player.side.value)

        def choose(n: int) -> None:
            self._change(watch_model.with_player(self.chosen, player, specs[n]))

        choice = Choice(word, [self.words(spec.title) for spec in specs], index, choose)
        return Row(choice, self.words(specs[index].summary))
