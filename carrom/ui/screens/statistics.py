"""The statistics of everyone who has played, as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from carrom.core.figures import Figures
from carrom.core.pieces import Kind
from carrom.errors import CarromError
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.charts import Line, draw_progress, draw_ring
from carrom.ui.art.discs import Disc
from carrom.ui.art.icons import Icon
from carrom.ui.art.text import Align
from carrom.ui.art.widgets import Button, ListRow, ListView, Look, row
from carrom.ui.art.widgets.layout import Part
from carrom.ui.screens.sheet import Sheet
from carrom.ui.statistics_model import EMPTY, Person, people

if TYPE_CHECKING:
    from carrom.ui.game import Game

_LIST_SHARE = 0.27


class StatisticsScreen(Sheet):
    """People on the left, what the chosen one has done on the right."""

    title = "Statistics"
    wide, high = 1160, 670

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._unread = list(game.services.archive.unread())
        self._list = ListView([], empty=self.words(EMPTY))
        self._back = Button(self.words("Back"), self.leave, icon=Icon.BACK, look=Look.PRIMARY)
        self._people: tuple[Person, ...] = ()
        self._area = Rect(0, 0, 1, 1)
        self._take_in()
        self.widgets.widgets = [self._list, self._back]

    def foot_buttons(self) -> Sequence[Button]:
        """Back to the title."""
        return (self._back,)

    def lay_out(self) -> None:
        """The list on the left, the picture on the right."""
        super().lay_out()
        body, gap = self.body, self.canvas.theme.gap
        wide = round(body.width * _LIST_SHARE) if self._people else body.width
        self._list.rect = Rect(body.left, body.bottom, wide, body.height)
        left = body.left + wide + 3 * gap
        self._area = Rect(left, body.bottom, max(1.0, body.right - left), body.height)

    def tick(self, seconds: float) -> None:
        """Take in one more of the matches that are not known yet."""
        if self._unread and self._read(self._unread.pop()):
            self._take_in()
            self.lay_out()

    def paint_body(self) -> None:
        """Draw what the chosen person has done."""
        person = self.person
        if person is None:
            return
        canvas, theme, area = self.canvas, self.canvas.theme, self._area
        name = theme.body * 1.6
        canvas.text.add(
            person.name,
            area.left,
            area.top - theme.body * 0.6,
            theme.body,
            colours.TEXT,
            bold=True,
            max_width=area.width,
        )
        rest = area.height - name
        rings = Rect(area.left, area.top - name - rest * 0.36, area.width, rest * 0.36)
        counts = Rect(area.left, rings.bottom - rest * 0.19, area.width, rest * 0.19)
        self._paint_rings(rings, person.total)
        self._paint_counts(counts, person.total)
        plot = Rect(area.left, area.bottom, area.width, counts.bottom - area.bottom)
        self._paint_progress(plot.inset(0, theme.gap / 2), person)

    def leave(self) -> None:
        """Back to the title."""
        self.game.open_title()

    @property
    def person(self) -> Person | None:
        """Whoever is chosen."""
        chosen = self._list.chosen
        return None if chosen is None else self._people[chosen]

    def _read(self, path: Path) -> bool:
        try:
            self.game.services.archive.read(path)
        except CarromError:
            # The list of replays says what is wrong with it.
            return False
        return True

    def _take_in(self) -> None:
        self._people = people(self.game.services.archive.sheets)
        self._list.show([ListRow(each.name, each.line(self.words)) for each in self._people])
        if self._people and self._list.chosen is None:
            self._list.choose(0)
            self.widgets.focused = self._list

    def _paint_rings(self, area: Rect, total: Figures) -> None:
        words = self.words
        won = words("{part} of {all}", part=total.matches_won, all=total.matches)
        boards = words("{part} of {all}", part=total.boards_won, all=total.boards)
        good = words("{part} of {all} strokes", part=total.good_strokes, all=total.strokes)
        rings = (
            (total.match_share, words("Matches won"), won),
            (total.board_share, words("Boards won"), boards),
            (total.accuracy, words("Accuracy"), good),
        )
        for ring, cell in zip(rings, row(area, [Part()] * 3), strict=True):
            draw_ring(self.canvas, cell, *ring)

    def _paint_counts(self, area: Rect, total: Figures) -> None:
        """Numbers that are no share, each with what it counts."""
        words = self.words
        strokes, points = total.strokes_per_board, total.points_per_board
        counts: tuple[tuple[str, str, Kind | None], ...] = (
            (str(total.points), words("points"), None),
            ("–" if points is None else f"{points:.1f}", words("points/board"), None),  # noqa: RUF001
            ("–" if strokes is None else f"{strokes:.1f}", words("strokes/board"), None),  # noqa: RUF001
            (str(total.queens), words("queens"), Kind.QUEEN),
            (str(total.slams), words("slams"), Kind.STRIKER),
        )
        canvas, theme = self.canvas, self.canvas.theme
        size = theme.large * 0.75
        for (number, word, kind), cell in zip(counts, row(area, [Part()] * 5), strict=True):
            x, y = cell.centre.x, cell.centre.y + theme.small * 0.6
            if kind is not None:
                half = canvas.text.width(number, size, bold=True) / 2
                radius = theme.body * 0.5
                canvas.discs([Disc(x - half - theme.gap, y, radius, kind)])
                x += radius
            canvas.text.add(number, x, y, size, colours.TEXT, align=Align.CENTRE, bold=True)
            room = cell.width - theme.gap / 2
            canvas.text.add(
                word,
                cell.centre.x,
                y - size * 0.5 - theme.small * 0.8,
                canvas.text.size_for(word, theme.small, room),
                colours.TEXT_QUIET,
                align=Align.CENTRE,
                max_width=room,
            )

    def _paint_progress(self, area: Rect, person: Person) -> None:
        matches = person.matches
        lines = (
            Line(self.words("Accuracy"), colours.ACCENT, [each.accuracy for each in matches]),
            Line(self.words("Boards won"), colours.TEXT, [each.board_share for each in matches]),
        )
        ends = (person.first, person.last if len(matches) > 1 else "")
        won = [each.won for each in matches]
        told = (self.words("match won"), self.words("not won"))
        draw_progress(self.canvas, area, won, told, lines, ends)
