"""Sound as the screens know it: they tell what happened, and the speaker plays what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from types import MappingProxyType
from typing import Protocol

from carrom.core.layout import Layout
from carrom.core.outcome import Contact, Pocketing
from carrom.storage.settings import SoundSettings
from carrom.ui.art.board_camera import BoardCamera
from carrom.ui.sound.cues import Sound, SoundModel, Voice, slide_volume

TICK_VOLUME = 0.25
CHIME_VOLUME = 0.5
POWDER_VOLUME = 0.5

_VOLUMES = {
    Sound.TICK: TICK_VOLUME,
    Sound.QUEEN: CHIME_VOLUME,
    Sound.POWDER: POWDER_VOLUME,
}


class Speaker(Protocol):
    """What plays samples; it never raises, whatever becomes of the device."""

    @property
    def lengths(self) -> Mapping[str, float]:
        """Every sample and how many seconds it lasts; none without a device."""

    def play(self, voice: Voice) -> None:
        """Start a sample."""

    def slide(self, volume: float) -> None:
        """Let the sliding be heard at a loudness from 0 to 1."""

    def hush(self) -> None:
        """Let nothing be heard of what has started."""

    def close(self) -> None:
        """Give the device back; nothing is played any more."""


class Silence:
    """The speaker of a machine that has none."""

    lengths: Mapping[str, float] = MappingProxyType({})

    def play(self, voice: Voice) -> None:
        """Nothing is heard."""

    def slide(self, volume: float) -> None:
        """Nothing is heard."""

    def hush(self) -> None:
        """Nothing was heard."""

    def close(self) -> None:
        """There is no device."""


class Sounds:
    """Makes what happens heard, as loud as the player wants it."""

    def __init__(
        self,
        speaker: Speaker,
        settings: SoundSettings,
        random: Random,
        clock: Callable[[], float],
    ) -> None:
        """Play on `speaker`.

        Args:
            speaker: Where it is heard.
            settings: Volume and mute.
            random: Varies samples and pitch.
            clock: Seconds as they pass for those who listen.
        """
        self._speaker = speaker
        self._settings = settings
        self._clock = clock
        self._model = SoundModel(speaker.lengths, random)

    @classmethod
    def none(cls) -> Sounds:
        """For a game that nobody hears."""
        return cls(Silence(), SoundSettings(), Random(0), lambda: 0.0)

    @property
    def has_device(self) -> bool:
        """Whether anything can be heard on this machine."""
        return bool(self._speaker.lengths)

    @property
    def settings(self) -> SoundSettings:
        """Volume and mute; what is set is heard at once."""
        return self._settings

    @settings.setter
    def settings(self, settings: SoundSettings) -> None:
        self._settings = settings
        if not self._gain:
            self._speaker.hush()

    def hear(self, news: Iterable[Contact | Pocketing], camera: BoardCamera) -> None:
        """Play the contacts and drops of a frame."""
        if self._gain:
            for voice in self._model.of_news(news, self._clock(), camera):
                self._start(voice)

    def slide(self, before: Layout, after: Layout, seconds: float) -> None:
        """Play the sliding from one frame's layout to the next; equal layouts end it."""
        self._speaker.slide(self._gain * slide_volume(before, after, seconds))

    def play(self, sound: Sound) -> None:
        """Play a sound that has no place on the board."""
        if self._gain:
            voice = self._model.of_sound(sound, self._clock(), _VOLUMES.get(sound, 1.0))
            if voice is not None:
                self._start(voice)

    def close(self) -> None:
        """Give the device back."""
        self._speaker.close()

    @property
    def _gain(self) -> float:
        """Squared, since half of the slider is meant to sound half as loud."""
        return 0.0 if self._settings.muted else self._settings.volume**2

    def _start(self, voice: Voice) -> None:
        louder = Voice(voice.sample, voice.volume * self._gain, voice.pitch, voice.pan)
        self._speaker.play(louder)
