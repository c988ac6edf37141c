"""The score card: after each board, and whenever it is asked for; goes on to the next board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import arcade

from carrom.core.inputs import DemandPoints, NextBoard
from carrom.core.match import Phase
from carrom.errors import system_fault
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.score_card import (
    Card,
    boards_area,
    card_height,
    draw_score_card,
    save_score_card,
)
from carrom.ui.art.text import Align
from carrom.ui.art.widgets import Button, Look, ScrollBar
from carrom.ui.score_card import picture_of, score_card
from carrom.ui.screens.sheet import Sheet
from carrom.ui.sentences import board_sentence, game_sentence, match_sentence
from carrom.ui.words import Message

if TYPE_CHECKING:
    from carrom.ui.game import Game
    from carrom.ui.screens.play import PlayScreen
    from carrom.ui.screens.screen import Screen


_TOLD = 1.8
"""The height of what is told below the card, in type sizes."""

_PAGE_BOARDS = 4

_NEXT: Mapping[Phase, Message] = {
    Phase.BOARD_OVER: "Next board",
    Phase.GAME_OVER: "Next game",
    Phase.MATCH_OVER: "To the title",
}


class ScoreCardScreen(Sheet):
    """Shows the card of a match; after a board it asks what has to be asked, and goes on."""

    wide, high = 980, 600

    def __init__(self, game: Game, play: PlayScreen, opener: Screen | None = None) -> None:
        super().__init__(game, play, opener)
        self._play = play
        self._card = score_card(self.words, play.state)
        self.told = ""
        self._first = len(self._card.rows)
        """The first board shown; the newest are in sight at first."""
        self._most_first = 0
        self._bar = ScrollBar(lambda first: self._scroll(round(first) - self._first))
        self._buttons: list[Button] = []
        play.session.hold("card")
        self._offer()

    def content_height(self) -> float | None:
        """As high as the boards need, with room to say where an export went."""
        theme = self.canvas.theme
        return card_height(theme, self._picture()) + theme.small * _TOLD

    def foot_buttons(self) -> Sequence[Button]:
        """Points to ask for; then exports on the left, going on at the right."""
        return self._buttons

    def paint_body(self) -> None:
        """Draw the card, and where an export went."""
        canvas, theme, body = self.canvas, self.canvas.theme, self.body
        told = theme.small * _TOLD if self.told else 0.0
        area = Rect(body.left, body.bottom + told, body.width, body.height - told)
        card = self._picture()
        room = draw_score_card(canvas, area, card, self._first)
        at_end = self._first >= self._most_first
        self._most_first = max(0, len(card.rows) - room)
        self._first = self._most_first if at_end else min(self._first, self._most_first)
        boards = boards_area(theme, area, card)
        self._bar.beside(boards, theme.gap, room, len(card.rows), self._first)
        canvas.text.add(
            self.told,
            body.centre.x,
            body.bottom + theme.small * 0.6,
            theme.small,
            colours.TEXT_QUIET,
            align=Align.CENTRE,
            max_width=body.width,
        )

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> bool:
        """Go back to earlier boards."""
        self._scroll(-round(scroll_y))
        return True

    def page(self, pages: int) -> None:
        """Go back to earlier boards, or on."""
        self._scroll(_PAGE_BOARDS * pages)

    def key(self, symbol: int, fine: bool) -> None:
        """Enter goes on."""
        if symbol in (arcade.key.ENTER, arcade.key.NUM_ENTER, arcade.key.SPACE, arcade.key.N):
            self._go_on()

    def leave(self) -> None:
        """Back to where the card was opened, without going on."""
        self._play.session.release("card")
        super().leave()

    def _scroll(self, boards: int) -> None:
        self._first = min(self._most_first, max(0, self._first + boards))

    def _offer(self) -> None:
        """Take up the buttons that make sense now."""
        state = self._play.state
        on_offer = state.points_on_offer
        if on_offer:
            counts = (*range(1, on_offer + 1), 0)
            self._buttons = [Button(self._demand_word(n), self._demand(n)) for n in counts]
        else:
            self._buttons = [
                Button("CSV", self._export_csv, icon=Icon.SAVE),
                Button(self.words("Picture"), self._export_picture, icon=Icon.PICTURE),
                Button(self._next_word(), self._go_on, icon=Icon.NEXT),
            ]
        self._buttons[-1].look = Look.PRIMARY
        self.widgets.widgets = [self._bar, *self._buttons]

    def _next_word(self) -> str:
        return self.words(_NEXT.get(self._play.state.phase, "Back to the board"))

    def _demand_word(self, count: int) -> str:
        if not count:
            return self.words("Ask for none")
        return self.words.plural("Ask for {count} point", "Ask for {count} points", count)

    def _demand(self, count: int) -> Callable[[], None]:
        def demand() -> None:
            self._play.flow.do(DemandPoints(count))
            self._card = score_card(self.words, self._play.state)
            self._offer()
            self.lay_out()

        return demand

    def _go_on(self) -> None:
        phase = self._play.state.phase
        if phase is Phase.MATCH_OVER:
            self._play.session.release("card")
            self.game.open_title()
            return
        if phase in (Phase.BOARD_OVER, Phase.GAME_OVER):
            self._play.flow.verdict.dismiss()
            self._play.session.release("result")
            self._play.flow.do(NextBoard())
        self._play.session.release("card")
        self.window.show_view(self._play)

    def _picture(self) -> Card:
        return picture_of(self.words, self._card, self._result())

    def _result(self) -> str:
        """How the match stands, in words."""
        state = self._play.state
        match state.phase:
            case Phase.MATCH_OVER:
                return match_sentence(self.words, state.winner, state)
            case Phase.GAME_OVER if state.games:
                return game_sentence(self.words, state.games[-1], state)
            case Phase.BOARD_OVER if state.boards and not state.board.trial:
                return board_sentence(self.words, state.boards[-1], state)
            case _:
                return ""

    def _export_csv(self) -> None:
        text = self._card.as_csv().encode(errors="backslashreplace")
        self._export(".csv", lambda path: path.write_bytes(text))

    def _export_picture(self) -> None:
        card = self._picture()
        self._export(".png", lambda path: save_score_card(self.window.ctx, card, path))

    def _export(self, ending: str, write: Callable[[Path], object]) -> None:
        path = self.game.services.new_export("Score card", ending)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write(path)
        except OSError as error:
            with suppress(OSError):
                path.unlink()
            why = self.words.notice(system_fault(error))
            self.told = self.words("The score card could not be written: {why}.", why=why)
        else:
            self.told = self.words("Written to {path}", path=path)
