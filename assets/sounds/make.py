"""Makes every sound of the game: `python assets/sounds/make.py` writes the WAV files beside it.

Modal synthesis: a few decaying sines for what rings, a burst of filtered noise for the blow.
Levels are shares of full scale, times in seconds, frequencies in Hz.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random

RATE = 44_100
PEAK = 0.7
FADE_S = 0.004
DC_HZ = 25.0
SILENCE = 1e-3
"""A sound ends where it stays below this share of its peak."""

Wave = list[float]
Partial = tuple[float, float, float]
"""Frequency, level, and the time in which it falls by 60 dB."""


def ringing(seconds: float, partials: Iterable[Partial], attack_s: float = 0.0004) -> Wave:
    """Decaying sines."""
    out = [0.0] * round(seconds * RATE)
    for hz, level, decay in partials:
        turn, fall = 2 * math.pi * hz / RATE, math.log(1000) / (decay * RATE)
        for n in range(len(out)):
            rise = min(1.0, n / (attack_s * RATE))
            out[n] += level * rise * math.exp(-fall * n) * math.sin(turn * n)
    return out


def hiss(random: Random, seconds: float, low_hz: float, high_hz: float) -> Wave:
    """Noise between two frequencies, at a level of about 1."""
    white = [random.uniform(-1.0, 1.0) for _ in range(round(seconds * RATE))]
    band = high_pass(high_pass(white, low_hz), low_hz)
    for _ in range(4):
        band = low_pass(band, 1.6 * high_hz)
    level = math.sqrt(sum(value * value for value in band) / len(band))
    return [value / (2 * level) for value in band]


def burst(
    random: Random, level: float, decay_s: float, low_hz: float, high_hz: float, attack_s: float
) -> Wave:
    """Noise that starts within `attack_s` and falls by 60 dB in `decay_s`."""
    noise = hiss(random, 1.2 * decay_s + attack_s, low_hz, high_hz)
    fall = math.log(1000) / (decay_s * RATE)
    return [
        level * min(1.0, n / (attack_s * RATE)) * math.exp(-fall * n) * value
        for n, value in enumerate(noise)
    ]


def low_pass(signal: Wave, hz: float) -> Wave:
    """One pole: 6 dB an octave above `hz`."""
    share, last, out = 1.0 - math.exp(-2 * math.pi * hz / RATE), 0.0, []
    for value in signal:
        last += share * (value - last)
        out.append(last)
    return out


def high_pass(signal: Wave, hz: float) -> Wave:
    """What `low_pass` leaves over."""
    return [value - low for value, low in zip(signal, low_pass(signal, hz), strict=True)]


def mixed(*parts: tuple[float, Wave]) -> Wave:
    """Waves added up, each from its own start."""
    out = [0.0] * max(round(start * RATE) + len(part) for start, part in parts)
    for start, part in parts:
        first = round(start * RATE)
        for n, value in enumerate(part):
            out[first + n] += value
    return out


def finished(signal: Wave) -> Wave:
    """Without a constant part and the silence at the end, faded out, at the usual peak."""
    out = high_pass(signal, DC_HZ)
    peak = max(map(abs, out))
    end = next(n for n in range(len(out), 0, -1) if abs(out[n - 1]) > SILENCE * peak)
    del out[end:]
    fade = min(round(FADE_S * RATE), end)
    for n in range(fade):
        out[end - 1 - n] *= n / fade
    return [PEAK * value / peak for value in out]


def endless(signal: Wave, overlap_s: float) -> Wave:
    """A wave whose end runs on into its start: the end fades over into what came before it."""
    overlap = round(overlap_s * RATE)
    out = signal[overlap:]
    for n in range(overlap):
        share = (n + 1) / overlap
        old, new = math.sqrt(1 - share), math.sqrt(share)
        out[n - overlap] = old * out[n - overlap] + new * signal[n]
    mean = sum(out) / len(out)
    peak = max(abs(value - mean) for value in out)
    return [PEAK * (value - mean) / peak for value in out]


def about(random: Random, partials: Sequence[Partial], spread: float) -> list[Partial]:
    """Partials as another piece of the same wood has them."""
    return [
        (
            hz * random.uniform(1 - spread, 1 + spread),
            level * random.uniform(0.65, 1.3),
            decay * random.uniform(0.85, 1.15),
        )
        for hz, level, decay in partials
    ]


def click(random: Random) -> Wave:
    """Carromman on carromman: dry and bright."""
    partials = [(2350, 1.0, 0.034), (3500, 0.9, 0.028), (4750, 0.6, 0.022), (6200, 0.35, 0.016)]
    ring = ringing(0.06, about(random, partials, 0.06))
    return finished(mixed((0, ring), (0, burst(random, 0.9, 0.006, 2500, 9000, 0.0002))))


def strike(random: Random) -> Wave:
    """Striker on carromman: heavier and lower."""
    partials = [
        (310, 0.55, 0.060),
        (1080, 1.0, 0.052),
        (1790, 0.8, 0.042),
        (2720, 0.5, 0.032),
        (4050, 0.22, 0.020),
    ]
    ring = ringing(0.09, about(random, partials, 0.05))
    return finished(mixed((0, ring), (0, burst(random, 0.9, 0.008, 1200, 7000, 0.0002))))


def frame(random: Random) -> Wave:
    """A disc on the frame: a woody knock."""
    partials = [(430, 1.0, 0.085), (690, 0.8, 0.075), (1040, 0.6, 0.055), (1480, 0.35, 0.040)]
    ring = ringing(0.12, about(random, partials, 0.05), attack_s=0.0008)
    return finished(mixed((0, ring), (0, burst(random, 0.7, 0.012, 500, 2600, 0.0005))))


def pocket(random: Random) -> Wave:
    """A disc tips over the rim and drops into the net: a soft thud and a rustle."""
    rim = ringing(0.05, about(random, [(620, 0.22, 0.030), (1350, 0.10, 0.018)], 0.08))
    body = [(185, 1.0, 0.140), (292, 0.7, 0.110), (455, 0.35, 0.075)]
    thud = ringing(0.22, about(random, body, 0.06), attack_s=0.003)
    cloth = burst(random, 0.9, 0.075, 250, 1600, 0.003)
    rustle = mixed(
        *(
            (
                random.uniform(0.0, 0.20),
                burst(random, 0.3 * random.uniform(0.4, 1.0), 0.060, 1200, 3800, 0.008),
            )
            for _ in range(9)
        )
    )
    return finished(mixed((0, rim), (0.045, thud), (0.045, cloth), (0.075, rustle)))


def slide(random: Random) -> Wave:
    """Discs that slide: an even, soft hiss."""
    return endless(hiss(random, 1.7, 900, 3200), 0.2)


def powder(random: Random) -> Wave:
    """Powder out of its tin: three shakes."""
    grains = []
    for shake in range(3):
        start = 0.20 * shake + random.uniform(0.0, 0.02)
        grains.append((start, burst(random, 0.5, 0.13, 1800, 5000, 0.03)))
        for _ in range(14):
            fine = burst(random, random.uniform(0.1, 0.45), 0.018, 2500, 7000, 0.001)
            grains.append((start + random.uniform(0.0, 0.09), fine))
    return finished(mixed(*grains))


def queen(random: Random) -> Wave:
    """The queen is covered: two small bells, a fourth apart."""
    notes = []
    for start, hz in ((0.0, 987.8), (0.13, 1318.5)):
        ratios = ((1.0, 1.0, 1.1), (2.0, 0.35, 0.7), (2.76, 0.22, 0.45), (5.40, 0.08, 0.2))
        partials = [(hz * ratio, 0.6 * level, decay) for ratio, level, decay in ratios]
        notes.append((start, ringing(1.2, partials, attack_s=0.003)))
    return finished(mixed(*notes, (0, burst(random, 0.05, 0.01, 2000, 6000, 0.001))))


def tick(random: Random) -> Wave:
    """A button gives way."""
    ring = ringing(0.03, [(1250, 1.0, 0.018), (2600, 0.3, 0.010)], attack_s=0.0015)
    return finished(mixed((0, ring), (0, burst(random, 0.12, 0.006, 1000, 4000, 0.001))))


VARIANTS: dict[str, tuple[int, Callable[[Random], Wave]]] = {
    "click": (6, click),
    "strike": (4, strike),
    "frame": (4, frame),
    "pocket": (3, pocket),
    "slide": (1, slide),
    "powder": (1, powder),
    "queen": (1, queen),
    "tick": (1, tick),
}
"""How many of each there are, and what makes one."""


def names() -> list[str]:
    """Every file's name, without its ending."""
    return [f"{kind}_{n + 1}" for kind, (count, _) in VARIANTS.items() for n in range(count)]


def samples(name: str) -> array[int]:
    """One sound in 16 bits; the same at every run, since its name is the seed of its noise."""
    _, make = VARIANTS[name.split("_")[0]]
    return array("h", (round(32767 * value) for value in make(Random(name))))


def write(path: Path, values: array[int]) -> None:
    """Write a mono WAV file."""
    if sys.byteorder == "big":
        values.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(values.tobytes())


if __name__ == "__main__":
    for each in names():
        write(Path(__file__).with_name(f"{each}.wav"), samples(each))
