"""Going from screen to screen for hours takes no more memory than going there once."""

from __future__ import annotations

import gc
import shutil
from collections.abc import Callable, Iterator

import pytest
from arcade import key

from carrom.storage.settings import DisplaySettings, TextSize
from carrom.ui.art.widgets import TextField
from carrom.ui.screens.play import PlayScreen
from carrom.ui.screens.practice import PracticeScreen
from carrom.ui.screens.replay import ReplayScreen
from carrom.ui.screens.screen import Screen
from carrom.ui.screens.setup import SetupScreen
from carrom.ui.screens.title import TitleScreen
from tests.ui.driver import Driver
from tests.ui.matches import match
from tests.ui.replay.reels import FAMILY

SETTLED_FRAMES = 4
"""After so many a screen has made what it makes little by little."""


def title(driver: Driver) -> TitleScreen:
    driver.game.open_title()
    return driver.screen(TitleScreen)


def keyboard(driver: Driver) -> None:
    driver.game.open_setup()
    setup = driver.screen(SetupScreen)
    field = next(w for w in setup.widgets.widgets if isinstance(w, TextField))
    driver.game.open_keyboard(setup, field)


def challenge(driver: Driver) -> None:
    driver.game.practice.open_challenges()
    driver.game.practice.open_challenge(driver.game.practice.shelf[0])


def positions(driver: Driver) -> None:
    driver.game.practice.open_table()
    driver.game.practice.open_positions(driver.screen(PracticeScreen))


def replay(driver: Driver) -> ReplayScreen:
    driver.game.open_replays()
    driver.frames(3)
    driver.key(key.ENTER)
    return driver.screen(ReplayScreen)


def board(driver: Driver) -> PlayScreen:
    return driver.play(match())


OPENINGS: dict[str, Callable[[Driver], object]] = {
    "title": title,
    "rules": lambda driver: driver.game.open_help(title(driver), None),
    "settings": lambda driver: driver.game.open_settings(title(driver)),
    "set-up": lambda driver: driver.game.open_setup(),
    "keyboard": keyboard,
    "plugins": lambda driver: driver.game.open_plugins(),
    "statistics": lambda driver: driver.game.open_statistics(),
    "whom to watch": lambda driver: driver.game.open_watch_setup(),
    "practice": lambda driver: driver.game.practice.open_table(),
    "positions": positions,
    "challenge": challenge,
    "replay": replay,
    "export": lambda driver: driver.game.open_export(replay(driver)),
    "board": board,
    "menu": lambda driver: driver.game.open_pause(board(driver)),
    "seats": lambda driver: driver.game.open_seats(board(driver)),
    "score card": lambda driver: driver.game.open_score_card(board(driver)),
}


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nobody knows when Python collects garbage, and until then it takes its room."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def held(driver: Driver) -> dict[str, int]:
    """How many things of each sort the graphics card holds."""
    driver.window.ctx.gc()
    stats = driver.window.ctx.stats
    kinds = ("texture", "framebuffer", "buffer", "program", "geometry")
    return {kind: getattr(stats, kind)[0] - getattr(stats, kind)[1] for kind in kinds}


@pytest.mark.usefixtures("uncollected")
def test_a_screen_that_is_opened_again_holds_nothing_more(driver: Driver) -> None:
    folder = driver.game.services.store.folders.replays
    folder.mkdir(parents=True)
    shutil.copy(FAMILY, folder / "2030-01-02 03.04.05.jsonl")
    for name, opened in OPENINGS.items():
        opened(driver)
        driver.frames()
        for _ in range(SETTLED_FRAMES):
            driver.frames()
        before = held(driver)
        for _ in range(2):
            opened(driver)
            driver.frames()
        assert held(driver) == before, name


def test_screens_that_were_left_go_with_the_next_collection(driver: Driver) -> None:
    for name, opened in OPENINGS.items():
        if name not in ("replay", "export"):
            opened(driver)
            driver.frames()
    title(driver)
    driver.frames()
    gc.collect()
    screens = [type(each).__name__ for each in gc.get_objects() if issubclass(type(each), Screen)]
    assert screens == ["TitleScreen"]


@pytest.mark.usefixtures("uncollected")
def test_languages_and_sizes_of_text_take_no_more_when_they_are_chosen_again(
    driver: Driver,
) -> None:
    before: dict[str, int] = {}
    for _ in range(2):
        before = held(driver)
        for language in ("en", "ne", "hi"):
            for size in TextSize:
                display = DisplaySettings(language=language, text_size=size)
                driver.game.services.change_settings(display=display)
                driver.game.use_settings()
                driver.game.open_help(title(driver), None)
                driver.frames()
    assert held(driver) == before
