from __future__ import annotations

from carrom.core.inputs import Concede
from carrom.core.match import Phase
from carrom.core.seats import Side
from carrom.ui.replay.reel import cut
from carrom.ui.words import Words
from tests.session.builders import session
from tests.ui.replay.reels import steps_of, two_boards


def test_every_stroke_and_every_turn_let_go_is_a_scene() -> None:
    reel = cut(Words(), two_boards()[0])
    assert [scene.caption for scene in reel.scenes] == [
        "Board 1 of 8 · stroke 1 · A1",
        "Board 1 of 8 · stroke 2 · A1",
        "Board 2 of 8 · B1 runs out of time",
        "Board 2 of 8 · A1 passes",
        "Board 2 of 8 · B1 runs out of time",
        "Board 2 of 8 · stroke 1 · A1",
    ]
    assert reel.board_starts == (0, 2)
    assert reel.board_of(1) == range(0, 2)
    assert reel.board_of(6) == range(2, 6)


def test_scenes_follow_on_each_other() -> None:
    reel = cut(Words(), two_boards()[0])
    for scene, following in zip(reel.scenes, reel.scenes[1:], strict=False):
        assert scene.after is following.before
    assert reel.scenes[-1].after is reel.final is reel.state_at(6)
    assert reel.state_at(0) is reel.scenes[0].before


def test_a_scene_tells_what_was_judged_and_what_came_of_it() -> None:
    reel = cut(Words(), two_boards()[0])
    second = " ".join(reel.scenes[1].sentences)
    assert "A1 won the board: 12 points" in second
    assert reel.scenes[1].judged.phase is Phase.BOARD_OVER
    assert "won the match" in " ".join(reel.closing)


def test_a_match_without_a_stroke_has_an_end() -> None:
    table = session()
    table.do(Concede(Side.B, whole_match=True))
    reel = cut(Words(), steps_of(table))
    assert reel.scenes == reel.board_starts == ()
    assert reel.closing == ("A1 won the match.",)
    assert reel.state_at(0).winner is Side.A
