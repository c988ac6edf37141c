from __future__ import annotations

import random

import pytest

pytest.importorskip("pettingzoo", reason="the extra gym is not installed")

import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from carrom import Seat, Stroke
from carrom.ai import Brain, Hand, Player
from carrom.arena.hall import hall
from carrom.gym import MatchEnv, SoloEnv
from carrom.gym.encoding import ACTION, OBSERVATION, action_of, observed, stroke_of
from carrom.session.view import view_of
from carrom.testing import board, match


@pytest.mark.filterwarnings("ignore")
def test_gymnasiums_checker_has_nothing_to_say() -> None:
    check_env(SoloEnv(), skip_render_check=True)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoos_checker_has_nothing_to_say() -> None:
    api_test(MatchEnv("club"), num_cycles=60)


def test_a_seed_repeats_its_boards() -> None:
    env = SoloEnv()
    first, _ = env.reset(seed=4)
    second, _ = env.reset()
    again, _ = env.reset(seed=4)
    assert np.array_equal(first, again)
    assert not np.array_equal(first, second)


def test_a_pocketed_carromman_is_rewarded() -> None:
    env = SoloEnv()
    env.reset(seed=1)
    player = Player(Hand(0.05, 0.01, 0.1), Brain(strokes=60))
    rewards = []
    for stroke_no in range(12):
        view = env.view
        stroke = player.choose_stroke(view, random.Random(stroke_no))
        before = view.match.board.tally.left.white
        _, reward, over, _, _ = env.step(action_of(stroke))
        rewards.append(reward)
        if over or env.view.match.board.tally.left.white < before:
            break
    assert max(rewards) > 0.5


def test_strokes_survive_the_way_through_an_action() -> None:
    state = match(board(to_strike=Seat.NORTH))
    for stroke in (Stroke.parse("N+1000 9000 3000"), Stroke.parse("N-0300 27000 800")):
        back = stroke_of(state, action_of(stroke))
        assert abs(back.along - stroke.along) <= 1
        assert abs(back.angle - stroke.angle) <= 1
        assert abs(back.speed - stroke.speed) <= 2


def test_any_action_is_a_legal_stroke() -> None:
    rng = np.random.default_rng(1)
    here = hall()
    env = MatchEnv("laws")
    env.reset(seed=2)
    for _ in range(40):
        state, rulebook = env.playing
        action = rng.uniform(-1, 1, 3).astype(np.float32)
        assert ACTION.contains(action)
        view = view_of(state, rulebook, here.simulator)
        assert view.fault(stroke_of(state, action)) is None
        assert OBSERVATION.contains(observed(state, state.board.to_strike))
        env.step(action)
        if not env.agents or any(env.terminations.values()):
            break
