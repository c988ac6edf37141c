"""The practice table: any position, set by dragging coins, and strokes tried on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arcade import key

from carrom.practice.board import PracticeBoard, racked
from carrom.practice.played import Played
from carrom.ui.art.discs import Disc
from carrom.ui.controls.bindings import Command
from carrom.ui.controls.devices import Device
from carrom.ui.controls.prompts import Situation, how_to
from carrom.ui.hand.coin_steps import STEPS, CoinSteps
from carrom.ui.practice.carrying import at_pointer
from carrom.ui.practice.fingers import KINDS, Fingers
from carrom.ui.practice.practice_side import PracticeSide
from carrom.ui.practice.tray_part import TrayPart
from carrom.ui.screens.table import TableScreen
from carrom.ui.words import Message

if TYPE_CHECKING:
    from carrom.ui.game import Game

_TAKE_OFF = (key.DELETE, key.BACKSPACE)
_TAKES = dict(zip((key.W, key.B, key.Q), KINDS, strict=True))

_PAD_TAKES = ("rightshoulder", "leftstick", "rightstick")

PROMPT: Message = (
    "Drag coins from the tray to the board and back, pull the striker to strike. By key: W, B "
    "and Q take a coin, G grabs one on the board, R repeats a stroke, U undoes, H asks for a hint."
)
PAD_PROMPT: Message = (
    "The right shoulder takes coins from the tray, one kind after the other, pressing the left "
    "stick grabs one on the board, pressing the right stick takes it off."
)
NO_ROOM: Message = "The base line has no room for the striker: move a coin."


class PracticeScreen(TableScreen):
    """Coins go where they are put; every stroke can be made again or taken back."""

    def __init__(self, game: Game, board: PracticeBoard) -> None:
        super().__init__(game, board)
        self.fingers = Fingers(
            self.flow, lambda layout: self.set(self.flow.board.with_layout(layout))
        )
        self._steps = CoinSteps(lambda step, fine: self.fingers.step(self.turn.seat, step, fine))
        self._side = PracticeSide(self)
        self.widgets.widgets = self._side.widgets
        self._side.show()

    @property
    def tray(self) -> TrayPart:
        """Where the coins lie that are not on the board."""
        return self._side.tray

    @property
    def carries(self) -> bool:
        """Whether a coin is in the fingers."""
        return self.fingers.carried is not None

    @property
    def prompt(self) -> str:
        """What can be done now."""
        devices = self.stage.devices
        if self.carries:
            return how_to(self.words, Situation.CARRY, devices)
        if not self.flow.has_room:
            return self.words(NO_ROOM)
        return self.words(PAD_PROMPT if devices.in_use is Device.PAD else PROMPT)

    def arrange(self) -> None:
        """Lay out side and foot."""
        self.text_area = self._side.arrange(self.canvas, self.layout)

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        super().tick(seconds)
        self._side.tick()
        self.fingers.tick(seconds)
        if self.carries and not self.widgets.shows_focus:
            self._steps.tick(self.stage.devices.pad, seconds)

    def paint_side(self) -> None:
        """Draw the tray."""
        carried = self.fingers.carried
        held = () if carried is None else (carried.piece,)
        self.tray.paint(self.canvas, {*self.flow.board.layout, *held})

    def more_discs(self) -> list[Disc]:
        """The coin in the fingers."""
        return self.fingers.discs()

    def paint_over(self) -> None:
        """Say why a coin cannot lie where it is held, or was not taken."""
        self.fingers.paint_over(self.canvas, self.camera)

    def on_played(self, made: Played) -> None:
        """Tell what the referee says, and where the queen is now."""
        super().on_played(made)
        self._side.show()

    def press(self, x: float, y: float) -> None:
        """Take a coin from the board or the tray; otherwise the striker."""
        if self.fingers.carried is not None:
            self.fingers.put()
            return
        layout, pointer = self.flow.board.layout, self.camera.to_board(x, y)
        piece = at_pointer(layout, pointer) or self.tray.piece_at(layout, x, y)
        if piece is None or self.flow.moving:
            super().press(x, y)
        else:
            self.fingers.lift(piece, pointer)
            self.tell("")

    def drag(self, x: float, y: float, fine: bool) -> None:
        """Move the coin, pull, or slide."""
        if self.fingers.carried is not None:
            self.fingers.point(self.camera.to_board(x, y))
        else:
            super().drag(x, y, fine)

    def release(self, x: float, y: float) -> None:
        """Put the coin down; over the side it goes to the tray."""
        if self.fingers.carried is None:
            super().release(x, y)
        elif self.layout.side.contains(x, y):
            self.fingers.take_off()
        else:
            self.fingers.put()

    def steer(self, command: Command, fine: bool) -> bool:
        """Commands of the coin in the fingers, and of the board."""
        if self.fingers.carried is None:
            return super().steer(command, fine)
        if command in STEPS:
            self._steps.press(command, fine)
        elif command in (Command.SHOOT, Command.NEXT):
            self.fingers.put()
        else:
            return False
        return True

    def end(self, command: Command | None) -> None:
        """A key or button that did a command came up."""
        self._steps.release(command)

    def key(self, symbol: int, fine: bool) -> None:
        """Keys for what has a button, and for taking coins."""
        if self.flow.moving:
            return
        if symbol in _TAKE_OFF:
            self.fingers.take_off()
        elif symbol in _TAKES:
            self._tell_of(self.fingers.take(_TAKES[symbol]))
        elif symbol == key.G:
            self.fingers.grab_next()
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
                self._tell_of(self.fingers.take_other_kind())
            case "leftstick":
                self.fingers.grab_next()
            case _:
                self.fingers.take_off()

    def set_rack(self) -> None:
        """Set the coins for the break."""
        self.set(racked(self.flow.board))

    def clear_table(self) -> None:
        """Take every coin off."""
        self.set(self.flow.board.with_layout({}))

    def set(self, board: PracticeBoard) -> None:
        """Go on from a position; a coin in the fingers is where it was."""
        self.fingers.drop()
        self.flow.set(board)
        self.advice.dismiss()
        self.tell("")
        self._side.show()

    def undo(self) -> None:
        """Take the latest change back."""
        self.fingers.drop()
        super().undo()
        self._side.show()

    def redo(self) -> None:
        """Make again what was taken back."""
        self.fingers.drop()
        super().redo()
        self._side.show()

    def repeat(self) -> None:
        """The same stroke from the same position."""
        self.fingers.drop()
        super().repeat()
        self._side.show()

    def lose_focus(self) -> None:
        """Let go of everything; a coin in the fingers is where it was."""
        super().lose_focus()
        self._steps.let_go()
        self.fingers.drop()

    def leave(self) -> None:
        """Leave the coin, the pull or the focus; otherwise back to the first screen."""
        if self.fingers.carried is not None:
            self.fingers.drop()
        elif not self.cancel():
            self.leave_for_title()

    def leave_for_title(self) -> None:
        """Back to the first screen."""
        self.game.open_title()

    def to_challenges(self) -> None:
        """To the list of challenges."""
        self.game.practice.open_challenges()

    def on_hide_view(self) -> None:
        """The table is as it was when it is opened again."""
        super().on_hide_view()
        self.game.practice.leave_table(self.flow.board)

    def _tell_of(self, taken: bool) -> None:
        """Say so where the tray had no coin to take."""
        none = self.words("The tray has none left of these.")
        self.tell("" if taken else none, alarmed=not taken)
