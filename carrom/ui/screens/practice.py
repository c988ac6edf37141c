"""The practice table: any position, set by dragging coins, and strokes tried on it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import TYPE_CHECKING

from arcade import key

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import Point
from carrom.core.pieces import CARROMMEN, QUEEN, Colour, PieceId, QueenAt, kind_of, men_of
from carrom.core.seats import Seat
from carrom.practice.board import PracticeBoard, Surface, racked
from carrom.practice.played import Played
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.discs import Disc, DiscStyle
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, Choice, Widget, row
from carrom.ui.art.widgets.layout import Part
from carrom.ui.play.tags import paint_tag
from carrom.ui.practice.carrying import PUT_WORDS, Carried, at_pointer, in_tray, next_in_hand
from carrom.ui.practice.tray_part import TrayPart
from carrom.ui.screens.table import TableScreen

if TYPE_CHECKING:
    from carrom.ui.game import Game

_STEPS = {key.LEFT: (-1, 0), key.RIGHT: (1, 0), key.UP: (0, 1), key.DOWN: (0, -1)}
_PUT = (key.ENTER, key.NUM_ENTER, key.SPACE)
_TAKE_OFF = (key.DELETE, key.BACKSPACE)
_TAKES: dict[int, tuple[PieceId, ...]] = {
    key.W: men_of(Colour.WHITE),
    key.B: men_of(Colour.BLACK),
    key.Q: (QUEEN,),
}

PROMPT = (
    "Drag coins from the tray to the board and back, pull the striker to strike. By key: W, B "
    "and Q take a coin, G grabs one on the board."
)
CARRYING = "Arrows move the coin, Enter puts it down, Delete takes it off, Escape leaves it."
NO_ROOM = "The base line has no room for the striker: move a coin."
_REFUSAL_S = 1.8
_COLOURS = tuple(Colour)
_SURFACES = tuple(Surface)
_SEATS = tuple(Seat)


class PracticeScreen(TableScreen):
    """Coins go where they are put; every stroke can be made again or taken back."""

    def __init__(self, game: Game, board: PracticeBoard) -> None:
        super().__init__(game, board)
        self.carried: Carried | None = None
        """The coin in the fingers."""
        self._tray = TrayPart()
        self._refused: tuple[Point, str] | None = None
        """Where a coin was not taken, and why."""
        self._refused_s = 0.0
        self._by_key = False
        """Whether keys took the coin, so that it stays in the fingers when it is refused."""
        self._colour = Choice("Strikes", ["White", "Black"], 0, self._set_colour)
        self._seat = Choice("From", [seat.value.capitalize() for seat in Seat], 0, self._set_seat)
        self._surface = Choice("Surface", ["Bare", "Normal", "Powder"], 1, self._set_surface)
        self._queen = Choice("Queen", ["Covered", "Waiting"], 0, self._set_queen)
        self._undo = Button("Undo", self.undo, icon=Icon.UNDO)
        self._redo = Button("Redo", self.redo, icon=Icon.FORWARD)
        self._back = Button("Back", self.leave_for_title, icon=Icon.BACK)
        self._challenges = Button("Challenges", self.to_challenges, icon=Icon.TROPHY)
        self._kept = Button(
            "Positions", lambda: game.practice.open_positions(self), icon=Icon.FOLDER
        )
        self._rack = Button("Rack", self.set_rack, icon=Icon.LIST)
        self._clear = Button("Clear", self.clear, icon=Icon.CLOSE)
        self._rows: tuple[Widget, ...] = (
            self._colour,
            self._seat,
            self._surface,
            self._queen,
            self.adviser,
        )
        self._foot = (self._back, self._challenges, self._kept, self._rack, self._clear)
        self.widgets.widgets = [
            *self._rows,
            self.hint,
            self.take,
            self.again,
            self._undo,
            self._redo,
            *reversed(self._foot),
        ]
        self._show_choices()

    @property
    def prompt(self) -> str:
        """What can be done now."""
        if self.carried is not None:
            return CARRYING
        return PROMPT if self.flow.has_room else NO_ROOM

    def still_key(self) -> Hashable:
        """What the picture of board and panel depends on."""
        return ("practice", self.camera, self.flow.board.surface, self.layout)

    def arrange(self) -> None:
        """The tray, the choices, what can be done, and what is told, from top to bottom."""
        theme, gap = self.canvas.theme, self.canvas.theme.gap
        area = self.layout.side.inset(2.5 * gap)
        beside: Rect | None = None
        if area.width > 1.4 * area.height:
            half = area.width / 2 - gap
            beside = Rect(area.left + half + 2 * gap, area.bottom, half, area.height)
            area = Rect(area.left, area.bottom, half, area.height)
        high = self._tray.height(area.width)
        self._tray.area = Rect(area.left, area.top - high, area.width, high)
        top = self._tray.area.bottom - gap
        rows = beside or area
        y = rows.top if beside is not None else top
        for widget in self._rows:
            widget.rect = Rect(rows.left, round(y - theme.row), rows.width, theme.row)
            y -= theme.row + 0.75 * gap
        top = top if beside is not None else y
        pairs: tuple[tuple[Button, ...], ...] = (
            (self.hint, self.take),
            (self.again, self._undo, self._redo),
        )
        for buttons in pairs:
            line = Rect(area.left, round(top - theme.row), area.width, theme.row)
            for button, rect in zip(buttons, row(line, [Part()] * len(buttons), gap), strict=True):
                button.rect = rect
            top -= theme.row + 0.75 * gap
        self._narrow(area.width)
        low = area.bottom
        self.text_area = Rect(area.left, low, area.width, max(1.0, top - low))
        self._arrange_foot()

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        super().tick(seconds)
        self._undo.enabled = bool(self.flow.timeline.before) and not self.flow.moving
        self._redo.enabled = bool(self.flow.timeline.after) and not self.flow.moving
        self._queen.enabled = self.flow.board.queen is not QueenAt.BOARD
        self._refused_s += seconds
        if self._refused_s > _REFUSAL_S:
            self._refused = None

    def paint_side(self) -> None:
        """Draw the tray."""
        held = () if self.carried is None else (self.carried.piece,)
        self._tray.paint(self.canvas, {*self.flow.board.layout, *held})

    def more_discs(self) -> list[Disc]:
        """The coin in the fingers."""
        carried = self.carried
        if carried is None:
            return []
        ghost = carried.fault is not None
        radius = TOURNAMENT.radius_mm(carried.piece)
        style = DiscStyle.GHOST if ghost else DiscStyle.HIGHLIGHT
        at = carried.at if ghost else carried.spot
        return [Disc(*at, radius, kind_of(carried.piece), style=style)]

    def paint_over(self) -> None:
        """Say why a coin cannot lie where it is held, or was not taken."""
        carried, canvas, px = self.carried, self.canvas, self.camera.px_per_mm
        told = self._refused
        if carried is not None and carried.fault is not None:
            told = (carried.at, PUT_WORDS[carried.fault])
        if told is None:
            return
        spot, words = told
        at, radius = self.camera.to_window(spot), TOURNAMENT.man_radius_mm * px
        canvas.shapes.arc(at, radius * 1.15, max(2.0, 2 * px), colours.WARNING)
        place = Point(at.x, at.y + radius + 26 * max(px, 0.8))
        paint_tag(canvas, place, words, colours.WARNING)

    def on_played(self, made: Played) -> None:
        """Tell what the referee says, and where the queen is now."""
        super().on_played(made)
        self._show_choices()

    def press(self, x: float, y: float) -> None:
        """Take a coin from the board or the tray; otherwise the striker."""
        if self.flow.moving or self.carried is not None:
            self.put() if self.carried is not None else self.flow.finish()
            return
        layout, pointer = self.flow.board.layout, self.camera.to_board(x, y)
        under = at_pointer(layout, pointer)
        if under is not None:
            self._lift(Carried.lifted(layout, under, pointer))
            return
        piece = self._tray.piece_at(layout, x, y)
        if piece is not None:
            self._lift(Carried(piece, pointer, layout))
        else:
            super().press(x, y)

    def drag(self, x: float, y: float, fine: bool) -> None:
        """Move the coin, pull, or slide."""
        if self.carried is not None:
            self.carried = self.carried.moved(self.camera.to_board(x, y))
        else:
            super().drag(x, y, fine)

    def release(self, x: float, y: float) -> None:
        """Put the coin down; over the side it goes to the tray."""
        if self.carried is None:
            super().release(x, y)
        elif self.layout.side.contains(x, y):
            self.take_off()
        else:
            self.put()

    def board_key(self, symbol: int, fine: bool) -> bool:
        """Keys of the coin in the fingers, and of the board."""
        if self.carried is None:
            return super().board_key(symbol, fine)
        if symbol in _STEPS:
            self.carried = self.carried.stepped(self._view_seat, *_STEPS[symbol], fine)
        elif symbol in _PUT:
            self.put()
        elif symbol in _TAKE_OFF:
            self.take_off()
        else:
            return False
        return True

    def key(self, symbol: int, fine: bool) -> None:
        """Keys for what has a button, and for taking coins."""
        if self.flow.moving:
            return
        if symbol in _TAKES:
            self._take_next(_TAKES[symbol])
        elif symbol == key.G:
            self._grab_next()
        elif symbol == key.U:
            self.undo()
        elif symbol == key.Y:
            self.redo()
        elif symbol == key.K:
            self.set_rack()
        elif symbol == key.X:
            self.clear()
        elif symbol == key.P:
            self.game.practice.open_positions(self)
        else:
            super().key(symbol, fine)

    def put(self) -> None:
        """Put the coin down where it is held, or where it was if that is refused."""
        carried = self.carried
        if carried is None:
            return
        if carried.fault is not None:
            self._refused, self._refused_s = (carried.at, PUT_WORDS[carried.fault]), 0.0
            if not self._by_key:
                self._drop()
            return
        self.carried = None
        self._set(self.flow.board.with_layout(carried.put()))

    def take_off(self) -> None:
        """Put the coin back into the tray."""
        carried, self.carried = self.carried, None
        if carried is not None and carried.origin is not None:
            self._set(self.flow.board.with_layout(carried.layout))

    def set_rack(self) -> None:
        """Set the coins for the break."""
        self._drop()
        self._set(racked(self.flow.board))

    def clear(self) -> None:
        """Take every coin off."""
        self._drop()
        self._set(self.flow.board.with_layout({}))

    def load(self, board: PracticeBoard) -> None:
        """Take up a position that was kept."""
        self._drop()
        self._set(board)

    def undo(self) -> None:
        """Take the latest change back."""
        self._drop()
        super().undo()
        self._show_choices()

    def redo(self) -> None:
        """Make again what was taken back."""
        self._drop()
        super().redo()
        self._show_choices()

    def repeat(self) -> None:
        """The same stroke from the same position."""
        self._drop()
        super().repeat()
        self._show_choices()

    def lose_focus(self) -> None:
        """Let go of everything; a coin in the fingers is where it was."""
        super().lose_focus()
        self._drop()

    def leave(self) -> None:
        """Leave the coin, the pull or the focus; otherwise back to the first screen."""
        if self.carried is not None:
            self._drop()
        elif not self.cancel():
            self.leave_for_title()

    def leave_for_title(self) -> None:
        """Back to the first screen; the table is as it was when it is opened again."""
        self.game.practice.board = self.flow.board
        self.game.open_title()

    def to_challenges(self) -> None:
        """To the list of challenges."""
        self.game.practice.board = self.flow.board
        self.game.practice.open_challenges()

    @property
    def _view_seat(self) -> Seat:
        """The seat that is at the bottom of the picture."""
        turns = self.game.services.settings.play.turn_board
        return self.flow.board.seat if turns else Seat.SOUTH

    def _set(self, board: PracticeBoard) -> None:
        """Go on from a position."""
        self.flow.set(board)
        self.dismiss_hint()
        self.tell("")
        self.turn_to_seat()
        self._show_choices()

    def _lift(self, carried: Carried, *, by_key: bool = False) -> None:
        """Take a coin into the fingers; it is not seen on the board meanwhile."""
        self.carried, self._by_key = carried, by_key
        self.tell("")
        self.flow.part.show(carried.layout)

    def _drop(self) -> None:
        """Leave the coin where it was."""
        self.carried = None
        self.flow.show()

    def _take_next(self, pieces: tuple[PieceId, ...]) -> None:
        """Take a coin of a kind from the tray, to the middle of the board."""
        self._drop()
        free = [piece for piece in in_tray(self.flow.board.layout) if piece in pieces]
        if free:
            middle = Point(0.0, 0.0)
            self._lift(Carried(free[0], middle, self.flow.board.layout), by_key=True)
        else:
            self.tell("The tray has none left of these.", alarmed=True)

    def _grab_next(self) -> None:
        """Take the next coin on the board."""
        held = None if self.carried is None else self.carried.piece
        self._drop()
        layout = self.flow.board.layout
        piece = next_in_hand(layout, held if held in layout else None, CARROMMEN)
        if piece is not None:
            self._lift(Carried.lifted(layout, piece, layout[piece]), by_key=True)

    def _set_colour(self, index: int) -> None:
        board = self.flow.board
        queen = board.queen
        if queen.is_covered:
            queen = QueenAt.covered_by(_COLOURS[index])
        self._set(replace(board, colour=_COLOURS[index], queen=queen))

    def _set_seat(self, index: int) -> None:
        self._set(replace(self.flow.board, seat=_SEATS[index]))

    def _set_surface(self, index: int) -> None:
        self._set(replace(self.flow.board, surface=_SURFACES[index]))

    def _set_queen(self, index: int) -> None:
        board = self.flow.board
        if board.queen is not QueenAt.BOARD:
            queen = QueenAt.PENDING if index else QueenAt.covered_by(board.colour)
            self._set(replace(board, queen=queen))

    def _show_choices(self) -> None:
        """Let the choices show the position's own."""
        board = self.flow.board
        self._colour.index = _COLOURS.index(board.colour)
        self._seat.index = _SEATS.index(board.seat)
        self._surface.index = _SURFACES.index(board.surface)
        self._queen.index = int(board.queen is QueenAt.PENDING)

    def _narrow(self, width: float) -> None:
        """Buttons three in a row have room for icon and word only in a wide side."""
        icons = {self.again: Icon.REPLAY, self._undo: Icon.UNDO, self._redo: Icon.FORWARD}
        wide = width >= 9 * self.canvas.theme.row
        for button, icon in icons.items():
            button.icon = icon if wide else None

    def _arrange_foot(self) -> None:
        theme, foot = self.canvas.theme, self.layout.foot
        left = foot.left + theme.gap
        low = foot.bottom + theme.gap
        for button in self._foot:
            width = button.width(self.canvas)
            button.rect = Rect(round(left), low, width, theme.row)
            left += width + theme.gap
