"""The kept matches in a real window: list, player, export, by keys and by mouse."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from arcade import key
from PIL import Image

from carrom.ui.art.widgets import Look
from carrom.ui.screens.export import ExportScreen
from carrom.ui.screens.replay import ReplayScreen
from carrom.ui.screens.replays import ReplaysScreen
from carrom.ui.screens.title import TitleScreen
from tests.ui.driver import Driver
from tests.ui.replay.reels import FAMILY

STROKES = 27


def keep(driver: Driver, name: str, text: str | None = None) -> Path:
    """Put a match among the kept ones, or a file that is none."""
    folder = driver.game.services.store.folders.replays
    folder.mkdir(parents=True, exist_ok=True)
    if text is None:
        shutil.copy(FAMILY, folder / name)
    else:
        (folder / name).write_text(text)
    return folder / name


def opened(driver: Driver) -> ReplaysScreen:
    """The list, with everything read."""
    driver.game.open_replays()
    driver.frames(8)
    return driver.screen(ReplaysScreen)


def playing(driver: Driver) -> ReplayScreen:
    """The first match of the list."""
    opened(driver)
    driver.key(key.ENTER)
    driver.frames()
    return driver.screen(ReplayScreen)


def titles(screen: ReplaysScreen) -> list[str]:
    return [row.title for row in screen.rows]


def test_an_empty_list_says_how_to_fill_it(driver: Driver) -> None:
    screen = opened(driver)
    assert screen.rows == []
    assert "Play one to its end" in screen.empty
    assert [button.look for button in screen.foot_buttons()] == [Look.PRIMARY]
    driver.key(key.ESCAPE)
    driver.screen(TitleScreen)


def test_matches_are_listed_and_files_at_fault_say_why(driver: Driver) -> None:
    keep(driver, "2030-01-02 12.00.00.jsonl")
    keep(driver, "2030-01-01 12.00.00.jsonl", "no match")
    screen = opened(driver)
    good, bad = screen.rows
    assert (good.title, good.detail) == ("A1 against B1", "A1 won 160:0 · Family points")
    assert bad.title == "2030-01-01 12.00.00.jsonl"
    assert "is damaged" in bad.detail
    driver.key(key.DOWN)
    driver.key(key.ENTER)
    assert "is damaged" in driver.screen(ReplaysScreen).told


def test_a_match_without_its_house_rule_says_so(driver: Driver) -> None:
    text = FAMILY.read_text().replace("family_points", "gone_rule")
    keep(driver, "2030-01-01 12.00.00.jsonl", text)
    (row,) = opened(driver).rows
    assert "gone_rule" in row.detail


def test_a_match_is_deleted_after_one_question(driver: Driver) -> None:
    path = keep(driver, "2030-01-02 12.00.00.jsonl")
    screen = opened(driver)
    driver.key(key.DELETE)
    driver.key(key.ESCAPE)
    assert path.exists()
    driver.key(key.DELETE)
    driver.click(screen.foot_buttons()[-1].rect)
    assert not path.exists()
    assert screen.rows == []
    assert list(driver.game.services.archive.sheets) == [path.name]


def test_how_many_are_kept_is_set_in_the_list(driver: Driver) -> None:
    screen = opened(driver)
    before = driver.game.services.settings.replays
    driver.click(screen.limits[0].rect)
    after = driver.game.services.settings.replays
    assert after.matches != before.matches
    assert after.watched == before.watched


def test_a_match_is_played_paused_and_sought_by_keys(driver: Driver) -> None:
    keep(driver, "2030-01-02 12.00.00.jsonl")
    screen = playing(driver)
    playback = screen.playback
    assert playback.last == STROKES
    driver.key(key.SPACE)
    driver.frames(400)
    assert playback.playing
    assert playback.position > 0
    driver.key(key.SPACE)
    driver.key(key.RIGHT, times=3)
    place = playback.position
    driver.frames(300)
    assert playback.position == place
    driver.key(key.HOME)
    assert playback.position == 0
    driver.key(key.END)
    assert playback.at_end
    driver.key(key.UP, times=2)
    assert playback.speed == 4.0
    driver.key(key.DOWN, times=5)
    assert playback.speed == 0.25
    driver.key(key.ESCAPE)
    driver.screen(ReplaysScreen)


def test_a_match_is_played_and_sought_by_mouse(driver: Driver) -> None:
    keep(driver, "2030-01-02 12.00.00.jsonl")
    screen = playing(driver)
    bar = screen.seek_bar.rect
    driver.press(bar.left + bar.width / 2, bar.centre.y)
    driver.drag(bar.right - 1, bar.centre.y)
    driver.release(bar.right - 1, bar.centre.y)
    assert screen.playback.at_end
    driver.press(bar.left + bar.width / 2, bar.centre.y)
    driver.release(bar.left + bar.width / 2, bar.centre.y)
    assert screen.playback.position in (13, 14)


def test_a_match_is_played_and_left_by_a_controller(driver: Driver) -> None:
    keep(driver, "2030-01-02 12.00.00.jsonl")
    screen = playing(driver)
    playback = screen.playback
    screen.pad_press("a")
    assert playback.playing
    screen.pad_press("start")
    assert not playback.playing
    screen.pad_press("rightshoulder")
    assert playback.at_end
    screen.pad_press("leftshoulder")
    assert playback.position == 0
    screen.pad_press("b")
    driver.screen(ReplaysScreen)


def test_a_whole_match_shows_what_was_recorded(driver: Driver) -> None:
    keep(driver, "2030-01-02 12.00.00.jsonl")
    playback = playing(driver).playback
    playback.speed = 4.0
    driver.key(key.SPACE)
    for _ in range(4000):
        if playback.at_end:
            break
        driver.window.dispatch_event("on_update", 0.1)
    driver.frames(30)
    assert playback.at_end
    assert playback.state is playback.reel.final


def test_a_stroke_is_written_and_the_window_goes_on(driver: Driver) -> None:
    keep(driver, "2030-01-02 12.00.00.jsonl")
    playing(driver)
    driver.key(key.E)
    screen = driver.screen(ExportScreen)
    driver.key(key.ENTER)
    driver.window.dispatch_event("on_hide")
    driver.frames(5)
    driver.window.dispatch_event("on_show")
    shares = [0.0]
    while screen.job is not None:
        shares.append(screen.job.progress)
        driver.frames()
    assert len(shares) > 10
    assert shares == sorted(shares)
    assert shares[1] > shares[2] - shares[1]
    (path,) = driver.game.services.exports.iterdir()
    assert str(path) in screen.told
    with Image.open(path) as gif:
        assert gif.size[0] == 540
        assert getattr(gif, "n_frames", 1) > 20
    driver.key(key.ESCAPE)
    driver.screen(ReplayScreen)


def test_an_export_is_cancelled(driver: Driver) -> None:
    keep(driver, "2030-01-02 12.00.00.jsonl")
    playing(driver)
    driver.key(key.E)
    screen = driver.screen(ExportScreen)
    driver.key(key.UP, times=3)
    driver.key(key.RIGHT)
    assert len(screen.scenes) == STROKES
    driver.click(screen.foot_buttons()[-1].rect)
    driver.frames(3)
    assert screen.job is not None
    driver.key(key.ESCAPE)
    assert driver.screen(ExportScreen).job is None
    assert "Cancelled" in screen.told
    assert not list(driver.game.services.exports.iterdir())


@pytest.mark.parametrize("pictures", [False, True])
def test_closing_the_game_cancels_an_export(driver: Driver, pictures: bool) -> None:
    keep(driver, "2030-01-02 12.00.00.jsonl")
    playing(driver)
    driver.key(key.E)
    screen = driver.screen(ExportScreen)
    if pictures:
        driver.key(key.UP, times=2)
        driver.key(key.RIGHT)
    driver.click(screen.foot_buttons()[-1].rect)
    driver.frames(3)
    assert len(list(driver.game.services.exports.iterdir())) == 1
    driver.game.close()
    assert not list(driver.game.services.exports.iterdir())


def test_where_nothing_can_be_written_it_is_told(driver: Driver) -> None:
    keep(driver, "2030-01-02 12.00.00.jsonl")
    exports = driver.game.services.exports
    exports.parent.mkdir(parents=True, exist_ok=True)
    exports.write_text("no folder")
    playing(driver)
    driver.key(key.E)
    driver.key(key.ENTER)
    screen = driver.screen(ExportScreen)
    assert screen.job is None
    assert screen.told == "It could not be written: the system does not allow it."
