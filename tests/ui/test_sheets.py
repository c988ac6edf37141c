"""Sheets and their rows: as high as what is on them, with everything apart."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from carrom.core.pieces import QueenAt
from carrom.ui.art.widgets import Choice
from carrom.ui.screens.help import HelpScreen
from carrom.ui.screens.pause import PauseScreen
from carrom.ui.screens.replays import ReplaysScreen
from carrom.ui.screens.seats import SeatsScreen
from carrom.ui.screens.setup import SetupScreen
from carrom.ui.screens.title import TitleScreen
from carrom.ui.stage import TEXT_SIZES
from tests.ui.driver import Driver
from tests.ui.matches import match, with_layout
from tests.ui.test_small_window import COINS, make_small, overlap


def test_a_question_and_its_answers_fill_the_sheet(driver: Driver) -> None:
    screen = driver.play(with_layout(match(), COINS, QueenAt.WHITE))
    driver.game.open_pause(screen)
    menu = driver.screen(PauseScreen)
    driver.push("Take back the last stroke")
    make_small(menu)
    asked, answers = menu.body, [item.rect for item in menu.widgets.widgets]
    assert all(not overlap(a, b) for a in answers for b in answers if a is not b)
    assert answers[-1].bottom >= asked.bottom - 1
    assert answers[-1].bottom - asked.bottom < menu.canvas.theme.gap
    assert answers[0].top < asked.top - menu.canvas.theme.body


def test_lines_about_a_row_are_nearer_to_it_than_to_the_next(driver: Driver) -> None:
    driver.game.open_setup()
    screen = driver.screen(SetupScreen)
    make_small(screen)
    rows = screen.columns[1]
    for above, below in pairwise(w.rect.centre.y for w in rows.visible if w.reachable):
        lines = [y for _, y in rows._lines if below < y < above]
        assert lines
        assert above - lines[0] < lines[-1] - below


@pytest.mark.parametrize("doubles", [False, True])
def test_who_plays_is_as_high_as_its_rows_with_all_lines_about_them(
    driver: Driver, doubles: bool
) -> None:
    screen = driver.play(match(doubles=doubles))
    driver.game.open_seats(screen)
    sheet = driver.screen(SeatsScreen)
    mind = driver.game.services.registry.personalities[0]
    for player in screen.state.config.players:
        sheet._give(player, mind)
    rows, lowest = sheet.rows, min(y for _, y in sheet.rows._lines)
    assert len([row for row in rows.visible if isinstance(row, Choice)]) == 2 + 2 * doubles
    assert 0 <= lowest - sheet.body.bottom < 3 * sheet.canvas.theme.gap


@pytest.mark.parametrize("size", [(1280, 720), (800, 600)])
def test_all_boxes_of_a_column_begin_at_the_same_place(
    driver: Driver, size: tuple[int, int]
) -> None:
    driver.game.open_setup()
    screen = driver.screen(SetupScreen)
    for width, height in ((1280, 720), size):
        screen.canvas.begin(width, height, 1.0)
        screen.lay_out()
        screen.widgets.draw(screen.canvas)
        boxes = [row._box for row in screen._left.visible if isinstance(row, Choice)]
        assert max(box.left for box in boxes) - min(box.left for box in boxes) <= 1


def test_subjects_of_the_rules_are_written_in_full(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.game.open_title()
    driver.game.open_help(driver.screen(TitleScreen), None)
    screen = driver.screen(HelpScreen)
    make_small(screen)
    batch, told = screen.canvas.text, list[str]()

    def noting(text: str, x: float, y: float, size: float, *ink: Any, **style: Any) -> None:  # noqa: ANN401
        room, bold = style.get("max_width"), style.get("bold", False)
        told.append(text if room is None else batch.fitted(text, size, room, bold=bold))

    monkeypatch.setattr(batch, "add", noting)
    screen.widgets.draw(screen.canvas)
    assert "Fouls and returned coins" in told
    assert not any("…" in text for text in told)


@pytest.mark.parametrize("text", TEXT_SIZES.values())
def test_the_menu_of_a_match_is_not_squeezed(driver: Driver, text: float) -> None:
    driver.game.open_pause(driver.play(with_layout(match(), COINS, QueenAt.WHITE)))
    menu = driver.screen(PauseScreen)
    make_small(menu, text)
    theme, items = menu.canvas.theme, [item.rect for item in menu.widgets.widgets]
    assert len(items) == 11
    assert all(rect.height >= theme.row - 1 for rect in items)
    spread = [rect.inset(-theme.gap / 4) for rect in items]
    assert not any(overlap(a, b) for a in spread for b in spread if a is not b)
    assert all(menu.sheet.bottom < rect.bottom and rect.top < menu.sheet.top for rect in items)


@pytest.mark.parametrize("text", TEXT_SIZES.values())
def test_how_many_matches_are_kept_is_asked_in_full(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    driver.game.open_replays()
    screen = driver.screen(ReplaysScreen)
    make_small(screen, text)
    sizes = dict[str, float]()
    monkeypatch.setattr(
        screen.canvas.text,
        "add",
        lambda line, x, y, size, *ink, **style: sizes.setdefault(line, size),
    )
    screen.widgets.draw(screen.canvas)
    asked = {limit.word: sizes[limit.word] for limit in screen.limits}
    assert asked == {word: screen.canvas.theme.body for word in asked}
