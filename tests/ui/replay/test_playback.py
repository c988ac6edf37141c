from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from carrom.core.match import Phase
from carrom.ui.play.board_part import BoardPart, Easel
from carrom.ui.replay.playback import READ_S, SPEEDS, Playback, speed_word
from carrom.ui.replay.projector import LEAD_S, Projector
from carrom.ui.replay.reel import cut
from carrom.ui.words import Words
from tests.session.builders import ScriptedSimulator, rulebook
from tests.ui.replay.reels import two_boards

TICK_S = 1 / 60
STROKE_S = LEAD_S + 1.0 + READ_S
"""A scripted stroke takes a second."""


@pytest.fixture
def playback() -> Playback:
    steps, config = two_boards()
    board = BoardPart(cast(Easel, SimpleNamespace()))
    return Playback(cut(Words(), steps), rulebook(config), Projector(board, ScriptedSimulator()))


def run(playback: Playback, seconds: float) -> None:
    for _ in range(round(seconds / TICK_S)):
        playback.tick(TICK_S)


def test_nothing_moves_until_it_is_played(playback: Playback) -> None:
    run(playback, 10)
    assert playback.position == 0
    assert playback.state is playback.reel.scenes[0].before


@pytest.mark.parametrize("speed", SPEEDS)
def test_strokes_follow_on_each_other_at_the_speed_that_is_set(
    playback: Playback, speed: float
) -> None:
    playback.speed = speed
    playback.toggle()
    run(playback, (STROKE_S - 0.3) / speed)
    assert playback.position == 0
    assert playback.sentences == playback.reel.scenes[0].sentences
    run(playback, 0.5 / speed)
    assert playback.position == 1
    assert playback.state is playback.reel.scenes[1].before
    run(playback, (STROKE_S + 0.3) / speed)
    assert playback.position == 2


def test_a_match_plays_to_its_end_and_begins_again(playback: Playback) -> None:
    playback.speed = 4.0
    playback.toggle()
    run(playback, 6 * STROKE_S / 4)
    assert playback.at_end
    assert not playback.playing
    assert playback.state.phase is Phase.MATCH_OVER
    assert "won the match" in " ".join(playback.sentences)
    assert playback.scene is None
    playback.toggle()
    assert (playback.playing, playback.position) == (True, 0)


def test_a_pause_stops_in_mid_stroke(playback: Playback) -> None:
    playback.toggle()
    run(playback, LEAD_S + 0.5)
    playback.toggle()
    run(playback, 5)
    assert playback.projector.moving
    playback.toggle()
    run(playback, 0.7)
    assert not playback.projector.moving


def test_seeking_shows_the_board_before_a_stroke_and_what_led_there(playback: Playback) -> None:
    playback.seek(2)
    assert playback.state is playback.reel.scenes[2].before
    assert playback.sentences == playback.reel.scenes[1].sentences
    playback.seek(99)
    assert playback.position == playback.last == 6
    playback.seek(-5)
    assert (playback.position, playback.sentences) == (0, ())


def test_back_from_within_a_stroke_leads_to_its_beginning(playback: Playback) -> None:
    playback.seek(1)
    playback.toggle()
    run(playback, 1)
    playback.step(-1)
    assert playback.position == 1
    playback.step(-1)
    assert playback.position == 0
    playback.step(1)
    assert playback.position == 1
    assert playback.playing


def test_pages_go_from_board_to_board(playback: Playback) -> None:
    found = []
    for boards in (1, 1, 1, -1, -1, -1):
        playback.step_board(boards)
        found.append(playback.position)
    assert found == [2, 6, 6, 2, 0, 0]


def test_speeds_have_words() -> None:
    assert [speed_word(Words(), speed) for speed in SPEEDS] == ["Slow", "1x", "2x", "4x"]
