"""Where everything of the practice table goes, for every size of window; pure."""

from __future__ import annotations

from dataclasses import dataclass

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.theme import Theme

LEAST_SIDE_PX = 262.0
WIDEST_SIDE_PX = 430.0
"""Of the panel beside the board, at a scale of 1."""

LEAST_BELOW_PX = 420.0
"""Of the panel below the board in tall windows, at a scale of 1."""


@dataclass(frozen=True, slots=True)
class PracticeLayout:
    """Areas of the window in logical pixels."""

    board: Rect
    """The square for the board and its frame."""
    side: Rect
    """The panel with the tray, the choices and what is told."""
    foot: Rect
    """The row of buttons at the bottom."""


def practice_layout(width: float, height: float) -> PracticeLayout:
    """The areas for a window; the board is as large as can be, whole and square."""
    theme = Theme.for_window(width, height)
    foot = Rect(0, 0, width, theme.row + 2 * theme.gap)
    room = Rect(0, foot.height, width, height - foot.height)
    least = LEAST_SIDE_PX * max(1.0, theme.scale)
    if width - least < 0.55 * room.height:
        return _stacked(room, foot, theme)
    size = min(room.height, width - least)
    side = min(width - size, WIDEST_SIDE_PX * theme.scale)
    left = (width - size - side) / 2
    low = room.bottom + (room.height - size) / 2
    return PracticeLayout(
        board=Rect(left, low, size, size),
        side=Rect(left + size, room.bottom, side, room.height),
        foot=foot,
    )


def _stacked(room: Rect, foot: Rect, theme: Theme) -> PracticeLayout:
    size = max(1.0, min(room.width, room.height - LEAST_BELOW_PX * theme.scale))
    below = room.height - size
    return PracticeLayout(
        board=Rect((room.width - size) / 2, room.bottom + below, size, size),
        side=Rect(0, room.bottom, room.width, below),
        foot=foot,
    )
