"""Panels and banners: what other things are drawn on."""

from __future__ import annotations

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.motion import ease_out
from carrom.ui.art.text import Align
from carrom.ui.art.theme import (
    ACCENT,
    FIELD,
    PANEL,
    PANEL_EDGE,
    PANEL_LIT,
    TEXT,
    Rgba,
    with_alpha,
)


def draw_panel(canvas: Canvas, rect: Rect, *, lit: bool = False, solid: bool = False) -> None:
    """A dark, rounded sheet.

    Args:
        canvas: Where to.
        rect: Where it lies, in logical pixels.
        lit: It stands for whose turn it is, or what has to be answered.
        solid: Nothing of what is below shines through.
    """
    theme, shapes = canvas.theme, canvas.shapes
    radius = 1.5 * theme.radius
    shapes.glow(rect, (0, 0, 0, 120), 14 * theme.scale, radius=radius)
    if lit:
        shapes.glow(rect, with_alpha(ACCENT, 0.22), 10 * theme.scale, radius=radius)
    edge = with_alpha(ACCENT, 0.85) if lit else PANEL_EDGE
    width = max(1.5, round(1.5 * theme.scale)) if lit else theme.hairline
    fill = PANEL_LIT if lit else PANEL
    if solid:
        fill = (*fill[:3], 255)
    shapes.box(rect, fill, radius=radius, edge=edge, edge_width=width)


def draw_banner(
    canvas: Canvas, centre_x: float, top: float, text: str, shown: float = 1.0, ink: Rgba = TEXT
) -> Rect:
    """A short sentence that comes down from above.

    Args:
        canvas: Where to.
        centre_x: Its middle, in logical pixels.
        top: Where its upper edge comes to rest, in logical pixels.
        text: One line; a longer one is cut at the window's width.
        shown: From 0, gone, to 1, there.
        ink: Of the letters.

    Returns:
        Where it is.
    """
    theme = canvas.theme
    share = ease_out(shown)
    room = canvas.area.width - 8 * theme.gap
    text = canvas.text.fitted(text, theme.body, room, bold=True)
    width = canvas.text.width(text, theme.body, bold=True) + 5 * theme.gap
    bottom = round(top - theme.row + (1.0 - share) * theme.row * 0.5)
    rect = Rect(round(centre_x - width / 2), bottom, round(width), theme.row)
    shapes = canvas.shapes
    shapes.glow(rect, with_alpha((0, 0, 0, 140), share), 12 * theme.scale, radius=theme.row / 2)
    shapes.box(
        rect,
        with_alpha(PANEL_LIT, share),
        radius=theme.row / 2,
        edge=with_alpha(ink if ink != TEXT else PANEL_EDGE, share),
        edge_width=theme.hairline,
    )
    canvas.text.add(
        text,
        rect.centre.x,
        rect.centre.y,
        theme.body,
        with_alpha(ink, share),
        align=Align.CENTRE,
        bold=True,
    )
    return rect


def draw_tip(canvas: Canvas, about: Rect, text: str) -> None:
    """A few words above a widget, or below one that is at the window's upper edge."""
    theme, area = canvas.theme, canvas.area
    width = canvas.text.width(text, theme.small) + 3 * theme.gap
    height = round(theme.small * 1.9)
    low = about.top + theme.gap
    if low + height > area.top:
        low = about.bottom - theme.gap - height
    left = about.centre.x - width / 2
    left = max(area.left + theme.gap, min(area.right - theme.gap - width, left))
    rect = Rect(round(left), round(low), round(width), height)
    shapes = canvas.shapes
    shapes.glow(rect, (0, 0, 0, 140), 8 * theme.scale, radius=theme.radius)
    shapes.box(rect, FIELD, radius=theme.radius, edge=PANEL_EDGE, edge_width=theme.hairline)
    canvas.text.add(text, *rect.centre, theme.small, TEXT, align=Align.CENTRE)
