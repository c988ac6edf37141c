"""The WAV files are what their script makes, and fit to be played."""

from __future__ import annotations

import wave
from array import array
from itertools import pairwise
from pathlib import Path

import pytest

from assets.sounds import make
from carrom.paths import shipped

FOLDER = shipped("assets") / "sounds"


def read(path: Path) -> array[int]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert file.getframerate() == make.RATE
        return array("h", file.readframes(file.getnframes()))


def test_there_is_a_file_for_each_sound_and_together_they_are_small() -> None:
    files = list(FOLDER.glob("*.wav"))
    assert {path.stem for path in files} == set(make.names())
    assert sum(path.stat().st_size for path in files) < 1_000_000


@pytest.mark.parametrize("name", ["click_3", "pocket_1"])
def test_script_makes_the_file_again(name: str) -> None:
    kept, made = read(FOLDER / f"{name}.wav"), make.samples(name)
    assert len(kept) == len(made)
    # The last bit may differ with another machine's sine.
    assert max(abs(a - b) for a, b in zip(kept, made, strict=True)) <= 1


def test_variants_differ() -> None:
    assert read(FOLDER / "click_1.wav") != read(FOLDER / "click_2.wav")


@pytest.mark.parametrize("name", make.names())
def test_file_neither_clips_nor_carries_a_constant_nor_ends_in_a_jump(name: str) -> None:
    values = read(FOLDER / f"{name}.wav")
    assert 0.6 * 32767 < max(map(abs, values)) < 0.95 * 32767
    assert abs(sum(values) / len(values)) < 0.002 * 32767
    if name == "slide_1":
        usual = max(abs(a - b) for a, b in pairwise(values))
        assert abs(values[0] - values[-1]) <= usual
    else:
        assert abs(values[0]) < 0.05 * 32767
        assert abs(values[-1]) < 0.005 * 32767


def rings_at_hz(name: str) -> float:
    """How often the first 20 ms cross zero, as a frequency."""
    values = read(FOLDER / f"{name}.wav")[: make.RATE // 50]
    crossings = sum((a < 0) != (b < 0) for a, b in pairwise(values))
    return crossings / 2 / (len(values) / make.RATE)


def test_striker_is_lower_than_a_coin_and_the_frame_lower_still() -> None:
    for n in range(1, 5):
        assert rings_at_hz(f"frame_{n}") < rings_at_hz(f"strike_{n}") < rings_at_hz(f"click_{n}")
