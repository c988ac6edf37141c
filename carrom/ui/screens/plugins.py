"""The plugins: what there is, what it does, on or off, and why one does not work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from carrom.core.registration import HouseRule, Option, OptionValue
from carrom.host.discovery import Source
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, Choice, ListRow, ListView, Look, Toggle, Widget
from carrom.ui.options_model import fault, usual_options
from carrom.ui.plugins_model import (
    PluginCard,
    as_listed,
    cards,
    moved,
    need_a_look,
    needed_by_match,
    order_of,
    with_option,
)
from carrom.ui.screens.option_row import option_row, option_title
from carrom.ui.screens.rows import Row, heir
from carrom.ui.screens.rows_sheet import RowsSheet
from carrom.ui.words import Message

if TYPE_CHECKING:
    from carrom.host.loader import PluginReport
    from carrom.storage.settings import PluginSettings
    from carrom.ui.game import Game

_LIST_SHARE = 0.42
_LINE = 1.4
_LEAST_ROWS = 2.2
"""Room that the details leave for switch and options, in rows."""

NONE_YET: Message = (
    "None of your own yet: put a Python file into the folder, or write a working one to start "
    "from with: carrom plugins new NAME --kind ai"
)
_Line = tuple[str, float, float, colours.Rgba, bool]
"""Text, how high it stands, size, colour, and whether it is bold."""


class PluginsScreen(RowsSheet):
    """A list on the left, the chosen plugin on the right; every change takes effect at once."""

    title = "Plugins"
    wide, high = 1180, 660

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._list = ListView(
            [],
            on_choose=lambda index: self._choose(),
            empty=f"{self.words('There are no plugins.')} {self.words(NONE_YET)}",
        )
        self._folder = Button(self.words("Open folder"), self._open_folder, icon=Icon.FOLDER)
        self._again = Button(self.words("Look again"), self._look_again, icon=Icon.REPLAY)
        self._back = Button(self.words("Back"), self.leave, icon=Icon.BACK, look=Look.PRIMARY)
        self._reports: tuple[PluginReport, ...] = ()
        self._cards: tuple[PluginCard, ...] = ()
        self.lines: list[_Line] = []
        """About the chosen plugin."""
        self.notes: list[str] = []
        """About the folder."""
        self._told = ""
        """What came of the latest press."""
        self._take_cards()
        self._choose(lay_out=False)

    @property
    def card(self) -> PluginCard | None:
        """The plugin that is chosen."""
        chosen = self._list.chosen
        return None if chosen is None else self._cards[chosen]

    def foot_buttons(self) -> Sequence[Button]:
        """The folder, finding what was changed there, and back."""
        return (self._folder, self._again, self._back)

    def head_widgets(self) -> Sequence[Widget]:
        """The list."""
        return (self._list,)

    def lay_out(self) -> None:
        """The list on the left, details over switch and options on the right, the folder below."""
        super().lay_out()
        theme, canvas, body = self.canvas.theme, self.canvas, self.body
        self.notes = self._foot_notes()
        gap = 3 * theme.gap
        low = body.bottom + theme.small * _LINE * len(self.notes) + theme.gap
        left = round(body.width * _LIST_SHARE)
        self._list.rect = Rect(body.left, low, left, body.top - low)
        area = Rect(body.left + left + gap, low, body.width - left - gap, body.top - low)
        least = min(area.height / 2, _LEAST_ROWS * (theme.row + theme.gap))
        top = self._write_details(area, area.bottom + least)
        self.rows.lay_out(Rect(area.left, area.bottom, area.width, top - area.bottom), canvas)

    def paint_body(self) -> None:
        """Write the details, and where the player's plugins are."""
        super().paint_body()
        canvas, theme, left = self.canvas, self.canvas.theme, self.rows.area.left
        width = self.rows.area.width
        for text, y, size, ink, bold in self.lines:
            canvas.text.add(text, left, y, size, ink, bold=bold, max_width=width)
        y = self._list.rect.bottom - theme.gap - theme.small * 0.6
        for note in self.notes:
            canvas.text.add(note, self.body.left, y, theme.small, colours.TEXT_QUIET)
            y -= theme.small * _LINE

    def leave(self) -> None:
        """Back to the first screen."""
        self.game.open_title()

    def _choose(self, *, lay_out: bool = True) -> None:
        """Show the plugin that is chosen."""
        focused = self.widgets.focused
        card = self.card
        self.rows.show([] if card is None else self._rows_of(card))
        if lay_out:
            self.lay_out()
            self.widgets.focused = heir(focused, self.widgets.widgets)

    def _rows_of(self, card: PluginCard) -> list[Row]:
        """Switch, options and order of a plugin."""
        switch = Toggle(self.words("On"), card.on, lambda on: self._switch(card, on))
        switch.enabled = card.switchable
        note = ""
        if needed_by_match(card, self.game.used_in_kept_match) and card.on:
            note = self.words("The match to continue needs it.")
        rows = [Row(switch, note)]
        for rule in card.rules:
            values = usual_options(rule, self.game.services.settings.plugins.options)
            rows += [
                Row(self._option(card, rule, option, values[option.name]))
                for option in rule.options
            ]
        order = order_of(self._reports)
        if card.on and card.switchable and not card.problems:
            places = [
                self.words("{part} of {all}", part=n, all=len(order))
                for n in range(1, len(order) + 1)
            ]
            place = Choice(
                self.words("Place in the order"),
                places,
                order.index(card.id),
                lambda n: self._move(card, n),
            )
            rows.append(Row(place, self.words("Plugins are taken in from the first to the last.")))
        return rows

    def _option(
        self, card: PluginCard, rule: HouseRule, option: Option, value: OptionValue
    ) -> Widget:
        def set_to(value: OptionValue) -> None:
            self._told = fault(self.words, option, value)
            if not self._told:
                services = self.game.services
                chosen = with_option(services.settings.plugins, rule, option, value)
                services.change_settings(plugins=chosen)
            self.lay_out()

        word = option_title(self.words, option)
        if len(card.rules) > 1:
            word = f"{self.words(rule.title)}: {word}"
        return option_row(self.words, option, value, set_to, word)

    def _switch(self, card: PluginCard, on: bool) -> None:
        self._change(self.game.services.settings.plugins.switched(card.id, on=on))

    def _move(self, card: PluginCard, to: int) -> None:
        order = order_of(self._reports)
        self._change(moved(self.game.services.settings.plugins, order, card.id, to))

    def _look_again(self) -> None:
        """Find what was put into the folder, and read what was changed there."""
        chosen = self.game.services.settings.plugins
        self._change(chosen)
        self._told = self.words("All plugins were read anew.")
        wait = need_a_look(self._reports, chosen)
        if wait:
            more = self.words.plural("{count} needs a look.", "{count} need a look.", wait)
            self._told = f"{self._told} {more}"
        self.lay_out()

    def _open_folder(self) -> None:
        desk = self.game.services.plugins
        opened = desk.open_folder(desk.folder)
        self._told = ""
        if not opened:
            self._told = self.words("No file manager could be opened; the folder is named here:")
        self.lay_out()

    def _change(self, chosen: PluginSettings) -> None:
        """Load plugins as chosen, and show what came of it; the chosen one stays chosen."""
        self._told = ""
        place = "" if self.card is None else self.card.place
        self.game.services.change_plugins(chosen)
        self._take_cards(place)
        if self._list.chosen is not None:
            self._list.choose(self._list.chosen)
        self._choose()

    def _take_cards(self, place: str = "") -> None:
        """Take up what is loaded now; the plugin at a place is chosen, or the first."""
        self._reports = self.game.services.plugins.loaded.reports
        self._cards = as_listed(cards(self.words, self._reports))
        self._list.show([_list_row(card) for card in self._cards])
        if self._cards:
            found = (n for n, card in enumerate(self._cards) if card.place == place)
            self._list.chosen = next(found, 0)

    def _foot_notes(self) -> list[str]:
        """Where the player's plugins are, and how to get one."""
        canvas, folder = self.canvas, self.game.services.plugins.folder
        own = any(card.source is Source.USER for card in self._cards)
        notes = [self._told, self.words("Your plugins: {folder}", folder=folder)]
        if not own:
            notes.append(self.words(NONE_YET))
        return [
            line
            for note in notes
            if note
            for line in canvas.text.wrapped(note, canvas.theme.small, self.body.width)
        ]

    def _write_details(self, area: Rect, lowest: float) -> float:
        """Lay the lines about the chosen plugin out, from the top; gives where they end."""
        self.lines = []
        card, theme = self.card, self.canvas.theme
        if card is None:
            return area.top
        y = area.top - theme.body * 0.7
        self.lines.append((card.title, y, theme.body, colours.TEXT, True))
        y -= theme.body * 0.5
        size = theme.small
        parts = [
            *((problem, colours.WARNING) for problem in (*card.problems, *card.warnings)),
            (card.about, colours.TEXT_QUIET),
            (card.place, colours.TEXT_QUIET),
            *((text, colours.TEXT) for text in card.adds),
        ]
        lines = [
            (line, ink)
            for text, ink in parts
            if text
            for line in self.canvas.text.wrapped(text, size, area.width)
        ]
        room = max(1, int((y - lowest) / (size * _LINE)))
        if len(lines) > room:
            last = " ".join(line for line, _ in lines[room - 1 :])
            lines = [*lines[: room - 1], (last, lines[room - 1][1])]
        for line, ink in lines:
            y -= size * _LINE
            self.lines.append((line, y, size, ink, False))
        return y - size


def _list_row(card: PluginCard) -> ListRow:
    if card.problems:
        return ListRow(card.title, card.state, card.version, Icon.WARNING, colours.WARNING)
    icon = Icon.WARNING if card.warnings else Icon.PLUGIN
    return ListRow(
        card.title, card.state, card.version, icon, colours.TEXT if card.on else colours.TEXT_QUIET
    )
