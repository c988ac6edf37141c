"""The machine's sound device, through pyglet: samples are loaded once, and players are reused."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from pyglet.media import Player, Source
from pyglet.media import load as load_source
from pyglet.media.codecs import AudioData
from pyglet.media.codecs.wave import WaveDecoder
from pyglet.media.drivers import get_audio_driver
from pyglet.media.drivers.silent.adaptation import SilentDriver

from carrom.ui.sound.cues import MOST_VOICES, Voice
from carrom.ui.sound.sounds import Silence, Speaker

SLIDE_SAMPLE = "slide_1"

_WHOLE = 1 << 24
"""More bytes than any sample has."""

_log = logging.getLogger(__name__)


def open_speaker(folder: Path) -> Speaker:
    """The sound device with the samples of a folder; silence where there is no device."""
    driver = get_audio_driver()  # type: ignore[no-untyped-call]
    if driver is None or isinstance(driver, SilentDriver):
        _log.info("no sound device")
        return Silence()
    try:
        return DeviceSpeaker(folder)
    except Exception:
        _log.exception("sound cannot be used")
        return Silence()


class DeviceSpeaker:
    """Plays on as many players as there may be voices, the last of which is for the sliding.

    A player is used again only once the end of its sample was told: told later, it would cut the
    next sample short. Drivers raise what they like when a device goes; whatever it is, the game
    then goes on in silence.
    """

    def __init__(self, folder: Path) -> None:
        """Load the WAV files of `folder`.

        Raises:
            Exception: A file cannot be read, or the driver failed.
        """
        sources = {
            path.stem: load_source(str(path), streaming=False, decoder=WaveDecoder())
            for path in sorted(folder.glob("*.wav"))
        }
        self._slide_source = _Endless(sources.pop(SLIDE_SAMPLE))
        self._sources = sources
        self._players = [Player() for _ in range(MOST_VOICES - 1)]
        self._slider = Player()
        self._lengths = MappingProxyType(
            {name: source.duration for name, source in sources.items()}
        )
        self._works = True

    @property
    def lengths(self) -> Mapping[str, float]:
        """Every sample and how many seconds it lasts."""
        return self._lengths

    def play(self, voice: Voice) -> None:
        """Start a sample, if a player is idle."""
        self._attempt(lambda: self._play(voice))

    def slide(self, volume: float) -> None:
        """Let the sliding be heard, or pause it."""
        self._attempt(lambda: self._slide(volume))

    def hush(self) -> None:
        """Let samples go on to their ends unheard."""

        def silence() -> None:
            for player in self._players:
                player.volume = 0.0
            self._slide(0.0)

        self._attempt(silence)

    def close(self) -> None:
        """Free the players while the driver is still there."""
        self._attempt(self._free)
        self._works = False

    def _play(self, voice: Voice) -> None:
        player = next((player for player in self._players if player.source is None), None)
        if player is not None:
            player.volume = voice.volume
            player.pitch = voice.pitch
            player.position = (voice.pan, 0.0, -math.sqrt(1.0 - voice.pan * voice.pan))
            player.queue(self._sources[voice.sample])
            player.play()

    def _slide(self, volume: float) -> None:
        if volume > 0.0:
            self._slider.volume = volume
            if self._slider.source is None:
                self._slider.queue(self._slide_source)
            self._slider.play()
        elif self._slider.playing:
            self._slider.pause()

    def _free(self) -> None:
        for player in (*self._players, self._slider):
            player.pause()
            player.delete()

    def _attempt(self, action: Callable[[], None]) -> None:
        if not self._works:
            return
        try:
            action()
        except Exception:
            self._works = False
            _log.exception("the sound device failed; the game goes on in silence")


class _Endless(Source):
    """A sample over and over, without the gap that looping a player leaves."""

    def __init__(self, sample: Source) -> None:
        whole = sample.get_queue_source().get_audio_data(_WHOLE)
        if whole is None:
            raise ValueError(f"{SLIDE_SAMPLE} is empty")
        self._data = bytes(whole.data)
        self._at = 0
        self.audio_format = sample.audio_format

    def get_audio_data(self, num_bytes: float, compensation_time: float = 0.0) -> AudioData:
        """The next bytes, from the start again after the end."""
        count = int(num_bytes)
        times = (self._at + count) // len(self._data) + 1
        part = (self._data * times)[self._at : self._at + count]
        self._at = (self._at + count) % len(self._data)
        return AudioData(part, count)

    def seek(self, timestamp: float) -> None:
        """Every place sounds the same."""
