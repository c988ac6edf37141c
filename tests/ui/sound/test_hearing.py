"""What a player hears, and sees fly, when the game is played in a window."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace
from pathlib import Path
from random import Random

import arcade
import pytest
from arcade import key

from carrom.core.geometry import Point
from carrom.core.outcome import Contact
from carrom.core.pieces import STRIKER, PieceId, QueenAt
from carrom.core.seats import Seat
from carrom.core.stroke import Stroke
from carrom.storage.settings import SoundSettings
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.play.dust_part import MOST_MOTES, DustPart
from carrom.ui.play.effects_part import EffectsPart
from carrom.ui.replay.projector import Projector
from carrom.ui.screens.last_stroke import LastStrokeScreen
from carrom.ui.screens.pause import PauseScreen
from carrom.ui.screens.play import PlayScreen
from carrom.ui.sound.cues import MOST_VOICES
from carrom.ui.sound.sounds import Sounds
from tests.ui.driver import FRAME_S, Driver
from tests.ui.matches import LAST_COIN, last_coin, match, with_layout
from tests.ui.sound.ears import Ears

BREAK = Stroke.of(Seat.SOUTH, 0.0, 90.4, 5200.0)


@pytest.fixture
def ears() -> Ears:
    return Ears()


@pytest.fixture
def driver(window: arcade.Window, tmp_path: Path, ears: Ears) -> Driver:
    driver = Driver(window, tmp_path)
    clock = itertools.count(0.0, 0.2).__next__  # read once a frame: what began before has ended
    driver.game.services.sounds = Sounds(ears, SoundSettings(volume=1.0), Random(1), clock)
    return driver


def pocket_last_coin(driver: Driver, queen: QueenAt) -> PlayScreen:
    screen = driver.play(with_layout(match(), LAST_COIN, queen))
    spot, coin = driver.hand().spot, LAST_COIN["w1"]
    angle = math.degrees(math.atan2(coin.y - spot.y, coin.x - spot.x))
    screen.session.play(Stroke.of(Seat.SOUTH, 0.0, angle, 2500.0))
    driver.to_rest()
    return screen


def test_break_is_heard_once_loud_and_then_as_the_pieces_meet(driver: Driver, ears: Ears) -> None:
    screen = driver.play(match())
    screen.session.play(BREAK)
    frames = list[list[str]]()
    while screen.flow.moving:
        before = len(ears.voices)
        driver.window.dispatch_event("on_update", FRAME_S)
        frames.append(ears.kinds()[before:])
    heard = [kinds for kinds in frames if kinds]

    assert max(len(kinds) for kinds in frames) < MOST_VOICES
    assert "strike" in heard[0]
    burst = max(heard[:2], key=len)
    assert burst.count("click") >= 4
    assert len(ears.voices) > 20
    assert "frame" in ears.kinds()
    loudest = max(ears.voices, key=lambda voice: voice.volume)
    assert loudest in ears.voices[: len(heard[0]) + len(heard[1])]
    assert max(ears.slides) > 0.05
    driver.frames()
    assert ears.sliding == 0.0


def test_drop_is_heard_for_each_piece_that_falls(driver: Driver, ears: Ears) -> None:
    pocket_last_coin(driver, QueenAt.WHITE)
    assert ears.kinds().count("pocket") == 1
    assert ears.kinds().index("strike") < ears.kinds().index("pocket")
    drop = next(voice for voice in ears.voices if voice.sample.startswith("pocket"))
    assert drop.pan > 0.3
    assert "queen" not in ears.kinds()


def test_queen_chimes_when_she_is_covered(driver: Driver, ears: Ears) -> None:
    pocket_last_coin(driver, QueenAt.PENDING)
    assert ears.kinds().count("queen") == 1
    assert ears.kinds()[-1] == "queen"


def test_match_that_is_resumed_with_a_covered_queen_is_quiet(driver: Driver, ears: Ears) -> None:
    driver.play(last_coin())
    assert ears.voices == []


def test_menu_over_a_moving_board_ends_the_sliding(driver: Driver, ears: Ears) -> None:
    screen = driver.play(match())
    screen.session.play(BREAK)
    driver.frames(8)
    assert ears.sliding > 0.0
    driver.key(key.ESCAPE)
    driver.screen(PauseScreen)
    assert ears.sliding == 0.0
    driver.frames(5)
    assert ears.sliding == 0.0


def test_last_stroke_is_heard_again_and_no_longer_than_it_is_shown(
    driver: Driver, ears: Ears
) -> None:
    driver.play(match()).session.play(BREAK)
    driver.to_rest()
    ears.voices.clear()
    driver.key(key.V)
    driver.screen(LastStrokeScreen)
    driver.frames(180)
    assert "strike" in ears.kinds()
    assert ears.sliding > 0.0
    driver.key(key.ESCAPE)
    driver.screen(PlayScreen)
    assert ears.sliding == 0.0


def test_replay_that_is_not_shown_on_is_still(driver: Driver, ears: Ears) -> None:
    screen = driver.play(match())
    services = driver.game.services
    projector = Projector(screen.flow.part, services.simulator, screen.flow.effects)
    projector.start(screen.state, BREAK, 1.0)
    while not ears.voices:
        projector.tick(1 / 60)
    projector.tick(1 / 60)
    assert ears.sliding > 0.0
    projector.be_still()
    assert ears.sliding == 0.0


def test_mute_by_key_lasts_and_is_kept(driver: Driver, ears: Ears) -> None:
    services = driver.game.services
    kept = []
    services.keep_settings = kept.append
    screen = driver.play(match())
    driver.key(key.M)
    assert services.settings.sound.muted
    assert [settings.sound.muted for settings in kept] == [True]
    screen.session.play(BREAK)
    driver.to_rest()
    assert ears.voices == []
    driver.key(key.M)
    assert not services.settings.sound.muted


def test_button_ticks_by_pointer_and_by_key_and_not_beside_it(driver: Driver, ears: Ears) -> None:
    screen = driver.play(match())
    menu = screen.buttons.menu.rect
    driver.press(*menu.centre)
    driver.release(menu.left - 50, menu.bottom)
    assert ears.kinds() == []
    driver.click(menu)
    assert ears.kinds() == ["tick"]
    driver.key(key.TAB)
    assert ears.kinds() == ["tick"]
    driver.key(key.ENTER)
    assert ears.kinds() == ["tick", "tick"]


def test_hard_hits_raise_dust_that_settles(driver: Driver) -> None:
    screen = driver.play(match())
    screen.session.play(BREAK)
    driver.frames(20)
    assert not screen.flow.effects.settled
    driver.to_rest()
    driver.frames(60)
    assert screen.flow.effects.settled


def test_reduced_motion_leaves_cuts(driver: Driver) -> None:
    services = driver.game.services
    services.settings = replace(
        services.settings, play=replace(services.settings.play, reduced_motion=True)
    )
    screen = driver.play(match())
    screen.session.play(BREAK)
    while screen.flow.moving:
        driver.window.dispatch_event("on_update", FRAME_S)
        assert screen.flow.part.settled
        assert screen.flow.effects.settled
    screen.turn.to(Seat.NORTH)
    driver.frames()
    assert screen.turn.degrees == 180.0


def hit(impulse: float) -> Contact:
    return Contact(0.0, PieceId("w1"), PieceId("b1"), Point(0, 0), impulse)


def test_dust_is_little_and_only_of_hard_hits() -> None:
    dust = DustPart(Random(1))
    dust.hit([hit(500.0)])
    assert len(dust) == 0
    dust.hit([hit(10_000.0)])
    few = len(dust)
    assert 0 < few < 5
    dust.hit([hit(40_000.0)] * 60)
    assert len(dust) == MOST_MOTES
    dust.tick(1.0)
    assert len(dust) == 0


def effects(ears: Ears) -> EffectsPart:
    sounds = Sounds(ears, SoundSettings(), Random(1), lambda: 0.0)
    camera = BoardCamera.fitting(Rect(0, 0, 600, 600))
    return EffectsPart(sounds, lambda: camera, Random(1))


@pytest.mark.parametrize(("surface_factor", "dusty"), [(1.0, False), (0.8, True)])
def test_striker_trails_dust_on_a_powdered_board(
    ears: Ears, surface_factor: float, dusty: bool
) -> None:
    part = effects(ears)
    part.stand(QueenAt.BOARD, surface_factor)
    for n in range(5):
        part.moving({STRIKER: Point(0, 30 * n), PieceId("w1"): Point(200, 0)}, (), 1 / 60)
    assert part.settled is not dusty


def test_powder_is_heard_when_it_falls_and_not_when_it_is_gone(ears: Ears) -> None:
    part = effects(ears)
    for factor in (1.0, 0.8, 0.8, 1.0):
        part.stand(QueenAt.BOARD, factor)
    assert ears.kinds() == ["powder"]
