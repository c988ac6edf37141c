"""The panels of both sides and the lines about the match; it only draws the scoreboard's model."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from carrom.core.geometry import Point
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.theme import Theme
from carrom.ui.hud_model import HudModel, PanelModel
from carrom.ui.play.hud_pieces import (
    NAME_LINE,
    clock_radius,
    is_timed,
    notes_of,
    paint_card,
    paint_clock,
    paint_names,
    paint_score,
    paint_tray,
)
from carrom.ui.play.layout import PlayLayout

_STRIP_ACTIONS = 0.3
"""The part of a strip that is kept for buttons."""

_WIDE = 12.0
"""A panel whose inside is so wide, in type sizes, has room for a larger score and larger notes."""
_LARGER = 1.5
"""How much larger the score is there."""

_MATCH_LINE = 1.25
"""How far apart the lines about the match are, in type sizes."""
_LEAST_SHARE = 0.7
"""How much smaller than usual they are, at most, beside a narrow panel."""

_RULES_LINE = 1.3
_LEAST_RULES_LINES = 3
"""Long rules in force that have room for fewer are left to the menu."""


@dataclass(slots=True)
class HudPart:
    """Draws both panels."""

    layout: PlayLayout

    def paint(self, canvas: Canvas, hud: HudModel) -> None:
        """Draw the scoreboard as it stands."""
        paint = _paint_strip if self.layout.strips else _paint_panel
        for area, panel in ((self.layout.left, hud.left), (self.layout.right, hud.right)):
            paint(canvas, area, hud, panel)
        self._paint_match_lines(canvas, hud)

    def shown(self, theme: Theme, hud: HudModel) -> dict[Rect, Hashable]:
        """The areas that `paint` draws on, each with all that it shows there."""
        top, gap = self.layout.top, theme.gap
        both = (hud.trial, hud.break_line, hud.rules_line, hud.items)
        return {
            # The panel of who is to strike glows beyond its area.
            self.layout.left.inset(-2 * gap): (hud.left, is_timed(hud, hud.left), *both),
            self.layout.right.inset(-2 * gap): (hud.right, is_timed(hud, hud.right), *both),
            Rect(top.left, top.bottom - gap, self._lines_width, top.height + gap): (
                hud.break_line or hud.board_line,
                hud.queen_line,
            ),
        }

    @property
    def _lines_width(self) -> float:
        """What the lines about the match have of the window's width."""
        layout = self.layout
        return layout.top.width * 0.24 if layout.strips else layout.board.left

    def paint_clock(self, canvas: Canvas, hud: HudModel) -> None:
        """Draw what is left of the turn's clock as a ring; it changes in every frame."""
        if hud.seconds_left is None or not hud.seconds:
            return
        lit = hud.left if hud.left.striker is not None else hud.right
        area = self.layout.left if lit is hud.left else self.layout.right
        place = _score_in_strip if self.layout.strips else _score_in_panel
        score, y = place(canvas, area, lit)
        radius = clock_radius(canvas)
        paint_clock(canvas, Point(score.right - radius, y), radius, hud.seconds_left, hud.seconds)

    def actions_area(self, hud: HudModel) -> Rect:
        """Where buttons for the side that is asked go: low in its panel, or right in its strip."""
        asked = hud.left if hud.left.striker is not None else hud.right
        area = self.layout.left if asked is hud.left else self.layout.right
        if self.layout.strips:
            share = 1.0 - _STRIP_ACTIONS
            return Rect(
                area.left + area.width * share,
                area.bottom,
                area.width * _STRIP_ACTIONS,
                area.height,
            )
        return Rect(area.left, area.bottom, area.width, area.height * 0.4)

    def _paint_match_lines(self, canvas: Canvas, hud: HudModel) -> None:
        """Board and queen, to be read across a table: in the corner above the left panel."""
        theme, top = canvas.theme, self.layout.top
        x, room = top.left + 2 * theme.gap, self._lines_width - 2 * theme.gap
        # Devanagari rises further above the capitals than it falls below the line.
        y = top.centre.y + (0.5 * _MATCH_LINE - 0.06) * theme.body
        board = hud.break_line or hud.board_line
        for line, ink, bold in (
            (board, colours.TEXT, True),
            (hud.queen_line, colours.TEXT_QUIET, False),
        ):
            size = canvas.text.size_for(line, theme.body, room, bold=bold, least=_LEAST_SHARE)
            canvas.text.add(line, x, y, size, ink, bold=bold, max_width=room)
            y -= _MATCH_LINE * theme.body


def _paint_panel(canvas: Canvas, area: Rect, hud: HudModel, panel: PanelModel) -> None:
    theme = canvas.theme
    gap = theme.gap
    box = area.inset(gap)
    paint_card(canvas, box, panel)
    inner, y = _score_in_panel(canvas, area, panel)
    names = Rect(inner.left, inner.bottom, inner.width, inner.height - theme.body * 0.6)
    paint_names(canvas, names, panel)
    size = _score_size(canvas, inner)
    paint_score(canvas, inner, y, size, hud, panel)
    y -= size * 0.6 + 2 * gap
    y = paint_tray(canvas, Rect(inner.left, inner.bottom, inner.width, y - inner.bottom), panel)
    size = theme.body if _is_wide(canvas, inner) else theme.small
    for note, colour in notes_of(canvas.words, hud, panel):
        for line in canvas.text.wrapped(note, size, inner.width):
            y -= size * 1.5
            canvas.text.add(line, inner.left, y, size, colour)
    if panel is hud.left:
        low = box.bottom + (2 * (theme.row + gap) if panel.striker is not None else gap)
        _paint_rules(canvas, Rect(inner.left, low, inner.width, y - low), size, hud)


def _paint_rules(canvas: Canvas, area: Rect, size: float, hud: HudModel) -> None:
    """The rules in force, in a type size, below all that changes."""
    step = size * _RULES_LINE
    y = area.top - 2 * step
    most = int((y - area.bottom) / step)
    lines = canvas.text.wrapped(hud.rules_line, size, area.width)
    if most < min(_LEAST_RULES_LINES, len(lines)):
        return
    for line in canvas.text.wrapped(hud.rules_line, size, area.width, most=most):
        canvas.text.add(line, area.left, y, size, colours.TEXT_QUIET)
        y -= step


def _paint_strip(canvas: Canvas, area: Rect, hud: HudModel, panel: PanelModel) -> None:
    theme = canvas.theme
    gap = theme.gap
    box = area.inset(gap, gap / 2)
    paint_card(canvas, box, panel)
    inner = box.inset(2 * gap, gap / 2)
    third = inner.width * (1.0 - _STRIP_ACTIONS) / 3
    names = Rect(inner.left, inner.bottom, third, inner.height - theme.body * 0.6)
    paint_names(canvas, names, panel, in_line=True)
    notes = notes_of(canvas.words, hud, panel)
    if notes:
        line, colour = notes[0]
        low = inner.bottom + theme.small * 0.5
        canvas.text.add(line, inner.left, low, theme.small, colour, max_width=third)
    score, y = _score_in_strip(canvas, area, panel)
    paint_score(canvas, score, y, theme.large, hud, panel)
    tray = Rect(score.right + gap, inner.bottom, third, inner.height - theme.body * 0.7)
    paint_tray(canvas, tray, panel)


def _score_in_panel(canvas: Canvas, area: Rect, panel: PanelModel) -> tuple[Rect, float]:
    """The inside of a panel, and at which height its score stands: below the names."""
    theme = canvas.theme
    inner = area.inset(theme.gap).inset(2 * theme.gap)
    names = theme.body * (0.6 + NAME_LINE * len(panel.names))
    return inner, inner.top - names - theme.gap - _score_size(canvas, inner) * 0.6


def _score_in_strip(canvas: Canvas, area: Rect, panel: PanelModel) -> tuple[Rect, float]:
    """The second third of a strip, and at which height the score stands there."""
    gap = canvas.theme.gap
    inner = area.inset(gap, gap / 2).inset(2 * gap, gap / 2)
    third = inner.width * (1.0 - _STRIP_ACTIONS) / 3
    score = Rect(inner.left + third + gap, inner.bottom, third * 0.9, inner.height)
    return score, inner.centre.y


def _is_wide(canvas: Canvas, inner: Rect) -> bool:
    return inner.width >= _WIDE * canvas.theme.body


def _score_size(canvas: Canvas, inner: Rect) -> float:
    """The type size of the score in a panel."""
    return canvas.theme.large * (_LARGER if _is_wide(canvas, inner) else 1.0)
