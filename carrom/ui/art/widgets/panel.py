"""Panels and tips: what words and widgets lie on."""

from __future__ import annotations

from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.text import Align
from carrom.ui.art.theme import FIELD, PANEL, PANEL_EDGE, TEXT


def draw_panel(canvas: Canvas, rect: Rect, *, solid: bool = False) -> None:
    """A dark, rounded sheet; nothing of what is below shines through a solid one."""
    theme, shapes = canvas.theme, canvas.shapes
    radius = 1.5 * theme.radius
    shapes.glow(rect, (0, 0, 0, 120), 14 * theme.scale, radius=radius)
    fill = (*PANEL[:3], 255) if solid else PANEL
    shapes.box(rect, fill, radius=radius, edge=PANEL_EDGE, edge_width=theme.hairline)


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
