from __future__ import annotations

import arcade
import pytest
from PIL import Image

from carrom.core.equipment import TOURNAMENT
from carrom.core.geometry import POCKETS, Point
from carrom.core.pieces import Kind
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.art.discs import Disc, DiscBatch, DiscStyle
from tests.ui.drawing import Target

GREEN = (0, 200, 0)
"""No disc is green, so what is not green is disc or shadow."""


@pytest.fixture(scope="module")
def batch(window: arcade.Window) -> DiscBatch:
    return DiscBatch(window.ctx)


def brightness(pixel: tuple[int, ...]) -> float:
    return sum(pixel[:3]) / 3


def shown(batch: DiscBatch, target: Target, size: int, *discs: Disc) -> Image.Image:
    camera = BoardCamera.fitting(Rect(0, 0, size, size))
    with target(size, size) as picture:
        arcade.get_window().ctx.active_framebuffer.clear(color=(*GREEN, 255))
        batch.draw(camera, discs)
        return picture().convert("RGB")


@pytest.mark.parametrize("size", [600, 1440])
@pytest.mark.parametrize(
    ("kind", "radius_mm"),
    [
        (Kind.WHITE, TOURNAMENT.man_radius_mm),
        (Kind.STRIKER, TOURNAMENT.striker_radius_mm),
    ],
)
def test_a_disc_is_as_large_as_on_the_board(
    batch: DiscBatch,
    target: Target,
    size: int,
    kind: Kind,
    radius_mm: float,
) -> None:
    image = shown(batch, target, size, Disc(0, 0, radius_mm, kind))
    camera = BoardCamera.fitting(Rect(0, 0, size, size))
    line = [image.getpixel((x, size // 2)) for x in range(size)]
    bright = [x for x, pixel in enumerate(line) if pixel[0] > 90 and pixel[2] > 60]
    across = bright[-1] - bright[0] + 1
    assert across == pytest.approx(2 * radius_mm * camera.px_per_mm, abs=2.5)
    assert (bright[0] + bright[-1]) / 2 == pytest.approx(size / 2, abs=1.0)


def test_kinds_differ_in_colour_and_in_rings(batch: DiscBatch, target: Target) -> None:
    faces = {
        kind: shown(batch, target, 800, Disc(0, 0, 100, kind)).crop((300, 300, 500, 500))
        for kind in Kind
    }
    whole = {
        kind: face.crop((40, 40, 160, 160)).resize((1, 1)).getpixel((0, 0))
        for kind, face in faces.items()
    }
    assert brightness(whole[Kind.WHITE]) > 2 * brightness(whole[Kind.BLACK])
    assert whole[Kind.QUEEN][0] > 2 * whole[Kind.QUEEN][1]
    assert whole[Kind.STRIKER][2] > whole[Kind.WHITE][2]
    px = BoardCamera.fitting(Rect(0, 0, 800, 800)).px_per_mm * 100

    def at(kind: Kind, share: float) -> float:
        return brightness(faces[kind].getpixel((100 + round(share * px), 100)))

    assert at(Kind.WHITE, 0.36) < 0.8 * at(Kind.WHITE, 0.50)
    assert at(Kind.WHITE, 0.70) < 0.8 * at(Kind.WHITE, 0.60)
    assert at(Kind.BLACK, 0.56) > 1.5 * at(Kind.BLACK, 0.66)
    assert at(Kind.BLACK, 0.36) < 1.3 * at(Kind.BLACK, 0.45)


def test_a_disc_casts_a_shadow_below_and_not_on_its_neighbour(
    batch: DiscBatch,
    target: Target,
) -> None:
    alone = shown(batch, target, 800, Disc(0, 0, 40, Kind.WHITE))
    px = BoardCamera.fitting(Rect(0, 0, 800, 800)).px_per_mm * 40
    assert alone.getpixel((400, 400 + round(1.06 * px)))[1] < 0.75 * GREEN[1]
    neighbour = Disc(0, -80, 40, Kind.WHITE)
    both = shown(batch, target, 800, neighbour, Disc(0, 0, 40, Kind.WHITE))
    only = shown(batch, target, 800, neighbour)
    spot = (400, 400 + round(1.25 * px))
    assert brightness(both.getpixel(spot)) == pytest.approx(brightness(only.getpixel(spot)), abs=3)


def test_a_disc_turns(batch: DiscBatch, target: Target) -> None:
    upright = shown(batch, target, 600, Disc(0, 0, 100, Kind.QUEEN))
    over = shown(batch, target, 600, Disc(0, 0, 100, Kind.QUEEN, turn_degrees=180))
    crown = Rect(300 - 20, 300 - 20, 40, 40)
    box = (int(crown.left), int(crown.bottom), int(crown.right), int(crown.top))
    top, bottom = upright.crop(box), over.crop(box).rotate(180)
    differences = [
        abs(brightness(a) - brightness(b))
        for a, b in zip(top.getdata(), bottom.getdata(), strict=True)
    ]
    assert max(differences) < 40
    assert upright.crop(box).tobytes() != over.crop(box).tobytes()


def test_a_falling_disc_darkens_shrinks_and_is_gone(batch: DiscBatch, target: Target) -> None:
    pocket = POCKETS[0]
    start = Point(pocket.x - 8, pocket.y + 8)

    def covered(fall: float) -> tuple[int, float]:
        disc = Disc(*start, TOURNAMENT.man_radius_mm, Kind.WHITE, fall=fall)
        image = shown(batch, target, 1000, disc)
        body = [p for p in image.getdata() if p != GREEN]
        lit = [brightness(p) for p in body if p[1] < 1.4 * p[0]]
        return len(lit), max(lit, default=0.0)

    area_0, light_0 = covered(0.0)
    area_half, light_half = covered(0.5)
    assert 0 < area_half < 0.8 * area_0
    assert light_half < 0.8 * light_0
    assert covered(1.0)[0] == 0


def test_a_ghost_lets_the_board_through_and_a_highlight_is_ringed(
    batch: DiscBatch,
    target: Target,
) -> None:
    ghost = shown(batch, target, 600, Disc(0, 0, 60, Kind.WHITE, style=DiscStyle.GHOST))
    red, green, blue = ghost.getpixel((300, 300))
    assert green > red + 20 and green > blue + 20
    px = BoardCamera.fitting(Rect(0, 0, 600, 600)).px_per_mm * 60
    lit = shown(batch, target, 600, Disc(0, 0, 60, Kind.BLACK, style=DiscStyle.HIGHLIGHT))
    red, green, blue = lit.getpixel((300 + round(px + 2), 300))
    assert red > 180 and blue < 150


def test_more_discs_than_a_board_has_are_all_drawn(batch: DiscBatch, target: Target) -> None:
    discs = [
        Disc(40.0 * (n % 10) - 180, 40.0 * (n // 10) - 180, 15, Kind.WHITE) for n in range(100)
    ]
    image = shown(batch, target, 800, *discs)
    camera = BoardCamera.fitting(Rect(0, 0, 800, 800))
    for disc in discs:
        x, y = camera.to_window(Point(disc.x, disc.y))
        assert brightness(image.getpixel((int(x), int(800 - y)))) > 90
