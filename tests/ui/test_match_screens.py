"""The clock, the score card, the toss and the menu around a match, in a real window."""

from __future__ import annotations

import csv
import errno
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from arcade import key
from PIL import Image

from carrom.core.geometry import Point
from carrom.core.match import BoardResult, MatchState, Phase
from carrom.core.pieces import QueenAt
from carrom.core.seats import BySide, Seat, Side
from carrom.laws.rule_sets import LAWS
from carrom.ui.screens.help import HelpScreen
from carrom.ui.screens.pause import PauseScreen
from carrom.ui.screens.play import PlayScreen
from carrom.ui.screens.score_card import ScoreCardScreen
from carrom.ui.screens.screen import Screen
from carrom.ui.screens.toss import TossScreen
from tests.ui.driver import Driver
from tests.ui.matches import match, with_layout

COINS = {"w1": Point(0, 0), "w2": Point(50, 90), "b1": Point(-100, 200), "b2": Point(-200, 100)}


def under_laws() -> MatchState:
    return with_layout(match(laws=LAWS.laws), COINS, QueenAt.WHITE)


def board_over(demandable: int = 0) -> MatchState:
    result = BoardResult(Side.B, 3, 0, demandable, Side.A, BySide(0, 3))
    state = under_laws()
    return replace(state, phase=Phase.BOARD_OVER, boards=(result,), score=result.score)


def left(screen: PlayScreen) -> float:
    seconds = screen.session.clock.left_s
    assert seconds is not None
    return seconds


def test_nothing_is_waited_for_at_the_board_while_a_sheet_lies_on_it(
    driver: Driver, read: list[str]
) -> None:
    screen = driver.play(under_laws())
    assert "Asha to strike" in read
    driver.game.open_pause(screen)
    driver.frames()
    read.clear()
    driver.frames()
    assert "Back to the board" in read
    assert "Click to go on" not in read and "Any key: go on" not in read


def test_clock_stands_in_the_menu_and_while_nobody_looks_and_goes_on_from_there(
    driver: Driver,
) -> None:
    screen = driver.play(under_laws())
    driver.frames(50, seconds=0.1)
    assert left(screen) == pytest.approx(10, abs=0.3)
    driver.key(key.ESCAPE)
    driver.frames(100, seconds=0.1)
    driver.key(key.ESCAPE)
    assert left(screen) == pytest.approx(10, abs=0.5)
    driver.window.dispatch_event("on_deactivate")
    driver.frames(100, seconds=0.1)
    assert left(screen) == pytest.approx(10, abs=0.5)
    driver.window.dispatch_event("on_activate")
    driver.frames(10, seconds=0.1)
    assert left(screen) == pytest.approx(9, abs=0.5)


def test_machine_that_slept_does_not_let_the_clock_run_out(driver: Driver) -> None:
    screen = driver.play(under_laws())
    before = left(screen)
    driver.frames(seconds=60.0)
    assert before - left(screen) <= 0.5


@pytest.mark.parametrize("closed", [False, True])
def test_stroke_in_motion_counts_when_the_match_is_left(driver: Driver, closed: bool) -> None:
    screen = driver.play(under_laws())
    driver.shoot()
    driver.frames(3)
    assert screen.flow.moving
    driver.key(key.ESCAPE)
    if closed:
        driver.game.close()
    else:
        driver.push("Leave; the match is kept")
    record = driver.game.services.store.load().record
    assert record is not None and len(record.entries) == 1


def test_time_that_ran_out_is_judged_and_told(driver: Driver) -> None:
    screen = driver.play(under_laws())
    driver.frames(160, seconds=0.1)
    assert screen.state.ruling is not None
    assert any("Time is up" in sentence for sentence in screen.flow.verdict.sentences)


def test_why_opens_the_page_of_the_rule_and_comes_back(driver: Driver) -> None:
    screen = driver.play(under_laws())
    driver.frames(160, seconds=0.1)
    driver.click(screen.buttons.why.rect)
    driver.screen(HelpScreen)
    driver.frames(2)
    driver.push("Back")
    assert driver.screen(PlayScreen) is screen


def test_winner_may_ask_for_points_and_the_next_board_follows(driver: Driver) -> None:
    screen = driver.play(board_over(demandable=2))
    driver.key(key.ENTER)
    driver.screen(ScoreCardScreen)
    driver.push("Ask for 2 points")
    assert screen.state.score == BySide(0, 5)
    driver.push("Next board")
    assert driver.screen(PlayScreen) is screen
    assert screen.state.phase is Phase.AIMING


def test_finished_board_goes_on_by_keys_alone(driver: Driver) -> None:
    screen = driver.play(board_over())
    assert screen.scoreboard().prompt
    driver.key(key.ENTER)
    driver.screen(ScoreCardScreen)
    driver.key(key.ENTER)
    assert driver.screen(PlayScreen) is screen
    assert screen.state.board.to_strike is Seat.NORTH


def test_card_is_written_as_csv_and_as_a_picture(driver: Driver, tmp_path: Path) -> None:
    driver.play(board_over())
    driver.key(key.S)
    driver.screen(ScoreCardScreen)
    driver.push("CSV")
    driver.push("Picture")
    stem = "Score card 2030-01-02 03.04.05"
    text = (tmp_path / "exports" / f"{stem}.csv").read_text(encoding="utf-8")
    rows = list(csv.reader(text.splitlines()))
    assert rows[1] == ["1", "Asha", "-", "-", "0", "-", "3", "3"]
    with Image.open(tmp_path / "exports" / f"{stem}.png") as picture:
        assert picture.width > 600


def test_newest_board_stays_in_sight_when_the_card_is_written(
    driver: Driver, read: list[str]
) -> None:
    boards = tuple(BoardResult(Side.A, 1, 0, 0, Side.A, BySide(n, 0)) for n in range(1, 25))
    screen = driver.play(replace(board_over(), boards=boards))
    driver.game.open_score_card(screen)
    driver.frames()
    driver.push("CSV")
    read.clear()
    driver.frames()
    assert [text for text in read if text.startswith("Written to")]
    assert "24" in read


def test_card_that_cannot_be_written_says_so_on_the_screen(driver: Driver, tmp_path: Path) -> None:
    (tmp_path / "exports").write_text("in the way")
    driver.play(board_over())
    driver.key(key.S)
    card = driver.screen(ScoreCardScreen)
    driver.push("CSV")
    assert card.told == "The score card could not be written: the system does not allow it."


def test_card_for_which_there_is_no_room_leaves_nothing_behind(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill_up(path: Path, content: bytes) -> None:
        path.touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", fill_up)
    driver.play(board_over())
    driver.key(key.S)
    driver.push("CSV")
    assert "the disk is full" in driver.screen(ScoreCardScreen).told
    assert not list((tmp_path / "exports").iterdir())


@pytest.mark.parametrize(("word", "kind"), [("Score card", ScoreCardScreen), ("Rules", HelpScreen)])
def test_what_the_menu_opens_leads_back_to_the_menu(
    driver: Driver, word: str, kind: type[Screen]
) -> None:
    screen = driver.play(under_laws())
    driver.key(key.ESCAPE)
    menu = driver.screen(PauseScreen)
    driver.push(word)
    driver.screen(kind)
    driver.key(key.ESCAPE)
    assert driver.screen(PauseScreen) is menu
    driver.key(key.ESCAPE)
    assert not screen.session.on_hold


def test_score_card_that_the_menu_opened_may_lead_to_the_board(driver: Driver) -> None:
    screen = driver.play(under_laws())
    driver.key(key.ESCAPE)
    driver.push("Score card")
    driver.push("Back to the board")
    assert driver.screen(PlayScreen) is screen
    assert not screen.session.on_hold


def test_all_points_on_offer_are_within_the_score_card(driver: Driver) -> None:
    driver.play(board_over(demandable=6))
    driver.key(key.ENTER)
    card = driver.screen(ScoreCardScreen)
    buttons = card.foot_buttons()
    assert len(buttons) == 7
    assert all(card.sheet.left < each.rect.left for each in buttons)
    assert all(a.rect.right < b.rect.left for a, b in pairwise(buttons))


def test_toss_asks_its_winner_and_then_the_loser(driver: Driver) -> None:
    config = replace(match().config, first_breaker=None)
    driver.game.open_play(driver.game.services.begin(config))
    screen = driver.screen(PlayScreen)
    driver.frames(2)
    driver.push("Take the break")
    driver.frames(2)
    driver.screen(TossScreen)
    driver.push("Sit above")
    driver.frames(2)
    assert driver.screen(PlayScreen) is screen
    assert screen.state.phase is Phase.AIMING


def test_stroke_is_taken_back_only_after_both_agreed(driver: Driver) -> None:
    driver.game.open_play(driver.game.services.begin(match().config))
    driver.frames()
    screen = driver.screen(PlayScreen)
    before = screen.state
    driver.key(key.PLUS, times=24)
    driver.shoot()
    driver.to_rest()
    driver.key(key.ESCAPE)
    driver.push("Take back the last stroke")
    assert screen.state != before
    driver.push("Agreed")
    assert driver.screen(PlayScreen) is screen
    assert screen.state == before


def test_match_that_was_left_is_continued_where_it_stood(driver: Driver) -> None:
    driver.game.open_play(driver.game.services.begin(match().config))
    driver.frames()
    driver.key(key.PLUS, times=24)
    driver.shoot()
    driver.to_rest()
    state = driver.screen(PlayScreen).state
    driver.key(key.ESCAPE)
    driver.push("Leave; the match is kept")
    driver.frames(2)
    driver.push("Continue")
    assert driver.screen(PlayScreen).state == state


def test_what_was_chosen_is_kept_though_the_window_is_closed(driver: Driver) -> None:
    driver.game.open_setup()
    driver.push("Trial boards first")
    driver.game.open_watch_setup()
    driver.push("Players")
    driver.game.close()
    settings = driver.game.services.settings
    assert settings.match.trial_boards
    assert settings.watch.doubles


def test_a_match_that_cannot_be_kept_says_so_beside_all_else(
    driver: Driver, tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir(exist_ok=True)
    (tmp_path / "data" / "saves").write_text("in the way")
    driver.game.services.notices.append("Settings are lost.")
    driver.game.start(under_laws().config)
    driver.frames(2)
    told = " ".join(driver.screen(PlayScreen).flow.verdict.sentences)
    assert "match.jsonl cannot be written" in told and "Settings are lost." in told
    driver.key(key.ESCAPE)
    driver.push("Leave; the match cannot be kept")
