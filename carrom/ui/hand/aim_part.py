"""Placing and aiming on the screen: the slider, the band of a pull, the aim line."""

from __future__ import annotations

from collections.abc import Callable

from carrom.core.geometry import BASE_CIRCLE_X_MM, HALF_MM, Point, to_board, to_seat
from carrom.core.layout import Layout
from carrom.core.match import MatchState
from carrom.core.pieces import STRIKER, kind_of
from carrom.core.ports import StrokeSimulator
from carrom.core.stroke import ANGLE_PER_DEGREE, launch_velocity
from carrom.physics.surface import NORMAL_MU, deceleration_mm_s2
from carrom.storage.settings import Hints
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import FRAME_WIDTH_MM, BoardCamera
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import Disc, DiscStyle
from carrom.ui.art.tags import PassingTag, paint_tag
from carrom.ui.hand.aim_line import AimLine, Way, aim_line
from carrom.ui.hand.aiming import Aim, pull_length_mm
from carrom.ui.hand.hand import Hand
from carrom.ui.hand.placing_striker import FAULT_WORDS
from carrom.ui.words import Message

RAIL_Y_MM = -(HALF_MM + FRAME_WIDTH_MM / 2)
"""The slider lies on the frame before the seat, straight below the striker."""

_HANDLE_MM = 17.0
BAND_KNOB_MM = 9.0

_KEYED_SHARE = 0.85
"""The band of keys beside that of a pull: at full power too it ends above what is to be read."""

_INK: colours.Rgba = (30, 18, 10, 255)
"""Lines on the wood."""

_MISSED: Message = "drag the striker, or the knob on the frame"
"""What to do instead of a press that meets neither."""

REFUSAL_S = 1.6
"""How long a refusal is shown."""

_NUDGE_S = 0.22
_NUDGE_MM = 7.0


class AimPart:
    """Shows what the hand does, and where it would lead."""

    def __init__(self, simulator: StrokeSimulator, hints: Hints = Hints.FULL) -> None:
        self._simulator = simulator
        self.hints = hints
        self.line: AimLine | None = None
        self.missed = PassingTag(_MISSED)
        self._line_of: object = None
        self._refused_s = 0.0

    def tick(self, seconds: float, hand: Hand | None) -> None:
        """Let a refusal fade, and what was said of a press in vain."""
        self.missed.tick(seconds)
        if hand is None or hand.busy:
            self.missed.hide()
        if hand is None or hand.refused is None:
            self._refused_s = 0.0
            return
        self._refused_s += seconds
        if self._refused_s > REFUSAL_S and not hand.busy:
            hand.refused = None

    def press(self, hand: Hand, pointer: Point) -> None:
        """Take the striker, or the slider; anywhere else says what can be taken."""
        if hand.on_striker(pointer):
            hand.press(pointer)
        elif self._on_rail(hand, pointer):
            hand.press_slider(pointer)
        else:
            self.missed.show(pointer)

    def _on_rail(self, hand: Hand, pointer: Point) -> bool:
        """Whether a place is on the slider."""
        at = to_seat(hand.line.seat, pointer)
        half = max(FRAME_WIDTH_MM / 2, 20.0)
        return abs(at.y - RAIL_Y_MM) <= half and abs(at.x) <= BASE_CIRCLE_X_MM + 2 * _HANDLE_MM

    def paint_under(self, canvas: Canvas, camera: BoardCamera, hand: Hand) -> None:
        """Draw what lies under the discs: the slider and the lines of the aim."""
        self._paint_rail(canvas, camera, hand)
        aim = hand.aim
        if aim is None or self.line is None:
            return
        strong = hand.pull is not None or hand.keyed
        ink = colours.with_alpha(_INK, 0.9 if strong else 0.4)
        px = camera.px_per_mm
        line = self.line
        way = [camera.to_window(point) for point in line.striker]
        canvas.shapes.path(
            way, 5.0 * px, ink, end_width=1.6 * px, end_colour=colours.with_alpha(ink, 0.7)
        )
        if self.hints is not Hints.FULL:
            return
        for after, width in ((line.struck_way, 3.2), (line.striker_way, 1.8)):
            if after is not None:
                _paint_way(canvas, camera, after, width * px, ink)

    def discs(self, hand: Hand) -> list[Disc]:
        """The striker, and its ghost at the first contact."""
        equipment = hand.line.equipment
        radius, kind = equipment.striker_radius_mm, kind_of(STRIKER)
        spot = self._nudged(hand)
        style = DiscStyle.HIGHLIGHT if hand.busy or hand.keyed else DiscStyle.SOLID
        discs = [Disc(*spot, radius, kind, style=style)]
        shows_ghost = self.hints is Hints.FULL and hand.aim is not None
        if shows_ghost and self.line is not None and self.line.ghost is not None:
            discs.append(Disc(*self.line.ghost, radius, kind, style=DiscStyle.GHOST))
        return discs

    def paint_over(self, canvas: Canvas, camera: BoardCamera, hand: Hand) -> None:
        """Draw what lies over the discs: the band, the percentage, a refusal."""
        if hand.pull is not None:
            _paint_band(canvas, camera, hand, hand.pull.pointer)
        elif hand.keyed:
            _paint_band(canvas, camera, hand, None)
        if hand.refused is not None and self._refused_s <= REFUSAL_S:
            self._paint_refusal(canvas, camera, hand)
        self.missed.paint(canvas, camera)

    def foresee(self, match: MatchState, hand: Hand, factor: Callable[[], float]) -> None:
        """Work the aim line out, unless nothing changed."""
        aim = hand.aim
        if aim is None or self.hints is Hints.NONE:
            self.line, self._line_of = None, None
            return
        layout = match.board.layout
        asked = (aim, hand.along, hand.line.seat, id(match))
        if asked != self._line_of:
            self._line_of = asked
            self.line = self._foreseen(layout, hand, aim, factor())

    def forget(self) -> None:
        """The turn is over."""
        self.line, self._line_of = None, None

    def _foreseen(self, layout: Layout, hand: Hand, aim: Aim, factor: float) -> AimLine:
        stroke = aim.stroke(hand.line.seat, hand.along, hand.line.equipment)
        path = self._simulator.path_to_contact(layout, stroke.position, stroke.velocity, factor)
        deceleration = deceleration_mm_s2(NORMAL_MU * factor)
        return aim_line(path, layout, hand.line.equipment, deceleration)

    def _nudged(self, hand: Hand) -> Point:
        """The striker's place; for a moment after a refusal it springs back from beside it."""
        spot, seat = hand.spot, hand.line.seat
        if hand.refused is None or self._refused_s > _NUDGE_S:
            return spot
        share = 1.0 - self._refused_s / _NUDGE_S
        toward = 1.0 if hand.along >= 0 else -1.0
        at = to_seat(seat, spot)
        return to_board(seat, Point(at.x + toward * _NUDGE_MM * share * share, at.y))

    def _paint_rail(self, canvas: Canvas, camera: BoardCamera, hand: Hand) -> None:
        seat, px = hand.line.seat, camera.px_per_mm
        left, right, handle = (
            camera.to_window(to_board(seat, Point(x, RAIL_Y_MM)))
            for x in (-BASE_CIRCLE_X_MM, BASE_CIRCLE_X_MM, hand.along_mm)
        )
        canvas.shapes.line(left, right, 11 * px, (0, 0, 0, 130))
        canvas.shapes.line(left, right, 8 * px, (14, 8, 6, 220))
        glow = colours.with_alpha(colours.ACCENT, 0.5)
        canvas.shapes.disc(handle, _HANDLE_MM * px, glow, softness=8 * px)
        canvas.shapes.disc(
            handle,
            _HANDLE_MM * px,
            colours.ACCENT_HOVER if hand.busy else colours.ACCENT,
            edge=(0, 0, 0, 120),
            edge_width=max(1.0, 1.5 * px),
        )
        for offset in (-5.0, 0.0, 5.0):
            low, high = (
                camera.to_window(to_board(seat, Point(hand.along_mm + offset, RAIL_Y_MM + side)))
                for side in (-7.0, 7.0)
            )
            canvas.shapes.line(low, high, max(1.0, 1.6 * px), colours.ON_ACCENT)

    def _paint_refusal(self, canvas: Canvas, camera: BoardCamera, hand: Hand) -> None:
        if hand.refused is None:
            return
        seat = hand.line.seat
        at = to_seat(seat, hand.spot)
        place = camera.to_window(to_board(seat, Point(at.x, at.y + 52.0)))
        paint_tag(
            canvas, camera.area, place, canvas.words(FAULT_WORDS[hand.refused]), colours.WARNING
        )


def band_end(hand: Hand, aim: Aim) -> Point:
    """Where the band ends on the board, in mm: at the finger, or on the frame at the latest."""
    back = launch_velocity(hand.line.seat, aim.angle / ANGLE_PER_DEGREE, 1.0)
    length = pull_length_mm(aim.power) * (1.0 if hand.pull is not None else _KEYED_SHARE)
    return Point(hand.spot.x - back.x * length, hand.spot.y - back.y * length)


def _paint_way(
    canvas: Canvas, camera: BoardCamera, way: Way, width: float, ink: colours.Rgba
) -> None:
    start, end = (camera.to_window(point) for point in way)
    canvas.shapes.line(
        start, end, width, ink, end_width=0.4 * width, end_colour=colours.with_alpha(ink, 0.15)
    )


def _paint_band(canvas: Canvas, camera: BoardCamera, hand: Hand, pointer: Point | None) -> None:
    """The band from the striker to the finger, and the power beside it."""
    seat, aim = hand.line.seat, hand.aim
    px = camera.px_per_mm
    start = camera.to_window(hand.spot)
    if aim is None:
        if pointer is not None:
            paint_tag(
                canvas,
                camera.area,
                Point(start.x, start.y + 44 * px),
                canvas.words("let go to cancel"),
                colours.TEXT,
            )
        return
    back = launch_velocity(seat, aim.angle / ANGLE_PER_DEGREE, 1.0)
    end = camera.to_window(band_end(hand, aim))
    hot = colours.blend(colours.ACCENT, colours.WARNING, aim.power / 1000)
    canvas.shapes.line(
        start,
        end,
        15 * px,
        colours.with_alpha(hot, 0.85),
        end_width=7 * px,
        end_colour=hot,
        softness=3 * px,
    )
    canvas.shapes.disc(
        end, BAND_KNOB_MM * px, hot, edge=(0, 0, 0, 110), edge_width=max(1.0, 1.5 * px)
    )
    aside = camera.direction_to_window(Point(-back.y, back.x))
    if aside.x * (end.x - start.x or 1.0) < 0:
        aside = Point(-aside.x, -aside.y)
    away = 40 * px + canvas.theme.body * 1.8
    place = Point(end.x + aside.x * away, end.y + aside.y * away)
    paint_tag(canvas, camera.area, place, f"{aim.percent} %", hot)
