"""One game for all tests of a module at the practice table."""

from __future__ import annotations

import arcade
import pytest

from carrom.practice.board import racked
from tests.practice.strokes import board
from tests.ui.driver import Driver
from tests.ui.practice.table import Table


@pytest.fixture(scope="module")
def driver(window: arcade.Window, tmp_path_factory: pytest.TempPathFactory) -> Driver:
    return Driver(window, tmp_path_factory.mktemp("practice"))


@pytest.fixture
def table(driver: Driver) -> Table:
    driver.game.practice.board = racked(board())
    driver.game.practice.open_table()
    driver.frames()
    return Table(driver)
