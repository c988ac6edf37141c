from __future__ import annotations

import math
from dataclasses import replace

import arcade
import pytest
from PIL import Image

from carrom.core import geometry
from carrom.core.geometry import Point, to_board
from carrom.core.seats import Seat
from carrom.ui.art.board_art import BASE_LINE_LOW_WIDTH_MM, BoardArt
from carrom.ui.art.board_camera import BoardCamera, Rect
from tests.ui.drawing import Target

SIZES = [(800, 600, Seat.SOUTH), (1920, 1080, Seat.EAST)]
DIAGONAL = math.sqrt(0.5)
ALONG_BASE_MM = 137.0
"""A place on the base lines away from everything else."""

INK = {
    "lower base line": Point(
        ALONG_BASE_MM, -geometry.BASE_LINE_LOW_MM + BASE_LINE_LOW_WIDTH_MM / 2
    ),
    "arrow": Point(260 * DIAGONAL, 260 * DIAGONAL),
    "arrow's head": Point(
        (geometry.ARROW_TIP_MM - 7) * DIAGONAL, (geometry.ARROW_TIP_MM - 7) * DIAGONAL
    ),
    "pocket": geometry.POCKETS[0],
}
RED = {
    "left base circle": Point(-geometry.BASE_CIRCLE_X_MM, geometry.BASE_LINE_Y_MM),
    "right base circle": Point(geometry.BASE_CIRCLE_X_MM, geometry.BASE_LINE_Y_MM),
    "its right edge": Point(
        geometry.BASE_CIRCLE_X_MM + geometry.BASE_CIRCLE_RED_RADIUS_MM - 2,
        geometry.BASE_LINE_Y_MM,
    ),
    "centre circle": Point(0, 0),
    "its edge": Point(0, geometry.CENTRE_CIRCLE_RADIUS_MM - 4),
}
WOOD = {
    "between the base lines": Point(ALONG_BASE_MM, geometry.BASE_LINE_Y_MM),
    "behind the lower line": Point(ALONG_BASE_MM, -geometry.BASE_LINE_LOW_MM - 5),
    "before the upper line": Point(ALONG_BASE_MM, -geometry.BASE_LINE_HIGH_MM + 5),
    "beyond the base circle": Point(
        geometry.BASE_CIRCLE_X_MM + geometry.BASE_CIRCLE_RADIUS_MM + 4, geometry.BASE_LINE_Y_MM
    ),
    "beyond the arrow": Point(
        (geometry.ARROW_TIP_MM + 4) * DIAGONAL, (geometry.ARROW_TIP_MM + 4) * DIAGONAL
    ),
    "before the arrow": Point(100 * DIAGONAL, 100 * DIAGONAL),
    "beside the pocket": Point(
        geometry.POCKET_OFFSET_MM - geometry.POCKET_RADIUS_MM - 12, -geometry.POCKET_OFFSET_MM
    ),
    "around the outer circle": Point(0, geometry.OUTER_CIRCLE_RADIUS_MM + 5),
}
LINES = {
    "upper base line": Point(ALONG_BASE_MM, -geometry.BASE_LINE_HIGH_MM - 0.65),
    "base circle": Point(
        geometry.BASE_CIRCLE_X_MM + geometry.BASE_CIRCLE_RADIUS_MM - 0.65, geometry.BASE_LINE_Y_MM
    ),
    "outer circle": Point(0, geometry.OUTER_CIRCLE_RADIUS_MM - 0.65),
    "centre circle": Point(geometry.CENTRE_CIRCLE_RADIUS_MM - 0.65, 0),
}


@pytest.fixture(scope="module")
def art(window: arcade.Window) -> BoardArt:
    return BoardArt(window.ctx)


Drawn = tuple[Image.Image, BoardCamera]


@pytest.fixture(params=SIZES, ids=["800x600", "1920x1080"])
def drawn(request: pytest.FixtureRequest, art: BoardArt, target: Target) -> Drawn:
    width, height, seat = request.param
    camera = BoardCamera.fitting(Rect(0, 0, width, height), seat)
    with target(width, height) as picture:
        art.draw(camera)
        return picture(), camera


def pixels(drawn: Drawn, point: Point, reach: int = 0) -> list[tuple[int, int, int]]:
    image, camera = drawn
    x, y = camera.to_window(point)
    column, line = int(x), int(image.height - y)
    return [
        image.getpixel((column + dx, line + dy))[:3]
        for dx in range(-reach, reach + 1)
        for dy in range(-reach, reach + 1)
    ]


def brightness(pixel: tuple[int, int, int]) -> float:
    return 0.3 * pixel[0] + 0.6 * pixel[1] + 0.1 * pixel[2]


@pytest.mark.parametrize("seat", Seat)
def test_solid_markings_are_where_the_laws_put_them(drawn: Drawn, seat: Seat) -> None:
    for name, point in INK.items():
        assert brightness(pixels(drawn, to_board(seat, point))[0]) < 90, name
    for name, point in RED.items():
        red, green, blue = pixels(drawn, to_board(seat, point))[0]
        assert red > 90 and green < 100 and blue < 100, name
    for name, point in WOOD.items():
        red, green, blue = pixels(drawn, to_board(seat, point))[0]
        assert red > 130 and green > 110 and blue > 80, name


@pytest.mark.parametrize("seat", Seat)
def test_thin_lines_are_where_the_laws_put_them(drawn: Drawn, seat: Seat) -> None:
    for name, point in LINES.items():
        spot = to_board(seat, point)
        dark = min(brightness(p) for p in pixels(drawn, spot, reach=1))
        light = max(brightness(p) for p in pixels(drawn, spot, reach=4))
        assert dark < 0.62 * light, name


def test_the_frame_is_dark_wood_around_the_surface(drawn: Drawn) -> None:
    for seat in Seat:
        frame = pixels(drawn, to_board(seat, Point(0, geometry.HALF_MM + 30)))[0]
        surface = pixels(drawn, to_board(seat, Point(0, geometry.HALF_MM - 30)))[0]
        assert brightness(frame) < 0.5 * brightness(surface)


def test_a_second_frame_shows_the_same_picture(art: BoardArt, target: Target) -> None:
    camera = BoardCamera.fitting(Rect(0, 0, 400, 300))
    with target(400, 300) as picture:
        art.draw(camera)
        first = picture().tobytes()
        art.draw(camera)
        assert picture().tobytes() == first


def test_without_a_camera_there_is_only_the_dark_table(art: BoardArt, target: Target) -> None:
    with target(400, 300) as picture:
        art.draw(None)
        image = picture()
    assert max(brightness(p[:3]) for p in image.getdata()) < 90
    assert image.getextrema()[3] == (255, 255)


def test_powder_lies_on_the_surface_alone(art: BoardArt, target: Target) -> None:
    camera = BoardCamera.fitting(Rect(0, 0, 600, 600))
    with target(600, 600) as picture:
        art.draw(camera)
        clean = picture()
        art.draw(camera, powder=0.5)
        some = picture()
        art.draw(camera, powder=1.0)
        much = picture()
    surface = (60, 60, 540, 540)

    def mean(image: Image.Image) -> float:
        return brightness(image.crop(surface).resize((1, 1), Image.Resampling.BOX).getpixel((0, 0)))

    assert mean(clean) < mean(some) < mean(much)
    frame = (0, 0, 600, 30)
    assert much.crop(frame).tobytes() == clean.crop(frame).tobytes()
    for pocket in geometry.POCKETS:
        assert pixels((much, camera), pocket) == pixels((clean, camera), pocket)


def test_a_turning_board_is_the_painted_one_turned(art: BoardArt, target: Target) -> None:
    space = Rect(0, 0, 700, 700)
    south, east = (BoardCamera.fitting(space, seat) for seat in (Seat.SOUTH, Seat.EAST))
    room = Rect(100, 100, 500, 500)
    with target(700, 700) as picture:
        halfway = BoardCamera(BoardCamera.fitting(room).area, turn_degrees=45.0)
        art.draw(BoardCamera.fitting(room))
        art.draw(halfway)
        turned = picture()
        art.draw(south)
        art.draw(replace(south, turn_degrees=89.999))
        nearly = picture()
        art.draw(east)
        there = picture()
    for seat in Seat:
        spot = to_board(seat, RED["right base circle"])
        red, green, blue = pixels((turned, halfway), spot)[0]
        assert red > 1.8 * max(green, blue)
    dark, light = to_board(Seat.WEST, INK["lower base line"]), to_board(Seat.WEST, Point(50, -330))
    for image in (nearly, there):
        assert brightness(pixels((image, east), dark)[0]) < 90
        assert brightness(pixels((image, east), light)[0]) > 110
