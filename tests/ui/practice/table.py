"""Plays at the practice table in a real window, as a player would."""

from __future__ import annotations

from arcade import key

from carrom.core.geometry import Point
from carrom.ui.screens.practice import PracticeScreen
from carrom.ui.screens.table import TableScreen
from tests.ui.driver import Driver


class Table:
    """The hands of whoever practises."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    @property
    def screen(self) -> TableScreen:
        """The table that is shown."""
        return self.driver.screen(TableScreen)

    @property
    def practice(self) -> PracticeScreen:
        """The free table, which has to be shown."""
        return self.driver.screen(PracticeScreen)

    def at(self, spot: Point) -> tuple[float, float]:
        """Where a place on the board is in the window."""
        return self.screen.camera.to_window(spot)

    def move(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag from one place of the window to another."""
        self.driver.press(*start)
        self.driver.drag(*((a + b) / 2 for a, b in zip(start, end, strict=True)))
        self.driver.drag(*end)
        self.driver.release(*end)

    def tray(self, name: str) -> tuple[float, float]:
        """Where a coin lies in the tray."""
        tray = self.practice.tray
        spot = next(
            (x, y)
            for x in range(int(tray.area.left) + 4, int(tray.area.right), 6)
            for y in range(int(tray.area.bottom) + 4, int(tray.area.top), 6)
            if tray.piece_at(self.screen.flow.board.layout, x, y) == name
        )
        return spot

    def to_rest(self) -> None:
        """Go to the end of the stroke."""
        assert self.screen.flow.moving
        self.driver.frames(3)
        self.driver.key(key.ENTER)
        self.driver.frames(30)
        assert not self.screen.flow.moving
