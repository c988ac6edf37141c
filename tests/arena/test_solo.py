from __future__ import annotations

from dataclasses import replace

import pytest

from carrom.arena.solo import CAP, SoloTask, Task, play_solo
from carrom.errors import CarromError


def test_a_steady_hand_clears_the_board() -> None:
    game = play_solo(SoloTask(0, "steady", Task.OWN, seed=3))
    assert game.cleared
    assert 8 <= game.strokes < CAP
    assert game.pots + game.visits - 1 == game.strokes
    assert len(game.predicted) == game.strokes


def test_chance_alone_does_not_clear_it_and_fails_the_same_way_again() -> None:
    task = SoloTask(0, "random", Task.OWN, seed=3)
    game = play_solo(task)
    assert not game.cleared
    assert replace(play_solo(task), seconds=0.0) == replace(game, seconds=0.0)


def test_nineteen_coins_of_any_colour_are_cleared_with_a_loose_hand() -> None:
    game = play_solo(SoloTask(0, "steady", Task.ANY, seed=3, tries=60))
    assert game.cleared
    assert game.queen_covered is not None
    assert 10 <= game.strokes < CAP


def test_a_given_hand_needs_a_personality_that_has_one() -> None:
    with pytest.raises(CarromError, match="no hand and brain"):
        play_solo(SoloTask(0, "random", Task.ANY, seed=3))


def test_it_explains_itself_when_asked() -> None:
    game = play_solo(SoloTask(1, "steady", Task.OWN, seed=4, explain=True))
    assert len(game.explained) == game.strokes
    assert "chance" in game.explained[0]
