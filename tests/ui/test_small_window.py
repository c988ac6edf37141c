"""The smallest window with the largest text: everything has its place, and can be read."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from arcade import key

from carrom.core.geometry import Point
from carrom.core.pieces import QueenAt
from carrom.core.tally import BreakState
from carrom.storage.settings import TextSize
from carrom.ui.art.board_camera import Rect
from carrom.ui.art.theme import LEAST_SIZE
from carrom.ui.play.prompt_part import LEAST_SHARE
from carrom.ui.play.prompting import how_of, prompt_of
from carrom.ui.screens.screen import Screen
from carrom.ui.screens.title import TitleScreen
from carrom.ui.stage import TEXT_SIZES
from tests.ui.driver import Driver
from tests.ui.matches import match, with_layout

COINS = {"w1": Point(0, 0), "b1": Point(-100, 200)}


def make_small(screen: Screen, text: float = TEXT_SIZES[TextSize.LARGEST]) -> None:
    """Lay a screen out as in the smallest window."""
    screen.stage.text = text
    screen.canvas.begin(*LEAST_SIZE, 1.0, screen.stage.text)
    screen.lay_out()


def test_all_buttons_of_the_first_screen_are_in_the_window(driver: Driver) -> None:
    driver.game.start(match().config)
    driver.shoot()
    driver.to_rest()
    driver.game.open_title()
    screen = driver.screen(TitleScreen)
    make_small(screen)
    rects = [button.rect for button in screen.widgets.widgets]
    assert len(rects) == 10
    assert all(rect.bottom >= 0 and rect.top <= LEAST_SIZE[1] for rect in rects)
    assert all(a is b or not overlap(a, b) for a in rects for b in rects)


def test_hint_for_the_keys_is_not_cut(driver: Driver) -> None:
    screen = driver.play(with_layout(match(), COINS, QueenAt.WHITE))
    driver.key(key.PLUS)
    make_small(screen)
    canvas, devices = screen.canvas, screen.stage.devices
    room = screen.buttons.prompt_room(screen.layout, canvas.theme.gap)
    how = how_of(screen.words, screen.flow, devices)
    assert "Space" in how
    assert canvas.text.width(how, LEAST_SHARE * canvas.theme.small) <= room.width
    taken = [screen.buttons.sound.rect, screen.buttons.menu.rect]
    assert not any(overlap(room, rect) for rect in taken)


def test_trial_board_is_told_in_whole_lines(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = with_layout(match(), COINS, QueenAt.WHITE, trial=True)
    screen = driver.play(state)
    for text in TEXT_SIZES.values():
        make_small(screen, text)
        told = drawn(screen, monkeypatch)
        assert "Trial board" in told
        assert any("does not" in line for line in told)
        assert not any("…" in line for line in told)


def test_nothing_is_written_below_the_board_while_the_band_lies_there(driver: Driver) -> None:
    screen = driver.play(with_layout(match(), COINS, QueenAt.WHITE))
    driver.frames(5)
    driver.pull(Point(0, -400))
    assert not prompt_of(screen.words, screen.flow, screen.scoreboard())
    assert not how_of(screen.words, screen.flow, screen.stage.devices)


def drawn(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines of a screen, widgets aside, as they are drawn."""
    batch, lines = screen.canvas.text, list[str]()
    add = batch.add

    def noting(text: str, x: float, y: float, size: float, *ink: Any, **style: Any) -> None:  # noqa: ANN401
        room, bold = style.get("max_width"), style.get("bold", False)
        lines.append(text if room is None else batch.fitted(text, size, room, bold=bold))
        add(text, x, y, size, *ink, **style)

    with monkeypatch.context() as patch:
        patch.setattr(batch, "add", noting)
        screen.paint()
        screen.canvas.flush()
    return lines


def overlap(a: Rect, b: Rect) -> bool:
    """Whether two areas share more than an edge."""
    wide = min(a.right, b.right) - max(a.left, b.left)
    high = min(a.top, b.top) - max(a.bottom, b.bottom)
    return wide > 0 and high > 0


@pytest.mark.parametrize("text", TEXT_SIZES.values())
@pytest.mark.parametrize("size", [(800, 600), (800, 1000), (1280, 720), (1920, 1080)])
def test_lines_about_the_match_are_read_across_a_table(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float
) -> None:
    state = match(break_=BreakState(made=True))
    screen = driver.play(replace(state, config=replace(state.config, games=3)))
    screen.stage.text = text
    screen.canvas.begin(*size, 1.0, text)
    screen.lay_out()
    hud, sizes, heights = screen.scoreboard(), dict[str, float](), dict[str, float]()

    def noting(line: str, x: float, y: float, size: float, *ink: Any, **style: Any) -> None:  # noqa: ANN401
        sizes[line], heights[line] = size, y

    monkeypatch.setattr(screen.canvas.text, "add", noting)
    screen.hud.paint(screen.canvas, hud)
    theme, shown = screen.canvas.theme, (hud.board_line, hud.queen_line)
    assert all(sizes[line] >= 0.75 * theme.body - 1 for line in shown)
    if size[0] > 800:
        assert {sizes[line] for line in shown} == {theme.body}
    high, low = (heights[line] for line in shown)
    assert high - low >= 1.2 * theme.body
    assert high + 0.6 * theme.body <= size[1]
    panel = screen.layout.right if screen.layout.strips else screen.layout.left
    assert low - 0.6 * theme.body >= panel.top


def test_rules_are_told_in_the_panel(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = driver.play(with_layout(match(), COINS, QueenAt.BOARD))
    make_small(screen, 1.0)
    many = "Standard, Cover in another pocket, Game target, No back shots, Powder, Queen last"
    for rules in ("Standard", many):
        hud, told = replace(screen.scoreboard(), rules_line=rules), list[str]()
        with monkeypatch.context() as patch:
            patch.setattr(
                screen.canvas.text,
                "add",
                lambda line, *where, told=told, **style: told.append(line),
            )
            screen.hud.paint(screen.canvas, hud)
        assert rules in " ".join(told[: told.index(hud.right.names[0])])


def test_a_long_name_is_written_smaller_before_it_is_cut(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = with_layout(match(), COINS, QueenAt.PENDING)
    players = {
        player: replace(spec, name="Srikrishna Prasad Tripathi")
        for player, spec in state.config.players.items()
    }
    screen = driver.play(replace(state, config=replace(state.config, players=players)))
    make_small(screen)
    told = drawn(screen, monkeypatch)
    assert "Srikrishna Prasad Tripathi to strike, to cover the queen" in told
    assert any(line.startswith("Srikrishna P") and line.endswith("…") for line in told)
