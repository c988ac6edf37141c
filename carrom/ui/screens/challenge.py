"""One challenge on the board: what to do, and which stars the strokes have earned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arcade import key

from carrom.core.geometry import Point
from carrom.core.stroke import Stroke
from carrom.practice.challenge import Attempt, Challenge
from carrom.practice.played import Played
from carrom.practice.shelf import Entry
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, Look
from carrom.ui.practice.layout import (
    arrange_foot,
    arrange_line,
    arrange_rows,
    line_height,
    side_columns,
    words_below,
)
from carrom.ui.practice.star_art import draw_star
from carrom.ui.screens.table import TableScreen
from carrom.ui.words import Message

if TYPE_CHECKING:
    from carrom.ui.game import Game

_LINE = 1.35
SHOWN: Message = "The solution is shown: no stars until you try again."


class ChallengeScreen(TableScreen):
    """An attempt begins with the position, and ends with the last stroke or a lost turn."""

    def __init__(self, game: Game, entry: Entry, challenge: Challenge) -> None:
        self.entry = entry
        self.challenge = challenge
        self.attempt: Attempt = ()
        self.shown = False
        """Whether the solution was looked at in this attempt."""
        super().__init__(game, challenge.board.board())
        self.try_again = Button(
            self.words("Try again"), self.restart, icon=Icon.REPLAY, look=Look.PRIMARY
        )
        self._solution = Button(self.words("Solution"), self.show_solution, icon=Icon.CHECK)
        self._back = Button(self.words("Back"), self.to_list, icon=Icon.BACK)
        self._next = Button(self.words("Next"), self.go_on, icon=Icon.NEXT)
        self._foot = (self._back, self._next)
        self._lines: list[tuple[str, float, float, colours.Rgba, bool]] = []
        self._star_spots: list[Point] = []
        self.widgets.widgets = [
            self.try_again,
            self.advice.ask_button,
            self.advice.take_button,
            self._solution,
            self.advice.choice,
            *self._foot,
        ]

    @property
    def stars(self) -> int:
        """What this attempt has earned."""
        return self.challenge.stars(self.attempt)

    @property
    def over(self) -> bool:
        """Whether the attempt is over."""
        return self.challenge.is_over(self.attempt)

    @property
    def prompt(self) -> str:
        """How many strokes are left."""
        left = self.challenge.strokes - len(self.attempt)
        if self.challenge.strokes == 1:
            return self.words("You have one stroke.")
        return self.words(
            "You have {left} of {most} strokes left.", left=left, most=self.challenge.strokes
        )

    def on_played(self, made: Played) -> None:
        """Judge the attempt; what it earned is kept."""
        super().on_played(made)
        self.attempt = (*self.attempt, made)
        if self.over and not self.shown and self.stars:
            self.game.practice.note_stars(self.entry.id, self.stars)
        if self.over:
            self.tell(f"{self._verdict()} {self.told}")
        self.arrange()

    def arrange(self) -> None:
        """Title, text and stars, then the buttons, then what is told."""
        theme = self.canvas.theme
        area, beside = side_columns(self.layout, theme)
        top = self._write(area) - theme.gap
        if beside is not None:
            area, top = beside, beside.top
        high = line_height(top - area.bottom, 3, theme)
        top = arrange_line((self.try_again, self._solution), area, top, high, theme)
        top = arrange_line(
            (self.advice.ask_button, self.advice.take_button), area, top, high, theme
        )
        top = arrange_rows((self.advice.choice,), area, top, high, theme)
        self.text_area = words_below(area, top, theme)
        arrange_foot(self._foot, self.layout, self.canvas)

    def tick(self, seconds: float) -> None:
        """Let time pass; after the last stroke the striker is not to be had."""
        super().tick(seconds)
        done = self.over and self.stars == len(self.challenge.star)
        self.try_again.look = Look.PRIMARY if self.over and not done else Look.NORMAL
        self._next.look = Look.PRIMARY if done else Look.NORMAL
        if self.over:
            self.flow.hand = None
            self.advice.enable(ask=False, take=False)
        self._solution.enabled = bool(self._solution_left()) and not self.flow.moving

    def paint_side(self) -> None:
        """Write what to do, and draw the stars."""
        canvas, theme = self.canvas, self.canvas.theme
        for text, x, y, ink, bold in self._lines:
            size = theme.body if bold else theme.small
            canvas.text.add(text, x, y, size, ink, bold=bold)
        for n, spot in enumerate(self._star_spots):
            draw_star(canvas, spot, theme.small * 0.6, earned=n < self.stars)

    def press(self, x: float, y: float) -> None:
        """After the last stroke, a press on the board tries again."""
        if self.over and not self.flow.moving and self.layout.board.contains(x, y):
            self.restart()
        else:
            super().press(x, y)

    def key(self, symbol: int, fine: bool) -> None:
        """Keys for what has a button."""
        if symbol == key.N:
            self.go_on()
        elif symbol == key.S and self._solution.enabled:
            self.show_solution()
        else:
            super().key(symbol, fine)

    def repeat(self) -> None:
        """Try again."""
        self.restart()

    def undo(self) -> None:
        """Strokes of an attempt are not taken back; it is begun anew."""
        self.restart()

    def redo(self) -> None:
        """Nothing was taken back."""

    def restart(self) -> None:
        """Set the position again, aimed as the first stroke was."""
        first = self.attempt[0].stroke if self.attempt else None
        self.attempt, self.shown = (), False
        self.advice.dismiss()
        self.flow.start_from(self.challenge.board.board())
        if first is not None:
            self.flow.aim_at(first)
        self.tell("")
        self.arrange()

    def show_solution(self) -> None:
        """Show the stroke of the solution that is due."""
        left = self._solution_left()
        if not left or self.flow.moving:
            return
        self.shown = True
        self.show_stroke(left[0])
        self.tell(self.words(SHOWN))

    def go_on(self) -> None:
        """On to the next challenge."""
        self.game.practice.open_next(self.entry)

    def to_list(self) -> None:
        """Back to the list."""
        self.game.practice.open_challenges(self.entry)

    def leave(self) -> None:
        """Take back a pull or the focus; otherwise back to the list."""
        if not self.cancel():
            self.to_list()

    def _solution_left(self) -> tuple[Stroke, ...]:
        """The strokes of the solution that are still due, while the attempt followed it so far."""
        made = tuple(played.stroke for played in self.attempt)
        solution = self.challenge.solution
        return solution[len(made) :] if solution[: len(made)] == made else ()

    def _verdict(self) -> str:
        most = len(self.challenge.star)
        if not self.stars:
            return self.words("Not this time.")
        if self.stars == most:
            return self.words.plural("{count} star!", "{count} stars!", most)
        return self.words.plural(
            "{count} star of {most}.", "{count} stars of {most}.", self.stars, most=most
        )

    def _write(self, area: Rect) -> float:
        """Lay out title, text and what each star is for; gives where they end."""
        theme, text = self.canvas.theme, self.canvas.text
        self._lines, self._star_spots = [], []
        y = area.top - theme.body * 0.6
        for line in text.wrapped(
            self.words(self.challenge.title), theme.body, area.width, bold=True
        ):
            self._lines.append((line, area.left, y, colours.TEXT, True))
            y -= theme.body * _LINE
        step = theme.small * _LINE
        for line in text.wrapped(self.words(self.challenge.text), theme.small, area.width):
            self._lines.append((line, area.left, y, colours.TEXT_QUIET, False))
            y -= step
        y -= theme.gap
        indent = theme.small * 1.8
        for goal in self.challenge.star:
            self._star_spots.append(Point(area.left + theme.small * 0.6, y))
            for line in text.wrapped(self.words(goal.tell), theme.small, area.width - indent):
                self._lines.append((line, area.left + indent, y, colours.TEXT, False))
                y -= step
            y -= theme.gap / 2
        return y
