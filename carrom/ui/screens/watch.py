"""Personalities against each other, for those who only look on."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from arcade import key

from carrom.core.inputs import NextBoard
from carrom.core.match import MatchState, Phase
from carrom.session.session import MatchSession
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.text import Align
from carrom.ui.art.widgets import Button, Look
from carrom.ui.controls.bindings import Command
from carrom.ui.controls.devices import Device
from carrom.ui.controls.key_names import key_word
from carrom.ui.hand.aim_part import AimPart
from carrom.ui.hud_model import HudModel, build, seat_name
from carrom.ui.play.board_part import BoardPart
from carrom.ui.play.effects_part import EffectsPart
from carrom.ui.play.layout import play_layout
from carrom.ui.play.match_flow import OVER, MatchFlow
from carrom.ui.play.still_part import paint_still
from carrom.ui.screens.screen import Screen
from carrom.ui.sentences import match_sentence
from carrom.ui.stroke_reasons import reason_lines
from carrom.ui.watch_model import SPEEDS

if TYPE_CHECKING:
    from carrom.ui.game import Game

READ_S = 3.0
"""How long the end of a board is shown, at normal speed, before the next one begins."""

_PAUSE = "watch"

_LINES = 3
"""Of words in the bar; the first says who strikes."""


class WatchScreen(Screen):
    """Shows a match that goes on by itself, as fast as is wished, with the players' reasons."""

    goes_on_unseen = True
    keys_first = True

    def __init__(self, game: Game, session: MatchSession) -> None:
        super().__init__(game.stage)
        self.game = game
        services = game.services
        self._rules = services.rules_line(session.state.config)
        self.layout = play_layout(self.window.width, self.window.height, self.stage.text)
        self._camera = BoardCamera.fitting(self.layout.board)
        self.flow = MatchFlow(
            session,
            self.words,
            services.simulator,
            BoardPart(self.stage),
            AimPart(services.simulator),
            EffectsPart(services.sounds, lambda: self._camera, Random(services.new_seed())),
            READ_S,
            services.thinker,
            services.take_notices,
            lambda: None,
        )
        self.flow.reduce_motion(services.settings.play.reduced_motion)
        self.speed = services.settings.watch.speed
        self.paused = False
        self.reason: tuple[str, ...] = ()
        """Why the latest stroke was chosen, if its player said so, and what else was tried."""
        self._play = Button("", self._pause_or_go_on, icon=Icon.PAUSE, look=Look.PRIMARY)
        self._speed = Button("", self._next_speed)
        self._back = Button(self.words("Back"), self.leave, icon=Icon.BACK)
        self.again = Button(
            self.words("Another match"), self._another, icon=Icon.REPLAY, look=Look.PRIMARY
        )
        self._scoreboard: tuple[MatchState, HudModel] | None = None
        self._offer()

    @property
    def state(self) -> MatchState:
        """The match as it stands."""
        return self.flow.state

    @property
    def can_go_again(self) -> bool:
        """Whether another match can be started."""
        return self.again in self.widgets.widgets

    @property
    def over(self) -> bool:
        """Whether the match was played to its end."""
        return self.state.phase is Phase.MATCH_OVER

    def lay_out(self) -> None:
        """As a match is laid out; the controls are in the bar at the bottom."""
        canvas, theme = self.canvas, self.canvas.theme
        self.layout = play_layout(canvas.area.width, canvas.area.height, self.stage.text)
        self._camera = BoardCamera.fitting(self.layout.board, pixel_ratio=canvas.pixel_ratio)
        canvas.text.make_ready(canvas.theme.small, canvas.theme.body)
        bar, gap = self.layout.bottom, theme.gap
        low = round(bar.bottom + (bar.height - theme.row) / 2)
        self._play.rect = Rect(bar.left + 2 * gap, low, theme.row, theme.row)
        self._speed.rect = Rect(self._play.rect.right + gap, low, 1.5 * theme.row, theme.row)
        right = bar.right - 2 * gap
        for button in (self._back, self.again):
            width = button.width(canvas)
            button.rect = Rect(round(right - width), low, round(width), theme.row)
            right -= width + gap

    def tick(self, seconds: float) -> None:
        """Let time pass, at the speed that is set; what nobody has to decide goes on by itself."""
        thinker = self.game.services.thinker
        if not self.paused:
            stood = self.flow.tick(seconds * self.speed)
            if stood or (self.state.phase in OVER and not self.flow.verdict.shown):
                self._go_on()
        if thinker is not None and thinker.stroke is not None:
            self.reason = reason_lines(self.words, thinker.why)
        elif not self.flow.moving and self.flow.verdict.shown:
            self.reason = ()
        self._play.icon = Icon.PLAY if self.paused else Icon.PAUSE
        self._speed.word = f"{self.speed}x"

    def paint(self) -> None:
        """Draw the board, what moves on it, and why."""
        canvas, camera, hud, flow = self.canvas, self._camera, self._hud(), self.flow
        paint_still(self.stage, self.layout, flow.part, camera, hud)
        if hud.seat is not None and not flow.moving:
            flow.part.paint_base_line(canvas, camera, hud.seat)
        hand = flow.other_hand
        if hand is not None:
            flow.aim.paint_under(canvas, camera, hand)
        canvas.flush()
        flow.part.paint_discs(camera, [] if hand is None else flow.aim.discs(hand))
        flow.effects.paint(canvas)
        gap = canvas.theme.gap
        room = self.layout.verdict(gap)
        flow.verdict.paint(canvas, room, self.layout.long_verdict(room, gap))
        self._paint_words()
        if hand is not None:
            flow.aim.paint_over(canvas, camera, hand)

    def key(self, symbol: int, fine: bool) -> None:
        """Space pauses, enter goes on at once, numbers and arrows set the speed."""
        match symbol:
            case key.SPACE | key.P:
                self._pause_or_go_on()
            case key.ENTER | key.NUM_ENTER | key.N:
                self._skip()
            case key.KEY_1 | key.NUM_1:
                self._set_speed(1)
            case key.KEY_2 | key.NUM_2:
                self._set_speed(2)
            case key.KEY_4 | key.NUM_4:
                self._set_speed(4)
            case key.UP | key.PLUS | key.EQUAL | key.NUM_ADD:
                self._step_speed(1)
            case key.DOWN | key.MINUS | key.NUM_SUBTRACT:
                self._step_speed(-1)
            case _:
                pass

    def pad_press(self, button: str) -> None:
        """The button that goes on at the board goes on here too."""
        command = self.stage.devices.bindings.of_button(button)
        if command is Command.NEXT and not self.widgets.shows_focus:
            self.stage.devices.in_use = Device.PAD
            self._skip()
        else:
            super().pad_press(button)

    def press(self, x: float, y: float) -> None:
        """Go on at once with what is shown."""
        self._skip()

    def pause(self) -> None:
        """Stop, or go on."""
        self._pause_or_go_on()

    def leave(self) -> None:
        """Back to the choice of players; a match that is not over is not kept."""
        if self.game.services.thinker is not None:
            self.game.services.thinker.close()
        self.flow.let_go()
        self.game.open_watch_setup()

    def lose_focus(self) -> None:
        """The match goes on: it is for looking on from elsewhere too."""

    def _go_on(self) -> None:
        """Take the verdict down; after a board the next begins, after a match nothing."""
        if self.over:
            if not self.can_go_again:
                self._offer()
            return
        self.flow.go_on()
        if self.state.phase in (Phase.BOARD_OVER, Phase.GAME_OVER):
            self.flow.do(NextBoard())

    def _skip(self) -> None:
        """Go to the end of what is shown now."""
        if self.flow.moving:
            self.flow.finish_stroke()
        elif self.flow.verdict.shown and not self.over:
            self._go_on()
        else:
            self.flow.skip()

    def _offer(self) -> None:
        """Take up the buttons that make sense now."""
        self.widgets.widgets = [self._play, self._speed, self._back]
        if self.over:
            self.widgets.widgets = [self.again, self._back]

    def _another(self) -> None:
        self.game.watch(replace(self.state.config, seed=self.game.services.new_seed()))

    def _pause_or_go_on(self) -> None:
        self.paused = not self.paused and not self.over
        if self.paused:
            self.flow.session.hold(_PAUSE)
        else:
            self.flow.session.release(_PAUSE)

    def _next_speed(self) -> None:
        self._set_speed(SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)])

    def _step_speed(self, steps: int) -> None:
        place = SPEEDS.index(self.speed) + steps
        self._set_speed(SPEEDS[min(len(SPEEDS) - 1, max(0, place))])

    def _set_speed(self, speed: int) -> None:
        self.speed = speed
        services = self.game.services
        services.change_settings(watch=replace(services.settings.watch, speed=speed))

    def _hud(self) -> HudModel:
        """What the scoreboard shows; made anew when the match goes on."""
        if self._scoreboard is None or self._scoreboard[0] is not self.state:
            self._scoreboard = (
                self.state,
                build(self.words, self.state, self._rules, self.flow.items),
            )
        return self._scoreboard[1]

    def _paint_words(self) -> None:
        """Who does what, and why, in the bar at the bottom."""
        canvas, theme, bar = self.canvas, self.canvas.theme, self.layout.bottom
        left = self._speed.rect.right + 3 * theme.gap
        if self.can_go_again:
            left = self._play.rect.left  # nothing is left to pause or to speed up
        last = self.again if self.over else self._back
        room = last.rect.left - 2 * theme.gap - left
        lines = [(self._headline(), colours.TEXT, theme.small)]
        if self.over:
            kept = self.words("It is kept among the replays")
            lines.append((kept, colours.TEXT_QUIET, theme.small))
        for reason in self.reason[:1]:
            wrapped = canvas.text.wrapped(reason, theme.small, room, most=_LINES - 1)
            lines += [(line, colours.ACCENT, theme.small) for line in wrapped]
        lines += [(more, colours.TEXT_QUIET, theme.small) for more in self.reason[1:]]
        del lines[_LINES:]
        step = min(theme.small * 1.3, bar.height / _LINES)
        y = bar.centre.y + step * (len(lines) - 1) / 2 + theme.small * 0.12
        for line, ink, size in lines:
            canvas.text.add(line, left, y, size, ink, align=Align.LEFT, max_width=room)
            y -= step

    def _headline(self) -> str:
        state = self.state
        if self.over:
            return match_sentence(self.words, self.state.winner, self.state)
        if self.paused:
            stands = self.words("Paused")
            if self.stage.devices.in_use is not Device.KEYS:
                return stands
            return f"{stands} · {self.words('{keys}: go on', keys=key_word(key.SPACE))}"
        name = seat_name(self.words, state, state.board.to_strike)
        if self.flow.moving:
            return self.words("{name} strikes", name=name)
        if self.flow.thinking_s > 0.0 and self.flow.other_hand is None:
            return self.words("{name} thinks", name=name)
        return name if state.phase is Phase.AIMING else ""
