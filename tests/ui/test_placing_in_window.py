"""Returned carrommen, put on the board by hand under the rule sets that ask for it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from arcade import key

from carrom.core.geometry import Point, distance
from carrom.core.match import MatchState, Phase, Placing, Waiting
from carrom.core.pieces import PieceId, QueenAt
from carrom.core.seats import Seat
from carrom.laws.rule_sets import ICF, LAWS
from carrom.laws.spots import SpotFault
from carrom.ui.art.tags import PASSING_S
from carrom.ui.screens.play import PlayScreen
from tests.ui.driver import FRAME_S, Driver
from tests.ui.matches import match, with_layout

COINS = {"b1": Point(20, -60), "queen": Point(200, 200), "w2": Point(-200, 0)}
BACK = (PieceId("w1"), PieceId("w3"))


def to_place(rules: str, placer: Seat, *pieces: PieceId) -> MatchState:
    """Doubles in which a player has to place coins of white, who goes on from SOUTH."""
    laws = {"laws": LAWS, "icf": ICF}[rules].laws
    state = with_layout(match(doubles=True, laws=laws), COINS, QueenAt.BOARD)
    tally = state.board.tally
    left = tally.left.with_(state.striking_colour, tally.left.white + len(pieces))
    board = replace(
        state.board,
        tally=replace(tally, left=left),
        waiting=(Waiting(pieces, placer, may_decline=laws.may_decline),),
        first_stroke=False,
    )
    placing = Placing(placer, pieces, laws.may_decline)
    return replace(state, board=board, phase=Phase.PLACING, placing=placing)


def point_at(driver: Driver, spot: Point) -> None:
    x, y = driver.at(spot)
    driver.press(x, y)
    driver.release(x, y)


def test_illegal_spots_are_refused_with_their_reason_and_a_legal_one_is_taken(
    driver: Driver,
) -> None:
    screen = driver.play(to_place("laws", Seat.EAST, BACK[0]))
    assert "Ravi places a coin" in screen.scoreboard().prompt
    for spot, fault in (
        (Point(0, 110), SpotFault.OUTSIDE_CIRCLE),
        (Point(25, -50), SpotFault.TOUCHES),
        (Point(5, 5), SpotFault.ON_CENTRE_CIRCLE),
        (Point(50, 46), None),
    ):
        point_at(driver, spot)
        if fault is not None:
            assert screen.flow.placing is not None
            assert screen.flow.placing.refused is fault
            assert screen.state.phase is Phase.PLACING
    assert screen.state.phase is Phase.AIMING
    assert distance(screen.state.board.layout[BACK[0]], Point(50, 46)) < 1.5


def test_a_press_far_from_the_circle_puts_nothing_down_and_says_where_to_press(
    driver: Driver,
) -> None:
    screen = driver.play(to_place("laws", Seat.EAST, BACK[0]))
    point_at(driver, Point(0, -252))
    assert screen.state.phase is Phase.PLACING
    part = screen.flow.placing
    assert part is not None and part.missed.shown
    point_at(driver, Point(25, -50))
    assert not part.missed.shown
    point_at(driver, Point(0, -252))
    driver.frames(round(PASSING_S / FRAME_S) + 2)
    assert not part.missed.shown


def test_icf_allows_the_centre_and_lets_nobody_decline(driver: Driver) -> None:
    screen = driver.play(to_place("icf", Seat.EAST, BACK[0]))
    assert screen.buttons.decline not in screen.widgets.widgets
    driver.key(key.D)
    assert screen.state.phase is Phase.PLACING
    point_at(driver, Point(5, 5))
    assert screen.state.phase is Phase.AIMING


@pytest.mark.parametrize(("turned", "up"), [(False, (0, 6)), (True, (-6, 0))])
def test_keys_move_the_coin_as_the_board_is_seen_and_put_it_down(
    driver: Driver, turned: bool, up: tuple[float, float]
) -> None:
    play = driver.game.services.settings.play
    driver.game.services.change_settings(play=replace(play, turn_board=turned))
    screen = driver.play(to_place("laws", Seat.EAST, *BACK))
    assert screen.flow.placing is not None
    start = screen.flow.placing.choice.spot
    driver.key(key.UP, times=2)
    spot = screen.flow.placing.choice.spot
    assert (spot.x - start.x, spot.y - start.y) == pytest.approx(up)
    driver.key(key.DOWN, times=2)
    driver.key(key.ENTER)
    assert screen.state.placing is not None
    assert screen.state.placing.pieces == (BACK[1],)
    assert screen.flow.placing is not None and screen.flow.placing.choice.piece == BACK[1]


def test_auto_places_all(driver: Driver) -> None:
    screen = driver.play(to_place("laws", Seat.EAST, *BACK))
    driver.click(screen.buttons.auto.rect)
    assert screen.state.phase is Phase.AIMING
    assert set(BACK) <= screen.state.board.layout.keys()


def test_decline_waives_all(driver: Driver) -> None:
    screen = driver.play(to_place("laws", Seat.EAST, *BACK))
    driver.click(screen.buttons.decline.rect)
    assert screen.state.phase is Phase.AIMING
    assert not set(BACK) & screen.state.board.layout.keys()
    assert any("leaves 2 coins off" in sentence for sentence in screen.flow.verdict.sentences)


def test_prompt_says_who_is_asked_how_often_it_is_looked_at(driver: Driver) -> None:
    screen = driver.play(to_place("laws", Seat.SOUTH, *BACK))
    driver.frames(120)
    hud = driver.screen(PlayScreen).scoreboard()
    assert hud.seat is Seat.SOUTH
    assert "Asha places 2 coins" in hud.prompt
    assert screen.flow.hand is None
