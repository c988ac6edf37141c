"""The picture behind the title: a board set for the break, larger than the window."""

from __future__ import annotations

from carrom.core.equipment import TOURNAMENT
from carrom.core.layout import opening_rack
from carrom.core.pieces import QUEEN, kind_of
from carrom.ui.art.board_art import BoardArt
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import Disc, DiscBatch
from carrom.ui.art.text import Align
from carrom.ui.art.theme import TEXT

_WORDS_SHARE = 0.40
"""The part of the window, from the left, that is the bare table."""
_NAME_HEIGHT_SHARE = 0.72
"""How high in the window the name stands."""
_LEAST_BOARD_SHARE, _MOST_BOARD_SHARE = 1.2, 1.45
"""The board's side as a share of the window's height."""
_CENTRE_SHARE = 0.72
"""How far right in its room the board's centre may be, so that the rack is in sight."""
_GRAIN_TURN_DEGREES = 137.5
"""No two discs that lie near each other have their grain alike."""


def words_area(area: Rect) -> Rect:
    """Where name and buttons go: the table beside the board."""
    return Rect(area.left, area.bottom, round(area.width * _WORDS_SHARE), area.height)


def draw_table(canvas: Canvas, board: BoardArt) -> None:
    """Cover the window with the table and the part of the board that is in sight."""
    board.draw(_camera(canvas))


def draw_discs(canvas: Canvas, discs: DiscBatch) -> None:
    """Set the board for the break."""
    discs.draw(
        _camera(canvas),
        [
            Disc(
                *spot,
                TOURNAMENT.radius_mm(piece),
                kind_of(piece),
                0.0 if piece == QUEEN else _GRAIN_TURN_DEGREES * nth,
            )
            for nth, (piece, spot) in enumerate(opening_rack(TOURNAMENT).items())
        ],
    )


def draw_name(canvas: Canvas) -> None:
    """Write the name of the game beside the board."""
    theme, area = canvas.theme, words_area(canvas.area)
    canvas.text.add(
        canvas.words("Carrom"),
        area.centre.x,
        area.height * _NAME_HEIGHT_SHARE,
        theme.large * 2.0 / theme.text,
        TEXT,
        align=Align.CENTRE,
        bold=True,
    )


def _camera(canvas: Canvas) -> BoardCamera:
    area = canvas.area
    left = words_area(area).right
    side = round(
        max(
            area.height * _LEAST_BOARD_SHARE,
            min(area.height * _MOST_BOARD_SHARE, 2 * _CENTRE_SHARE * (area.right - left)),
        )
    )
    bottom = round(area.height * 0.43 - side / 2)
    return BoardCamera(Rect(left, bottom, side, side), pixel_ratio=canvas.pixel_ratio)
