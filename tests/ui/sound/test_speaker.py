"""The device is used sparingly, and may go at any time."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from pathlib import Path

import arcade
import pyglet
import pytest
from pyglet.media.drivers.silent.adaptation import SilentAudioPlayer, SilentDriver

from carrom.paths import shipped
from carrom.ui.sound import speaker
from carrom.ui.sound.cues import MOST_VOICES, Voice
from carrom.ui.sound.sounds import Silence
from carrom.ui.sound.speaker import DeviceSpeaker, open_speaker

FOLDER = shipped("assets") / "sounds"
TICK = Voice("tick_1", 0.5, 1.0, 0.3)


@pytest.fixture
def device(window: arcade.Window, monkeypatch: pytest.MonkeyPatch) -> Iterator[DeviceSpeaker]:
    """A speaker on a device that is there but makes no sound."""
    # What other tests left is set apart, so that counting objects takes no time for it.
    gc.freeze()
    driver = SilentDriver()
    monkeypatch.setattr("pyglet.media.player.get_audio_driver", lambda: driver)
    opened = DeviceSpeaker(FOLDER)
    yield opened
    opened.close()
    driver.delete()
    gc.unfreeze()


def let_play(seconds: float) -> None:
    """Let time pass as the window's loop does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(0.005)
        pyglet.app.platform_event_loop.dispatch_posted_events()


def alive(kind: type) -> int:
    gc.collect()
    return sum(type(thing) is kind for thing in gc.get_objects())


def test_all_samples_are_loaded_once_and_the_sliding_is_apart(device: DeviceSpeaker) -> None:
    assert set(device.lengths) == {path.stem for path in FOLDER.glob("*.wav")} - {"slide_1"}
    assert all(0.01 < seconds < 1.5 for seconds in device.lengths.values())


def test_players_are_used_again_however_long_a_game_lasts(device: DeviceSpeaker) -> None:
    players = alive(pyglet.media.Player)
    for _ in range(12):
        for _ in range(MOST_VOICES - 1):
            device.play(TICK)
        assert alive(SilentAudioPlayer) >= MOST_VOICES - 1
        let_play(0.09)
    let_play(0.2)
    assert alive(pyglet.media.Player) == players
    # The driver's thread holds on to the last that it looked at.
    assert alive(SilentAudioPlayer) <= 1


def test_more_than_there_are_players_for_is_left_out(device: DeviceSpeaker) -> None:
    for _ in range(3 * MOST_VOICES):
        device.play(Voice("queen_1", 0.5))
    assert alive(SilentAudioPlayer) == MOST_VOICES - 1


def test_sliding_goes_on_without_an_end_until_nothing_slides(device: DeviceSpeaker) -> None:
    device.slide(0.1)
    let_play(0.1)
    device.slide(0.2)
    assert alive(SilentAudioPlayer) == 1
    source = device._slide_source
    assert source.audio_format is not None
    more = 5 * source.audio_format.bytes_per_second
    assert len(source.get_audio_data(more).data) == more
    device.slide(0.0)
    device.hush()
    assert not device._slider.playing


def test_sliding_joins_its_end_to_its_start(device: DeviceSpeaker) -> None:
    whole = len(device._slide_source._data)
    first = bytes(device._slide_source.get_audio_data(whole).data)
    parts = [bytes(device._slide_source.get_audio_data(1000).data) for _ in range(whole // 500)]
    assert b"".join(parts)[:whole] == first
    assert b"".join(parts)[whole : whole + 1000] == first[:1000]


def test_device_that_goes_leaves_the_game_in_silence(
    device: DeviceSpeaker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def gone() -> object:
        raise OSError("unplugged")

    monkeypatch.setattr("pyglet.media.player.get_audio_driver", gone)
    for _ in range(3):
        device.play(TICK)
        device.slide(0.1)
        device.hush()
    assert len(caplog.records) == 1
    assert "goes on in silence" in caplog.text


def test_machine_without_a_device_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = SilentDriver()
    for driver in (None, silent):
        monkeypatch.setattr(speaker, "get_audio_driver", lambda driver=driver: driver)
        assert isinstance(open_speaker(FOLDER), Silence)
    silent.delete()


def test_missing_samples_are_no_reason_not_to_play(
    window: arcade.Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaker, "get_audio_driver", object)
    assert isinstance(open_speaker(tmp_path), Silence)
