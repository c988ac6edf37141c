"""The score card [Laws, XIX], in the window and as a picture file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import arcade

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import DiscBatch
from carrom.ui.art.readback import picture_of
from carrom.ui.art.text import Align
from carrom.ui.art.theme import (
    ACCENT,
    FIELD,
    GROUND,
    PANEL_EDGE,
    TEXT,
    TEXT_QUIET,
    Rgba,
    Theme,
    with_alpha,
)
from carrom.ui.art.widgets.layout import Part, column, row

PICTURE_WIDTH_PX = 1200
"""Of the exported picture."""

_HEADER_ROWS = 2
_COLUMNS: tuple[float | Part, ...] = (Part(1.0), Part(2.6), *[Part(1.25)] * 6)
"""Board, who broke, then queen, coins and total of either side."""


@dataclass(frozen=True, slots=True)
class CardRow:
    """One board, as words; nothing is reckoned here."""

    board: str
    breaker: str
    cells: tuple[str, str, str, str, str, str]
    """Queen, coins and total of the first side, then of the second [Laws, XIX]."""
    leader: int | None = None
    """Which side's total is the higher one: 0 or 1."""


@dataclass(frozen=True, slots=True)
class Card:
    """Everything that the card says, in the player's language."""

    title: str
    names: tuple[str, str]
    headings: tuple[str, str, str, str, str]
    """Board, break, queen, coins, total."""
    rows: Sequence[CardRow]
    result: str = ""
    """Who has won, or how it stands."""
    empty: str = ""
    """What a card without rows says."""


def card_height(theme: Theme, card: Card) -> float:
    """The height that shows every row, in logical pixels."""
    rows = max(1, len(card.rows)) + _HEADER_ROWS
    return theme.large * 2 + rows * _row_height(theme) + (theme.row if card.result else 0)


def boards_area(theme: Theme, area: Rect, card: Card) -> Rect:
    """Where in an area the boards are, in whole rows: below the headings, above the result."""
    _, table, _ = _parts(theme, area, card)
    height = _row_height(theme)
    room = max(0, int(table.height // height) - _HEADER_ROWS)
    top = table.top - _HEADER_ROWS * height
    return Rect(table.left, top - room * height, table.width, room * height)


def draw_score_card(canvas: Canvas, area: Rect, card: Card, first_row: int = 0) -> int:
    """Draw the card into an area.

    Args:
        canvas: Where to.
        area: As large as the card may be, in logical pixels.
        card: What it says.
        first_row: The first board shown, for cards that are longer than the area; never so late
            that room is left below the last.

    Returns:
        How many boards the area has room for.
    """
    theme, height = canvas.theme, _row_height(canvas.theme)
    title, table, result = _parts(theme, area, card)
    canvas.text.add(
        card.title,
        title.centre.x,
        title.centre.y,
        theme.large,
        TEXT,
        align=Align.CENTRE,
        bold=True,
        max_width=title.width,
    )
    room = round(boards_area(theme, area, card).height / height)
    first_row = min(first_row, max(0, len(card.rows) - room))
    shown = card.rows[first_row : first_row + room]
    used = (max(1, len(shown)) + _HEADER_ROWS) * height
    sheet = Rect(table.left, table.top - used, table.width, used)
    canvas.shapes.box(
        sheet,
        with_alpha(FIELD, 0.75),
        radius=theme.radius,
        edge=PANEL_EDGE,
        edge_width=theme.hairline,
    )
    lines = column(sheet, [height] * (max(1, len(shown)) + _HEADER_ROWS))
    _draw_headings(canvas, lines, card)
    for nth, (line, entry) in enumerate(zip(lines[_HEADER_ROWS:], shown, strict=False)):
        if nth % 2 == 0:
            canvas.shapes.box(line.inset(theme.hairline, 0), with_alpha(TEXT, 0.045))
        _draw_row(canvas, line, entry)
    if not card.rows:
        _write(canvas, lines[-1], card.empty, TEXT_QUIET)
    _write(canvas, result, card.result, ACCENT, bold=True)
    return room


def save_score_card(ctx: arcade.ArcadeContext, card: Card, path: Path) -> None:
    """Write the card as a PNG picture, as long as its boards need.

    Raises:
        OSError: The file cannot be written.
    """
    width = PICTURE_WIDTH_PX
    theme = Theme.for_window(width, width)
    margin = 3 * theme.gap
    height = round(card_height(theme, card) + 2 * margin)
    texture = ctx.texture((width, height), components=4)
    framebuffer = ctx.framebuffer(color_attachments=[texture])
    with framebuffer.activate():
        framebuffer.clear(color=GROUND)
        canvas = Canvas(ctx, DiscBatch(ctx))
        canvas.begin(width, height, 1.0)
        canvas.theme = theme
        draw_score_card(canvas, canvas.area.inset(margin), card)
        canvas.flush()
    picture_of(framebuffer).save(path, "PNG")


def _parts(theme: Theme, area: Rect, card: Card) -> list[Rect]:
    """Where title, table and result are."""
    return column(area, [theme.large * 2, Part(), theme.row if card.result else 0.0])


def _row_height(theme: Theme) -> float:
    return round(theme.body * 1.9)


def _draw_headings(canvas: Canvas, lines: Sequence[Rect], card: Card) -> None:
    theme = canvas.theme
    board, breaker, queen, coins, total = card.headings
    names, words = row(lines[0], _COLUMNS), row(lines[1], _COLUMNS)
    for side, name in enumerate(card.names):
        first, last = names[2 + 3 * side], names[4 + 3 * side]
        over = Rect(first.left, first.bottom, last.right - first.left, first.height)
        _write(canvas, over, name, TEXT, bold=True)
        line_left = over.left
        sheet_height = len(lines) * lines[0].height
        rule = Rect(round(line_left), lines[0].top - sheet_height, theme.hairline, sheet_height)
        canvas.shapes.box(rule, PANEL_EDGE)
    _write(canvas, words[0], board, TEXT_QUIET, size=theme.small)
    _write(canvas, words[1], breaker, TEXT_QUIET, size=theme.small, align=Align.LEFT)
    for cell, word in zip(words[2:], [queen, coins, total] * 2, strict=True):
        _write(canvas, cell, word, TEXT_QUIET, size=theme.small)
    rule = Rect(lines[1].left, lines[1].bottom, lines[1].width, theme.hairline)
    canvas.shapes.box(rule, with_alpha(TEXT_QUIET, 0.5))


def _draw_row(canvas: Canvas, line: Rect, entry: CardRow) -> None:
    cells = row(line, _COLUMNS)
    _write(canvas, cells[0], entry.board, TEXT_QUIET)
    _write(canvas, cells[1], entry.breaker, TEXT, align=Align.LEFT)
    for nth, (cell, word) in enumerate(zip(cells[2:], entry.cells, strict=True)):
        is_total = nth % 3 == 2
        leads = is_total and entry.leader == nth // 3
        ink = ACCENT if leads else TEXT if is_total else TEXT_QUIET
        _write(canvas, cell, word, ink, bold=is_total)


def _write(
    canvas: Canvas,
    cell: Rect,
    word: str,
    ink: Rgba,
    *,
    bold: bool = False,
    size: float | None = None,
    align: Align = Align.CENTRE,
) -> None:
    theme = canvas.theme
    x = cell.centre.x if align is Align.CENTRE else cell.left + theme.gap
    room = cell.width - 2 * theme.gap
    size = canvas.text.size_for(word, size or theme.body, room, bold=bold)
    canvas.text.add(word, x, cell.centre.y, size, ink, align=align, bold=bold, max_width=room)
