"""What was judged: a sentence above the board, until Next or until it was there long enough."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carrom.core.ruling import Reason
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.text import Align

_STEP, _LEAST_STEP = 1.3, 1.2
"""From line to line in type sizes, and as near as lines come before they need more room."""
_LARGE_LINES = 2
"""So many lines over the board may be as large as those above it."""


@dataclass(slots=True)
class VerdictPart:
    """The latest verdict, and how long it still stands."""

    delay_s: float
    """How long a verdict stands by itself; 0 is until Next."""
    sentences: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()
    blocking: bool = False
    """Whether the next player has to wait for Next: the turn went to somebody else."""
    warning: bool = False
    _age_s: float = 0.0

    @property
    def shown(self) -> bool:
        """Whether there is a verdict to read."""
        return bool(self.sentences)

    @property
    def seconds_left(self) -> int | None:
        """Whole seconds until it goes by itself; None if it waits for Next."""
        return int(self.delay_s - self._age_s + 0.999) if self.delay_s > 0 else None

    def show(
        self, sentences: Sequence[str], reasons: Sequence[Reason] = (), *, blocking: bool = False
    ) -> None:
        """Put up what was judged."""
        self.sentences, self.reasons = tuple(sentences), tuple(reasons)
        self.blocking, self.warning, self._age_s = blocking, False, 0.0

    def warn(self, *sentences: str) -> None:
        """Put up why something cannot be done, or went wrong; a verdict to wait for stays."""
        if self.blocking:
            self.sentences = (*self.sentences, *sentences)
            return
        self.show(sentences)
        self.warning = True

    def dismiss(self) -> None:
        """Take it down."""
        self.show(())

    def tick(self, seconds: float) -> bool:
        """Let time pass; true once it stood long enough."""
        if not self.shown:
            return False
        self._age_s += seconds
        return 0 < self.delay_s <= self._age_s

    def paint(self, canvas: Canvas, area: Rect, over_board: Rect) -> None:
        """Write the sentences.

        Args:
            canvas: Where to.
            area: The room for them above the board.
            over_board: Where a verdict that is too long for it goes instead, from the top down.
        """
        if not self.shown:
            return
        theme, text = canvas.theme, " ".join(self.sentences)
        size = theme.body
        lines = canvas.text.wrapped(text, size, area.width)
        if len(lines) * size * 1.25 > area.height:
            size = theme.small
            lines = canvas.text.wrapped(text, size, area.width)
        step = min(size * _STEP, area.height / len(lines))
        if step < size * _LEAST_STEP:
            lines = canvas.text.wrapped(text, theme.body, over_board.width)
            if len(lines) <= _LARGE_LINES:
                size = theme.body
            else:
                lines = canvas.text.wrapped(text, size, over_board.width)
            step = size * _STEP
            high = step * len(lines) + theme.gap
            area = Rect(over_board.left, over_board.top - high, over_board.width, high)
            ground = area.inset(-theme.gap, 0)
            canvas.shapes.box(ground, colours.OVER_BOARD, radius=theme.radius)
        ink = colours.WARNING if self.warning else colours.TEXT
        # Devanagari rises further above the capitals than it falls below the line.
        y = area.centre.y + step * (len(lines) - 1) / 2 - size * 0.12
        for line in lines:
            canvas.text.add(line, area.centre.x, y, size, ink, align=Align.CENTRE)
            y -= step
