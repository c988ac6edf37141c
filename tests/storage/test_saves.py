from __future__ import annotations

import json
import subprocess
import sys
import time
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from unittest import mock

import pytest

from carrom.core.inputs import Concede, NextBoard
from carrom.core.match import MatchState, Phase, PlayerSpec
from carrom.core.record import Record
from carrom.core.seats import Side
from carrom.errors import SaveError
from carrom.paths import UserFolders
from carrom.session.session import MatchSession
from carrom.storage import replays
from carrom.storage.files import NEW
from carrom.storage.replays import read_record
from carrom.storage.saves import MatchStore
from tests.session.builders import ScriptedSimulator, config, legal_stroke, rulebook

NOON = datetime(2026, 5, 4, 12, 0, 0)


def store_in(folder: Path) -> MatchStore:
    return MatchStore(UserFolders(folder / "data", folder / "config", folder / "log"), lambda: NOON)


def running(store: MatchStore, strokes: int) -> MatchSession:
    """A match of so many strokes that was saved after each."""
    match_config = config("laws", doubles=True)
    table = MatchSession.begin(
        match_config,
        rulebook(match_config),
        ScriptedSimulator([("w1",), (), ("b1",)]),
        save=store.save,
    )
    for _ in range(strokes):
        assert table.play(legal_stroke(table.state)) is None
        table.finish_stroke()
    return table


def save_file(store: MatchStore) -> Path:
    return store.folders.saves / "match.jsonl"


def test_there_may_be_nothing_to_go_on_with(tmp_path: Path) -> None:
    loaded = store_in(tmp_path).load()
    assert (loaded.match, loaded.record, loaded.notice) == (None, None, None)


def test_a_match_that_was_made_ready_is_saved_by_its_latest_line_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = running(store_in(tmp_path / "other"), 5)
    store = store_in(tmp_path)
    shorter = replace(table.record, entries=table.record.entries[:-1])
    store.make_ready(table.state, shorter)
    assert not save_file(store).exists()
    set_in_line = mock.Mock(wraps=replays._line)
    monkeypatch.setattr(replays, "_line", set_in_line)
    store.save(table.state, table.record)
    assert set_in_line.call_count == 2  # the head, and the latest entry
    assert store.load().record == table.record


def test_a_match_is_read_as_it_was_saved(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    table = running(store, 5)
    loaded = store_in(tmp_path).load()
    assert loaded.match == table.state
    assert loaded.record == table.record
    assert repr(loaded.match) == repr(table.state)


@pytest.mark.parametrize("name", ["Ævar", "प्रिया 🙂", "a\nb", "\u2028\x85\x1c", "\ud800", '"\\'])
def test_a_match_is_kept_whatever_its_players_are_called(name: str, tmp_path: Path) -> None:
    store = store_in(tmp_path)
    match_config = config()
    players = {player: PlayerSpec(name) for player in match_config.players}
    match_config = replace(match_config, players=players)
    table = MatchSession.begin(
        match_config, rulebook(match_config), ScriptedSimulator(), save=store.save
    )
    assert store.load().match == table.state


def test_what_was_taken_back_is_not_in_the_file(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    table = running(store, 4)
    table.undo(agreed=True)
    loaded = store.load()
    assert loaded.record == table.record
    assert loaded.match == table.state


def test_killed_in_the_middle_of_a_save_the_match_before_it_is_there(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    table = running(store, 3)
    whole = save_file(store).read_text(encoding="utf-8")
    unfinished = save_file(store).with_name(save_file(store).name + NEW)
    for length in (0, 1, len(whole) // 2):
        unfinished.write_text(whole[:length], encoding="utf-8")
        assert store_in(tmp_path).load().match == table.state


SAVE_WITHOUT_END = """
import sys
from pathlib import Path
from tests.storage.test_saves import running, store_in

while True:
    running(store_in(Path(sys.argv[1])), 3)
"""


def test_a_game_that_is_killed_while_it_saves_loses_nothing(tmp_path: Path) -> None:
    for pause_s in (0.05, 0.13):
        game = subprocess.Popen([sys.executable, "-c", SAVE_WITHOUT_END, str(tmp_path)])
        try:
            while not save_file(store_in(tmp_path)).exists():
                assert game.poll() is None
                time.sleep(0.02)
            time.sleep(pause_s)
        finally:
            game.kill()
            game.wait()
        loaded = store_in(tmp_path).load()
        assert loaded.notice is None
        assert loaded.match is not None
        assert loaded.record is not None
        assert loaded.match.board.stroke_no == len(loaded.record.entries)
        save_file(store_in(tmp_path)).unlink()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: text[: len(text) // 2], "cannot be continued"),
        (lambda text: "", "cannot be continued"),
        (lambda text: "\x00" * 50, "cannot be continued"),
        (lambda text: text.replace('"version":1', '"version":99', 1), "newer version"),
        (lambda text: text.replace('"version":1', '"version":"x"', 1), "cannot be continued"),
        (lambda text: text.replace('"aiming"', '"dancing"', 1), "'dancing' is not a valid Phase"),
        (lambda text: text.replace('"b9":', '"w1":', 1), "white carrommen"),
        (lambda text: text.replace('"state":{', '"state":null,"more":{', 1), "where the match"),
        (lambda text: "[" * 100_000, "cannot be continued"),
    ],
)
def test_a_file_that_cannot_be_used_is_set_aside_with_a_message(
    change: object, told: str, tmp_path: Path
) -> None:
    store = store_in(tmp_path)
    running(store, 3)
    text = change(save_file(store).read_text(encoding="utf-8"))  # type: ignore[operator]
    save_file(store).write_text(text, encoding="utf-8")
    loaded = store.load()
    assert loaded.match is None
    assert told in str(loaded.notice)
    (kept,) = store.folders.saves.iterdir()
    assert kept.read_text(encoding="utf-8") == text
    assert str(kept) in str(loaded.notice)
    assert store.load().notice is None


def test_a_match_that_is_over_becomes_a_replay(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    for _ in range(2):
        table = running(store, 2)
        table.do(Concede(Side.A, whole_match=True))
        assert table.state.phase is Phase.MATCH_OVER
        store.finish(table.record)
    assert store.load().match is None
    assert not save_file(store).exists()
    names = [path.name for path in store.replays()]
    assert sorted(names) == ["2026-05-04 12.00.00 (2).jsonl", "2026-05-04 12.00.00.jsonl"]
    record, state = read_record(store.replays()[0])
    assert record == table.record
    assert state is None


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("", encoding="utf-8")
    store = store_in(tmp_path)
    match_config = config()
    table = MatchSession.begin(match_config, rulebook(match_config), ScriptedSimulator())
    with pytest.raises(SaveError, match="cannot be written"):
        store.save(table.state, table.record)


def test_a_saved_match_goes_on_after_the_next_start(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    running(store, 3)
    loaded = store.load()
    assert isinstance(loaded.match, MatchState)
    assert isinstance(loaded.record, Record)
    book = rulebook(loaded.match.config)
    table = MatchSession(loaded.match, loaded.record, book, ScriptedSimulator(), save=store.save)
    table.play(legal_stroke(table.state))
    table.finish_stroke()
    assert table.undo(agreed=True) is None
    assert table.state == loaded.match
    assert table.do(NextBoard()) is not None


def test_a_match_that_others_began_is_set_aside(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    running(store, 1)
    head, rest = save_file(store).read_text(encoding="utf-8").split("\n", 1)
    told = json.loads(head)
    del told["config"]["players"]["B1"]
    save_file(store).write_text(f"{json.dumps(told)}\n{rest}", encoding="utf-8")
    loaded = store.load()
    assert loaded.match is None
    assert "others" in str(loaded.notice)
