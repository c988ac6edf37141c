"""A small board that shows what the settings do, as they change."""

from __future__ import annotations

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import Point
from carrom.core.params import Laws
from carrom.core.pieces import PieceId
from carrom.core.seats import Seat
from carrom.physics.surface import NORMAL_MU, deceleration_mm_s2
from carrom.storage.settings import Hints, PlaySettings
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.icons import Icon
from carrom.ui.art.widgets import Button, Look
from carrom.ui.engine import EngineSimulator
from carrom.ui.hand.aim_line import AimLine, aim_line
from carrom.ui.hand.aim_part import AimPart
from carrom.ui.hand.hand import Hand
from carrom.ui.hand.placing_striker import BaseLine
from carrom.ui.play.board_part import BoardPart
from carrom.ui.play.board_turn import BoardTurn
from carrom.ui.stage import Stage

SEAT = Seat.EAST
"""Who strikes: one of those for whom the board turns."""

LAYOUT = {
    PieceId("b1"): Point(-70, 150),
    PieceId("b2"): Point(60, 70),
    PieceId("queen"): Point(0, 0),
    PieceId("w1"): Point(-40, -110),
    PieceId("w2"): Point(-150, -30),
}
MOVED = {**LAYOUT, PieceId("b1"): Point(-210, 150)}
MOVES_EVERY_S = 1.5

TURN_DEGREES = 24
"""From straight ahead: a coin goes to a pocket."""


class Preview:
    """A stroke that is being aimed, a coin that moves now and then, a result that counts down."""

    def __init__(self, stage: Stage, simulator: EngineSimulator, settings: PlaySettings) -> None:
        self._stage = stage
        self._settings = settings
        self._board = BoardPart(stage)
        self._turn = BoardTurn()
        self._aim = AimPart(simulator)
        line = BaseLine(Laws(), LAYOUT, TOURNAMENT, SEAT)
        self._hand = Hand.at(line, 30.0)
        self._hand.turn(TURN_DEGREES)
        self._foreseen = _foreseen(simulator, self._hand)
        self._next = Button("", lambda: None, icon=Icon.NEXT, look=Look.PRIMARY)
        self._age_s = 0.0
        self._moved = False
        self._board.show(LAYOUT)
        self.show(settings)

    def show(self, settings: PlaySettings) -> None:
        """Take what is set now."""
        if settings.result_delay_s != self._settings.result_delay_s:
            self._age_s = 0.0
        self._settings = settings
        self._board.reduced_motion = self._turn.reduced_motion = settings.reduced_motion
        self._aim.hints = settings.hints
        self._aim.line = None if settings.hints is Hints.NONE else self._foreseen
        self._turn.to(SEAT if settings.turn_board else Seat.SOUTH)

    def tick(self, seconds: float) -> None:
        """Let the coin go to and fro, and the result count down."""
        self._age_s += seconds
        moved = int(self._age_s / MOVES_EVERY_S) % 2 == 1
        if moved != self._moved:
            self._moved = moved
            self._board.show(MOVED if moved else LAYOUT)
        self._board.tick(seconds)
        self._turn.tick(seconds)

    def paint(self, canvas: Canvas, area: Rect) -> None:
        """Draw the board, and the button that goes on below it."""
        theme = canvas.theme
        low = theme.row + 2 * theme.gap
        room = Rect(area.left, area.bottom + low, area.width, max(1.0, area.height - low))
        still = BoardCamera.fitting(room, pixel_ratio=canvas.pixel_ratio)
        camera = BoardCamera(still.area, self._turn.degrees, still.pixel_ratio)
        with canvas.clipped(still.area):
            self._board.paint_board(camera)
            self._aim.paint_under(canvas, camera, self._hand)
            canvas.flush()
            self._board.paint_discs(camera, self._aim.discs(self._hand))
        self._aim.paint_over(canvas, camera, self._hand)
        delay = self._settings.result_delay_s
        left = round(delay - self._age_s % delay) if delay else 0
        words = canvas.words
        self._next.word = words("Next {seconds}", seconds=left) if delay else words("Next")
        width = min(area.width, 4 * theme.row)
        self._next.rect = Rect(round(area.centre.x - width / 2), area.bottom, width, theme.row)
        self._next.draw(canvas, focused=False)


def _foreseen(simulator: EngineSimulator, hand: Hand) -> AimLine | None:
    """What the aim line shows of the stroke in hand."""
    stroke = hand.shoot()
    if stroke is None:
        return None
    path = simulator.path_to_contact(LAYOUT, stroke.position, stroke.velocity, 1.0)
    return aim_line(path, LAYOUT, TOURNAMENT, deceleration_mm_s2(NORMAL_MU))
