"""Figures as pictures: rings for shares, lines for how they went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from carrom.core.geometry import Point
from carrom.core.pieces import Kind
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import Disc
from carrom.ui.art.text import Align
from carrom.ui.art.theme import ACCENT, FIELD, PANEL_EDGE, TEXT, TEXT_QUIET, Rgba, with_alpha


@dataclass(frozen=True, slots=True)
class Line:
    """A share that changes, point by point."""

    word: str
    colour: Rgba
    shares: Sequence[float | None]
    """0 to 1; None is a gap."""


def draw_ring(canvas: Canvas, area: Rect, share: float | None, word: str, detail: str) -> None:
    """A share as a part of a ring, with what it is below it.

    Args:
        canvas: Where to.
        area: For ring and words.
        share: 0 to 1; None where there is nothing to reckon from.
        word: What it is the share of.
        detail: The numbers behind it.
    """
    theme, text = canvas.theme, canvas.text
    words = theme.small * 3.2
    radius = max(8.0, min(area.width / 2, (area.height - words) / 2) - theme.gap)
    centre = Point(area.centre.x, area.top - radius - theme.gap)
    width = max(5.0, radius * 0.2)
    canvas.shapes.arc(centre, radius - width / 2, width, FIELD)
    if share is not None:
        canvas.shapes.arc(centre, radius - width / 2, width, ACCENT, sweep_degrees=360.0 * share)
    shown = "–" if share is None else f"{share:.0%}"  # noqa: RUF001 - a dash stands for nothing
    size = text.size_for(shown, theme.body, 2 * (radius - width) - theme.gap, bold=True, least=0.6)
    text.add(shown, centre.x, centre.y, size, TEXT, align=Align.CENTRE, bold=True)
    y = centre.y - radius - theme.small * 1.1
    for line, ink in ((word, TEXT), (detail, TEXT_QUIET)):
        text.add(line, centre.x, y, theme.small, ink, align=Align.CENTRE, max_width=area.width)
        y -= theme.small * 1.35


def draw_progress(
    canvas: Canvas,
    area: Rect,
    won: Sequence[bool],
    key: tuple[str, str],
    lines: Sequence[Line],
    ends: tuple[str, str],
) -> None:
    """Lines above a row of carrommen, an ivory one for each match won, an ebony one for others.

    Args:
        canvas: Where to.
        area: For all of it.
        won: Each match, from left to right.
        key: What ivory and ebony stand for.
        lines: As many points each as there are matches.
        ends: Words below the first and the last match.
    """
    theme, shapes = canvas.theme, canvas.shapes
    legend = theme.small * 1.8
    foot = theme.small * 2.0
    pitch = area.width / max(8, len(won))
    radius = max(3.0, min(theme.body * 0.5, pitch * 0.42))
    low = area.bottom + foot + 2 * radius + theme.gap
    plot = Rect(area.left, low, area.width, area.top - legend - low)
    shapes.box(plot, with_alpha(FIELD, 0.7), radius=theme.radius)
    inner = plot.inset(0, theme.gap)
    for share in (0.0, 0.5, 1.0):
        y = inner.bottom + inner.height * share
        shapes.line(Point(plot.left, y), Point(plot.right, y), theme.hairline, PANEL_EDGE)
    xs = [area.left + pitch * (place + 0.5) for place in range(len(won))]
    for line in lines:
        spots = [
            None if share is None else Point(x, inner.bottom + inner.height * share)
            for x, share in zip(xs, line.shares, strict=True)
        ]
        _draw_line(canvas, spots, line.colour)
    y = plot.bottom - theme.gap - radius
    canvas.discs(
        Disc(x, y, radius, Kind.WHITE if good else Kind.BLACK)
        for x, good in zip(xs, won, strict=True)
    )
    _draw_words(canvas, area, key, lines)
    _draw_ends(canvas, area, xs[-1] + radius if xs else area.left, ends)


def _draw_line(canvas: Canvas, spots: Sequence[Point | None], colour: Rgba) -> None:
    width = max(2.0, round(2.5 * canvas.theme.scale))
    for a, b in pairwise(spots):
        if a is not None and b is not None:
            canvas.shapes.line(a, b, width, colour)
    for spot in spots:
        if spot is not None:
            canvas.shapes.disc(spot, width * 1.3, colour)


def _draw_words(
    canvas: Canvas,
    area: Rect,
    key: tuple[str, str],
    lines: Sequence[Line],
) -> None:
    """What each line is, above the plot."""
    theme, text = canvas.theme, canvas.text
    x, y = area.left, area.top - theme.small * 0.7
    for line in lines:
        canvas.shapes.disc(Point(x + theme.small * 0.3, y), theme.small * 0.3, line.colour)
        x += theme.small
        text.add(line.word, x, y, theme.small, TEXT_QUIET)
        x += text.width(line.word, theme.small) + 3 * theme.gap
    for kind, word in ((Kind.WHITE, key[0]), (Kind.BLACK, key[1])):
        canvas.discs([Disc(x + theme.small * 0.4, y, theme.small * 0.45, kind)])
        x += theme.small * 1.2
        text.add(word, x, y, theme.small, TEXT_QUIET)
        x += text.width(word, theme.small) + 3 * theme.gap


def _draw_ends(canvas: Canvas, area: Rect, last: float, ends: tuple[str, str]) -> None:
    """When it began and ended, below the plot; the end is below the last match, if it fits."""
    theme, text = canvas.theme, canvas.text
    y = area.bottom + theme.small * 0.7
    half = area.width / 2 - theme.gap
    text.add(ends[0], area.left, y, theme.small, TEXT_QUIET, max_width=half)
    both = sum(text.width(word, theme.small) for word in ends) + 3 * theme.gap
    right = min(area.right, max(last, area.left + both))
    text.add(ends[1], right, y, theme.small, TEXT_QUIET, align=Align.RIGHT, max_width=half)
