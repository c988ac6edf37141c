"""A page of the rules in an area of the window, scrolled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.theme import Theme
from carrom.ui.art.widgets import ScrollBar, soften_edges
from carrom.ui.controls.key_names import NO_WORD
from carrom.ui.help.figures import Figure, Figures
from carrom.ui.help.glossary import Term
from carrom.ui.help.page import Heading, Key, Page, Part

_LINE = 1.45
_WIDEST_FIGURE = 0.62
"""Of a picture, as a share of the text's width; it is never higher than the area."""


@dataclass(frozen=True, slots=True)
class _Block:
    """A part of the page with its height, in logical pixels."""

    height: float
    gap: float
    """What parts it from the next, of its height."""
    draw: Callable[[float], None]
    """Takes where the top is."""


class PageView:
    """Shows one page from where it was scrolled to."""

    def __init__(self, figures: Figures) -> None:
        self.area = Rect(0, 0, 1, 1)
        self._figures = figures
        self._offset = 0.0
        self._overflow = 0.0
        self._seeks = False
        self._theme = Theme(1.0)
        """The sizes it was drawn in."""
        self.bar = ScrollBar(self._scroll_to)

    def seek(self) -> None:
        """Bring what was asked for in sight, with the next frame."""
        self._seeks = True

    def top(self) -> None:
        """Back to the beginning."""
        self._offset = 0.0

    def scroll(self, lines: float, canvas: Canvas) -> None:
        """Go on by some lines of text, or back."""
        step = canvas.theme.body * _LINE
        self._scroll_to(self._offset + lines * step)

    @property
    def more(self) -> bool:
        """Whether there is more below."""
        return self._offset < self._overflow

    def paint(self, canvas: Canvas, page: Page, asked: str) -> None:
        """Draw what is in sight; the paragraph that was asked for stands out."""
        area, self._theme = self.area, canvas.theme
        self._figures.begin()
        blocks = [self._block(canvas, part, asked) for part in page.parts]
        whole = sum(block.height for block in blocks) - blocks[-1].gap
        self._overflow = max(0.0, whole - area.height)
        if self._seeks:
            places = [n for n, part in enumerate(page.parts) if _is_asked(part, asked)]
            above = sum(block.height for block in blocks[: places[0]]) if places else 0.0
            self._offset, self._seeks = max(0.0, above - area.height / 3), False
        self._scroll_to(self._offset)
        top = area.top + self._offset
        with canvas.clipped(area):
            for block in blocks:
                if top > area.bottom and top - block.height < area.top:
                    block.draw(top)
                top -= block.height
            hidden = self._overflow - self._offset
            soften_edges(canvas, area, self._offset, hidden, colours.PANEL)

    def _scroll_to(self, offset: float) -> None:
        self._offset = min(self._overflow, max(0.0, offset))
        gap, seen = self._theme.gap, self.area.height
        self.bar.beside(self.area, gap, seen, seen + self._overflow, self._offset)

    def _block(self, canvas: Canvas, part: Part, asked: str) -> _Block:
        match part:
            case Figure():
                return self._picture(canvas, part)
            case Term(english, native, meaning):
                return self._columns(canvas, f"{english}  {native}", meaning, 0.45)
            case Key(title, key, button):
                bound = [word for word in (key, button) if word != NO_WORD]
                return self._columns(canvas, title, " · ".join(bound) or NO_WORD, 0.55)
            case Heading(text):
                return self._paragraph(canvas, text, colours.TEXT_QUIET, bold=True)
            case _:
                ink = colours.ACCENT if _is_asked(part, asked) else colours.TEXT
                return self._paragraph(canvas, part, ink)

    def _paragraph(
        self, canvas: Canvas, text: str, ink: colours.Rgba, *, bold: bool = False
    ) -> _Block:
        size = canvas.theme.body
        lines = canvas.text.wrapped(text, size, self.area.width, bold=bold)

        def draw(top: float) -> None:
            y = top - size * _LINE / 2
            for line in lines:
                canvas.text.add(line, self.area.left, y, size, ink, bold=bold)
                y -= size * _LINE

        gap = 0.6 * size * _LINE
        return _Block(len(lines) * size * _LINE + gap, gap, draw)

    def _columns(self, canvas: Canvas, left: str, right: str, share: float) -> _Block:
        """Two texts side by side, the second quieter."""
        size, area = canvas.theme.body, self.area
        width = area.width * share - 2 * canvas.theme.gap
        first = canvas.text.wrapped(left, size, width)
        second = canvas.text.wrapped(right, size, area.width * (1 - share))

        def draw(top: float) -> None:
            columns = (
                (first, area.left, colours.TEXT),
                (second, area.left + area.width * share, colours.TEXT_QUIET),
            )
            for lines, x, ink in columns:
                y = top - size * _LINE / 2
                for line in lines:
                    canvas.text.add(line, x, y, size, ink)
                    y -= size * _LINE

        gap = 0.35 * size * _LINE
        return _Block(max(len(first), len(second)) * size * _LINE + gap, gap, draw)

    def _picture(self, canvas: Canvas, figure: Figure) -> _Block:
        gap = canvas.theme.gap
        side = round(min(self.area.width * _WIDEST_FIGURE, self.area.height - 2 * gap))

        def draw(top: float) -> None:
            rect = Rect(round(self.area.left), round(top - side), side, side)
            self._figures.draw(canvas, figure, rect)

        return _Block(side + 3 * gap, 3 * gap, draw)


def _is_asked(part: Part, asked: str) -> bool:
    """Whether a paragraph is the sentence that was asked for, its section of the Laws aside."""
    return isinstance(part, str) and bool(asked) and part.startswith(asked)
