"""The challenges: pictures of the positions, stars, and a choice of kinds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from carrom.core.message import Notice
from carrom.practice.challenge import Kind
from carrom.practice.shelf import Entry
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.theme import Rgba
from carrom.ui.art.widgets import Button, Choice, Look
from carrom.ui.hud_model import shown_name
from carrom.ui.practice.card_grid import Card, CardGrid
from carrom.ui.screens.sheet import Sheet
from carrom.ui.words import Message

if TYPE_CHECKING:
    from carrom.ui.game import Game

KIND_WORDS: Mapping[Kind, Message] = {
    Kind.CUT: "Cuts",
    Kind.BANK: "Banks",
    Kind.DOUBLE: "Doubles",
    Kind.COMBINATION: "Combinations",
    Kind.RAIL: "Rail runs",
    Kind.QUEEN: "Queen and cover",
    Kind.BREAK: "Breaks",
    Kind.SAFETY: "Safeties",
    Kind.RUN: "Runs",
}
_LINE = 1.35
_MOST_LINES = 2


class ChallengesScreen(Sheet):
    """Cards in the middle; what the chosen one asks for, or why it is broken, below."""

    title: Message = "Challenges"
    wide, high = 1220, 690

    def __init__(self, game: Game, chosen: str | None = None) -> None:
        super().__init__(game)
        room = game.practice
        kinds = [self.words("All kinds"), *map(self.words, KIND_WORDS.values())]
        self.kind = Choice("", kinds, room.kind, self._filter)
        self._people = room.people
        names = [shown_name(self.words, name) for name in self._people]
        self._person = Choice("", names, self._people.index(room.person), self._set_person)
        self._folder = Button(self.words("Open folder"), self._open_folder, icon=Icon.FOLDER)
        self._back = Button(self.words("Back"), self.leave, icon=Icon.BACK)
        self._play = Button(
            self.words("Play"), self._open_chosen, icon=Icon.PLAY, look=Look.PRIMARY
        )
        self.entries = self._listed()
        self._told = ""
        self._grid = CardGrid(
            room.pictures, on_choose=self._choose, on_open=lambda index: self._open_chosen()
        )
        self._show()
        ids = [entry.id for entry in self.entries]
        if chosen in ids:
            self._grid.choose(ids.index(chosen))
        self.widgets.widgets = [self._grid, self.kind, self._person, *self.foot_buttons()]
        self.widgets.focused = self._grid

    @property
    def cards(self) -> Sequence[Card]:
        """What the list shows."""
        return self._grid.cards

    @property
    def chosen(self) -> Entry | None:
        """The challenge that is chosen."""
        return self.entries[self._grid.chosen] if self.entries else None

    @property
    def said(self) -> tuple[str, Rgba]:
        """What the chosen one asks for, or why it cannot be played, and the ink of it."""
        entry: Entry | None = self.chosen
        if self._told:
            return self._told, colours.TEXT
        if entry is None:
            return self.words("There are no challenges of this kind."), colours.TEXT_QUIET
        if entry.problem is not None:
            why = Notice("This file cannot be played. {why}", {"why": entry.problem})
            return f"{self.words.notice(why)}\n{entry.problem.precisely}", colours.WARNING
        text = self.words(entry.challenge.text) if entry.challenge is not None else ""
        return self.words("Your own: {what}", what=text) if entry.own else text, colours.TEXT

    def foot_buttons(self) -> Sequence[Button]:
        """The folder for one's own, back, and play."""
        return (self._folder, self._back, self._play)

    def lay_out(self) -> None:
        """Filter and person beside the title, the cards below."""
        super().lay_out()
        theme, gap, body = self.canvas.theme, self.canvas.theme.gap, self.body
        width = min(260 * theme.scale, body.width * 0.36)
        top = round(self.sheet.top - 1.5 * gap - theme.row)
        self._person.rect = Rect(round(body.right - width), top, round(width), theme.row)
        left = round(body.right - 2 * width - gap)
        self.kind.rect = Rect(left, top, round(width), theme.row)
        note = _MOST_LINES * theme.small * _LINE + gap
        low = body.bottom + note
        self._grid.rect = Rect(body.left, low, body.width, min(body.top, top - gap) - low)

    def paint_body(self) -> None:
        """Write what the chosen challenge asks for, or why it cannot be played."""
        canvas, theme = self.canvas, self.canvas.theme
        text, ink = self.said
        y = self._grid.rect.bottom - theme.gap - theme.small * 0.5
        for line in canvas.text.wrapped(text, theme.small, self.body.width, most=_MOST_LINES):
            canvas.text.add(line, self.body.left, y, theme.small, ink)
            y -= theme.small * _LINE
        chosen = self.chosen
        self._play.enabled = chosen is not None and chosen.challenge is not None

    def leave(self) -> None:
        """Back to the practice table."""
        self.game.practice.open_table()

    def _listed(self) -> tuple[Entry, ...]:
        """The challenges of the chosen kind."""
        room = self.game.practice
        kind = None if room.kind == 0 else tuple(KIND_WORDS)[room.kind - 1]
        return tuple(
            entry
            for entry in room.shelf
            if kind is None or (entry.challenge is not None and entry.challenge.kind is kind)
        )

    def _show(self) -> None:
        """Take up the challenges of the chosen kind, with the person's stars."""
        room = self.game.practice
        self.entries = self._listed()
        stars = room.stars.of(room.person)
        self._grid.show([self._card(entry, stars.get(entry.id, 0)) for entry in self.entries])

    def _filter(self, index: int) -> None:
        self.game.practice.kind = index
        self._told = ""
        self._show()

    def _set_person(self, index: int) -> None:
        self.game.practice.person = self._people[index]
        self._show()

    def _choose(self, index: int) -> None:
        self._told = ""

    def _open_chosen(self) -> None:
        entry = self.chosen
        if entry is not None and entry.challenge is not None:
            self.game.practice.open_challenge(entry)

    def _open_folder(self) -> None:
        folder = self.game.services.store.folders.challenges
        opened = self.game.services.plugins.open_folder(folder)
        self._told = (
            "" if opened else self.words("Put challenges of your own into {folder}", folder=folder)
        )

    def _card(self, entry: Entry, stars: int) -> Card:
        challenge = entry.challenge
        if challenge is None:
            return Card(entry.id, entry.path.name, None)
        layout = challenge.board.board().layout
        title = self.words(challenge.title)
        return Card(entry.id, title, layout, stars, len(challenge.star))
