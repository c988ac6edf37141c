from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from carrom.core.match import MatchConfig
from carrom.core.message import Notice
from carrom.core.pieces import QUEEN, Colour, men_of
from carrom.core.seats import Side
from carrom.errors import BadInputError, SaveError
from carrom.paths import UserFolders
from carrom.session.archive import Archive
from carrom.session.figures import UnfinishedError
from carrom.storage.saves import MatchStore
from carrom.storage.settings import ReplaySettings
from carrom.storage.statistics import StatisticsFile
from tests.session.builders import config, played, registry, session

ALL_WHITE = (QUEEN, *men_of(Colour.WHITE))


class Shelf:
    """An archive in a folder, with a clock that goes on by a minute a look."""

    def __init__(self, home: Path, limits: ReplaySettings | None = None) -> None:
        minutes = count()
        noon = datetime(2030, 1, 2, 12)
        self.folders = UserFolders(home / "data", home / "config", home / "log")
        self.told: list[Notice] = []
        self.limits = limits or ReplaySettings()
        self.archive = Archive(
            MatchStore(self.folders, lambda: noon + timedelta(minutes=next(minutes))),
            StatisticsFile(self.folders.statistics, self.told.append),
            registry,
            lambda: self.limits,
            self.told.append,
        )

    def again(self) -> Shelf:
        """The same folder, opened anew."""
        return Shelf(self.folders.data.parent, self.limits)

    def play(self, *, watched: bool = False) -> None:
        """A match of one stroke."""
        save = self.archive.save_watched if watched else self.archive
        played(session(ALL_WHITE, match_config=one_board(), save=save))

    @property
    def names(self) -> list[str]:
        return [path.name for path in self.archive.store.replays()]


def one_board() -> MatchConfig:
    short = config()
    return replace(short, laws=replace(short.laws, game_target=1))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def test_a_match_is_kept_and_noted_when_it_is_over(shelf: Shelf) -> None:
    shelf.play()
    (path,) = shelf.archive.store.replays()
    sheet = shelf.again().archive.sheets[path.name]
    assert sheet.winner is Side.A
    assert sheet.played == "2030-01-02 12:00:00"
    assert shelf.archive.unread() == ()
    assert shelf.archive.store.load().match is None


def test_deleting_replays_loses_no_figures(shelf: Shelf) -> None:
    shelf.play()
    shelf.play()
    before = dict(shelf.archive.sheets)
    shelf.folders.statistics.unlink()
    fresh = shelf.again().archive
    assert len(fresh.unread()) == 2
    for path in fresh.store.replays():
        fresh.delete(path)
    assert fresh.store.replays() == ()
    assert shelf.again().archive.sheets == before


def test_the_oldest_go_when_there_are_too_many(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, ReplaySettings(matches=2, watched=1))
    for watched in (False, True, False, True, False):
        shelf.play(watched=watched)
    assert shelf.names == [
        "2030-01-02 12.04.00.jsonl",
        "2030-01-02 12.03.00 watched.jsonl",
        "2030-01-02 12.02.00.jsonl",
    ]
    assert len(shelf.archive.sheets) == 5


def test_a_match_that_was_left_is_put_among_the_replays_for_a_new_one(shelf: Shelf) -> None:
    mine = played(session((), match_config=one_board(), save=shelf.archive))
    shelf.archive.put_away()
    assert shelf.archive.store.load().match is None
    (path,) = shelf.archive.store.replays()
    played_steps, _ = shelf.archive.open(path)
    assert played_steps[-1].after.board.layout == mine.state.board.layout
    with pytest.raises(UnfinishedError, match="not played to its end") as raised:
        shelf.archive.read(path)
    assert raised.value.sheet.rule_set == mine.state.config.rule_set


def test_matches_that_were_left_count_too_and_the_one_to_go_on_with_stays(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, ReplaySettings(matches=2))
    shelf.play()
    for _ in range(3):
        shelf.archive.put_away()
        mine = played(session((), match_config=one_board(), save=shelf.archive))
    assert shelf.names == ["2030-01-02 12.02.00.jsonl", "2030-01-02 12.01.00.jsonl"]
    assert len(shelf.archive.sheets) == 1
    shelf.archive.trim()
    assert shelf.archive.store.load().match == mine.state
    shelf.play()
    assert shelf.names == ["2030-01-02 12.03.00.jsonl", "2030-01-02 12.02.00.jsonl"]


def test_no_replay_goes_before_its_figures_are_on_the_disk(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, ReplaySettings(matches=2))
    shelf.play()
    shelf.play()
    shelf.folders.statistics.unlink()
    shelf = shelf.again()
    in_the_way = shelf.folders.statistics.with_name("statistics.json.new")
    in_the_way.mkdir()
    for path in shelf.archive.store.replays():
        shelf.archive.read(path)
    shelf.limits = ReplaySettings(matches=1)
    with pytest.raises(SaveError):
        shelf.archive.trim()
    assert len(shelf.names) == 2
    in_the_way.rmdir()
    shelf.archive.trim()
    assert len(shelf.names) == 1
    assert len(shelf.again().archive.sheets) == 2


def test_a_match_without_a_stroke_is_not_kept(shelf: Shelf) -> None:
    session((), match_config=one_board(), save=shelf.archive)
    shelf.archive.put_away()
    assert shelf.names == []


def test_watching_leaves_the_running_match_alone(shelf: Shelf) -> None:
    mine = played(session((), match_config=one_board(), save=shelf.archive))
    shelf.play(watched=True)
    assert shelf.archive.store.load().match == mine.state
    assert len(shelf.names) == 1


def test_what_cannot_be_read_says_why_and_stays_until_it_is_deleted(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, ReplaySettings(matches=1))
    shelf.folders.replays.mkdir(parents=True)
    bad = shelf.folders.replays / "2020-01-01 00.00.00.jsonl"
    bad.write_text("no match\n")
    with pytest.raises(BadInputError, match="line 1"):
        shelf.archive.read(bad)
    with pytest.raises(BadInputError, match="line 1"):
        shelf.archive.open(bad)
    shelf.play()
    assert bad.name in shelf.names
    shelf.archive.delete(bad)
    assert bad.name not in shelf.names


def test_a_match_stays_kept_where_its_figures_cannot_be_written(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, ReplaySettings(matches=1))
    shelf.play()
    shelf.folders.statistics.unlink()
    shelf.folders.statistics.with_name("statistics.json.new").mkdir()
    shelf = shelf.again()
    first, second = shelf.archive, shelf.archive.store.replays()[0]
    assert first.read(second).winner is Side.A
    assert len(shelf.told) > 0
    with pytest.raises(SaveError):
        first.delete(second)
    first.trim()
    shelf.play()
    assert len(shelf.names) == 2


def test_a_kept_match_opens_step_by_step(shelf: Shelf) -> None:
    shelf.play()
    steps, rulebook = shelf.archive.open(shelf.archive.store.replays()[0])
    assert [str(step.after.phase) for step in steps] == ["match_over"]
    assert rulebook.hud_items(steps[0].after) == ()
