"""The pieces of a side's panel on the scoreboard: ground, names, score, clock, tray and notes."""

from __future__ import annotations

import math

from carrom.core.geometry import Point
from carrom.core.pieces import MEN_A_SIDE, Colour, Kind
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.discs import Disc, DiscStyle
from carrom.ui.art.text import Align
from carrom.ui.hud_model import HudModel, PanelModel
from carrom.ui.words import Words

_KINDS = {Colour.WHITE: Kind.WHITE, Colour.BLACK: Kind.BLACK}

NAME_LINE = 1.5
"""How far apart names are, in type sizes."""

_SHORT_ROW = 5
"""Coins in a row of the tray where nine would be too small."""

_RING = 0.2
"""How much farther from a queen to be covered, who is ringed, the next thing is; in pitches."""

_HURRY_S = 5.0
"""The clock turns to the colour of warnings when less than this is left."""


def paint_card(canvas: Canvas, box: Rect, panel: PanelModel) -> None:
    """The ground of a panel; that of who is to strike is lit, and glows beyond it."""
    theme, lit = canvas.theme, panel.striker is not None
    if lit:
        canvas.shapes.glow(
            box, colours.with_alpha(colours.ACCENT, 0.35), 2 * theme.gap, radius=theme.radius
        )
    canvas.shapes.box(
        box,
        colours.PANEL_LIT if lit else colours.PANEL,
        radius=theme.radius,
        edge=colours.ACCENT if lit else colours.PANEL_EDGE,
        edge_width=2 * theme.hairline if lit else theme.hairline,
    )


def paint_names(canvas: Canvas, area: Rect, panel: PanelModel, *, in_line: bool = False) -> None:
    """The colour's disc and the names, from the top of an area down."""
    theme, y = canvas.theme, area.top
    radius = theme.body * 0.62
    kind = _KINDS[panel.colour]
    canvas.discs([Disc(area.left + radius, y, radius, kind)])
    x = area.left + 2 * radius + theme.gap
    room = area.right - x
    if in_line:
        room = (room - theme.gap * (len(panel.names) - 1)) / len(panel.names)
    for name in panel.names:
        acts = panel.striker == name
        bold = acts or len(panel.names) == 1
        size = canvas.text.size_for(name, theme.body, room, bold=bold)
        ink = colours.ACCENT if acts else colours.TEXT
        canvas.text.add(name, x, y, size, ink, bold=bold, max_width=room)
        if in_line:
            x += min(room, canvas.text.width(name, size, bold=bold)) + 1.5 * theme.gap
        else:
            y -= theme.body * NAME_LINE


def paint_score(
    canvas: Canvas, area: Rect, y: float, size: float, hud: HudModel, panel: PanelModel
) -> None:
    """The score, in a type size, with what it counts where the clock leaves room for that."""
    theme = canvas.theme
    shown = panel.score if panel.board_points is None else panel.board_points
    canvas.text.add(str(shown), area.left, y, size, colours.TEXT, bold=True)
    width = canvas.text.width(str(shown), size, bold=True)
    x = area.left + width + theme.gap
    room = area.right - x - (2 * clock_radius(canvas) + theme.gap if is_timed(hud, panel) else 0)
    caption = canvas.words("points")
    if panel.games_won is not None:
        caption = canvas.words("games: {number}", number=panel.games_won)
    if canvas.text.width(caption, theme.small) <= room:
        # On the line on which the score stands.
        low = y - 0.36 * (size - theme.small)
        canvas.text.add(caption, x, low, theme.small, colours.TEXT_QUIET)


def paint_clock(canvas: Canvas, centre: Point, radius: float, left: float, whole: float) -> None:
    """What is left of so many seconds, as a ring around the number."""
    theme = canvas.theme
    colour = colours.WARNING if left < _HURRY_S else colours.ACCENT
    width = max(3.0, radius * 0.18)
    canvas.shapes.arc(centre, radius, width, colours.PANEL_EDGE)
    canvas.shapes.arc(centre, radius, width, colour, sweep_degrees=360 * left / whole)
    canvas.text.add(
        str(int(left + 0.999)), centre.x, centre.y, theme.small, colours.TEXT, align=Align.CENTRE
    )


def paint_tray(canvas: Canvas, area: Rect, panel: PanelModel) -> float:
    """Coins left, gone and owed, and the queen, from the top down; gives where they end."""
    theme = canvas.theme
    in_row = MEN_A_SIDE if area.width / MEN_A_SIDE >= theme.body else _SHORT_ROW
    pitch = min(area.width / in_row, theme.body * 1.6)
    radius = pitch * 0.44
    kind = _KINDS[panel.colour]
    discs = []
    for n in range(MEN_A_SIDE):
        line, place = divmod(n, in_row)
        spot = Point(area.left + pitch * (place + 0.5), area.top - pitch * 1.1 * line)
        if n < panel.coins_left:
            discs.append(Disc(*spot, radius, kind))
        else:
            canvas.shapes.disc(
                spot, radius * 0.8, edge=colours.PANEL_EDGE, edge_width=theme.hairline
            )
    lines = math.ceil(MEN_A_SIDE / in_row)
    y = area.top - pitch * 1.1 * (lines - 1)
    if not (panel.has_queen or panel.queen_waits or panel.dues):
        canvas.discs(discs)
        return y - pitch * 0.6
    y -= pitch * 1.25
    x = area.left + pitch * 0.5
    place = 0
    if panel.has_queen or panel.queen_waits:
        style = DiscStyle.SOLID if panel.has_queen else DiscStyle.HIGHLIGHT
        discs.append(Disc(x, y, radius, Kind.QUEEN, style=style))
        place = 1
        x += pitch * _RING if panel.queen_waits else 0.0
    for n in range(place, place + panel.dues):
        line, column = divmod(n, in_row)
        canvas.shapes.disc(
            Point(x + column * pitch, y - pitch * 1.1 * line),
            radius * 0.9,
            edge=colours.WARNING,
            edge_width=max(2.0, 1.5 * theme.hairline),
        )
    canvas.discs(discs)
    more_lines = (place + panel.dues - 1) // in_row
    return y - pitch * (0.6 + 1.1 * more_lines)


def notes_of(words: Words, hud: HudModel, panel: PanelModel) -> list[tuple[str, colours.Rgba]]:
    """What else there is to say about a side, the most pressing first."""
    notes: list[tuple[str, colours.Rgba]] = []
    if hud.trial:
        notes.append((words("Trial board: it does not count"), colours.TEXT_QUIET))
    if panel.queen_waits:
        notes.append((words("Queen to cover"), colours.ACCENT))
    elif panel.has_queen:
        notes.append((words("Queen covered"), colours.TEXT))
    if panel.dues:
        owed = words.plural("{count} coin owed", "{count} coins owed", panel.dues)
        notes.append((owed, colours.WARNING))
    notes += [(item.text, colours.TEXT) for item in hud.items if item.side in (None, panel.side)]
    if panel.breaks:
        notes.append((words("Breaks" if hud.break_line else "Broke"), colours.TEXT_QUIET))
    return notes


def is_timed(hud: HudModel, panel: PanelModel) -> bool:
    """Whether a clock runs in a panel."""
    return panel.striker is not None and bool(hud.seconds)


def clock_radius(canvas: Canvas) -> float:
    """The radius of the clock."""
    return canvas.theme.large * 0.5
