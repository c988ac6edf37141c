from dataclasses import replace

import pytest

from carrom import Player, Seat
from carrom.core.match import PlayerSpec
from carrom.host.questions import Question
from carrom.host.registry import Registry
from carrom.physics.simulator import Simulator
from carrom.testing import board, match
from carrom.worker import Desk


@pytest.mark.parametrize("seat", [Seat.SOUTH, Seat.NORTH])
@pytest.mark.parametrize("left", [0, 1, 9])
def test_every_stroke_is_legal(registry: Registry, seat: Seat, left: int) -> None:
    desk = Desk(registry, Simulator())
    state = match(board(white=left, black=9, to_strike=seat))
    players = {player: PlayerSpec("Lucky", "random") for player in (Player.A1, Player.B1)}
    state = replace(state, config=replace(state.config, players=players))
    for number in range(20):
        position = replace(state, board=replace(state.board, stroke_no=number))
        answer = desk.answer(Question(number, position, 5.0))
        assert answer.stroke, answer.problem
