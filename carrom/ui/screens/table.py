"""A board to practise on: the hand, the stroke, hints; what practice and challenges share."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from arcade import key

from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.practice.board import PracticeBoard
from carrom.practice.played import Played
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.art.discs import Disc
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, draw_panel
from carrom.ui.controls.bindings import Command
from carrom.ui.controls.devices import Device
from carrom.ui.controls.prompts import Situation, how_to, name_of
from carrom.ui.hand.aim_part import AimPart
from carrom.ui.play.board_part import BoardPart
from carrom.ui.play.board_turn import BoardTurn
from carrom.ui.play.effects_part import EffectsPart
from carrom.ui.practice.advice import Advice
from carrom.ui.practice.flow import PracticeFlow
from carrom.ui.practice.layout import practice_layout
from carrom.ui.practice.steering import TableSteering
from carrom.ui.practice.telling import played_sentences
from carrom.ui.practice.told_part import paint_told
from carrom.ui.screens.screen import Screen

if TYPE_CHECKING:
    from carrom.ui.game import Game


class TableScreen(Screen):
    """Base of the screens on which one practises; subclasses fill the side and the foot."""

    def __init__(self, game: Game, board: PracticeBoard) -> None:
        super().__init__(game.stage)
        self.game = game
        services = game.services
        self.layout = practice_layout(self.window.width, self.window.height, self.stage.text)
        self._camera = BoardCamera.fitting(self.layout.board)
        self.turn = BoardTurn()
        self.flow = PracticeFlow(
            board,
            services.simulator,
            BoardPart(self.stage),
            AimPart(services.simulator, services.settings.play.hints),
            EffectsPart(services.sounds, lambda: self.camera, Random(services.new_seed())),
            self.on_played,
        )
        self._steering = TableSteering(self)
        self.advice = Advice(
            self.words,
            services.adviser,
            services.registry.personalities,
            services.simulator,
            self.ask_hint,
            self.take_hint,
        )
        self.text_area = Rect(0, 0, 1, 1)
        """Where the side has room for what is told."""
        self.told = ""
        """What there is to know now; empty shows what can be done."""
        self.alarmed = False
        """Whether it is a refusal."""
        self.again = Button(self.words("Repeat"), self.repeat, icon=Icon.REPLAY)

    @property
    def camera(self) -> BoardCamera:
        """Where the board is, turned as far as it is turned now."""
        return replace(self._camera, turn_degrees=self.turn.degrees)

    @property
    def carries(self) -> bool:
        """Whether a coin is in the fingers."""
        return False

    def end(self, command: Command | None) -> None:
        """A key or button that did a command came up."""

    @property
    def prompt(self) -> str:
        """What can be done now."""
        return ""

    def arrange(self) -> None:
        """Put the widgets of side and foot where they belong, and set `text_area`."""

    def paint_side(self) -> None:
        """Draw what the side shows beside widgets and text."""

    def on_played(self, made: Played) -> None:
        """A stroke has come to rest: tell what the referee says."""
        self.tell(" ".join(played_sentences(self.words, made)))

    def tell(self, text: str, *, alarmed: bool = False) -> None:
        """Say something in the side."""
        self.told, self.alarmed = text, alarmed

    def lay_out(self) -> None:
        """Put everything where it belongs in the window's present size."""
        canvas = self.canvas
        self.layout = practice_layout(canvas.area.width, canvas.area.height, self.stage.text)
        self._camera = BoardCamera.fitting(self.layout.board, pixel_ratio=canvas.pixel_ratio)
        self.arrange()

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        self._turn_to_seat()
        self.turn.tick(seconds)
        self._steering.tick(seconds)
        self.flow.tick(seconds)
        for notice in self.game.services.take_notices():
            self.tell(notice, alarmed=True)
        hint = self.advice.tick(seconds, self.flow.board)
        if hint:
            self.tell(hint)
        still = not self.flow.moving
        self.advice.enable(ask=still, take=self.flow.hand is not None)
        self.again.enabled = still and self.flow.last is not None

    def paint(self) -> None:
        """Draw the board, what lies or moves on it, and the side."""
        canvas, camera, flow = self.canvas, self.camera, self.flow
        still = ("table", camera, flow.board.surface, self.layout)
        self.stage.backdrop.draw(still, lambda: self._paint_still(camera))
        more: list[Disc] = []
        if flow.hand is not None:
            flow.part.paint_base_line(canvas, camera, flow.board.seat)
            self.advice.paint_under(canvas, camera)
            flow.aim.paint_under(canvas, camera, flow.hand)
            more = [*self.advice.discs(), *flow.aim.discs(flow.hand)]
        canvas.flush()
        flow.part.paint_discs(camera, [*more, *self.more_discs()])
        flow.effects.paint(canvas)
        if flow.hand is not None:
            flow.aim.paint_over(canvas, camera, flow.hand)
        self.paint_over()
        self.paint_side()
        paint_told(canvas, self.text_area, self.layout.board, *self._told_now())

    def more_discs(self) -> list[Disc]:
        """Discs over those on the board."""
        return []

    def paint_over(self) -> None:
        """Draw more above the discs."""

    def press(self, x: float, y: float) -> None:
        """Take the striker or the slider; while pieces move, go to the end."""
        flow, pointer = self.flow, self.camera.to_board(x, y)
        if flow.moving:
            flow.finish()
        elif flow.hand is not None:
            flow.aim.press(flow.hand, pointer)

    def drag(self, x: float, y: float, fine: bool) -> None:
        """Pull, or slide."""
        hand = self.flow.hand
        if hand is not None and hand.busy:
            hand.drag(self.camera.to_board(x, y), fine)

    def release(self, x: float, y: float) -> None:
        """Let go: a pull is a stroke."""
        if self.flow.hand is not None:
            self.strike(self.flow.hand.release())

    def on_key_press(self, symbol: int, modifiers: int) -> bool | None:
        """Keys belong to the board, unless a button was gone to with the tab key."""
        if modifiers & key.MOD_CTRL and symbol in (key.Z, key.Y):
            self.undo() if symbol == key.Z else self.redo()
            return True
        if self._steering.key_press(symbol, bool(modifiers & key.MOD_SHIFT)):
            self.stage.devices.in_use = Device.KEYS
            return True
        return super().on_key_press(symbol, modifiers)

    def key_up(self, symbol: int) -> None:
        """A key came up."""
        self._steering.key_release(symbol)

    def pad_press(self, button: str) -> None:
        """A controller is for the board, unless a button was gone to."""
        if self._steering.pad_press(button):
            self.stage.devices.in_use = Device.PAD
        else:
            super().pad_press(button)

    def pad_release(self, button: str) -> None:
        """A button of a controller came up."""
        super().pad_release(button)
        self._steering.pad_release(button)

    def pad_lost(self) -> None:
        """A controller was unplugged: mouse and keys go on."""
        super().pad_lost()
        self.flow.let_go()

    def key(self, symbol: int, fine: bool) -> None:
        """Keys for everything that has a button."""
        match symbol:
            case key.R:
                self.repeat()
            case key.H:
                self.ask_hint()
            case key.T:
                self.take_hint()
            case _:
                pass

    def steer(self, command: Command, fine: bool) -> bool:
        """Do what a command asks for; false if it does nothing now."""
        flow = self.flow
        if command is Command.MUTE:
            self.game.sound_on_off()
        elif flow.moving and command is Command.NEXT:
            flow.finish()
        elif flow.moving and command is Command.SHOOT:
            flow.fast = True
        elif flow.hand is None or not flow.keys.knows(command):
            return False
        elif command is not Command.SHOOT:
            flow.keys.press(flow.hand, command, fine)
        elif flow.keys.may_shoot:
            self.strike(flow.hand.shoot())
        return True

    def strike(self, stroke: Stroke | None) -> None:
        """Flick the striker, or say why that cannot be."""
        if stroke is None:
            return
        why = self.flow.refusal(stroke)
        if why is not None:
            self.tell(
                self.words("The striker cannot stand there: {why}.", why=self.words(why)),
                alarmed=True,
            )
        elif self.flow.play(stroke):
            self.advice.dismiss()
            self.tell("")

    def repeat(self) -> None:
        """The same stroke from the same position, ready to be made again."""
        if self.flow.repeat():
            self.advice.dismiss()
            strike = name_of(self.words, Command.SHOOT, self.stage.devices)
            again = self.words("{keys}: the same stroke again", keys=strike)
            self.tell(f"{self.words('The board is as it was.')} {again}")

    def undo(self) -> None:
        """Take the latest change back."""
        if self.flow.undo():
            self.advice.dismiss()
            self.tell("")

    def redo(self) -> None:
        """Make again what was taken back."""
        if self.flow.redo():
            self.advice.dismiss()
            self.tell("")

    def ask_hint(self) -> None:
        """Let the chosen personality think about the position."""
        if not self.flow.moving:
            why = self.advice.ask(self.flow.board)
            self.tell(why, alarmed=bool(why))

    def take_hint(self) -> None:
        """Bring the hand to the proposed stroke."""
        if self.advice.stroke is not None:
            self.flow.aim_at(self.advice.stroke)
            self.advice.fade()

    def show_stroke(self, stroke: Stroke) -> None:
        """Show a stroke as a hint is shown, and bring the hand to it."""
        self.advice.show(stroke, self.flow.board)
        self.flow.aim_at(stroke)

    def lose_focus(self) -> None:
        """Let go of everything."""
        self.flow.let_go()

    def on_resize(self, width: int, height: int) -> bool:
        """Let go of everything: it was held at another place of the window."""
        self.flow.let_go()
        return super().on_resize(width, height)

    def cancel(self) -> bool:
        """Take back a pull, what keys aimed, or the focus of a button; false if there is none."""
        hand = self.flow.hand
        return self.widgets.unfocus() or (hand is not None and hand.cancel())

    def on_show_view(self) -> None:
        """The board comes in sight."""
        super().on_show_view()
        play = self.game.services.settings.play
        self.turn.reduced_motion = play.reduced_motion
        self.flow.reduce_motion(play.reduced_motion)
        self.flow.show()
        self.advice.warm_up()

    def on_hide_view(self) -> None:
        """Nobody thinks for a board that is not seen."""
        super().on_hide_view()
        self.advice.dismiss()

    def _turn_to_seat(self) -> None:
        """Bring the seat to strike to the bottom, where the player wants that."""
        seat, turns = self.flow.board.seat, self.game.services.settings.play.turn_board
        self.turn.to(seat if turns else Seat.SOUTH)
        self.flow.keys.mirrored = self.turn.mirrors(seat)

    def _paint_still(self, camera: BoardCamera) -> None:
        """Draw what stays as it is between strokes; the backdrop keeps it between the frames."""
        self.flow.part.paint_board(camera)
        draw_panel(self.canvas, self.layout.side.inset(self.canvas.theme.gap))

    def _told_now(self) -> tuple[str, colours.Rgba]:
        """What to write, and how."""
        if self.flow.moving:
            how = how_to(self.words, Situation.MOVING, self.stage.devices)
            return how, colours.TEXT_QUIET
        if self.advice.thinking:
            return self.advice.thinking, colours.TEXT
        if self.told:
            return self.told, colours.WARNING if self.alarmed else colours.TEXT
        return self.prompt, colours.TEXT_QUIET
