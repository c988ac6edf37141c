"""Pictures of how it is played, drawn as the game draws its board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import BASE_CIRCLE_X_MM, BASE_LINE_Y_MM, POCKETS, Point, distance
from carrom.core.layout import Layout, opening_rack
from carrom.core.pieces import STRIKER, Kind, PieceId
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.art.board_pictures import BoardPictures
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import Disc, DiscStyle


class Figure(Enum):
    """What a picture shows."""

    RACK = "rack"
    """The board before the break."""
    BREAK = "break"
    PLACING = "placing"
    """Where the striker may stand."""
    AIMING = "aiming"
    """The pull, and the ways of striker and coin."""
    POCKETED = "pocketed"
    """An own coin falls."""
    COVER = "cover"
    """The queen, then the coin that covers her."""
    DUE = "due"
    """The striker falls, and a coin comes back."""


_Arrow = tuple[Point, ...]

_HERE = Point(0, BASE_LINE_Y_MM)
_RIGHT, _LEFT = Point(BASE_CIRCLE_X_MM, BASE_LINE_Y_MM), Point(-BASE_CIRCLE_X_MM, BASE_LINE_Y_MM)
_FAR_RIGHT = next(spot for spot in POCKETS if spot.x > 0 and spot.y > 0)
_FAR_LEFT = Point(-_FAR_RIGHT.x, _FAR_RIGHT.y)


@dataclass(frozen=True, slots=True)
class _Scene:
    """Pieces on the board, and what happens to them."""

    layout: Layout
    ways: Sequence[_Arrow] = ()
    """Ways of pieces, which are drawn as arrows."""
    ghosts: Sequence[tuple[Point, Kind]] = ()
    """Where pieces could be, or were."""
    pull: _Arrow | None = None
    """From the striker to the finger."""


_FEW: dict[PieceId, Point] = {
    PieceId("w1"): Point(150, 110),
    PieceId("b1"): Point(-60, 30),
    PieceId("b2"): Point(-170, 140),
    PieceId("w2"): Point(-120, -70),
    PieceId("queen"): Point(20, 150),
}


def _behind(spot: Point, goal: Point, mm: float) -> Point:
    """So many millimetres back from a place, on the line from it to a goal."""
    share = mm / distance(spot, goal)
    return Point(spot.x - share * (goal.x - spot.x), spot.y - share * (goal.y - spot.y))


def _contact(coin: Point, pocket: Point) -> Point:
    """Where the striker's centre is when it sends a coin straight to a pocket."""
    return _behind(coin, pocket, TOURNAMENT.man_radius_mm + TOURNAMENT.striker_radius_mm)


def _scene(figure: Figure) -> _Scene:
    coin = _FEW[PieceId("w1")]
    hit = _contact(coin, _FAR_RIGHT)
    match figure:
        case Figure.RACK:
            return _Scene(opening_rack(TOURNAMENT))
        case Figure.BREAK:
            return _Scene({**opening_rack(TOURNAMENT), STRIKER: _HERE}, [(_HERE, Point(0, -125))])
        case Figure.PLACING:
            ghosts = [(_LEFT, Kind.STRIKER), (_RIGHT, Kind.STRIKER)]
            ways = [
                (Point(-45, _HERE.y), Point(-190, _HERE.y)),
                (Point(45, _HERE.y), Point(190, _HERE.y)),
            ]
            return _Scene({**_FEW, STRIKER: _HERE}, ways, ghosts)
        case Figure.AIMING:
            return _Scene(
                {**_FEW, STRIKER: _HERE},
                [(_HERE, hit), (coin, Point(290, 290))],
                [(hit, Kind.STRIKER)],
                (_HERE, _behind(_HERE, hit, 85)),
            )
        case Figure.POCKETED:
            return _Scene({**_FEW, STRIKER: hit}, [(coin, _FAR_RIGHT)], [])
        case Figure.COVER:
            queen, cover = Point(-150, 120), Point(170, 150)
            first, second = _contact(queen, _FAR_LEFT), _contact(cover, _FAR_RIGHT)
            return _Scene(
                {
                    PieceId("queen"): queen,
                    PieceId("w1"): cover,
                    PieceId("b1"): Point(40, -60),
                    STRIKER: first,
                },
                [(queen, _FAR_LEFT), (cover, _FAR_RIGHT)],
                [(second, Kind.STRIKER)],
            )
        case Figure.DUE:
            left = {name: spot for name, spot in _FEW.items() if name != "w1"}
            return _Scene(
                {**left, STRIKER: Point(250, 262), PieceId("w3"): Point(0, -30)},
                [(Point(250, 262), _FAR_RIGHT), (Point(-300, -330), Point(-35, -60))],
                [(Point(-300, -330), Kind.WHITE)],
            )


class Figures:
    """Draws pictures; each board is painted once for a size."""

    def __init__(self, pictures: BoardPictures) -> None:
        self._pictures = pictures

    def begin(self) -> None:
        """Start a frame; what is new comes in sight within a few of them."""
        self._pictures.begin()

    def draw(self, canvas: Canvas, figure: Figure, rect: Rect) -> None:
        """Draw a picture into a square of the window, as a layer of its own."""
        scene = _scene(figure)
        canvas.flush()
        if not self._pictures.draw(figure.value, scene.layout, rect, canvas.pixel_ratio):
            return
        camera = BoardCamera.fitting(rect, pixel_ratio=canvas.pixel_ratio)
        px = camera.px_per_mm
        canvas.discs(
            Disc(
                *camera.to_window(spot),
                TOURNAMENT.radius_mm(STRIKER if kind is Kind.STRIKER else PieceId("w1")) * px,
                kind,
                style=DiscStyle.GHOST,
            )
            for spot, kind in scene.ghosts
        )
        canvas.flush()
        if scene.pull is not None:
            start, finger = (camera.to_window(spot) for spot in scene.pull)
            canvas.shapes.line(start, finger, 9 * px, colours.with_alpha(colours.ACCENT, 0.75))
            canvas.shapes.disc(finger, 14 * px, colours.ACCENT)
        for start, end in scene.ways:
            _arrow(canvas, camera.to_window(start), camera.to_window(end), px)
        canvas.flush()


def _arrow(canvas: Canvas, start: Point, end: Point, px: float) -> None:
    """A way, with a head where it ends."""
    long = max(1e-6, distance(start, end))
    x, y = (end.x - start.x) / long, (end.y - start.y) / long
    head, half = 26 * px, 11 * px
    neck = Point(end.x - x * head, end.y - y * head)
    canvas.shapes.line(start, neck, 6 * px, _WAY)
    left = Point(neck.x - y * half, neck.y + x * half)
    right = Point(neck.x + y * half, neck.y - x * half)
    canvas.shapes.triangle(end, left, right, _WAY)


_WAY: colours.Rgba = (24, 74, 120, 235)
"""Blue, since amber is hard to see on the pale wood."""
