"""Scenes drawn off-screen, picture by picture, by the game's own art."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import arcade
from PIL import Image

from carrom.core.geometry import Point
from carrom.core.ports import StrokeSimulator
from carrom.host.rulebook import RuleBook
from carrom.ui.art import theme as colours
from carrom.ui.art.board_art import BoardArt
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import DiscBatch
from carrom.ui.art.readback import picture_of
from carrom.ui.art.text import Align
from carrom.ui.play.board_part import BoardPart
from carrom.ui.replay.projector import LEAD_S, Projector
from carrom.ui.replay.reel import Scene

PICTURES_A_SECOND = 25
"""Moving pictures in a GIF can last 40 ms and not, say, 33."""

REST_S = 1.2
"""How long the end of a stroke is shown, with what was judged."""

_STRIP_SHARE = 0.10
"""Height of the strip with words below the board, as a share of the board's side."""


@dataclass(frozen=True, slots=True)
class Easel:
    """What a board is drawn with, apart from the window's own."""

    board: BoardArt
    discs: DiscBatch


def picture_count(scene: Scene) -> int:
    """How many pictures a scene takes."""
    return math.ceil((LEAD_S + scene.duration_s + REST_S) * PICTURES_A_SECOND)


class Studio:
    """Draws pictures of one size, in pixels; the board is a square and words stand below it."""

    def __init__(
        self, ctx: arcade.ArcadeContext, side: int, simulator: StrokeSimulator, rulebook: RuleBook
    ) -> None:
        """Set up.

        Args:
            ctx: Of the window, whose screen stays as it is.
            side: Of the board.
            simulator: Plays the strokes.
            rulebook: Knows how slippery the board was.
        """
        self.size = (side, side + round(side * _STRIP_SHARE))
        texture = ctx.texture(self.size, components=4)
        self._target = ctx.framebuffer(color_attachments=[texture])
        discs = DiscBatch(ctx)
        self._canvas = Canvas(ctx, discs)
        self._board = BoardPart(Easel(BoardArt(ctx), discs))
        self._projector = Projector(self._board, simulator)
        self._rulebook = rulebook
        strip = self.size[1] - side
        self._camera = BoardCamera.fitting(Rect(0, strip, side, side))

    def pictures(self, scene: Scene) -> Iterator[Image.Image]:
        """Every picture of a scene, top row first."""
        projector, judged = self._projector, False
        factor = self._rulebook.surface_factor(scene.before)
        if scene.stroke is None:
            projector.show(scene.before, factor)
        else:
            projector.start(scene.before, scene.stroke, factor)
        for _ in range(picture_count(scene)):
            if not projector.moving and not judged:
                projector.show(scene.judged, factor)
                judged = True
            yield self._draw(scene.caption, " ".join(scene.sentences) if judged else "")
            projector.tick(1 / PICTURES_A_SECOND)

    def _draw(self, caption: str, verdict: str) -> Image.Image:
        with self._target.activate():
            self._target.clear(color=colours.GROUND)
            self._canvas.begin(*self.size, 1.0)
            self._board.paint_board(self._camera)
            self._board.paint_discs(self._camera, self._projector.discs())
            self._write(caption, verdict)
            self._canvas.flush()
        return picture_of(self._target)

    def _write(self, caption: str, verdict: str) -> None:
        """The caption in one line, and what was judged below it."""
        width, strip = self.size[0], self.size[1] - self.size[0]
        size = max(12.0, strip * 0.30)
        middle, room = Point(width / 2, strip / 2), width * 0.96
        lines = [(caption, colours.TEXT), (verdict, colours.ACCENT)]
        for place, (line, ink) in enumerate(lines):
            y = middle.y + size * 0.7 * (1 - 2 * place)
            self._canvas.text.add(line, middle.x, y, size, ink, align=Align.CENTRE, max_width=room)
