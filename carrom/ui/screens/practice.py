"""The practice table: any position, set by dragging coins, and strokes tried on it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from arcade import key

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import Point
from carrom.core.pieces import CARROMMEN, QUEEN, Colour, PieceId, kind_of, men_of
from carrom.core.seats import Seat
from carrom.practice.board import PracticeBoard, racked
from carrom.practice.played import Played
from carrom.ui.art import theme as colours
from carrom.ui.art.discs import Disc, DiscStyle
from carrom.ui.controls.bindings import Command
from carrom.ui.controls.devices import Device
from carrom.ui.play.tags import paint_tag
from carrom.ui.practice.carrying import PUT_WORDS, Carried, at_pointer, in_tray, next_in_hand
from carrom.ui.practice.practice_side import PracticeSide
from carrom.ui.practice.tray_part import TrayPart
from carrom.ui.screens.table import TableScreen
from carrom.ui.words import Message

if TYPE_CHECKING:
    from carrom.ui.game import Game

_STEPS = {
    Command.MOVE_LEFT: (-1, 0),
    Command.MOVE_RIGHT: (1, 0),
    Command.TURN_LEFT: (0, 1),
    Command.TURN_RIGHT: (0, -1),
}
_TAKE_OFF = (key.DELETE, key.BACKSPACE)
_TAKES: dict[int, tuple[PieceId, ...]] = {
    key.W: men_of(Colour.WHITE),
    key.B: men_of(Colour.BLACK),
    key.Q: (QUEEN,),
}

_PAD_TAKES = ("rightshoulder", "leftstick", "rightstick")

PROMPT: Message = (
    "Drag coins from the tray to the board and back, pull the striker to strike. By key: W, B "
    "and Q take a coin, G grabs one on the board, R repeats a stroke, U undoes, H asks for a hint."
)
PAD_PROMPT: Message = (
    "The right shoulder takes coins from the tray, one kind after the other, the left stick grabs "
    "one on the board, the right stick takes it off."
)
CARRYING: Message = (
    "Arrows move the coin, Enter puts it down, Delete takes it off, Escape leaves it."
)
NO_ROOM: Message = "The base line has no room for the striker: move a coin."
_REFUSAL_S = 1.8


class PracticeScreen(TableScreen):
    """Coins go where they are put; every stroke can be made again or taken back."""

    def __init__(self, game: Game, board: PracticeBoard) -> None:
        super().__init__(game, board)
        self.carried: Carried | None = None
        """The coin in the fingers."""
        self._side = PracticeSide(self)
        self.refused: tuple[Point, Message] | None = None
        """Where a coin was not taken, and why."""
        self._refusal_age_s = 0.0
        self._by_key = False
        """Whether keys took the coin, so that it stays in the fingers when it is refused."""
        self.widgets.widgets = self._side.widgets
        self._side.show()

    @property
    def tray(self) -> TrayPart:
        """Where the coins lie that are not on the board."""
        return self._side.tray

    @property
    def prompt(self) -> str:
        """What can be done now."""
        if self.carried is not None:
            return self.words(CARRYING)
        if not self.flow.has_room:
            return self.words(NO_ROOM)
        return self.words(PAD_PROMPT if self.stage.devices.in_use is Device.PAD else PROMPT)

    def still_key(self) -> Hashable:
        """What the picture of board and panel depends on."""
        return ("practice", self.camera, self.flow.board.surface, self.layout)

    def arrange(self) -> None:
        """Lay out side and foot."""
        self.text_area = self._side.arrange(self.canvas, self.layout)

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        super().tick(seconds)
        self._side.tick()
        self._refusal_age_s += seconds
        if self._refusal_age_s > _REFUSAL_S:
            self.refused = None

    def paint_side(self) -> None:
        """Draw the tray."""
        held = () if self.carried is None else (self.carried.piece,)
        self.tray.paint(self.canvas, {*self.flow.board.layout, *held})

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
        told = self.refused
        if carried is not None and carried.fault is not None:
            told = (carried.at, PUT_WORDS[carried.fault])
        if told is None:
            return
        spot, why = told
        at, radius = self.camera.to_window(spot), TOURNAMENT.man_radius_mm * px
        canvas.shapes.arc(at, radius * 1.15, max(2.0, 2 * px), colours.WARNING)
        place = Point(at.x, at.y + radius + 26 * max(px, 0.8))
        paint_tag(canvas, place, self.words(why), colours.WARNING)

    def on_played(self, made: Played) -> None:
        """Tell what the referee says, and where the queen is now."""
        super().on_played(made)
        self._side.show()

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
        piece = self.tray.piece_at(layout, x, y)
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

    def steer(self, command: Command, fine: bool) -> bool:
        """Commands of the coin in the fingers, and of the board."""
        if self.carried is None:
            return super().steer(command, fine)
        if command in _STEPS:
            self.carried = self.carried.stepped(self._view_seat, *_STEPS[command], fine)
        elif command in (Command.SHOOT, Command.NEXT):
            self.put()
        else:
            return False
        return True

    def key(self, symbol: int, fine: bool) -> None:
        """Keys for what has a button, and for taking coins."""
        if self.flow.moving:
            return
        if symbol in _TAKE_OFF:
            self.take_off()
        elif symbol in _TAKES:
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
            self.clear_table()
        elif symbol == key.P:
            self.game.practice.open_positions(self)
        else:
            super().key(symbol, fine)

    def pad_press(self, button: str) -> None:
        """Buttons for taking coins; everything else is the board's."""
        at_buttons = self.widgets.shows_focus or self.flow.moving
        if at_buttons or button not in _PAD_TAKES:
            super().pad_press(button)
            return
        self.stage.devices.in_use = Device.PAD
        match button:
            case "rightshoulder":
                self._take_next(self._kind_after())
            case "leftstick":
                self._grab_next()
            case _:
                self.take_off()

    def put(self) -> None:
        """Put the coin down where it is held, or where it was if that is refused."""
        carried = self.carried
        if carried is None:
            return
        if carried.fault is not None:
            self.refused, self._refusal_age_s = (carried.at, PUT_WORDS[carried.fault]), 0.0
            if not self._by_key:
                self._drop()
            return
        self.carried = None
        self.set(self.flow.board.with_layout(carried.put()))

    def take_off(self) -> None:
        """Put the coin back into the tray."""
        carried, self.carried = self.carried, None
        if carried is not None and carried.origin is not None:
            self.set(self.flow.board.with_layout(carried.layout))

    def set_rack(self) -> None:
        """Set the coins for the break."""
        self.set(racked(self.flow.board))

    def clear_table(self) -> None:
        """Take every coin off."""
        self.set(self.flow.board.with_layout({}))

    def set(self, board: PracticeBoard) -> None:
        """Go on from a position; a coin in the fingers is where it was."""
        self._drop()
        self.flow.set(board)
        self.advice.dismiss()
        self.tell("")
        self.turn_to_seat()
        self._side.show()

    def undo(self) -> None:
        """Take the latest change back."""
        self._drop()
        super().undo()
        self._side.show()

    def redo(self) -> None:
        """Make again what was taken back."""
        self._drop()
        super().redo()
        self._side.show()

    def repeat(self) -> None:
        """The same stroke from the same position."""
        self._drop()
        super().repeat()
        self._side.show()

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
            self.tell(self.words("The tray has none left of these."), alarmed=True)

    def _kind_after(self) -> tuple[PieceId, ...]:
        """The coins of the kind after that in the fingers, of which the tray has some."""
        kinds = tuple(_TAKES.values())
        held = None if self.carried is None else self.carried.piece
        first = next((n + 1 for n, kind in enumerate(kinds) if held in kind), 0)
        free = in_tray(self.flow.board.layout)
        order = (*kinds[first:], *kinds[:first])
        return next((kind for kind in order if set(kind) & set(free)), order[0])

    def _grab_next(self) -> None:
        """Take the next coin on the board."""
        held = None if self.carried is None else self.carried.piece
        self._drop()
        layout = self.flow.board.layout
        piece = next_in_hand(layout, held if held in layout else None, CARROMMEN)
        if piece is not None:
            self._lift(Carried.lifted(layout, piece, layout[piece]), by_key=True)
