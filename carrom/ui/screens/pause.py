"""The menu of a match: back, take back, pass, give up, leave."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from carrom.core.inputs import Concede, PassTurn
from carrom.core.match import Phase
from carrom.core.seats import Side
from carrom.ui.art import theme as colours
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, Look, Part, Toggle, Widget, column, row
from carrom.ui.hud_model import seat_name, side_name
from carrom.ui.screens.sheet import Sheet

if TYPE_CHECKING:
    from carrom.ui.game import Game
    from carrom.ui.screens.play import PlayScreen


_LINE = 1.5
_GAP, _LEAST_GAP = 1.25, 0.5
"""Between two entries, in gaps; with less the menu goes in pairs."""
_WIDE, _WIDE_PAIRS = 560, 800
"""How wide the sheet is, with one entry in a line and with two."""


class PauseScreen(Sheet):
    """Holds the match while it is open; what cannot be undone is asked once more."""

    title = "Paused"
    wide, high = _WIDE, 680

    def __init__(self, game: Game, play: PlayScreen) -> None:
        super().__init__(game, play)
        self._play = play
        self._question = ""
        self._pairs = False
        """Whether two entries share a line."""
        self._items = self._menu()
        self.widgets.widgets = list(self._items)
        play.session.hold("pause")

    def content_height(self) -> float | None:
        """As high as the question, if there is one, and its answers or the menu."""
        return self._question_height() + self._rows_height(_GAP)

    def lay_out(self) -> None:
        """Stack the menu, or the question and its answers; a menu that is too high in pairs."""
        theme = self.canvas.theme
        self._pairs = False
        least = theme.large * 1.25 + self._rows_height(_LEAST_GAP) + 9 * theme.gap
        self._pairs = not self._question and least > self.canvas.area.height
        self.wide = _WIDE_PAIRS if self._pairs else _WIDE
        super().lay_out()
        room = replace(self.body, height=self.body.height - self._question_height())
        lines = self._lines()
        spare = (room.height - len(lines) * theme.row) / max(1, len(lines) - 1)
        gap = max(_LEAST_GAP * theme.gap, min(_GAP * theme.gap, spare))
        for line, area in zip(lines, column(room, [theme.row] * len(lines), gap), strict=True):
            rects = row(area, [Part()] * len(line), _GAP * theme.gap)
            for item, rect in zip(line, rects, strict=True):
                item.rect = rect

    def paint_body(self) -> None:
        """Ask the question."""
        canvas = self.canvas
        theme, body = canvas.theme, self.body
        y = body.top - theme.body
        for line in self._question_lines():
            canvas.text.add(line, body.left, y, theme.body, colours.TEXT)
            y -= theme.body * _LINE

    def leave(self) -> None:
        """Back to the menu from a question, or to the board."""
        if self._question:
            self._show("", self._menu())
        else:
            self._back()

    def reword(self) -> None:
        """Say everything anew, here and on the board."""
        self._play.reword()
        self._show("", self._menu())

    def _question_lines(self) -> list[str]:
        """The question, in the width of the sheet."""
        if not self._question:
            return []
        return self.canvas.text.wrapped(self._question, self.canvas.theme.body, self.body_width)

    def _question_height(self) -> float:
        """The question, and the room that parts it from its answers."""
        theme, lines = self.canvas.theme, len(self._question_lines())
        return lines * theme.body * _LINE + 3 * theme.gap if lines else 0.0

    def _lines(self) -> list[list[Widget]]:
        """The entries line by line; the first has a line to itself."""
        step = 2 if self._pairs else 1
        rest = [self._items[n : n + step] for n in range(1, len(self._items), step)]
        return [self._items[:1], *rest]

    def _rows_height(self, gap: float) -> float:
        theme, lines = self.canvas.theme, len(self._lines())
        return lines * theme.row + gap * theme.gap * (lines - 1)

    def _back(self) -> None:
        self._play.session.release("pause")
        self.window.show_view(self._play)

    def _show(self, question: str, items: list[Widget]) -> None:
        self._question, self._items = question, items
        self.widgets.widgets = list(items)
        self.widgets.focused = None
        self.lay_out()

    def _menu(self) -> list[Widget]:
        play, game = self._play, self.game
        state, words = play.state, self.words
        items: list[Widget] = [
            Button(words("Back to the board"), self._back, icon=Icon.PLAY, look=Look.PRIMARY)
        ]
        if state.phase is Phase.AIMING and not (play.flow.moving or play.session.thinking):
            items.append(Button(words("Pass the turn"), self._ask_pass, icon=Icon.NEXT))
        if state.phase is not Phase.MATCH_OVER and not play.flow.moving:
            items.append(Button(words("Take back the last stroke"), self._ask_undo, icon=Icon.UNDO))
        if not play.flow.moving:
            items.append(
                Button(words("See the last stroke again"), self._see_again, icon=Icon.REPLAY)
            )
        if state.phase is not Phase.MATCH_OVER and not play.flow.moving:
            items.append(
                Button(words("Who plays"), lambda: game.open_seats(play), icon=Icon.PEOPLE)
            )
        items += [
            Button(words("Score card"), lambda: game.open_score_card(play, self), icon=Icon.TROPHY),
            Button(words("Rules"), lambda: game.open_help(play, None, self), icon=Icon.HELP),
            Button(words("Settings"), lambda: game.open_settings(self), icon=Icon.SETTINGS),
            Toggle(words("Sound"), not game.services.settings.sound.muted, self._sound),
        ]
        if state.phase is not Phase.MATCH_OVER and not play.flow.moving:
            items.append(
                Button(words("Give up"), self._ask_concede, icon=Icon.WARNING, look=Look.DANGER)
            )
        items.append(self._way_out())
        return items

    def _way_out(self) -> Button:
        if not self._play.session.unsaved:
            word, look = self.words("Leave; the match is kept"), Look.NORMAL
        else:
            word, look = self.words("Leave; the match cannot be kept"), Look.DANGER
        return Button(word, self.game.open_title, icon=Icon.QUIT, look=look)

    def _sound(self, on: bool) -> None:
        self.game.sound_on_off()

    def _see_again(self) -> None:
        self._back()
        self.game.open_last_stroke(self._play)

    def _ask_pass(self) -> None:
        words, state = self.words, self._play.state
        name = seat_name(words, state, state.board.to_strike)
        question = words("Pass the turn of {name}?", name=name)
        self._ask(question, words("Pass the turn"), lambda: self._do(PassTurn()))

    def _ask_undo(self) -> None:
        if self._play.state.config.practice:
            self._undo()
            return
        question = self.words("Do both sides agree to take the last stroke back?")
        self._ask(question, self.words("Agreed"), self._undo)

    def _undo(self) -> None:
        refusal = self._play.session.undo(agreed=True)
        if refusal is not None:
            self._play.flow.verdict.warn(self.words.notice(refusal.notice))
        self._back()

    def _ask_concede(self) -> None:
        state = self._play.state
        side = state.seats.side(state.board.to_strike)
        answers: list[Widget] = []
        for who in (side, side.other):
            if state.config.games > 1:
                answers.append(self._concede_button(who, whole=False))
            answers.append(self._concede_button(who, whole=True))
        answers.append(Button(self.words("Back"), self.leave, icon=Icon.BACK))
        self._show(self.words("Who gives up, and what?"), answers)

    def _concede_button(self, side: Side, *, whole: bool) -> Button:
        words, state = self.words, self._play.state
        loser, winner = side_name(words, state, side), side_name(words, state, side.other)
        question = words(
            "The match then goes to {side}. Sure?"
            if whole
            else "The game then goes to {side}. Sure?",
            side=winner,
        )
        answer = words("Give up the match" if whole else "Give up the game")
        return Button(
            words("{side}: the match" if whole else "{side}: the game", side=loser),
            lambda: self._ask(question, answer, lambda: self._do(Concede(side, whole_match=whole))),
            icon=Icon.WARNING,
        )

    def _ask(self, question: str, word: str, act: Callable[[], None]) -> None:
        yes = Button(word, act, icon=Icon.CHECK, look=Look.DANGER)
        no = Button(self.words("Back"), self.leave, icon=Icon.BACK)
        self._show(question, [yes, no])

    def _do(self, match_input: PassTurn | Concede) -> None:
        self._play.session.release("pause")
        self._play.flow.do(match_input)
        self._back()
