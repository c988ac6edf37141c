"""The side and the foot of the practice table: tray, choices and buttons, and where they go."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from carrom.core.pieces import Colour, QueenAt
from carrom.core.seats import Seat
from carrom.practice.board import Surface
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, Choice, Widget
from carrom.ui.practice.layout import (
    PracticeLayout,
    arrange_foot,
    arrange_line,
    arrange_rows,
    line_height,
    side_columns,
    words_below,
)
from carrom.ui.practice.tray_part import TrayPart
from carrom.ui.words import Message

if TYPE_CHECKING:
    from carrom.ui.screens.practice import PracticeScreen

_COLOURS = tuple(Colour)
_SURFACES = tuple(Surface)
_SEATS = tuple(Seat)
_SEAT_WORDS: tuple[Message, ...] = ("South", "East", "North", "West")

_LINES = 2
"""Of buttons below the choices."""

_WORDS = 8.0
"""Room that is kept for what is told, in the small type size: widgets shrink before it does."""

_WIDE_ROWS = 9
"""Three buttons in a row have room for icons in a side so many row heights wide."""


class PracticeSide:
    """Shows what the position is, and changes it as the player chooses."""

    def __init__(self, screen: PracticeScreen) -> None:
        self._screen = screen
        game, words = screen.game, screen.words
        self.tray = TrayPart()
        self.colour = Choice(
            words("Strikes"), [words("White"), words("Black")], 0, self._set_colour
        )
        self.seat = Choice(words("From"), [words(name) for name in _SEAT_WORDS], 0, self._set_seat)
        self.surface = Choice(
            words("Surface"),
            [words("Bare"), words("Normal"), words("Powder")],
            1,
            self._set_surface,
        )
        self.queen = Choice(
            words("Queen"), [words("Covered"), words("Waiting")], 0, self._set_queen
        )
        self.undo = Button(words("Undo"), screen.undo, icon=Icon.UNDO)
        self.redo = Button(words("Redo"), screen.redo, icon=Icon.FORWARD)
        self._foot = (
            Button(words("Back"), screen.leave_for_title, icon=Icon.BACK),
            Button(words("Challenges"), screen.to_challenges, icon=Icon.TROPHY),
            Button(
                words("Positions"), lambda: game.practice.open_positions(screen), icon=Icon.FOLDER
            ),
            Button(words("Rack"), screen.set_rack, icon=Icon.LIST),
            Button(words("Clear"), screen.clear_table, icon=Icon.CLOSE),
        )
        self._rows = (self.colour, self.seat, self.surface, self.queen, screen.advice.choice)

    @property
    def widgets(self) -> list[Widget]:
        """Everything to press, in the order of the tab key."""
        screen = self._screen
        acts = (
            screen.advice.ask_button,
            screen.advice.take_button,
            screen.again,
            self.undo,
            self.redo,
        )
        return [*self._rows, *acts, *self._foot]

    def arrange(self, canvas: Canvas, layout: PracticeLayout) -> Rect:
        """Put everything in its place; gives what is left for words."""
        theme, screen, advice = canvas.theme, self._screen, self._screen.advice
        area, beside = side_columns(layout, theme)
        tray = self.tray.height(area.width)
        self.tray.area = Rect(area.left, area.top - tray, area.width, tray)
        top = self.tray.area.bottom - theme.gap
        if beside is None:
            room = top - area.bottom - _WORDS * theme.small
            high = line_height(room, len(self._rows) + _LINES, theme)
            top = arrange_rows(self._rows, area, top, high, theme)
        else:
            high = line_height(beside.height, len(self._rows), theme)
            arrange_rows(self._rows, beside, beside.top, high, theme)
        top = arrange_line((advice.ask_button, advice.take_button), area, top, high, theme)
        three = {screen.again: Icon.REPLAY, self.undo: Icon.UNDO, self.redo: Icon.FORWARD}
        for button, icon in three.items():
            button.icon = icon if area.width >= _WIDE_ROWS * theme.row else None
        top = arrange_line(tuple(three), area, top, high, theme)
        arrange_foot(self._foot, layout, canvas)
        return words_below(area, top, theme)

    def tick(self) -> None:
        """Let only that be pressed which does something now."""
        flow = self._screen.flow
        self.undo.enabled = bool(flow.timeline.before) and not flow.moving
        self.redo.enabled = bool(flow.timeline.after) and not flow.moving
        self.queen.enabled = flow.board.queen is not QueenAt.BOARD

    def show(self) -> None:
        """Let the choices show the position's own."""
        board = self._screen.flow.board
        self.colour.index = _COLOURS.index(board.colour)
        self.seat.index = _SEATS.index(board.seat)
        self.surface.index = _SURFACES.index(board.surface)
        self.queen.index = int(board.queen is QueenAt.PENDING)

    def _set_colour(self, index: int) -> None:
        board, colour = self._screen.flow.board, _COLOURS[index]
        queen = QueenAt.covered_by(colour) if board.queen.is_covered else board.queen
        self._screen.set(replace(board, colour=colour, queen=queen))

    def _set_seat(self, index: int) -> None:
        self._screen.set(replace(self._screen.flow.board, seat=_SEATS[index]))

    def _set_surface(self, index: int) -> None:
        self._screen.set(replace(self._screen.flow.board, surface=_SURFACES[index]))

    def _set_queen(self, index: int) -> None:
        board = self._screen.flow.board
        if board.queen is not QueenAt.BOARD:
            queen = QueenAt.PENDING if index else QueenAt.covered_by(board.colour)
            self._screen.set(replace(board, queen=queen))
