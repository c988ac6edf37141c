"""Challenges as cards: the position, the title, the stars; what does not fit is scrolled to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from carrom.core.geometry import Point
from carrom.core.layout import Layout
from carrom.ui.art import theme as colours
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.board_pictures import BoardPictures
from carrom.ui.art.canvas import Canvas
from carrom.ui.art.icons import Icon, draw_icon
from carrom.ui.art.text import Align
from carrom.ui.art.widgets import Action, Scrolled, soften_edges
from carrom.ui.art.widgets.scroll_bar import STRIP_GAPS
from carrom.ui.practice.star_art import draw_stars

_LEAST_CARD_PX = 180.0
_PEEK = 0.15
"""How much of the next row is seen beside the one of the chosen card, in row heights."""


@dataclass(frozen=True, slots=True)
class Card:
    """What one card shows."""

    id: str
    title: str
    layout: Layout | None
    """None is a file that cannot be played."""
    stars: int = 0
    most: int = 0


class CardGrid(Scrolled):
    """Rows of cards of which one is chosen; pressing the chosen one opens it."""

    def __init__(
        self,
        pictures: BoardPictures,
        *,
        on_choose: Callable[[int], None],
        on_open: Callable[[int], None],
    ) -> None:
        super().__init__()
        self.cards: Sequence[Card] = ()
        self.chosen = 0
        self._pictures = pictures
        self._on_choose = on_choose
        self._on_open = on_open
        self._seeks = False
        """Whether the next frame brings the chosen card in sight."""

    @property
    def reachable(self) -> bool:
        """Without cards there is nothing to choose."""
        return self.enabled and bool(self.cards)

    def show(self, cards: Sequence[Card]) -> None:
        """Show other cards; the choice stays where that card still is, and is brought in sight."""
        old, ids = [card.id for card in self.cards], [card.id for card in cards]
        before = old[self.chosen] if old else ""
        self.cards = cards
        self.chosen = ids.index(before) if before in ids else 0
        self._seeks = self._seeks or ids != old

    def draw(self, canvas: Canvas, focused: bool) -> None:
        """Queue the cards in sight."""
        self._theme = canvas.theme
        if self._seeks:
            self._seek()
        self._scroll_to(self._offset)
        self._pictures.begin()
        with canvas.clipped(self.rect):
            for index in range(len(self.cards)):
                area = self._card_rect(index)
                if area.top > self.rect.bottom and area.bottom < self.rect.top:
                    self._draw_card(canvas, index, area, focused)
            below = self._overflow - self._offset
            soften_edges(canvas, self.rect, self._offset, below, colours.PANEL)
        self._bar.draw(canvas, False)

    def on_scroll(self, x: float, y: float, lines: float) -> bool:
        """Half a row a line."""
        self._scroll_to(self._offset - lines * self._step_up / 2)
        return True

    def on_action(self, action: Action) -> bool:
        """Arrows choose, press opens; at an edge the focus may leave."""
        columns = self._columns
        last = len(self.cards) - 1
        match action:
            case Action.PRESS:
                self._on_open(self.chosen)
                return True
            case Action.LEFT:
                target = self.chosen - 1
            case Action.RIGHT:
                target = self.chosen + 1
            case Action.UP:
                target = self.chosen - columns
            case Action.DOWN:
                same_row = self.chosen // columns == last // columns
                target = last + 1 if same_row else min(last, self.chosen + columns)
            case Action.HOME:
                target = 0
            case Action.END:
                target = last
            case Action.PAGE_DOWN:
                target = min(last, self.chosen + 2 * columns)
            case Action.PAGE_UP:
                target = max(0, self.chosen - 2 * columns)
            case _:
                return False
        if not 0 <= target <= last:
            return action in (Action.LEFT, Action.RIGHT)
        self.choose(target)
        return True

    def choose(self, index: int) -> None:
        """Choose a card; the next frame, which knows the size of the rows, brings it in sight."""
        self.chosen, self._seeks = index, True
        self._on_choose(index)

    def _seek(self) -> None:
        """Bring the chosen card in sight."""
        step = self._step_up
        top = self.chosen // self._columns * step
        self._bring_in(top - _PEEK * step, top + (1 + _PEEK) * step)
        self._seeks = False

    @property
    def _room(self) -> float:
        """How wide it is without the bar."""
        return self.rect.width - STRIP_GAPS * self._theme.gap

    @property
    def _columns(self) -> int:
        return max(1, int(self._room // (_LEAST_CARD_PX * self._theme.scale)))

    @property
    def _size(self) -> float:
        """The width of a card."""
        return self._room / self._columns

    @property
    def _step_up(self) -> float:
        """The height of a row of cards."""
        return self._size + self._theme.small * 3.2

    @property
    def _whole(self) -> float:
        return -(-len(self.cards) // self._columns) * self._step_up

    @property
    def _slack(self) -> float:
        return self._size / 8

    def _click(self, x: float, y: float, start: float) -> None:
        """Choose the card; the chosen one opens."""
        for index in range(len(self.cards)):
            if self._card_rect(index).contains(x, y):
                if index == self.chosen:
                    self._on_open(index)
                else:
                    self.choose(index)
                return

    def _card_rect(self, index: int) -> Rect:
        line, column = divmod(index, self._columns)
        top = self.rect.top + self._offset - line * self._step_up
        left = self.rect.left + column * self._size
        return Rect(left, top - self._step_up, self._size, self._step_up)

    def _draw_card(self, canvas: Canvas, index: int, area: Rect, focused: bool) -> None:
        theme, card = canvas.theme, self.cards[index]
        inner = area.inset(theme.gap / 2)
        picture_side = round(inner.width - 2 * theme.gap)
        picture = Rect(
            round(inner.left + theme.gap),
            round(inner.top - theme.gap - picture_side),
            picture_side,
            picture_side,
        )
        if index == self.chosen:
            canvas.shapes.box(
                inner, colours.RAISED_HOVER if focused else colours.RAISED, radius=theme.radius
            )
            canvas.shapes.box(
                inner, radius=theme.radius, edge=colours.ACCENT, edge_width=2 * theme.hairline
            )
        canvas.flush()
        if card.layout is not None:
            if not self._pictures.draw(card.id, card.layout, picture, canvas.pixel_ratio):
                canvas.shapes.box(picture, colours.FIELD, radius=theme.radius)
        else:
            canvas.shapes.box(picture, colours.FIELD, radius=theme.radius)
            draw_icon(
                canvas.shapes, Icon.WARNING, picture.centre, picture_side / 4, colours.WARNING
            )
        ink = colours.TEXT if card.layout is not None else colours.WARNING
        y = picture.bottom - theme.gap - theme.small * 0.45
        room = inner.width - theme.gap
        canvas.text.add(
            card.title,
            inner.centre.x,
            y,
            canvas.text.size_for(card.title, theme.small, room),
            ink,
            align=Align.CENTRE,
            max_width=room,
        )
        radius = theme.small * 0.48
        left = inner.centre.x - 1.2 * radius * (card.most - 1)
        stars = Point(left, y - theme.small * 1.3)
        draw_stars(canvas, stars, radius, card.stars, card.most)
