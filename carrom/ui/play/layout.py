"""Where everything of the play screen goes, for every size of window; pure."""

from __future__ import annotations

from dataclasses import dataclass

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.theme import Theme

LEAST_PANEL_PX = 148.0
"""Narrower than this a side's panel becomes a strip."""

WIDEST_PANEL_PX = 460.0
"""In very wide windows the panels stay beside the board."""


@dataclass(frozen=True, slots=True)
class PlayLayout:
    """Areas of the window in logical pixels."""

    board: Rect
    """The square for the board and its frame."""
    left: Rect
    """The panel of side A, or the strip below the board."""
    right: Rect
    """The panel of side B, or the strip above the board."""
    top: Rect
    """What was judged, and what can be done about it."""
    bottom: Rect
    """What is waited for, the power, and the buttons."""
    strips: bool
    """Whether the panels lie above and below the board."""

    def verdict(self, gap: float) -> Rect:
        """Where what was judged goes while there are no buttons beside it."""
        beside = self.board if not self.strips else self.top
        left = self.board.left if not self.strips else self.top.width * 0.25
        return Rect(left + 2 * gap, self.top.bottom, beside.right - left - 3 * gap, self.top.height)

    def long_verdict(self, room: Rect, gap: float) -> Rect:
        """Where a verdict goes that has too little room above the board: on over the board.

        Args:
            room: What there is above the board.
            gap: Between the verdict and the edges of the board.
        """
        board = self.board.inset(2 * gap, 0)
        if self.strips:
            return board
        right = min(room.right, board.right)
        return Rect(room.left, board.bottom, right - room.left, room.top - board.bottom)


def play_layout(width: float, height: float, text: float = 1.0) -> PlayLayout:
    """The areas for a window; the board is as large as can be, whole and square.

    Args:
        width: Logical pixels.
        height: Logical pixels.
        text: How much larger words are than usual.
    """
    theme = Theme.for_window(width, height, text=text)
    bar, strip = theme.row + theme.gap, theme.row + 2 * theme.gap
    least = LEAST_PANEL_PX * max(theme.shrunk, theme.scale) * text
    beside = min(height - 2 * bar, width - 2 * least)
    between = min(height - 2 * bar - 2 * strip, width)
    top = Rect(0, height - bar, width, bar)
    bottom = Rect(0, 0, width, bar)
    if between > beside:
        room = Rect(0, bar + strip, width, height - 2 * bar - 2 * strip)
        return PlayLayout(
            board=_square(room),
            left=Rect(0, bar, width, strip),
            right=Rect(0, height - bar - strip, width, strip),
            top=top,
            bottom=bottom,
            strips=True,
        )
    board = _square(Rect((width - beside) / 2, bar, beside, height - 2 * bar))
    panel = min(board.left, WIDEST_PANEL_PX * theme.scale)
    left = Rect(board.left - panel, bar, panel, height - 2 * bar)
    right = Rect(board.right, bar, panel, height - 2 * bar)
    return PlayLayout(board, left, right, top, bottom, strips=False)


def _square(room: Rect) -> Rect:
    """The largest square in the middle of an area."""
    size = max(1.0, min(room.width, room.height))
    centre = room.centre
    return Rect(centre.x - size / 2, centre.y - size / 2, size, size)
