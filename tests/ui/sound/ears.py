"""A speaker that keeps what it was told to play."""

from __future__ import annotations

from collections.abc import Mapping

from assets.sounds import make
from carrom.ui.sound.cues import Voice


class Ears:
    """Hears every sample of the game, each a tenth of a second long."""

    lengths: Mapping[str, float] = {name: 0.1 for name in make.names() if name != "slide_1"}

    def __init__(self) -> None:
        self.voices: list[Voice] = []
        self.slides: list[float] = []
        self.hushed = False

    @property
    def sliding(self) -> float:
        """How loud the sliding is now."""
        return self.slides[-1] if self.slides else 0.0

    def kinds(self) -> list[str]:
        """What was heard, without the number of the variant."""
        return [voice.sample.rsplit("_", 1)[0] for voice in self.voices]

    def play(self, voice: Voice) -> None:
        self.voices.append(voice)

    def slide(self, volume: float) -> None:
        self.slides.append(volume)

    def hush(self) -> None:
        self.hushed = True
        self.slides.append(0.0)

    def close(self) -> None:
        self.hushed = True
