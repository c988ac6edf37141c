"""The replay browser: every match that is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from arcade import key

from carrom.errors import CarromError
from carrom.session.figures import UnfinishedError
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, ListRow, ListView, Look, row
from carrom.ui.art.widgets.layout import Part
from carrom.ui.replay.catalogue import EMPTY, Kept, line_of
from carrom.ui.screens.sheet import Sheet
from carrom.ui.settings.kept import kept_choice

if TYPE_CHECKING:
    from carrom.ui.game import Game

_WORD_SHARE = 0.52
"""Of their widgets: numbers need less room than words."""


class ReplaysScreen(Sheet):
    """Lists what is kept; matches that were not read yet are read one a frame."""

    title = "Replays"
    wide, high = 1060, 660

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        archive = game.services.archive
        self._kept = [Kept(path, archive.sheets.get(path.name)) for path in archive.store.replays()]
        self._titles = {each.id: each.title for each in game.services.registry.rule_sets}
        self._list = ListView(
            [], on_choose=self._chose, on_open=self._open, empty=self.words(EMPTY)
        )
        self.told = ""
        """What went wrong, or what there is to know."""
        self._asking = False
        limits = game.services.settings.replays
        self.limits = (
            kept_choice(
                self.words("Matches kept"),
                limits.matches,
                lambda count: self._set_limit(matches=count),
                word_share=_WORD_SHARE,
            ),
            kept_choice(
                self.words("Watched matches"),
                limits.watched,
                lambda count: self._set_limit(watched=count),
                word_share=_WORD_SHARE,
            ),
        )
        self._show_rows()
        if self._kept:
            self._list.choose(0)
        self._offer()
        self.widgets.focused = self._list

    @property
    def rows(self) -> Sequence[ListRow]:
        """What the list shows."""
        return self._list.rows

    @property
    def empty(self) -> str:
        """What an empty list says."""
        return self._list.empty

    def foot_buttons(self) -> Sequence[Button]:
        """What can be done with the chosen match."""
        return self._buttons

    def lay_out(self) -> None:
        """The list, and how many matches are kept below it."""
        super().lay_out()
        theme, body = self.canvas.theme, self.body
        limits = Rect(body.left, body.bottom, body.width, theme.row)
        for choice, rect in zip(
            self.limits, row(limits, [Part(), Part(1.1)], 2 * theme.gap), strict=True
        ):
            choice.rect = rect
        high = body.height - theme.row - 1.5 * theme.gap
        self._list.rect = Rect(body.left, body.top - high, body.width, high)

    def tick(self, seconds: float) -> None:
        """Read one more of the matches that are not known yet."""
        for place, kept in enumerate(self._kept):
            if kept.sheet is None and not kept.fault:
                self._kept[place] = self._read(kept)
                self._show_rows()
                return

    def paint_body(self) -> None:
        """Say what went wrong, or ask."""
        if self.told:
            self.paint_told(self.told)
        elif self._asking:
            question = self.words("Delete this match? What it adds to the statistics stays.")
            self.paint_told(question, colours.TEXT)

    def key(self, symbol: int, fine: bool) -> None:
        """The delete key asks whether to delete."""
        if symbol in (key.DELETE, key.BACKSPACE) and self._chosen is not None:
            self._ask()

    def leave(self) -> None:
        """Back from a question, or to the title."""
        if self._asking:
            self._keep_it()
        else:
            self.game.open_title()

    @property
    def _chosen(self) -> Kept | None:
        place = self._list.chosen
        return None if place is None else self._kept[place]

    def _offer(self) -> None:
        """Take up the buttons that make sense now."""
        back = Button(self.words("Back"), self.leave, icon=Icon.BACK)
        if self._asking:
            self._buttons = [
                Button(self.words("Keep it"), self._keep_it, icon=Icon.BACK),
                Button(self.words("Delete"), self._delete, icon=Icon.CLOSE, look=Look.DANGER),
            ]
        elif self._chosen is None:
            back.look = Look.PRIMARY
            self._buttons = [back]
        else:
            play = Button(self.words("Play"), self._open_chosen, icon=Icon.PLAY, look=Look.PRIMARY)
            delete = Button(self.words("Delete"), self._ask, icon=Icon.CLOSE, look=Look.DANGER)
            self._buttons = [back, delete, play]
        for widget in (self._list, *self.limits):
            widget.enabled = not self._asking
        self.widgets.widgets = [self._list, *self.limits, *self._buttons]
        if not self._asking and self._list.rows:
            self.widgets.focused = self._list
        else:
            self.widgets.focused = self._buttons[0]

    def _reoffer(self) -> None:
        self._offer()
        self.lay_out()

    def _show_rows(self) -> None:
        lines = (line_of(self.words, kept, self._titles) for kept in self._kept)
        self._list.show(
            [
                ListRow(line.title, line.detail, icon=Icon.WARNING, ink=colours.WARNING)
                if line.fault
                else ListRow(
                    line.title,
                    line.detail,
                    line.note,
                    icon=Icon.MACHINE if line.watched else Icon.PEOPLE,
                )
                for line in lines
            ]
        )

    def _read(self, kept: Kept) -> Kept:
        try:
            return replace(kept, sheet=self.game.services.archive.read(kept.path))
        except UnfinishedError as error:
            return replace(kept, sheet=error.sheet, unfinished=True)
        except CarromError as error:
            return replace(kept, fault=self._reason(error, kept))

    def _chose(self, index: int) -> None:
        self.told = ""
        self._reoffer()

    def _open(self, index: int) -> None:
        kept = self._kept[index]
        try:
            self.game.open_replay(self, kept.path)
        except CarromError as error:
            self._kept[index] = replace(kept, fault=self._reason(error, kept))
            self.told = self._kept[index].fault
            self._show_rows()
            self._reoffer()

    def _open_chosen(self) -> None:
        if self._list.chosen is not None:
            self._open(self._list.chosen)

    def _ask(self) -> None:
        self._asking, self.told = True, ""
        self._reoffer()

    def _keep_it(self) -> None:
        self._asking = False
        self._reoffer()

    def _delete(self) -> None:
        kept, place = self._chosen, self._list.chosen
        self._asking = False
        if kept is not None and place is not None:
            try:
                self.game.services.archive.delete(kept.path)
            except CarromError as error:
                self.told = self.words.error(error)
            else:
                del self._kept[place]
                self._show_rows()
                self._list.chosen = min(place, len(self._kept) - 1) if self._kept else None
        self._reoffer()

    def _set_limit(self, **fields: int) -> None:
        services = self.game.services
        services.change_settings(replays=replace(services.settings.replays, **fields))
        self.told = self.words("The oldest go when the next match ends.")

    def _reason(self, error: CarromError, kept: Kept) -> str:
        """What is wrong with a file; its name is beside it."""
        return self.words.error(error).replace(str(kept.path), self.words("The file"))
