"""The score card: after each board, and whenever it is asked for; goes on to the next board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import arcade

from carrom.core.inputs import DemandPoints, NextBoard
from carrom.core.match import Phase
from carrom.core.seats import Side
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.text import Align
from carrom.ui.art.widgets import Button, Look, row
from carrom.ui.art.widgets.layout import Part
from carrom.ui.hud_model import side_name
from carrom.ui.score_card import ScoreCard, ScoreRow, score_card
from carrom.ui.screens.sheet import Sheet
from carrom.ui.sentences import board_sentence, points

if TYPE_CHECKING:
    from carrom.ui.game import Game
    from carrom.ui.screens.play import PlayScreen

_COLUMNS = ("Board", "Broke", "Queen", "Coins", "Total", "Queen", "Coins", "Total")
_WIDTHS = (Part(0.8), Part(1.6), *(Part(1.0) for _ in range(6)))


class ScoreCardScreen(Sheet):
    """Shows the card of a match; after a board it asks what has to be asked, and goes on."""

    title = "Score card"
    wide, high = 980, 600

    def __init__(self, game: Game, play: PlayScreen) -> None:
        super().__init__(game, play)
        self._play = play
        self._card: ScoreCard = score_card(play.state)
        self._told = ""
        self._scrolled = 0
        self._buttons: list[Button] = []
        play.session.hold("card")
        self._offer()

    def foot_buttons(self) -> Sequence[Button]:
        """Exports on the left, going on at the right."""
        return self._buttons

    def paint_body(self) -> None:
        """Draw the table, newest boards in sight, and what is to be said about the match."""
        canvas, body = self.canvas, self.body
        theme = canvas.theme
        height = theme.body * 1.65
        y = body.top - height / 2
        self._paint_names(y)
        y -= height
        self._paint_row(y, _COLUMNS, theme.small, colours.TEXT_QUIET)
        y -= height / 2
        canvas.shapes.box(Rect(body.left, y, body.width, theme.hairline), colours.PANEL_EDGE)
        low = body.bottom + theme.body * 3.2
        fits = max(1, int((y - low) / height))
        last = len(self._card.rows) - self._scrolled
        for line in self._card.rows[max(0, last - fits) : last]:
            y -= height
            self._paint_row(y + height / 2, _cells(line), theme.body, colours.TEXT)
        if not self._card.rows:
            text = "No board is finished yet."
            canvas.text.add(text, body.left, y - height, theme.body, colours.TEXT_QUIET)
        self._paint_sentences()

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> bool:
        """Go back to earlier boards."""
        most = max(0, len(self._card.rows) - 1)
        self._scrolled = min(most, max(0, self._scrolled + round(scroll_y)))
        return True

    def key(self, symbol: int, fine: bool) -> None:
        """Enter goes on."""
        if symbol in (arcade.key.ENTER, arcade.key.NUM_ENTER, arcade.key.SPACE, arcade.key.N):
            self._go_on()

    def leave(self) -> None:
        """Back to the board without going on."""
        self._play.session.release("card")
        self.window.show_view(self._play)

    def _offer(self) -> None:
        """Take up the buttons that make sense now."""
        state = self._play.state
        on_offer = state.points_on_offer
        self._buttons = [
            Button("CSV", self._export_csv, icon=Icon.SAVE),
            Button("Picture", self._export_picture, icon=Icon.PICTURE),
        ]
        if on_offer:
            for count in range(on_offer + 1):
                word = f"Ask for {points(count)}" if count else "Ask for none"
                self._buttons.append(Button(word, self._demand(count)))
            self._buttons.append(self._buttons.pop(2))
        else:
            self._buttons.append(Button(self._next_word(), self._go_on, icon=Icon.NEXT))
        self._buttons[-1].look = Look.PRIMARY
        self.widgets.widgets = list(self._buttons)

    def _next_word(self) -> str:
        return {
            Phase.BOARD_OVER: "Next board",
            Phase.GAME_OVER: "Next game",
            Phase.MATCH_OVER: "To the title",
        }.get(self._play.state.phase, "Back to the board")

    def _demand(self, count: int) -> Callable[[], None]:
        def demand() -> None:
            self._play.do(DemandPoints(count))
            self._card = score_card(self._play.state)
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
            self._play.verdict.dismiss()
            self._play.session.release("result")
            self._play.do(NextBoard())
        self.leave()

    def _paint_names(self, y: float) -> None:
        theme = self.canvas.theme
        cells = row(self.body, _WIDTHS)
        for side, first in ((Side.A, 2), (Side.B, 5)):
            cell, width = cells[first], cells[first + 2].right - cells[first].left
            name = self._card.names[side]
            if self._card.of_games > 1:
                name = f"{name} ({self._card.games[side]})"
            self.canvas.text.add(
                name,
                cell.left + width / 2,
                y,
                theme.body,
                colours.TEXT,
                align=Align.CENTRE,
                bold=True,
                max_width=width - theme.gap,
            )

    def _paint_row(self, y: float, cells: Sequence[str], size: float, ink: colours.Rgba) -> None:
        for rect, text in zip(row(self.body, _WIDTHS), cells, strict=True):
            self.canvas.text.add(
                text,
                rect.centre.x,
                y,
                size,
                ink,
                align=Align.CENTRE,
                max_width=rect.width - self.canvas.theme.gap,
            )

    def _paint_sentences(self) -> None:
        """What happened last, and where an export went."""
        state, canvas = self._play.state, self.canvas
        theme, y = canvas.theme, self.body.bottom + canvas.theme.body * 2.2
        lines = []
        if state.phase is Phase.MATCH_OVER:
            winner = state.winner
            lines.append(
                "The match is drawn."
                if winner is None
                else f"{side_name(state, winner)} won the match."
            )
        elif state.phase is Phase.GAME_OVER and state.games and state.games[-1].winner:
            lines.append(f"{side_name(state, state.games[-1].winner)} won the game.")
        elif state.phase is Phase.BOARD_OVER and state.boards and not state.board.trial:
            lines.append(board_sentence(state.boards[-1], state))
        if self._told:
            lines.append(self._told)
        for line in lines:
            canvas.text.add(
                line, self.body.left, y, theme.body, colours.TEXT, max_width=self.body.width
            )
            y -= theme.body * 1.5

    def _export_csv(self) -> None:
        self._export("csv", lambda path: path.write_text(self._card.as_csv(), encoding="utf-8"))

    def _export_picture(self) -> None:
        ratio = self.window.get_pixel_ratio()
        box = [
            round(side * ratio)
            for side in (self.sheet.left, self.sheet.bottom, self.sheet.width, self.sheet.height)
        ]
        picture = arcade.get_image(*box).convert("RGB")
        self._export("png", picture.save)

    def _export(self, suffix: str, write: Callable[[Path], object]) -> None:
        services = self.game.services
        path = services.exports / f"Score card {services.now():%Y-%m-%d %H.%M.%S}.{suffix}"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write(path)
        except OSError as error:
            self._told = f"The score card could not be written: {error.strerror or error}."
        else:
            self._told = f"Written to {path}"


def _cells(line: ScoreRow) -> tuple[str, ...]:
    sides = [
        cell
        for side in Side
        for cell in (line.queen[side], line.coins[side], str(line.total[side]))
    ]
    return (line.board, line.breaker, *sides)
