"""The replay player: a kept match, stroke by stroke."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from arcade import key

from carrom.host.rulebook import RuleBook
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, Look
from carrom.ui.hud_model import HudModel, build
from carrom.ui.play.board_part import BoardPart
from carrom.ui.play.effects_part import EffectsPart
from carrom.ui.play.layout import play_layout
from carrom.ui.play.still_part import paint_still
from carrom.ui.play.verdict_part import VerdictPart
from carrom.ui.replay.playback import SPEEDS, Playback, speed_word
from carrom.ui.replay.projector import Projector
from carrom.ui.replay.reel import Reel
from carrom.ui.replay.seek_bar import SeekBar
from carrom.ui.screens.screen import Screen

if TYPE_CHECKING:
    from carrom.core.match import MatchState
    from carrom.ui.game import Game


class ReplayScreen(Screen):
    """Shows a match as it was played; nothing here can change it."""

    keys_first = True

    def __init__(self, game: Game, below: Screen, reel: Reel, rulebook: RuleBook) -> None:
        super().__init__(game.stage)
        self.game = game
        self._below = below
        self._rules = game.services.rules_line(reel.final.config)
        self._board = BoardPart(self.stage)
        services = game.services
        self._board.reduced_motion = services.settings.play.reduced_motion
        self._effects = EffectsPart(services.sounds, lambda: self._camera, Random(0))
        projector = Projector(self._board, services.simulator, self._effects)
        self.playback = Playback(reel, rulebook, projector)
        self._shown: tuple[MatchState, HudModel] | None = None
        self._verdict = VerdictPart(0.0)
        self._play = Button("", self._toggle, icon=Icon.PLAY, look=Look.PRIMARY)
        self.seek_bar = SeekBar(self.playback.last, reel.board_starts, self.playback.seek)
        """Where the viewer is."""
        self._speed = Button(speed_word(self.words, 1.0), self._next_speed)
        self._export = Button(self.words("Export"), self._open_export, icon=Icon.PICTURE)
        self._export.enabled = bool(reel.scenes)
        self._back = Button(self.words("Back"), self.leave, icon=Icon.BACK)
        self._buttons = (
            Button("", lambda: self.playback.step(-1), icon=Icon.BACK),
            self._play,
            Button("", lambda: self.playback.step(1), icon=Icon.FORWARD),
        )
        self._right = (self._speed, self._export, self._back)
        self.widgets.widgets = [*self._buttons, self.seek_bar, *self._right]
        self.layout = play_layout(self.window.width, self.window.height, self.stage.text)
        self._camera = BoardCamera.fitting(self.layout.board)

    def lay_out(self) -> None:
        """As the match is laid out; the controls are in the bar at the bottom."""
        canvas, theme = self.canvas, self.canvas.theme
        self.layout = play_layout(canvas.area.width, canvas.area.height, self.stage.text)
        self._camera = BoardCamera.fitting(self.layout.board, pixel_ratio=canvas.pixel_ratio)
        bar, gap = self.layout.bottom, theme.gap
        low = round(bar.bottom + (bar.height - theme.row) / 2)
        left = bar.left + 2 * gap
        for button in self._buttons:
            button.rect = Rect(left, low, theme.row, theme.row)
            left += theme.row + gap
        right = bar.right - 2 * gap
        for button in reversed(self._right):
            width = theme.row * 1.5 if button is self._speed else button.width(canvas)
            button.rect = Rect(round(right - width), low, round(width), theme.row)
            right -= width + gap
        left += 2 * gap
        self.seek_bar.rect = Rect(left, low, right - 2 * gap - left, theme.row)

    def tick(self, seconds: float) -> None:
        """Play on, and bring the controls up to date."""
        playback = self.playback
        playback.tick(seconds)
        self._play.icon = Icon.PAUSE if playback.playing else Icon.PLAY
        self.seek_bar.position = playback.position
        self.seek_bar.words = tuple(f"{self._number}   {each}" for each in self._captions)
        self._speed.word = speed_word(self.words, playback.speed)
        if self._verdict.sentences != playback.sentences:
            self._verdict.show(playback.sentences)

    def paint(self) -> None:
        """Draw the board, the scoreboard and what was judged."""
        canvas, camera, hud = self.canvas, self._camera, self._scoreboard()
        paint_still(self.stage, self.layout, self._board, camera, hud)
        if hud.seat is not None and not self.playback.at_end:
            self._board.paint_base_line(canvas, camera, hud.seat)
        canvas.flush()
        self._board.paint_discs(camera, self.playback.projector.discs())
        self._effects.paint(canvas)
        gap = canvas.theme.gap
        room = self.layout.verdict(gap)
        self._verdict.paint(canvas, room, self.layout.long_verdict(room, gap))

    def key(self, symbol: int, fine: bool) -> None:
        """Space plays, arrows seek and change the speed, pages go from board to board."""
        playback = self.playback
        match symbol:
            case key.SPACE | key.ENTER | key.NUM_ENTER:
                self._toggle()
            case key.UP | key.PLUS | key.EQUAL | key.NUM_ADD:
                self._change_speed(1)
            case key.DOWN | key.MINUS | key.NUM_SUBTRACT:
                self._change_speed(-1)
            case key.LEFT:
                playback.step(-1)
            case key.RIGHT:
                playback.step(1)
            case key.PAGEDOWN:
                playback.step_board(1)
            case key.PAGEUP:
                playback.step_board(-1)
            case key.HOME:
                playback.seek(0)
            case key.END:
                playback.seek(playback.last)
            case key.E if self._export.enabled:
                self._open_export()
            case _:
                pass

    def lose_focus(self) -> None:
        """Nobody looks any more."""
        self._effects.still()

    def page(self, pages: int) -> None:
        """From board to board."""
        self.playback.step_board(pages)

    def pause(self) -> None:
        """Play or pause."""
        self._toggle()

    def leave(self) -> None:
        """Back to where the match was opened."""
        if not self.widgets.unfocus():
            self.window.show_view(self._below)

    @property
    def _captions(self) -> tuple[str, ...]:
        """What is shown; where there is little room, without the board, which the corner names."""
        scene = self.playback.scene
        if scene is None:
            return (self.words("The end of the match"),)
        return (scene.caption, scene.deed)

    @property
    def _number(self) -> str:
        playback = self.playback
        return f"{min(playback.position + 1, playback.last)}/{playback.last}"

    def _scoreboard(self) -> HudModel:
        """What the scoreboard shows; made anew when the match goes on."""
        state = self.playback.state
        if self._shown is None or self._shown[0] is not state:
            items = self.playback.rulebook.hud_items(state)
            self._shown = state, build(self.words, state, self._rules, items)
        return self._shown[1]

    def _toggle(self) -> None:
        self.playback.toggle()

    def _next_speed(self) -> None:
        place = SPEEDS.index(self.playback.speed)
        self.playback.speed = SPEEDS[(place + 1) % len(SPEEDS)]

    def _change_speed(self, steps: int) -> None:
        place = SPEEDS.index(self.playback.speed) + steps
        self.playback.speed = SPEEDS[min(len(SPEEDS) - 1, max(0, place))]

    def _open_export(self) -> None:
        self.playback.playing = False
        self.game.open_export(self)
