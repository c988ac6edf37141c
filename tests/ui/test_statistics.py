"""Statistics in a real window, from a match that is played there."""

from __future__ import annotations

import shutil

from arcade import key

from carrom.core.inputs import Concede
from carrom.core.match import Phase
from carrom.core.seats import Side
from carrom.ui.screens.play import PlayScreen
from carrom.ui.screens.score_card import ScoreCardScreen
from carrom.ui.screens.statistics import StatisticsScreen
from carrom.ui.screens.title import TitleScreen
from tests.ui.driver import Driver
from tests.ui.matches import config
from tests.ui.replay.reels import FAMILY


def opened(driver: Driver) -> StatisticsScreen:
    """The statistics, with everything taken in."""
    driver.game.open_statistics()
    driver.frames(5)
    return driver.screen(StatisticsScreen)


def test_without_a_match_it_says_how_to_get_there(driver: Driver) -> None:
    screen = opened(driver)
    assert screen.person is None
    driver.key(key.ESCAPE)
    driver.screen(TitleScreen)


def test_kept_matches_are_taken_in(driver: Driver) -> None:
    folder = driver.game.services.store.folders.replays
    folder.mkdir(parents=True)
    shutil.copy(FAMILY, folder / "2030-01-02 12.00.00.jsonl")
    (folder / "2030-01-01 12.00.00.jsonl").write_text("no match")
    screen = opened(driver)
    first = screen.person
    assert first is not None
    assert (first.name, first.total.boards_won, first.total.points) == ("A1", 1, 160)
    driver.key(key.DOWN)
    second = screen.person
    assert second is not None
    assert (second.name, second.total.boards_won) == ("B1", 0)


def test_banner_score_card_and_statistics_name_one_winner(driver: Driver) -> None:
    driver.game.start(config())
    driver.frames()
    screen = driver.screen(PlayScreen)
    driver.shoot()
    driver.to_rest()
    screen.flow.do(Concede(Side.A, whole_match=True))
    driver.frames()
    assert screen.state.phase is Phase.MATCH_OVER
    assert "Ravi won the match." in screen.flow.verdict.sentences
    driver.game.open_score_card(screen)
    driver.frames()
    driver.screen(ScoreCardScreen)
    (sheet,) = driver.game.services.archive.sheets.values()
    assert sheet.winner is screen.state.winner is Side.B
    assert sheet.people["Ravi"].matches_won == 1
    assert sheet.people["Asha"].matches_won == 0
    assert sheet.people["Asha"].strokes == 1
