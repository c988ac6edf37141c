"""The match on the screen: what the players see and do, from the break to the last board."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from arcade import key

from carrom.core.inputs import DeclinePlacing, PlaceAuto, TakeAction
from carrom.core.match import MatchState, Phase
from carrom.core.seats import Seat
from carrom.session.players import asked, is_personality
from carrom.session.session import MatchSession
from carrom.ui.art.board_camera import BoardCamera
from carrom.ui.controls.devices import Device
from carrom.ui.hand.aim_part import AimPart
from carrom.ui.hud_model import HudModel, build, seat_asked
from carrom.ui.play.board_part import BoardPart
from carrom.ui.play.board_turn import BoardTurn
from carrom.ui.play.buttons import PlayButtons
from carrom.ui.play.effects_part import EffectsPart
from carrom.ui.play.hud_part import HudPart
from carrom.ui.play.layout import play_layout
from carrom.ui.play.match_flow import OVER, MatchFlow
from carrom.ui.play.prompt_part import paint_prompt
from carrom.ui.play.prompting import busy_s, how_of, prompt_of
from carrom.ui.play.steering import Steering
from carrom.ui.play.still_part import paint_still
from carrom.ui.screens.screen import Screen

if TYPE_CHECKING:
    from carrom.ui.game import Game


class PlayScreen(Screen):
    """Shows one match, and hands what the players do to its flow."""

    def __init__(self, game: Game, session: MatchSession) -> None:
        super().__init__(game.stage)
        self.game = game
        services = game.services
        play = services.settings.play
        self.turn = BoardTurn()
        self.layout = play_layout(self.window.width, self.window.height, self.stage.text)
        self.hud = HudPart(self.layout)
        self._camera = BoardCamera.fitting(self.layout.board)
        self.flow = MatchFlow(
            session,
            self.words,
            services.simulator,
            BoardPart(self.stage),
            AimPart(services.simulator, play.hints),
            EffectsPart(services.sounds, lambda: self.camera, Random(services.new_seed())),
            play.result_delay_s,
            services.thinker,
            services.take_notices,
            self._changed,
        )
        self.buttons = PlayButtons(self)
        self._steering = Steering(self)

    @property
    def session(self) -> MatchSession:
        """The match in motion."""
        return self.flow.session

    @property
    def state(self) -> MatchState:
        """The match as it stands."""
        return self.flow.state

    @property
    def rules_line(self) -> str:
        """The rules in force, in words."""
        return self.game.services.rules_line(self.state.config, self.state.failed_rules)

    @property
    def camera(self) -> BoardCamera:
        """Where the board is, turned as far as it is turned now."""
        return replace(self._camera, turn_degrees=self.turn.degrees)

    def lay_out(self) -> None:
        """Put everything where it belongs in the window's present size."""
        canvas = self.canvas
        self.layout = play_layout(canvas.area.width, canvas.area.height, self.stage.text)
        self.hud = HudPart(self.layout)
        self._camera = BoardCamera.fitting(self.layout.board, pixel_ratio=canvas.pixel_ratio)
        canvas.text.make_ready(canvas.theme.small, canvas.theme.body)
        self.buttons.lay_out(self.scoreboard(), canvas, self.layout, self.hud)

    def scoreboard(self) -> HudModel:
        """What the scoreboard shows now."""
        clock = self.session.clock
        timed = None
        if clock.left_s is not None and clock.limit_s is not None and not self.flow.moving:
            timed = (clock.left_s, clock.limit_s)
        return build(self.words, self.state, self.rules_line, self.flow.items, timed)

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        self.turn.tick(seconds)
        self._steering.tick(seconds)
        if self.flow.tick(seconds):
            self.go_on()
        self.buttons.tick(self.flow.verdict)
        if self.state.phase is Phase.TOSS and not is_personality(self.state, asked(self.state)):
            self.game.open_toss(self)

    def paint(self) -> None:
        """Draw the board, what moves on it, and everything around it."""
        canvas, camera, hud, flow = self.canvas, self.camera, self.scoreboard(), self.flow
        paint_still(self.stage, self.layout, flow.part, camera, hud)
        self.hud.paint_clock(canvas, hud)
        if hud.seat is not None and not flow.moving:
            flow.part.paint_base_line(canvas, camera, hud.seat)
        more, hand = [], flow.hand or flow.other_hand
        if hand is not None:
            flow.aim.paint_under(canvas, camera, hand)
            more = flow.aim.discs(hand)
        elif flow.placing is not None:
            flow.placing.paint_under(canvas, camera)
            more = [flow.placing.disc()]
        canvas.flush()
        flow.part.paint_discs(camera, more)
        flow.effects.paint(canvas)
        gap = canvas.theme.gap
        room = self.buttons.verdict_room(self.layout, gap)
        flow.verdict.paint(canvas, room, self.layout.long_verdict(room, gap))
        if self.window.current_view is self:
            paint_prompt(
                canvas,
                self.buttons.prompt_room(self.layout, gap),
                prompt_of(self.words, flow, hud),
                busy_s(flow),
                how_of(self.words, flow, self.stage.devices),
            )
        if hand is not None:
            flow.aim.paint_over(canvas, camera, hand)
        elif flow.placing is not None:
            flow.placing.paint_over(canvas, camera)

    def press(self, x: float, y: float) -> None:
        """Take the striker or the slider, put a coin down, or go on."""
        flow, pointer = self.flow, self.camera.to_board(x, y)
        if flow.waits_for_next:
            self.go_on()
        elif flow.skip():
            return
        elif flow.placing is not None:
            if flow.placing.press(pointer):
                flow.put()
        elif flow.hand is not None:
            flow.begin_acting()
            flow.aim.press(flow.hand, pointer)

    def drag(self, x: float, y: float, fine: bool) -> None:
        """Pull, or slide."""
        hand = self.flow.hand
        if hand is not None and hand.busy:
            hand.drag(self.camera.to_board(x, y), fine)
        elif self.flow.placing is not None:
            self.flow.placing.point(self.camera.to_board(x, y))

    def release(self, x: float, y: float) -> None:
        """Let go: a pull is a stroke."""
        if self.flow.hand is not None:
            self.flow.play(self.flow.hand.release())

    def on_mouse_motion(self, x: int, y: int, dx: int, dy: int) -> bool:
        """The pointer moved: a coin to be placed moves with it."""
        taken = super().on_mouse_motion(x, y, dx, dy)
        if self.flow.placing is not None and not taken:
            self.flow.placing.point(self.camera.to_board(x, y))
        return taken

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> bool:
        """A button went down: whoever presses is there."""
        self.session.release("focus")
        return super().on_mouse_press(x, y, button, modifiers)

    def on_key_press(self, symbol: int, modifiers: int) -> bool | None:
        """Keys belong to the board, unless a button was gone to with the tab key."""
        self.session.release("focus")
        if self._steering.key_press(symbol, bool(modifiers & key.MOD_SHIFT)):
            return True
        return super().on_key_press(symbol, modifiers)

    def key_up(self, symbol: int) -> None:
        """A key came up."""
        self._steering.key_release(symbol)

    def key(self, symbol: int, fine: bool) -> None:
        """Keys for everything that has a button."""
        command = self.stage.devices.bindings.of_key(symbol)
        if command is not None:
            self.buttons.command(command)

    def pad_press(self, button: str) -> None:
        """A controller is for the board, unless a button was gone to."""
        self.session.release("focus")
        if not self._steering.pad_press(button):
            super().pad_press(button)

    def pad_release(self, button: str) -> None:
        """A button of a controller came up."""
        super().pad_release(button)
        self._steering.pad_release(button)

    def pad_lost(self) -> None:
        """Whoever held the controller finds the match as it was left."""
        in_use = self.stage.devices.in_use is Device.PAD
        super().pad_lost()
        self.flow.let_go()
        if in_use:
            self.flow.verdict.warn(self.words("The controller was unplugged."))
            self.pause()

    def pause(self) -> None:
        """Open the menu."""
        self.game.open_pause(self)

    def leave(self) -> None:
        """Take back a pull, or what the keys aimed; otherwise the menu opens."""
        hand = self.flow.hand
        if not self.widgets.unfocus() and (hand is None or not hand.cancel()):
            self.game.open_pause(self)

    def lose_focus(self) -> None:
        """Let go of everything, and stop the clock until the window is looked at again."""
        self.flow.let_go()
        self._steering.let_go()
        self.session.suspend("focus")

    def on_resize(self, width: int, height: int) -> bool:
        """Let go of everything: it was held at another place of the window."""
        self.flow.let_go()
        return super().on_resize(width, height)

    def on_activate(self) -> None:
        """The window has the focus again."""
        self.session.release("focus")

    def on_show_view(self) -> None:
        """The board is back in sight, though perhaps nobody looks."""
        super().on_show_view()
        self.session.release("pause")
        if self.stage.attention.looks:
            self.session.release("focus")
        play = self.game.services.settings.play
        self.turn.reduced_motion = play.reduced_motion
        self.flow.reduce_motion(play.reduced_motion)
        self.flow.aim.hints = play.hints
        self.flow.verdict.delay_s = play.result_delay_s
        if play.turn_board:
            self._make_sides_ready()
        self.board_turn_changed()
        self.flow.digest()
        self.flow.refresh()

    def reword(self) -> None:
        """Say everything anew: the language is another one."""
        self.buttons = PlayButtons(self)
        self.buttons.choose()

    def go_on(self) -> None:
        """Next: whoever is to act acts; a finished board shows its card first."""
        self.flow.go_on()
        if self.state.phase in OVER:
            self.game.open_score_card(self)

    def place_auto(self) -> None:
        """Let the game place what is left."""
        self.flow.do(PlaceAuto())

    def decline(self) -> None:
        """Waive the placing."""
        self.flow.do(DeclinePlacing())

    def act(self, action: str) -> None:
        """Press a house rule's button."""
        self.flow.do(TakeAction(action))

    def why(self) -> None:
        """Open the rule behind the latest verdict."""
        if self.flow.verdict.reasons:
            self.game.open_help(self, self.flow.verdict.reasons[0])

    def board_turn_changed(self) -> None:
        """Bring the seat to strike to the bottom, or SOUTH where the board stays as it lies."""
        turns = self.game.services.settings.play.turn_board
        asked_seat = seat_asked(self.state)
        self.turn.to(asked_seat if turns and asked_seat is not None else Seat.SOUTH)
        self.flow.keys.mirrored = self.turn.mirrors(self.state.board.to_strike)

    def _make_sides_ready(self) -> None:
        """Paint the board as each seat sees it now, rather than in the midst of the first turn."""
        seats = self.state.seats.by_seat
        self.stage.board.make_ready(
            replace(self._camera, turn_degrees=90.0 * seat.quarter_turns % 360.0) for seat in seats
        )

    def _changed(self) -> None:
        """Other buttons make sense now, and perhaps another seat is at the bottom."""
        if not self.flow.verdict.blocking and not self.flow.moving:
            self.board_turn_changed()
        self.buttons.choose()
        self.buttons.lay_out(self.scoreboard(), self.canvas, self.layout, self.hud)
