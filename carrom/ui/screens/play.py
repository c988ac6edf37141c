"""The match on the screen: what the players see and do, from the break to the last board."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from arcade import key

from carrom.core.equipment import TOURNAMENT
from carrom.core.events import MatchEvent, StrokeJudged
from carrom.core.inputs import DeclinePlacing, MatchInput, PlaceAuto, TakeAction
from carrom.core.match import MatchState, Phase
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.session.players import asked, is_personality
from carrom.session.session import MatchSession
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.hand import Hand
from carrom.ui.hud_model import HudModel, build, seat_asked
from carrom.ui.placing_striker import BaseLine
from carrom.ui.play.aim_keys import SHOOT, AimKeys
from carrom.ui.play.aim_part import AimPart
from carrom.ui.play.board_part import BoardPart
from carrom.ui.play.board_turn import BoardTurn
from carrom.ui.play.buttons import PlayButtons
from carrom.ui.play.hud_part import HudPart
from carrom.ui.play.placing_part import PlacingPart
from carrom.ui.play.prompt_part import paint_prompt
from carrom.ui.play.verdict_part import VerdictPart
from carrom.ui.play_layout import play_layout
from carrom.ui.screens.screen import Screen
from carrom.ui.sentences import event_sentences, ruling_sentences

if TYPE_CHECKING:
    from carrom.ui.game import Game

FAST_FORWARD = 4.0
"""How much faster pieces move while the key for it is held."""

OVER = (Phase.BOARD_OVER, Phase.GAME_OVER, Phase.MATCH_OVER)

_STEPS = {key.LEFT: (-1, 0), key.RIGHT: (1, 0), key.UP: (0, 1), key.DOWN: (0, -1)}
_NEXT = (key.ENTER, key.NUM_ENTER, key.SPACE)


class PlayScreen(Screen):
    """Drives one session, and shows it."""

    def __init__(self, game: Game, session: MatchSession) -> None:
        super().__init__(game.stage)
        self.game = game
        self.session = session
        services = game.services
        play = services.settings.play
        self._simulator = services.simulator
        self.rules_line = services.rules_line(session.state.config)
        self.verdict = VerdictPart(play.result_delay_s)
        self.board = BoardPart(self.stage)
        self.aim = AimPart(self._simulator, play.hints)
        self.keys = AimKeys()
        self.turn = BoardTurn()
        self.hand: Hand | None = None
        self.placing: PlacingPart | None = None
        self.buttons = PlayButtons(self)
        self._events: list[MatchEvent] = []
        self._along: dict[Seat, float] = {}
        self._items = session.rulebook.hud_items(session.state)
        self._fast = False
        self.layout = play_layout(self.window.width, self.window.height)
        self.hud = HudPart(self.layout)
        self._camera = BoardCamera.fitting(self.layout.board)
        session.subscribe(self._events.append)
        self._refresh()

    @property
    def state(self) -> MatchState:
        """The match as it stands."""
        return self.session.state

    @property
    def camera(self) -> BoardCamera:
        """Where the board is, turned as far as it is turned now."""
        return replace(self._camera, turn_degrees=self.turn.degrees)

    @property
    def moving(self) -> bool:
        """Whether a stroke is in motion."""
        return self.session.live is not None

    def lay_out(self) -> None:
        """Put everything where it belongs in the window's present size."""
        canvas = self.canvas
        self.layout = play_layout(canvas.area.width, canvas.area.height)
        self.hud = HudPart(self.layout)
        self._camera = BoardCamera.fitting(self.layout.board, pixel_ratio=canvas.pixel_ratio)
        self.buttons.lay_out(self.scoreboard(), canvas, self.layout, self.hud)

    def scoreboard(self) -> HudModel:
        """What the scoreboard shows now."""
        clock = self.session.clock
        timed = None
        if clock.left_s is not None and clock.limit_s is not None and not self.moving:
            timed = (clock.left_s, clock.limit_s)
        return build(self.state, self.rules_line, self._items, timed)

    def tick(self, seconds: float) -> None:
        """Let time pass on the board, for the clock, and for what was judged."""
        live = self.session.live
        self.session.advance(seconds * (FAST_FORWARD if self._fast else 1.0))
        if live is not None:
            self._simulator.sync()
            self.board.show_moving(self._simulator.layout(), self._simulator.turns(), live.news())
        self.board.tick(seconds)
        self.turn.tick(seconds)
        self._digest()
        if self.hand is not None:
            self.keys.tick(self.hand, seconds)
            self.aim.foresee(self.state, self.hand, self._surface_factor)
        self.aim.tick(seconds, self.hand)
        if self.placing is not None:
            self.placing.tick(seconds)
        if self.verdict.tick(seconds):
            self.go_on()
        self.buttons.tick(self.verdict)

    def paint(self) -> None:
        """Draw the board, what moves on it, and everything around it."""
        canvas, camera, hud = self.canvas, self.camera, self.scoreboard()
        self.stage.backdrop.draw((camera, hud), lambda: self._paint_still(camera, hud))
        if hud.seat is not None and not self.moving:
            self.board.paint_base_line(canvas, camera, hud.seat)
        more = []
        if self.hand is not None:
            self.aim.paint_under(canvas, camera, self.hand)
            more = self.aim.discs(self.hand)
        elif self.placing is not None:
            self.placing.paint_under(canvas, camera)
            more = [self.placing.disc()]
        canvas.flush()
        self.board.paint_discs(camera, more)
        self.verdict.paint(canvas, self._verdict_area())
        paint_prompt(canvas, self.layout, self._prompt(hud))
        if self.hand is not None:
            self.aim.paint_over(canvas, camera, self.hand)
        elif self.placing is not None:
            self.placing.paint_over(canvas, camera)

    def _paint_still(self, camera: BoardCamera, hud: HudModel) -> None:
        """Draw what changes from stroke to stroke, not from frame to frame."""
        self.board.paint_board(camera)
        self.hud.paint(self.canvas, hud)
        self.canvas.flush()

    def press(self, x: float, y: float) -> None:
        """Take the striker or the slider, put a coin down, or go on."""
        pointer = self.camera.to_board(x, y)
        if self.verdict.blocking:
            self.go_on()
        elif self.placing is not None:
            self.placing.point(pointer)
            self.put()
        elif self.hand is not None:
            if self.hand.on_striker(pointer):
                self.session.release("result")
                self.hand.press(pointer)
            elif self.aim.on_rail(self.hand, pointer):
                self.session.release("result")
                self.hand.press_slider(pointer)

    def drag(self, x: float, y: float, fine: bool) -> None:
        """Pull, or slide."""
        pointer = self.camera.to_board(x, y)
        if self.hand is not None and self.hand.busy:
            self.hand.drag(pointer, fine)
        elif self.placing is not None:
            self.placing.point(pointer)

    def release(self, x: float, y: float) -> None:
        """Let go: a pull is a stroke."""
        if self.hand is not None:
            self._play(self.hand.release())

    def on_mouse_motion(self, x: int, y: int, dx: int, dy: int) -> bool:
        """The pointer moved: a coin to be placed moves with it."""
        taken = super().on_mouse_motion(x, y, dx, dy)
        if self.placing is not None and not taken:
            self.placing.point(self.camera.to_board(x, y))
        return taken

    def on_key_press(self, symbol: int, modifiers: int) -> bool | None:
        """Keys belong to the board, unless a button was gone to with the tab key."""
        if not self.widgets.shows_focus and self._board_key(
            symbol, bool(modifiers & key.MOD_SHIFT)
        ):
            return True
        return super().on_key_press(symbol, modifiers)

    def key_up(self, symbol: int) -> None:
        """A key came up."""
        self.keys.release(symbol)
        if symbol == key.SPACE:
            self._fast = False

    def key(self, symbol: int, fine: bool) -> None:
        """Keys for everything that has a button."""
        self.buttons.key(symbol)

    def leave(self) -> None:
        """Take back a pull, or what the keys aimed; otherwise the menu opens."""
        if self.widgets.shows_focus:
            self.widgets.shows_focus, self.widgets.focused = False, None
        elif self.hand is None or not self.hand.cancel():
            self.game.open_pause(self)

    def lose_focus(self) -> None:
        """Let go of everything, and stop the clock until the window is looked at again."""
        self.keys.let_go()
        self._fast = False
        if self.hand is not None:
            self.hand.let_go()
        self.session.hold("focus")

    def on_activate(self) -> None:
        """The window has the focus again."""
        self.session.release("focus")

    def on_show_view(self) -> None:
        """The board is back in sight."""
        super().on_show_view()
        self.session.release("focus")
        self._digest()
        self._refresh()

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> bool:
        """A button went down: whoever presses is there."""
        self.session.release("focus")
        return super().on_mouse_press(x, y, button, modifiers)

    def go_on(self) -> None:
        """Next: whoever is to act acts; a finished board shows its card first."""
        blocked = self.verdict.blocking
        self.verdict.dismiss()
        self.session.release("result")
        if self.state.phase in OVER:
            self.game.open_score_card(self)
        elif blocked:
            self._refresh()
        self._place_buttons()

    def put(self) -> None:
        """Put down the coin in hand."""
        if self.placing is not None:
            place = self.placing.put()
            if place is not None:
                self.do(place)

    def place_auto(self) -> None:
        """Let the game place what is left."""
        self.do(PlaceAuto())

    def decline(self) -> None:
        """Waive the placing."""
        self.do(DeclinePlacing())

    def act(self, action: str) -> None:
        """Press a house rule's button."""
        self.do(TakeAction(action))

    def why(self) -> None:
        """Open the rule behind the latest verdict."""
        if self.verdict.reasons:
            self.game.open_help(self, self.verdict.reasons[0])

    def do(self, match_input: MatchInput) -> None:
        """Give an input, and show what comes of it."""
        refusal = self.session.do(match_input)
        if refusal is not None:
            self.verdict.warn(refusal.sentence)
        self._digest()

    def board_turn_changed(self) -> None:
        """Bring the seat to strike to the bottom, or SOUTH where the board stays as it lies."""
        turns = self.game.services.settings.play.turn_board
        asked_seat = seat_asked(self.state)
        self.turn.to(asked_seat if turns and asked_seat is not None else Seat.SOUTH)

    def _board_key(self, symbol: int, fine: bool) -> bool:
        """What a key does to what moves, waits, or is held; false if it does nothing there."""
        if self.moving:
            if symbol in (key.ENTER, key.NUM_ENTER):
                self.session.finish_stroke()
                self._digest()
            elif symbol == key.SPACE:
                self._fast = True
            return symbol in _NEXT
        if self.verdict.blocking and symbol in _NEXT:
            self.go_on()
            return True
        if self.placing is not None:
            return self._placing_key(self.placing, symbol, fine)
        if self.hand is None:
            return False
        if self.keys.knows(symbol):
            self.session.release("result")
            if symbol != SHOOT:
                self.keys.press(self.hand, symbol, fine)
            elif self.keys.may_shoot:
                self._play(self.hand.shoot())
            return True
        if self.verdict.shown and symbol in _NEXT:
            self.go_on()
            return True
        return False

    def _placing_key(self, placing: PlacingPart, symbol: int, fine: bool) -> bool:
        if symbol in _STEPS:
            placing.step(*_STEPS[symbol], fine)
        elif symbol in _NEXT:
            self.put()
        else:
            return False
        return True

    def _play(self, stroke: Stroke | None) -> None:
        if stroke is None or self.hand is None:
            return
        self._along[stroke.seat] = stroke.along_mm
        refusal = self.session.play(stroke)
        if refusal is not None:
            self.verdict.warn(refusal.sentence)
            return
        self.verdict.dismiss()
        self.session.release("result")
        self.hand = None
        self.aim.forget()
        self._place_buttons()

    def _digest(self) -> None:
        """Show what happened in the session since the last look."""
        if not self._events:
            return
        events = list(self._events)
        self._events.clear()
        told = event_sentences(events, self.state)
        judged = next((e for e in reversed(events) if isinstance(e, StrokeJudged)), None)
        if judged is not None:
            ruling = judged.ruling
            passed = self.state.phase is Phase.AIMING and self.state.board.to_strike != judged.seat
            blocking = passed or self.state.phase in OVER
            sentences = (*ruling_sentences(ruling), *told)
            self.verdict.show(sentences, ruling.reasons, blocking=blocking)
            self.session.hold("result")
        elif told:
            self.verdict.show(told)
        self._items = self.session.rulebook.hud_items(self.state)
        self._refresh()

    def _refresh(self) -> None:
        """Set up whoever is to act now."""
        state = self.state
        self.aim.forget()
        self.hand = self.placing = None
        if not self.moving:
            self.board.show(state.board.layout)
        waits = self.moving or self.verdict.blocking or is_personality(state, asked(state))
        if state.phase is Phase.AIMING and not waits:
            seat = state.board.to_strike
            line = BaseLine(state.config.laws, state.board.layout, TOURNAMENT, seat)
            self.hand = Hand.at(line, self._along.get(seat, 0.0))
            self.keys.begin_turn()
        elif state.phase is Phase.PLACING and state.placing is not None and not waits:
            self.placing = PlacingPart(state, state.placing)
        elif state.phase is Phase.TOSS:
            self.game.open_toss(self)
        if not waits:
            self.board_turn_changed()
        self._place_buttons()

    def _place_buttons(self) -> None:
        self.buttons.choose()
        self.buttons.lay_out(self.scoreboard(), self.canvas, self.layout, self.hud)

    def _surface_factor(self) -> float:
        return self.session.rulebook.surface_factor(self.state)

    def _verdict_area(self) -> Rect:
        top, gap = self.layout.top, self.canvas.theme.gap
        left = self.layout.board.left if not self.layout.strips else top.width * 0.25
        right = self.buttons.verdict_left(top)
        return Rect(left + gap, top.bottom, max(1.0, right - left - 2 * gap), top.height)

    def _prompt(self, hud: HudModel) -> str:
        if self.moving:
            return "Space: faster   Enter: to the end"
        if self.session.on_hold and not self.verdict.shown:
            return "Paused: click to go on"
        if self.verdict.blocking:
            return f"Next: {hud.prompt}"
        return hud.prompt
