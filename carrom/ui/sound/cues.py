"""What is to be heard: which sample, how loud, how high, from which side; it plays nothing."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random

from carrom.core.geometry import HALF_MM, POCKETS, Point, distance
from carrom.core.layout import Layout
from carrom.core.outcome import Contact, Pocketing
from carrom.core.pieces import STRIKER
from carrom.ui.art.board_camera import BoardCamera

MOST_VOICES = 8
"""As many sounds are heard at once, the sliding among them."""

LOUD_IMPULSE = 40_000.0
"""g mm/s; the hardest breaks reach it, and nothing is louder."""

LOUDNESS_EXPONENT = 0.6

LEAST_VOLUME = 0.02
"""What is softer is not played."""

APART_S = 0.015
"""The same sample never starts twice within this time."""

AGING_S = 0.08
"""What happened so long before the end of a long frame is played at a third of its loudness."""

PITCH_SPREAD = 0.05

PAN_WIDTH = 0.7
"""How far to a side the edge of the board is heard; 1 is one ear only."""

DROP_SOFTEST, DROP_LOUDEST, FAST_DROP_MM_S = 0.35, 0.8, 2000.0
"""A drop into the net is heard however slow it is."""

SLIDE_LOUDEST, FAST_SLIDE_MM_S = 0.12, 6000.0
"""Sliding is faint; the speeds of all discs are added up."""


class Sound(StrEnum):
    """What can be heard; samples are named after it, such as `click_2`."""

    CLICK = "click"
    """Carromman on carromman."""
    STRIKE = "strike"
    """Striker on carromman."""
    FRAME = "frame"
    POCKET = "pocket"
    POWDER = "powder"
    QUEEN = "queen"
    """The queen was covered."""
    TICK = "tick"
    """A button was pressed."""


@dataclass(frozen=True, slots=True)
class Voice:
    """One sample to play now."""

    sample: str
    volume: float
    """0 to 1."""
    pitch: float = 1.0
    """1 is as it was recorded, 2 an octave higher."""
    pan: float = 0.0
    """-1 is left, 1 is right."""


class SoundModel:
    """Chooses samples, so that a break is heard as a break and never as a machine gun."""

    def __init__(self, lengths: Mapping[str, float], random: Random) -> None:
        """Choose from samples of these lengths in seconds; `random` varies choice and pitch."""
        self._lengths = lengths
        self._variants = {
            sound: [sample for sample in sorted(lengths) if sample.startswith(f"{sound}_")]
            for sound in Sound
        }
        self._random = random
        self._started: dict[str, float] = {}
        self._ends: list[float] = []

    def of_news(
        self, news: Iterable[Contact | Pocketing], now_s: float, camera: BoardCamera
    ) -> list[Voice]:
        """The voices of what happened in a frame that is shown at `now_s`, the loudest first."""
        events = tuple(news)
        latest = max((event.t for event in events), default=0.0)
        heard = [(volume_of(e) * math.exp((e.t - latest) / AGING_S), e) for e in events]
        heard.sort(key=lambda entry: -entry[0])
        voices = []
        for volume, event in heard:
            if volume < LEAST_VOLUME:
                break
            voice = self.of_sound(_sound_of(event), now_s, volume, _pan(event, camera))
            if voice is not None:
                voices.append(voice)
        return _levelled(voices)

    def of_sound(
        self, sound: Sound, now_s: float, volume: float = 1.0, pan: float = 0.0
    ) -> Voice | None:
        """One sound that starts at `now_s`; None where too much, or the same, is heard already."""
        self._ends = [end for end in self._ends if end > now_s]
        if len(self._ends) >= MOST_VOICES - 1:
            return None
        rested = [
            sample
            for sample in self._variants[sound]
            if now_s - self._started.get(sample, -math.inf) >= APART_S
        ]
        if not rested:
            return None
        sample = self._random.choice(rested)
        pitch = self._random.uniform(1 - PITCH_SPREAD, 1 + PITCH_SPREAD)
        self._started[sample] = now_s
        self._ends.append(now_s + self._lengths[sample] / pitch)
        return Voice(sample, volume, pitch, pan)


def volume_of(event: Contact | Pocketing) -> float:
    """How loud a contact or a drop is, 0 to 1."""
    if isinstance(event, Pocketing):
        share = min(1.0, event.speed / FAST_DROP_MM_S)
        return DROP_SOFTEST + (DROP_LOUDEST - DROP_SOFTEST) * math.pow(share, LOUDNESS_EXPONENT)
    return math.pow(min(1.0, event.impulse / LOUD_IMPULSE), LOUDNESS_EXPONENT)


def slide_volume(before: Layout, after: Layout, seconds: float) -> float:
    """How loud the discs slide that went from one layout to another in some time."""
    if seconds <= 0.0:
        return 0.0
    way = sum(distance(before[piece], spot) for piece, spot in after.items() if piece in before)
    share = min(1.0, way / seconds / FAST_SLIDE_MM_S)
    return SLIDE_LOUDEST * math.pow(share, LOUDNESS_EXPONENT)


def _sound_of(event: Contact | Pocketing) -> Sound:
    if isinstance(event, Pocketing):
        return Sound.POCKET
    if event.b is None:
        return Sound.FRAME
    return Sound.STRIKE if STRIKER in (event.a, event.b) else Sound.CLICK


def _pan(event: Contact | Pocketing, camera: BoardCamera) -> float:
    """From which side an event is heard, as the board is turned now."""
    spot: Point = POCKETS[event.pocket] if isinstance(event, Pocketing) else event.position
    share = camera.direction_to_window(spot).x / HALF_MM
    return PAN_WIDTH * max(-1.0, min(1.0, share))


def _levelled(voices: list[Voice]) -> list[Voice]:
    """All softer where together they would be louder than one voice can be."""
    power = math.sqrt(sum(voice.volume * voice.volume for voice in voices))
    if power <= 1.0:
        return voices
    return [replace(voice, volume=voice.volume / power) for voice in voices]
