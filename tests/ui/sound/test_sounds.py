"""Volume and mute, and a speaker that keeps what it was told."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from carrom.core.geometry import Point
from carrom.core.outcome import Contact
from carrom.core.pieces import PieceId
from carrom.storage.settings import SoundSettings
from carrom.ui.art.board_camera import BoardCamera, Rect
from carrom.ui.sound.cues import Sound
from carrom.ui.sound.sounds import Sounds
from tests.ui.sound.ears import Ears

CAMERA = BoardCamera.fitting(Rect(0, 0, 600, 600))
HIT = Contact(0.0, PieceId("w1"), PieceId("w2"), Point(0, 0), 20_000.0)
HERE: Mapping[PieceId, Point] = {PieceId("w1"): Point(0, 0)}
THERE: Mapping[PieceId, Point] = {PieceId("w1"): Point(20, 0)}


def sounds(ears: Ears, **settings: float) -> Sounds:
    return Sounds(ears, SoundSettings(**settings), Random(1), lambda: 0.0)  # type: ignore[arg-type]


def test_volume_scales_everything() -> None:
    loud, soft = Ears(), Ears()
    for ears, volume in ((loud, 1.0), (soft, 0.5)):
        heard = sounds(ears, volume=volume)
        heard.hear([HIT], CAMERA)
        heard.play(Sound.QUEEN)
        heard.slide(HERE, THERE, 1 / 60)
    assert [v.sample for v in loud.voices] == [v.sample for v in soft.voices]
    for a, b in zip(loud.voices, soft.voices, strict=True):
        assert b.volume == pytest.approx(a.volume / 4)
    assert soft.sliding == pytest.approx(loud.sliding / 4)


@pytest.mark.parametrize("settings", [{"volume": 0.0}, {"muted": True}])
def test_nothing_is_played_for_nobody(settings: dict[str, float]) -> None:
    ears = Ears()
    heard = sounds(ears, **settings)
    heard.hear([HIT], CAMERA)
    heard.play(Sound.TICK)
    heard.slide(HERE, THERE, 1 / 60)
    assert ears.voices == []
    assert ears.sliding == 0.0


def test_mute_ends_what_is_heard_and_lasts_until_it_is_taken_back() -> None:
    ears = Ears()
    heard = sounds(ears)
    heard.slide(HERE, THERE, 1 / 60)
    heard.play(Sound.QUEEN)
    heard.settings = SoundSettings(muted=True)
    assert ears.hushed
    heard.play(Sound.TICK)
    heard.settings = SoundSettings()
    heard.play(Sound.TICK)
    assert [voice.sample for voice in ears.voices] == ["queen_1", "tick_1"]


def test_silent_machine_says_so_and_bears_everything() -> None:
    heard = Sounds.none()
    assert not heard.has_device
    heard.hear([HIT], CAMERA)
    heard.play(Sound.TICK)
    heard.slide(HERE, THERE, 1 / 60)
    heard.settings = SoundSettings(muted=True)
    heard.close()
    assert sounds(Ears()).has_device
