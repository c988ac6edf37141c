"""Personalities at the board, with a stand-in for the process in which they think."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from arcade import key

from carrom.core.geometry import Point
from carrom.core.match import MatchState, Phase
from carrom.core.pieces import QueenAt
from carrom.core.seats import Player, Seat
from carrom.errors import BadInputError
from carrom.ui.play.match_flow import PERSONALITY_DELAY_S
from carrom.ui.play.paced_thinker import SHOWN_S, PacedThinker
from carrom.ui.screens.pause import PauseScreen
from carrom.ui.screens.play import PlayScreen
from carrom.ui.screens.title import TitleScreen
from tests.host.folders import folder
from tests.ui.driver import FRAME_S, Driver
from tests.ui.matches import config, match, with_layout
from tests.ui.minds import Mind

COINS = {"w1": Point(330, 330), "w2": Point(0, 0), "b1": Point(-100, 200), "b2": Point(-200, 100)}


@pytest.fixture
def mind(driver: Driver) -> Mind:
    mind = Mind()
    driver.game.services.thinker = PacedThinker(mind)
    return mind


def against(*bots: Player, to_strike: Seat = Seat.SOUTH, personality: str = "easy") -> MatchState:
    """Asha against Ravi in the middle of a board, some of them personalities."""
    state = with_layout(match(), COINS, QueenAt.WHITE, to_strike=to_strike)
    players = {
        player: replace(spec, personality=personality if player in bots else None)
        for player, spec in state.config.players.items()
    }
    return replace(state, config=replace(state.config, players=players))


def seconds(driver: Driver, count: float) -> None:
    driver.frames(round(count / FRAME_S))


def test_thinking_then_placing_and_pull_are_shown_before_the_stroke(
    driver: Driver, mind: Mind
) -> None:
    screen = driver.play(against(Player.A1))
    assert len(mind.asked) == 1
    seconds(driver, 1.0)
    assert screen.flow.thinking_s > 0.9
    assert screen.flow.hand is None and screen.flow.other_hand is None

    stroke = mind.find(along_mm=80.0)
    driver.frames(2)
    hand = screen.flow.other_hand
    assert hand is not None and hand.along_mm < 10
    seconds(driver, SHOWN_S - 0.15)
    hand = screen.flow.other_hand
    assert hand is not None and hand.along_mm == pytest.approx(80.0) and hand.keyed
    assert not screen.flow.moving
    seconds(driver, 0.3)
    assert screen.flow.moving and screen.session.stroke == stroke


@pytest.mark.parametrize("how", ["key", "click"])
def test_what_is_shown_can_be_skipped(driver: Driver, mind: Mind, how: str) -> None:
    screen = driver.play(against(Player.A1))
    mind.find()
    driver.frames(2)
    if how == "key":
        driver.key(key.SPACE)
    else:
        driver.press(*driver.at(Point(0, 0)))
    driver.frames(2)
    assert screen.flow.moving


def test_nobody_has_to_press_next_against_a_personality(driver: Driver, mind: Mind) -> None:
    screen = driver.play(against(Player.B1))
    driver.shoot()
    driver.to_rest()
    assert screen.flow.verdict.shown and not screen.flow.verdict.blocking
    mind.find(angle=10.0, speed=2000.0)
    seconds(driver, PERSONALITY_DELAY_S + SHOWN_S + 0.2)
    assert screen.flow.moving
    driver.to_rest()
    assert driver.hand().line.seat is Seat.SOUTH
    assert not screen.flow.verdict.blocking


def test_pause_ends_the_thinking_and_it_begins_anew(driver: Driver, mind: Mind) -> None:
    screen = driver.play(against(Player.A1))
    driver.key(key.ESCAPE)
    pause = driver.screen(PauseScreen)
    assert not mind.thinking
    assert not any(getattr(w, "word", "") == "Pass the turn" for w in pause.widgets.widgets)
    driver.key(key.ESCAPE)
    assert mind.thinking and len(mind.asked) == 2
    mind.find()
    driver.frames(2)
    driver.key(key.SPACE)
    driver.frames(2)
    assert screen.flow.moving


def test_stroke_that_is_shown_is_void_after_a_pause(driver: Driver, mind: Mind) -> None:
    screen = driver.play(against(Player.A1))
    mind.find()
    driver.frames(2)
    driver.window.dispatch_event("on_deactivate")
    seconds(driver, 2 * SHOWN_S)
    driver.window.dispatch_event("on_activate")
    seconds(driver, 2 * SHOWN_S)
    assert not screen.flow.moving and screen.flow.other_hand is None


def test_leaving_ends_the_process_and_its_stroke_lands_in_no_other_match(
    driver: Driver, mind: Mind
) -> None:
    driver.play(against(Player.A1))
    mind.find()
    driver.frames(2)
    driver.game.open_title()
    driver.screen(TitleScreen)
    assert not mind.open
    screen = driver.play(against(Player.A1))
    assert mind.thinking
    seconds(driver, 2 * SHOWN_S)
    assert not screen.flow.moving


@pytest.mark.parametrize("seed", range(4))
def test_personality_chooses_at_the_toss_without_a_question_to_the_players(
    driver: Driver, mind: Mind, seed: int
) -> None:
    players = against(Player.A1, Player.B1).config.players
    tossed = replace(config(), players=players, first_breaker=None, seed=seed)
    driver.game.start(tossed)
    driver.frames(4)
    screen = driver.screen(PlayScreen)
    assert screen.state.phase is Phase.AIMING
    assert mind.thinking


def test_what_goes_wrong_is_told_at_the_board_and_with_the_verdict(
    driver: Driver, mind: Mind
) -> None:
    screen = driver.play(against(Player.A1))
    driver.game.services.notices.append("Asha took too long; a simple stroke is played.")
    mind.find(speed=500.0)
    driver.frames(2)
    assert screen.flow.verdict.warning
    assert screen.flow.verdict.sentences == ("Asha took too long; a simple stroke is played.",)
    assert driver.game.services.notices == []
    driver.key(key.SPACE)
    driver.frames(2)
    driver.to_rest()
    assert screen.flow.verdict.sentences[0].startswith("Asha took too long")
    assert len(screen.flow.verdict.sentences) > 1


def test_personality_that_is_gone_is_named_and_the_match_is_kept(driver: Driver) -> None:
    state = against(Player.A1, personality="nobody")
    with pytest.raises(BadInputError, match="no personality 'nobody'"):
        driver.play(state)


FAILING = '''
"""House rule: fails at its first stroke."""
from carrom import HouseRule, hookimpl

CARROM_API = 1

class Failing:
    @hookimpl(wrapper=True)
    def judge_stroke(self):
        yield
        raise ValueError("not today")

@hookimpl
def register_house_rules():
    yield HouseRule("failing", "Failing rule", "For a test.", lambda options: Failing())
'''


def test_house_rule_that_fails_is_named_and_the_match_goes_on(
    driver: Driver, tmp_path: Path
) -> None:
    folder(tmp_path / "data/plugins", {"failing.py": FAILING})
    services = driver.game.services
    services.change_plugins(replace(services.settings.plugins, switches={"failing": True}))
    state = with_layout(match(), COINS, QueenAt.WHITE)
    screen = driver.play(replace(state, config=replace(state.config, house_rules={"failing": {}})))
    assert screen.rules_line == "Standard, Failing rule"
    driver.key(key.MINUS, times=30)
    driver.shoot()
    driver.to_rest()
    told = screen.flow.verdict.sentences
    assert "Failing rule failed" in told[0] and "the usual rules decide" in told[0]
    assert "not today" not in told[0]
    assert len(told) > 1
    assert screen.rules_line == "Standard, Failing rule (failed)"


def test_seat_is_handed_to_a_personality_and_taken_back(driver: Driver, mind: Mind) -> None:
    screen = driver.play(against(to_strike=Seat.SOUTH))
    assert screen.flow.hand is not None
    for by, plays in ((key.RIGHT, True), (key.LEFT, False)):
        screen.pause()
        driver.game.open_seats(screen)
        driver.frames()
        driver.key(key.DOWN)
        driver.key(by)
        driver.key(key.ESCAPE)
        driver.screen(PauseScreen)
        driver.key(key.ESCAPE)
        driver.frames(2)
        assert screen.session.thinking is plays
        assert mind.thinking is plays
        assert (screen.flow.hand is None) is plays
        first = driver.game.services.registry.personalities[0].title
        assert screen.scoreboard().left.striker == (first if plays else "Asha")


def test_person_who_plays_for_a_personality_is_named_on_the_panel(
    driver: Driver, mind: Mind
) -> None:
    screen = driver.play(against(Player.A1, Player.B1))
    screen.pause()
    driver.game.open_seats(screen)
    driver.frames()
    driver.key(key.DOWN)
    ids = [spec.id for spec in driver.game.services.registry.personalities]
    driver.key(key.LEFT, times=ids.index("easy") + 1)
    driver.key(key.ESCAPE)
    driver.key(key.ESCAPE)
    driver.frames(2)
    board = screen.scoreboard()
    assert board.left.striker == "Player 1" and "Player 1" in board.prompt
    assert board.right.names == ("Ravi",)
