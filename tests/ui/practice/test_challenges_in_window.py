"""Challenges by mouse and by keyboard."""

from __future__ import annotations

import arcade
import pytest
from arcade import key

from carrom.ui.screens.challenge import ChallengeScreen
from carrom.ui.screens.challenges import KIND_WORDS, ChallengesScreen
from carrom.ui.screens.practice import PracticeScreen
from tests.ui.driver import Driver
from tests.ui.practice.table import Table


@pytest.fixture(scope="module")
def one_game(window: arcade.Window, tmp_path_factory: pytest.TempPathFactory) -> Driver:
    home = tmp_path_factory.mktemp("challenges")
    own = home / "data/challenges"
    own.mkdir(parents=True)
    (own / "broken.toml").write_text('title = "Mine"', encoding="utf-8")
    return Driver(window, home)


@pytest.fixture
def driver(one_game: Driver, request: pytest.FixtureRequest) -> Driver:
    """At the list of all challenges, for somebody who has no stars yet."""
    one_game.game.practice.person = request.node.name
    one_game.game.practice.kind = 0
    one_game.game.practice.open_table()
    one_game.frames()
    one_game.screen(PracticeScreen)
    one_game.push("Challenges")
    return one_game


def listed(driver: Driver) -> ChallengesScreen:
    return driver.screen(ChallengesScreen)


def opened(driver: Driver, name: str) -> ChallengeScreen:
    entry = next(entry for entry in driver.game.practice.shelf if entry.id == name)
    driver.game.practice.open_challenge(entry)
    driver.frames()
    return driver.screen(ChallengeScreen)


def chosen_id(screen: ChallengesScreen) -> str:
    assert screen.chosen is not None
    return screen.chosen.id


def scroll_down(driver: Driver, screen: ChallengesScreen) -> None:
    x, y = screen.widgets.widgets[0].rect.centre
    driver.window.dispatch_event("on_mouse_scroll", int(x), int(y), 0, -30)
    driver.frames()


def solve(driver: Driver, screen: ChallengeScreen) -> None:
    """Play the solution, as it is shown."""
    for _ in screen.challenge.solution:
        screen.flow.play(screen.challenge.solution[len(screen.attempt)])
        Table(driver).to_rest()


def usual_word(screen: ChallengeScreen) -> str | None:
    """What stands out, and what enter presses."""
    screen.tick(0.0)
    button = screen.usual_button()
    return None if button is None else button.word


def test_the_list_is_gone_through_by_keys_and_back(driver: Driver) -> None:
    screen = listed(driver)
    driver.key(key.RIGHT)
    driver.key(key.DOWN)
    chosen = screen.chosen
    assert chosen is not None and chosen.challenge is not None
    driver.key(key.ENTER)
    assert driver.screen(ChallengeScreen).entry.id == chosen.id
    driver.key(key.ESCAPE)
    again = listed(driver).chosen
    assert again is not None and again.id == chosen.id
    driver.key(key.ESCAPE)
    driver.screen(PracticeScreen)


def test_one_comes_back_to_the_card_that_was_played(driver: Driver, read: list[str]) -> None:
    last = [entry for entry in driver.game.practice.shelf if entry.challenge is not None][-1]
    opened(driver, last.id)
    driver.key(key.ESCAPE)
    screen = listed(driver)
    assert chosen_id(screen) == last.id
    read.clear()
    driver.frames()
    assert next(card.title for card in screen.cards if card.id == last.id) in read


def test_the_chosen_card_is_in_sight_whatever_kind_is_shown(
    driver: Driver, read: list[str]
) -> None:
    screen = listed(driver)
    driver.key(key.END)
    for _ in range(len(KIND_WORDS) + 1):
        driver.click(screen.kind.rect)
        scroll_down(driver, screen)
        driver.click(screen.kind.rect)
        read.clear()
        driver.frames()
        chosen = next(card for card in screen.cards if card.id == chosen_id(screen))
        assert chosen.title in read


def test_other_stars_leave_the_list_where_it_was_scrolled_to(
    driver: Driver, read: list[str]
) -> None:
    screen = listed(driver)
    scroll_down(driver, screen)
    read.clear()
    driver.frames()
    assert screen.cards[0].title not in read
    screen._set_person(1)
    read.clear()
    driver.frames()
    assert screen.cards[0].title not in read


def test_a_kind_alone(driver: Driver) -> None:
    screen = listed(driver)
    every = len(screen.entries)
    driver.click(screen.kind.rect)
    assert 3 <= len(screen.entries) < every
    kinds = {entry.challenge.kind for entry in screen.entries if entry.challenge is not None}
    assert kinds == {next(iter(KIND_WORDS))}


def test_a_broken_file_says_why_and_cannot_be_played(driver: Driver) -> None:
    screen = listed(driver)
    driver.key(key.END)
    driver.frames()
    assert screen.chosen is not None and screen.chosen.id == "own/broken"
    assert screen.said[0].startswith("This file cannot be played. broken.toml is damaged.")
    assert "'kind' is missing" in screen.said[0]
    driver.key(key.ENTER)
    assert listed(driver) is screen


def test_stars_are_earned_and_kept_for_the_person(driver: Driver) -> None:
    screen = opened(driver, "cut-1-straight")
    solve(driver, screen)
    assert screen.stars == 3
    assert usual_word(screen) == "Next"
    room = driver.game.practice
    assert room.stars.of(room.person) == {"cut-1-straight": 3}
    assert room.stars.of("Player 2") == {}
    driver.key(key.ESCAPE)
    card = next(card for card in listed(driver).cards if card.id == "cut-1-straight")
    assert card.stars == 3


def test_an_attempt_that_missed_is_over_and_begins_anew(driver: Driver) -> None:
    screen = opened(driver, "cut-1-straight")
    driver.shoot()
    Table(driver).to_rest()
    assert screen.over and screen.stars == 0
    assert screen.flow.hand is None
    assert "Not this time" in screen.told
    assert usual_word(screen) == "Try again"
    driver.key(key.ENTER)
    assert not screen.over
    assert screen.flow.board.layout == screen.challenge.board.board().layout
    assert screen.flow.hand is not None


def test_several_strokes_belong_to_one_attempt(driver: Driver) -> None:
    screen = opened(driver, "run-1-two")
    assert len(screen.challenge.solution) == 2
    solve(driver, screen)
    assert screen.stars == 3 and len(screen.attempt) == 2


def test_a_solution_that_was_shown_earns_nothing(driver: Driver) -> None:
    screen = opened(driver, "cut-3-middle")
    driver.key(key.S)
    assert screen.shown
    driver.shoot()
    Table(driver).to_rest()
    assert screen.stars >= 1
    assert driver.game.practice.stars.of(driver.game.practice.person) == {}
    driver.key(key.R)
    assert not screen.shown


def test_next_goes_through_all_of_them_to_the_list(driver: Driver) -> None:
    playable = [entry for entry in driver.game.practice.shelf if entry.challenge is not None]
    opened(driver, playable[-2].id)
    driver.key(key.TAB)
    driver.key(key.ESCAPE)
    driver.push("Next")
    assert driver.screen(ChallengeScreen).entry.id == playable[-1].id
    driver.push("Next")
    listed(driver)
