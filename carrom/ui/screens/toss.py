"""The toss before a match: its winner takes the break or a seat [Laws, V]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from carrom.core.inputs import ChooseBreak, ChooseSeat, MatchInput
from carrom.core.seats import Seat
from carrom.session.opening import seats_with
from carrom.ui.art import theme as colours
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, Look, column
from carrom.ui.hud_model import side_name
from carrom.ui.screens.sheet import Sheet
from carrom.ui.words import Message

if TYPE_CHECKING:
    from carrom.ui.game import Game
    from carrom.ui.screens.play import PlayScreen

_SIT: Mapping[Seat, Message] = {
    Seat.SOUTH: "Sit below",
    Seat.EAST: "Sit on the right",
    Seat.NORTH: "Sit above",
    Seat.WEST: "Sit on the left",
}


_TOLD = 4
"""The height of what is told, in type sizes."""
_GAP = 1.25
"""Between two choices, in gaps."""


class TossScreen(Sheet):
    """Asks whoever may choose."""

    title = "The toss"
    wide, high = 600, 420

    def __init__(self, game: Game, play: PlayScreen) -> None:
        super().__init__(game, play)
        self._play = play
        self._choices: Sequence[Button] = self._offers()
        self.widgets.widgets = list(self._choices)

    def content_height(self) -> float | None:
        """As high as what is told and what can be chosen."""
        theme, rows = self.canvas.theme, len(self._choices)
        return _TOLD * theme.body + rows * theme.row + (rows - 1) * _GAP * theme.gap

    def lay_out(self) -> None:
        """Stack what can be chosen."""
        super().lay_out()
        theme, body = self.canvas.theme, self.body
        low = replace(body, height=body.height - _TOLD * theme.body)
        rects = column(low, [theme.row] * len(self._choices), _GAP * theme.gap)
        for button, rect in zip(self._choices, rects, strict=True):
            button.rect = rect

    def paint_body(self) -> None:
        """Say who chooses, and why."""
        toss = self._play.state.toss
        if toss is None:
            return
        canvas, state = self.canvas, self._play.state
        theme = canvas.theme
        words, taken = self.words, toss.break_taken
        winner = side_name(words, state, toss.winner)
        chooser = side_name(words, state, toss.chooser)
        lines = (
            words(
                "{side} won the toss, and took the break." if taken else "{side} won the toss.",
                side=winner,
            ),
            words(
                "{side} may choose a seat:" if taken else "{side} may choose the break, or a seat:",
                side=chooser,
            ),
        )
        y = self.body.top - theme.body * 0.6
        for line in lines:
            canvas.text.add(
                line, self.body.left, y, theme.body, colours.TEXT, max_width=self.body.width
            )
            y -= theme.body * 1.5

    def leave(self) -> None:
        """There is no way back from a toss but to the menu."""
        self.game.open_pause(self._play)

    def _offers(self) -> list[Button]:
        state = self._play.state
        toss = state.toss
        if toss is None:
            return []
        offers = [
            Button(self.words(_SIT[seat]), partial(self._do, ChooseSeat(seat)))
            for seat in state.seats.seats
            if seats_with(state.seats, toss.chooser, seat) is not None
        ]
        if not toss.break_taken:
            take = Button(
                self.words("Take the break"), lambda: self._do(ChooseBreak()), icon=Icon.PLAY
            )
            take.look = Look.PRIMARY
            offers.insert(0, take)
        return offers

    def _do(self, match_input: MatchInput) -> None:
        self._play.flow.do(match_input)
        self.window.show_view(self._play)
